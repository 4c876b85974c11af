import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSale } from '../buyback/test-sale.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { toOwnPath } from '../visitor/pages.ts'

const SELL = '/cz/vykup/api/sell/'

let shop: RunningShop
let visitor: TestVisitor

beforeAll(async () => {
  shop = await startTestShop()
  visitor = createVisitor(shop.url)
}, 120_000)
afterAll(() => shop.close())

const refuse = async (headers: Record<string, string>, someone = visitor) => {
  const { status, json } = await someone.post(SELL, '{}', headers)
  return [status, json]
}

test('a write without the right token is refused as DRF refuses it', async () => {
  expect(await refuse({ 'X-CSRFToken': '' })).toEqual([403, { detail: 'CSRF Failed: CSRF token missing.' }])
  expect(await refuse({ 'X-CSRFToken': 'a'.repeat(64) })).toEqual([
    403,
    { detail: "CSRF Failed: CSRF token from the 'X-Csrftoken' HTTP header incorrect." },
  ])
  expect(await refuse({}, createVisitor(shop.url, new Map([['csrftoken', '']])))).toEqual([
    403,
    { detail: 'CSRF Failed: CSRF cookie not set.' },
  ])
  expect(await refuse({ Origin: 'https://evil.example' })).toEqual([
    403,
    {
      detail:
        'CSRF Failed: Origin checking failed - https://evil.example does not match any trusted origins.',
    },
  ])
})

test('T-21 a write comes from the shop’s own origin, scheme and host, or it is refused', async () => {
  const { host } = new URL(shop.url)
  const ask = async (headers: Record<string, string>) => (await visitor.post(SELL, '{}', headers)).status
  expect(await ask({ Origin: `http://${host}` })).toBe(400)
  expect(await ask({ Origin: `https://${host}`, 'X-Forwarded-Proto': 'https' })).toBe(400)
  for (const origin of [`https://${host}`, `http://${host}.evil.example`, 'http://evil.example', 'null'])
    expect([origin, await ask({ Origin: origin })]).toEqual([origin, 403])
  expect(await ask({ Origin: `http://${host}`, 'X-Forwarded-Proto': 'https' })).toBe(403)
})

test('a body that is no JSON, of another type, or no object is refused in its own shape', async () => {
  const broken = await visitor.post(SELL, '{"e_mail": "secret@example.cz"')
  expect([broken.status, broken.json]).toEqual([
    400,
    { detail: 'JSON parse error - Expecting value: line 1 column 1 (char 0)' },
  ])
  const form = await visitor.post(SELL, 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' })
  expect([form.status, form.json]).toEqual([
    415,
    { detail: 'Nepodporovaný media type "application/x-www-form-urlencoded" v požadavku.' },
  ])
  const list = await visitor.post(SELL, '[]')
  expect([list.status, list.json]).toEqual([
    400,
    { non_field_errors: ['Chybná data. Byl přijat typ list místo očekávaného slovníku.'] },
  ])
})

test('characters that no database keeps are refused wherever they come', async () => {
  const sale = await makeSale(visitor)
  for (const street of ['Tajná\0 ulice', 'Tajná \ud800 ulice']) {
    const { status, json } = await visitor.post(SELL, {
      ...sale,
      customer_data: { ...sale.customer_data, street },
    })
    expect([status, json]).toEqual([400, { non_field_errors: ['Null characters are not allowed.'] }])
  }
  expect((await visitor.get('/cz/core/api/places/?term=a%00b')).status).toBe(400)
  expect((await visitor.get('/cz/vykup/api/models/a%00b/colors/')).status).toBe(400)
  expect((await visitor.get('/cz/core/api/places/?term=%E0%A4%A')).status).toBe(200)
})

test.each([
  ['/cz/servis/?type=%00&x=%ff', 'cs', 'Na úvodní stránku'],
  ['/ro/%00/', 'ro', 'La pagina principală'],
])('an address that no page can have is answered by a page of the shop: %s', async (path, language, home) => {
  const { status, text } = await visitor.get(path)
  expect(status).toBe(400)
  expect(text).toContain(`<html lang="${language}">`)
  expect(text).toContain(home)
  expect(text).not.toContain('Bad Request')
})

test('bytes that are no text are only sought in vain', async () => {
  expect((await visitor.get('/cz/servis/?type=%ff&x=%ff')).status).toBe(200)
  expect((await visitor.get('/cz/%ff/')).status).toBe(404)
})

test('a method that a call does not take is named', async () => {
  const { status, json, headers } = await visitor.get(SELL)
  expect([status, json]).toEqual([405, { detail: 'Metoda "GET" není povolena.' }])
  expect(headers.get('allow')).toContain('POST')
})

test('a body over a megabyte is too large', async () => {
  const { status } = await visitor.post(SELL, `{"note":"${'x'.repeat(1_100_000)}"}`)
  expect(status).toBe(413)
})

test('a path that lacks its last slash is redirected with its query, and only where it leads somewhere', async () => {
  for (const path of ['/cz/vykup/api/types', '/cz/vykup?type=telefony', '/cz', '/qa/outbox']) {
    const { status, headers } = await visitor.get(path)
    expect([path, status]).toEqual([path, 301])
    expect(headers.get('location')).toBe(path.replace(/(\?|$)/, '/$1'))
  }
  const lost = await visitor.post(SELL.slice(0, -1), await makeSale(visitor))
  expect([lost.status, lost.headers.get('location')]).toEqual([301, SELL])
  expect((await visitor.get('/cz/nothing')).status).toBe(404)
})

test('every answer has an id and the strict policy', async () => {
  for (const path of ['/cz/', '/cz/vykup/api/types/', '/nothing/', '/static/shop.css', SELL]) {
    const { headers } = await visitor.get(path)
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    // Of what stands in the page it lets the import map in and the islands' stylesheets, and nothing else.
    const policy = headers
      .get('content-security-policy')
      // The doubles of providers stand on the machine's other name.
      ?.replaceAll(` ${shop.url.replace('localhost', '127.0.0.1')}`, ' provider')
      .replace(/ 'sha256-[\w+/]{43}='/, '')
      .replace(/(?<=style-src 'self')( 'sha384-[\w+/]{64}')+/, '')
    expect(policy).toBe(
      "default-src 'none'; script-src 'self' provider; style-src 'self'; connect-src 'self' provider; frame-src provider; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cache-control')).not.toBeNull()
  }
  expect((await visitor.get('/cz/', { 'X-Request-ID': 'mine-1' })).headers.get('x-request-id')).toBe('mine-1')
})

test('signing in opens a session by a cookie that scripts cannot read, with a fresh token', async () => {
  const customer = createVisitor(shop.url)
  await customer.get('/cz/prihlaseni/')
  const before = customer.cookies.get('csrftoken')
  const wrong = await customer.postForm('/cz/prihlaseni/', {
    email: 'zakaznik@laguna.example',
    password: 'x',
  })
  expect(wrong.status).toBe(303)
  expect((await customer.get('/cz/prihlaseni/')).text).toContain('E-mail nebo heslo nesouhlasí.')
  const right = await customer.postForm('/cz/prihlaseni/', {
    email: 'Zakaznik@laguna.example',
    password: 'Zakaznik-1',
    next: '/cz/vykup/',
  })
  expect([right.status, right.headers.get('location')]).toEqual([302, '/cz/vykup/'])
  const session = right.headers.getSetCookie().find(line => line.startsWith('sessionid='))
  expect(session).toContain('HttpOnly')
  expect(session).toContain('SameSite=Lax')
  expect(customer.cookies.get('csrftoken')).not.toBe(before)
  expect((await customer.get('/cz/core/api/active-user/')).json).toMatchObject({ authenticated: true })
  expect((await customer.post(SELL, await makeSale(customer))).status).toBe(201)
  expect((await customer.get('/admin/')).status).toBe(403)
  await customer.postForm('/cz/odhlaseni/', {})
  expect((await customer.get('/cz/core/api/active-user/')).json).toMatchObject({ authenticated: false })
})

test('a form without a token meets an HTML page, and nobody is signed out', async () => {
  const { status, text } = await visitor.send('/cz/prihlaseni/', { method: 'POST', body: 'email=a' })
  expect(status).toBe(403)
  expect(text).toContain('CSRF verification failed')
})

test('after signing in nobody is sent to another site', () => {
  for (const next of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '',
    '\\/evil.example',
  ])
    expect(toOwnPath(next)).toBeNull()
  expect(toOwnPath('/cz/vykup/?type=telefony')).toBe('/cz/vykup/?type=telefony')
})

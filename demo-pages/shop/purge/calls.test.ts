import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PurgeAnswer } from '#core/api/purge/purge.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { SITES } from '../site/site.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'

const PURGE = '/cz/api/new/core/fastly/purge'
const KEYS = { mode: 'key', keys: 'html endpoint', soft_purge: true }

let shop: RunningShop
let staff: TestVisitor

async function bring(role: keyof typeof DEMO_ACCOUNTS): Promise<TestVisitor> {
  const visitor = createVisitor(shop.url)
  const { email, password } = DEMO_ACCOUNTS[role]
  await visitor.postForm('/cz/prihlaseni/', { email, password })
  return visitor
}
/** The rows of the history, the newest first, without their times. */
async function readHistory(path = '/admin/cache/'): Promise<string[]> {
  const { text } = await staff.get(path)
  const body = text.slice(text.indexOf('<tbody'), text.indexOf('</tbody>'))
  return body
    .split('</tr>')
    .filter(row => row.includes('<td'))
    .map(row =>
      row
        .replace(/<time.*?<\/time>/s, '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
}
const purge = async (body: unknown, path = PURGE) => {
  const { status, json } = await staff.post(path, body)
  return [status, json]
}

beforeAll(async () => {
  shop = await startTestShop()
  staff = await bring('staff')
}, 120_000)
afterAll(() => shop.close())

test('PG-002 staff purge by POST to the path as printed, and it is kept who did what', async () => {
  const { status, json } = await staff.post(PURGE, KEYS)
  expect(status).toBe(200)
  expect(v.parse(PurgeAnswer, json)).toEqual({ status: 'ok', id: expect.stringMatching(/^\d+$/) })
  const [row] = await readHistory()
  expect(row).toBe('Česko Petr Obsluha Keys: html endpoint marked as stale')
})

test('the path is taken as printed, without a slash at its end, and by POST alone', async () => {
  expect((await staff.post(`${PURGE}/`, KEYS)).status).toBe(404)
  const { status, headers } = await staff.get(PURGE)
  expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
})

test('AC-005 AC-006 who is not signed in has no credentials, and a customer or a branch no permission', async () => {
  const before = await readHistory()
  const nobody = await createVisitor(shop.url).post(PURGE, KEYS)
  expect([nobody.status, nobody.json]).toEqual([403, { detail: 'Nebyly zadány přihlašovací údaje.' }])
  for (const role of ['customer', 'branch'] as const) {
    const visitor = await bring(role)
    const denied = await visitor.post(PURGE, KEYS)
    expect([denied.status, denied.json]).toEqual([403, { detail: 'K této akci nemáte oprávnění.' }])
    const page = await visitor.get(SITES.cz.paths.purge)
    expect(page.status).toBe(403)
    expect(page.text).not.toContain('<table')
  }
  const romanian = await createVisitor(shop.url).post('/ro/api/new/core/fastly/purge', KEYS)
  expect(romanian.json).toEqual({ detail: 'Datele de autentificare nu au fost furnizate.' })
  expect(await readHistory()).toEqual(before)
})

test('a purge without the CSRF token is refused', async () => {
  const { status, json } = await staff.post(PURGE, KEYS, { 'X-CSRFToken': '' })
  expect([status, json]).toEqual([403, { detail: 'CSRF Failed: CSRF token missing.' }])
})

test('PG-003 PG-004 PG-005 PG-006 each mode takes its own fields, and a purge is soft unless told otherwise', async () => {
  for (const body of [
    { mode: 'key', keys: ['a', 'b', 'a'], soft_purge: false },
    { mode: 'url', url: ' /cz/vykup/#cena ' },
    { mode: 'url', url: `${shop.url}/cz/`, soft_purge: true },
    { mode: 'full', keys: 'x', url: 'https://jinde.example/', soft_purge: true },
  ])
    expect((await purge(body))[0]).toBe(200)
  expect((await readHistory()).slice(0, 4)).toEqual([
    'Česko Petr Obsluha Everything gone at once',
    `Česko Petr Obsluha Address: ${shop.url}/cz/ marked as stale`,
    'Česko Petr Obsluha Address: /cz/vykup/ marked as stale',
    'Česko Petr Obsluha Keys: a b gone at once',
  ])
})

test.each([
  [{}, { mode: ['Toto pole je vyžadováno.'] }],
  [{ mode: null }, { mode: ['Toto pole nesmí být prázdné (null).'] }],
  [{ mode: 'all' }, { mode: ['"all" je neplatnou volbou.'] }],
  [{ mode: 'key' }, { keys: ['Toto pole je vyžadováno.'] }],
  [{ mode: 'key', keys: null }, { keys: ['Toto pole nesmí být prázdné (null).'] }],
  [{ mode: 'key', keys: 7 }, { keys: ['Neplatný řetězec.'] }],
  [{ mode: 'key', keys: ' \n ' }, { keys: ['Zadejte aspoň jeden klíč.'] }],
  [{ mode: 'key', keys: ['a', 'b c'] }, { keys: { 1: ['Klíč nesmí obsahovat mezeru.'] } }],
  [
    { mode: 'key', keys: Array.from({ length: 257 }, (_, i) => `k${i}`).join(' ') },
    { keys: ['Zkontrolujte, že klíčů není více než 256.'] },
  ],
  [
    { mode: 'key', keys: 'k'.repeat(1025) },
    { keys: ['Zkontrolujte, že žádný klíč není delší než 1024 bajtů.'] },
  ],
  [{ mode: 'url' }, { url: ['Toto pole je vyžadováno.'] }],
  [{ mode: 'url', url: '' }, { url: ['Toto pole nesmí být prázdné.'] }],
  [{ mode: 'url', url: 'https://jinde.example/' }, { url: ['Vložte adresu tohoto webu.'] }],
  [{ mode: 'url', url: '//jinde.example/' }, { url: ['Vložte adresu tohoto webu.'] }],
  [{ mode: 'url', url: '/cz/', soft_purge: 'maybe' }, { soft_purge: ['Zadejte platnou logickou hodnotu.'] }],
])('%j is refused beside its field', async (body, errors) => {
  expect(await purge(body)).toEqual([400, errors])
})

test('a purge that is sent again under its key is done once', async () => {
  const key = { 'Idempotency-Key': 'purge-once' }
  const first = await staff.post(PURGE, { mode: 'full', soft_purge: false }, key)
  const count = (await readHistory()).length
  const second = await staff.post(PURGE, { mode: 'full', soft_purge: false }, key)
  expect(second.json).toEqual(first.json)
  expect(await readHistory()).toHaveLength(count)
})

test('each market has its own history, read by its staff in its language', async () => {
  await purge({ mode: 'url', url: '/ro/', soft_purge: true }, '/ro/api/new/core/fastly/purge')
  const [row] = await readHistory(SITES.ro.paths.purge)
  expect(row).toBe('Petr Obsluha Adresa: /ro/ marcat ca expirat')
  expect((await readHistory(SITES.cz.paths.purge)).join()).not.toContain('/ro/')
})

test('AC-005 who is not signed in is led to the sign-in page and back', async () => {
  const { status, headers } = await createVisitor(shop.url).get(SITES.cz.paths.purge)
  expect([status, headers.get('location')]).toEqual([
    302,
    '/cz/prihlaseni/?next=%2Fcz%2Fobsluha%2Fmezipamet%2F',
  ])
})

test('PG-001 PG-007 without scripts a plain form purges, and everything only when that is confirmed', async () => {
  const { text } = await staff.get(SITES.cz.paths.purge)
  expect(text).toContain('name="keys" value="html endpoint"')
  const done = await staff.postForm(SITES.cz.paths.purge, { mode: 'key', keys: 'menu', soft: '1' })
  expect([done.status, done.headers.get('location')]).toEqual([302, `${SITES.cz.paths.purge}?done=1`])
  expect((await readHistory())[0]).toBe('Česko Petr Obsluha Keys: menu marked as stale')
  const unsure = await staff.postForm(SITES.cz.paths.purge, { mode: 'full' })
  expect(unsure.status).toBe(400)
  expect(unsure.text).toContain('Potvrďte, že opravdu chcete vymazat úplně vše.')
  const foreign = await staff.postForm(SITES.cz.paths.purge, { mode: 'url', url: 'https://jinde.example/"' })
  expect(foreign.status).toBe(400)
  expect(foreign.text).toContain('Vložte adresu tohoto webu.')
  expect(foreign.text).toContain('value="https://jinde.example/&quot;"')
  expect((await staff.postForm(SITES.cz.paths.purge, { mode: 'full', sure: '1' })).status).toBe(302)
  expect((await readHistory())[0]).toBe('Česko Petr Obsluha Everything gone at once')
})

test('a plain form without the right token purges nothing', async () => {
  const before = await readHistory()
  const fields = { mode: 'full', sure: '1', csrfmiddlewaretoken: 'wrong' }
  expect((await staff.postForm(SITES.cz.paths.purge, fields)).status).toBe(403)
  expect(await readHistory()).toEqual(before)
})

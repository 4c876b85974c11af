import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configurePage, getMarket, getServerNow, getToday, page, turned, turnPage } from './page.ts'

beforeEach(() => configurePage({ market: 'cz' }))
afterEach(() => {
  vi.useRealTimers()
})

test('a page that says only its market has a default for everything else that has one', () => {
  expect(page.value).toEqual({
    market: 'cz',
    routes: {},
    user: { authenticated: false },
    csrf: { cookie: 'csrftoken', header: 'X-CSRFToken' },
    wireDate: 'DD.MM.YYYY',
    address: 'push',
    trackingCurrency: 'CZK',
    paymentOrigins: [],
    providers: {},
    consent: false,
  })
})

test('the documented configuration is taken over', () => {
  const config = {
    market: 'ro',
    routes: { 'buyout-types': '/ro/vanzare/api/types/', 'buyout-models': '/ro/{type}/{manufacturer}/models' },
    user: { authenticated: true },
    csrf: { cookie: 'shop_csrf', header: 'X-Shop-Csrf', token: 'abc' },
    defaultCountry: 181,
    wireDate: 'YYYY-MM-DD',
    bankCodes: ['0800'],
    address: 'push',
    now: '2026-11-21T10:00:00Z',
    loginUrl: '/ro/autentificare/',
  }
  configurePage({ ...config, somethingNew: 5 })
  expect(page.value).toMatchObject({ ...config, defaultCountry: '181' })
  expect(page.value).not.toHaveProperty('somethingNew')
  expect(getMarket().language).toBe('ro')
})

test('the Romanian market has a country of its own, and a page keeps the id it is given for it', () => {
  configurePage({ market: 'cz', defaultCountry: 56 })
  const czech = { country: getMarket().country, id: page.value.defaultCountry }
  configurePage({ market: 'ro', defaultCountry: '181' })
  const romanian = { country: getMarket().country, id: page.value.defaultCountry }
  expect([czech, romanian]).toEqual([
    { country: 'CZ', id: '56' },
    { country: 'RO', id: '181' },
  ])
})

test('a wrong configuration names every wrong key, and the former one stays', () => {
  const wrong = {
    market: 'sk',
    routes: { good: '/a/', bad: 'https://evil.example/', worse: 5 },
    user: { authenticated: 'yes' },
    csrf: { cookie: 1 },
    defaultCountry: null,
    bankCodes: '0800',
    now: 'yesterday',
    loginUrl: '//evil.example/',
  }
  let message = ''
  try {
    configurePage(wrong)
  } catch (thrown) {
    message = (thrown as Error).message
  }
  expect(message).toContain("The page's configuration (script#ostrov-page) is wrong.")
  const named = [
    'market',
    'routes.bad',
    'routes.worse',
    'user.authenticated',
    'csrf.cookie',
    'defaultCountry',
    'bankCodes',
    'now',
    'loginUrl',
  ]
  for (const key of named) expect(message).toContain(`${key}: expected `)
  expect(message.match(/: expected /g)).toHaveLength(named.length)
  expect(message).toContain('market: expected ("cz" | "ro"), found "sk"')
  expect(message).toContain('routes.bad: expected a path of this site, found "https://evil.example/"')
  expect(message).toContain('now: expected a moment in ISO form, found "yesterday"')
  expect(page.value.market).toBe('cz')
})

test.each([null, undefined, 'cz', 5, []])('%j is no configuration', raw => {
  expect(() => configurePage(raw)).toThrow("The page's configuration (script#ostrov-page) is wrong.")
})

test.each([
  'https://evil.example/',
  'http:evil',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  ' /a/',
  'a/',
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  '/a/<int:pk>/',
  '/a/{a-b}/',
  '/a/{}/',
  '/a/{b/',
])('a route or a login page at %j is refused', path => {
  expect(() => configurePage({ market: 'cz', routes: { x: path } })).toThrow(
    'routes.x: expected a path of this site',
  )
  if (!/[{<]/.test(path))
    expect(() => configurePage({ market: 'cz', loginUrl: path })).toThrow(
      'loginUrl: expected a path of this site',
    )
})

test.each(['/', '/a', '/a/{b}/{c}.json', '/a/?b={c}', '/a//b/', '/žluťoučký/', '/a:b@c'])(
  'a route at %j stays on the site',
  path => {
    configurePage({ market: 'cz', routes: { x: path } })
    expect(page.value.routes.x).toBe(path)
    expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example')
  },
)

test('T-02 a poisoned name in the table of routes is dropped', () => {
  configurePage(JSON.parse('{"market":"cz","routes":{"__proto__":"/x/","constructor":"/y/","a":"/a/"}}'))
  expect(Object.entries(page.value.routes)).toEqual([['a', '/a/']])
  expect(({} as Record<string, unknown>).a).toBeUndefined()
})

test("today is told by the server's clock where the page has it, else by the visitor's", () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-02T03:04:05Z') })
  expect(getToday()).toBe('2031-01-02')
  configurePage({ market: 'cz', now: '2026-11-21T23:59:59Z' })
  expect(getToday()).toBe('2026-11-21')
})

test("the server's clock goes on whatever is done to the visitor's", () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2031-01-02T03:04:05Z') })
  expect(getServerNow()).toBe(Date.parse('2031-01-02T03:04:05Z'))
  configurePage({ market: 'cz', now: '2026-11-21T10:00:00Z' })
  const before = getServerNow()
  vi.setSystemTime(new Date('2020-01-01T00:00:00Z'))
  expect(getServerNow()).toBe(before)
  vi.advanceTimersByTime(60_000)
  expect(getServerNow() - before).toBe(60_000)
  expect(before - Date.parse('2026-11-21T10:00:00Z')).toBe(performance.now() - 60_000)
})

test.each([
  [{ market: 'cz' }, true],
  [{ market: 'cz', user: { authenticated: true } }, false],
  [{ market: 'ro' }, false],
])('a page that %j takes the place of is for the same visitor: %s', (next, isSameVisitor) => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  turnPage(next)
  clock.mockRestore()
  expect(page.value).toMatchObject(next)
  expect(turned.value).toEqual({ isSameVisitor })
})

test('the clock of a page that took the place of another begins with it', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(3_600_000)
  turnPage({ market: 'cz', now: '2026-11-21T10:00:00Z' })
  clock.mockReturnValue(3_601_000)
  expect(new Date(getServerNow()).toISOString()).toBe('2026-11-21T10:00:01.000Z')
  clock.mockReturnValue(0)
  turnPage({ market: 'cz' })
  clock.mockRestore()
})

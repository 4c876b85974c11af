import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSale } from '../buyback/test-sale.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { KIND_GROUPS } from './kinds.ts'
import { MISBEHAVIOUR_KINDS } from './spoil.ts'

const TYPES = '/cz/vykup/api/types/'
const SELL = '/cz/vykup/api/sell/'

let shop: RunningShop

beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
afterAll(() => shop.close())

/** A tester whose rules and calls nobody else meets. */
const createTester = (scope: string) => createVisitor(shop.url, new Map([['ostrov-qa', scope]]))

async function misbehave(tester: TestVisitor, rule: Record<string, unknown>): Promise<void> {
  const { status, json } = await tester.post('/qa/misbehave/', { times: 1, ...rule })
  expect([status, json]).toMatchObject([201, { kind: rule.kind }])
}

const readCalls = async (tester: TestVisitor) =>
  (await tester.get('/qa/calls/')).json as { route: string; status: number | null; idempotency_key: string }[]

test('prices that nobody can publish are refused', async () => {
  for (const body of ['null', '[]', '1', 'nothing', '{"market":"xx"}'])
    expect([body, (await createTester('prices').post('/qa/price-list/', body)).status]).toEqual([body, 400])
})

test('a rule spoils the next calls of its route and no more', async () => {
  const tester = createTester('count')
  await misbehave(tester, { route: 'buyout-types', kind: '500-html', times: 2 })
  const statuses = [await tester.get(TYPES), await tester.get(TYPES), await tester.get(TYPES)]
  expect(statuses.map(answer => answer.status)).toEqual([500, 500, 200])
  expect((await tester.get('/cz/core/api/countries/')).status).toBe(200)
})

test('a rule with a scope touches nobody else, and one without touches everybody', async () => {
  const [mine, other] = [createTester('mine'), createTester('other')]
  await misbehave(mine, { route: 'buyout-types', kind: '404-json' })
  expect((await other.get(TYPES)).status).toBe(200)
  expect((await mine.get(TYPES)).status).toBe(404)
  await misbehave(mine, { route: 'buyout-types', kind: '502-html', scope: null })
  expect((await other.get(TYPES)).status).toBe(502)
  await misbehave(mine, { route: 'buyout-types', kind: '404-json', times: 9 })
  expect((await mine.send('/qa/misbehave/', { method: 'DELETE' })).status).toBe(204)
  expect((await mine.get(TYPES)).status).toBe(200)
})

test('racing calls never take one rule twice', async () => {
  const tester = createTester('race')
  await misbehave(tester, { route: 'buyout-types', kind: '503-html', times: 3 })
  const answers = await Promise.all(Array.from({ length: 8 }, () => tester.get(TYPES)))
  expect(answers.filter(answer => answer.status === 503)).toHaveLength(3)
})

test('every kind answers what its name says', async () => {
  const tester = createTester('kinds')
  const broken = new Set(['hang', 'drop', 'drip', 'short-body', 'cut-body', 'huge'])
  for (const kind of MISBEHAVIOUR_KINDS.filter(name => !broken.has(name))) {
    await misbehave(tester, { route: 'buyout-types', kind })
    const { status, headers, json } = await tester.get(TYPES)
    const [named] = /^\d{3}/.exec(kind) ?? []
    expect([kind, status]).toEqual([kind, named ? Number(named) : kind.startsWith('location') ? 201 : 200])
    if (kind.endsWith('html')) expect(headers.get('content-type')).toContain('text/html')
    if (kind.endsWith('json')) expect(json).toHaveProperty('detail')
  }
})

test('the panel lists every kind there is', () => {
  const listed = Object.values(KIND_GROUPS).flatMap(kinds => Object.keys(kinds))
  expect(listed.sort()).toEqual([...MISBEHAVIOUR_KINDS].sort())
})

test('headers, types and bodies are spoiled as asked', async () => {
  const tester = createTester('details')
  const spoiled = async (rule: Record<string, unknown>) => {
    await misbehave(tester, { route: 'buyout-types', ...rule })
    return tester.get(TYPES)
  }
  const slowDown = await spoiled({ kind: '429', retry_after: 'Wed, 21 Oct 2026 07:28:00 GMT' })
  expect(slowDown.headers.get('retry-after')).toBe('Wed, 21 Oct 2026 07:28:00 GMT')
  const own = await spoiled({ kind: '429', body: { detail: 'Later.' } })
  expect([own.status, own.json]).toEqual([429, { detail: 'Later.' }])
  expect((await spoiled({ kind: 'type-none' })).headers.get('content-type')).toBeNull()
  expect((await spoiled({ kind: 'type-problem' })).headers.get('content-type')).toBe(
    'application/problem+json',
  )
  expect((await spoiled({ kind: 'shape', body: { choices: null } })).json).toEqual({ choices: null })
  expect(
    (await spoiled({ kind: 'shape', body: '[{"value": NaN}]', after: true }).catch(String)).toString(),
  ).toContain('SyntaxError')
  expect((await spoiled({ kind: '301-slash' })).headers.get('location')).toBe(TYPES)
  expect((await spoiled({ kind: '302-sign-in' })).headers.get('location')).toContain('/cz/prihlaseni/?next=')
  expect((await spoiled({ kind: 'location-script' })).headers.get('location')).toBe('javascript:alert(1)')
  expect((await spoiled({ kind: 'location-missing' })).headers.get('location')).toBeNull()
  const start = performance.now()
  await spoiled({ kind: 'delay', delay: 150 })
  expect(performance.now() - start).toBeGreaterThanOrEqual(145)
})

test('a body that breaks off never arrives whole, and a dropped line is no answer', async () => {
  const tester = createTester('broken')
  for (const kind of ['short-body', 'cut-body']) {
    await misbehave(tester, { route: 'buyout-types', kind })
    const response = await fetch(`${shop.url}${TYPES}`, { headers: { 'ostrov-qa': 'broken' } })
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('terminated')
  }
  await misbehave(tester, { route: 'buyout-types', kind: 'drop' })
  await expect(tester.get(TYPES)).rejects.toThrow('fetch failed')
})

test('a hanging call never answers and a dripping one takes its time', async () => {
  const tester = createTester('slow')
  for (const kind of ['hang', 'drip']) {
    await misbehave(tester, { route: 'buyout-types', kind })
    const call = fetch(`${shop.url}${TYPES}`, {
      headers: { 'ostrov-qa': 'slow' },
      signal: AbortSignal.timeout(400),
    }).then(response => response.text())
    await expect(call).rejects.toThrow('timeout')
  }
  const calls = (await readCalls(tester)).filter(call => call.route === 'buyout-types')
  expect(calls.map(call => call.status)).toEqual([null, 200])
})

test('what drips is what was asked for', async () => {
  const tester = createTester('dripped')
  await misbehave(tester, { route: 'buyout-types', kind: 'drip', body: { slow: 1 } })
  expect((await tester.get(TYPES)).json).toEqual({ slow: 1 })
})

test('a lost answer had its effect, a refused one had none, and the same key tells them apart', async () => {
  const tester = createTester('lost')
  const sale = await makeSale(tester)
  const headers = { 'Idempotency-Key': 'lost-1' }
  await misbehave(tester, { route: 'sell-buyout-online', kind: '504-html', after: true })
  const lost = await tester.post(SELL, sale, headers)
  expect([lost.status, lost.headers.get('ostrov-spoiled')]).toEqual([504, 'after'])
  const [first, second] = [await tester.post(SELL, sale, headers), await tester.post(SELL, sale, headers)]
  expect(first.headers.get('location')).toBe(second.headers.get('location'))
  expect((await tester.post(SELL, { ...sale, note: 'other' }, headers)).status).toBe(422)
  await misbehave(tester, { route: 'sell-buyout-online', kind: '504-html' })
  const unheard = { 'Idempotency-Key': 'lost-2' }
  const refused = await tester.post(SELL, sale, unheard)
  expect([refused.status, refused.headers.get('ostrov-spoiled')]).toEqual([504, 'before'])
  expect((await tester.post(SELL, await makeSale(tester), unheard)).status).toBe(201)
})

test('the log counts the calls of a scope with their keys, and forgets on request', async () => {
  const tester = createTester('log')
  await tester.get(TYPES)
  await tester.post(SELL, '{}', { 'Idempotency-Key': 'key-1' })
  await createTester('log-of-another').get(TYPES)
  const calls = await readCalls(tester)
  expect(calls.map(({ route, status }) => [route, status])).toEqual([
    ['buyout-types', 200],
    ['active-user', 200],
    ['sell-buyout-online', 400],
  ])
  expect(calls[2]?.idempotency_key).toBe('key-1')
  await tester.send('/qa/calls/', { method: 'DELETE' })
  expect(await readCalls(tester)).toEqual([])
  expect(await readCalls(createTester('log-of-another'))).toHaveLength(1)
})

/** The log as a browser shows it, and the names of its calls. */
async function openLog(tester: TestVisitor, query: Record<string, string> = {}) {
  const path = `/qa/calls/?${new URLSearchParams(query)}`
  const { text, headers } = await tester.get(path, { Accept: 'text/html,*/*;q=0.8' })
  const rows = [...text.matchAll(/data-head="Call"><span><b>([^<]+)</g)].map(([, route]) => route)
  return { text, headers, rows }
}

test('to a browser the log of calls is a table, the newest first, by the clock', async () => {
  const tester = createTester('log-in-words')
  await tester.get(TYPES)
  await tester.post(SELL, '{}')
  const { text, headers, rows } = await openLog(tester, { browser: '1' })
  expect(headers.get('content-type')).toContain('text/html')
  expect(rows).toEqual(['sell-buyout-online', 'active-user', 'buyout-types'])
  expect(text).toMatch(
    /data-head="Time"><span><time datetime="[^"]+">\d\d:\d\d:\d\d<\/time> <[^>]+>Czech<[\s\S]*?POST \/cz\/vykup\/api\/sell\/[\s\S]*?data-head="Status"><span>400 <[^>]+>\d+ ms</,
  )
  expect(text).not.toContain('aria-label="Pages"')
})

test('the log of calls is read by pages of 25, of which each keeps what was asked for', async () => {
  const tester = createTester('log-by-pages')
  for (let number = 0; number < 26; number += 1) await tester.get(TYPES)
  await tester.get('/cz/core/api/countries/')
  const first = await openLog(tester, { browser: '1', q: 'buyout-types' })
  expect(first.rows).toHaveLength(25)
  expect(first.text).toContain('1 to 25 of 26 calls:')
  const [, older = ''] = /href="([^"]+)" rel="next">Older</.exec(first.text) ?? []
  expect(older).toBe('/qa/calls/?q=buyout-types&amp;browser=1&amp;page=2')
  const second = await openLog(tester, { browser: '1', q: 'buyout-types', page: '2' })
  expect(second.rows).toEqual(['buyout-types'])
  expect(second.text).toContain('26 to 26 of 26 calls:')
  expect(second.text).toContain('href="/qa/calls/?q=buyout-types&amp;browser=1" rel="prev">Newer<')
})

test('a browser that opened the testers’ home finds its own calls in the log of a shared shop', async () => {
  const [mine, other] = [createVisitor(shop.url), createVisitor(shop.url)]
  await mine.get('/qa/')
  await mine.get(TYPES)
  await other.get('/ro/core/api/countries/')
  expect((await openLog(mine, { browser: '1' })).rows).toEqual(['buyout-types'])
  expect((await openLog(mine)).rows.slice(0, 2)).toEqual(['country-options', 'buyout-types'])
})

test('in the log a failure is found by the code that a page tells', async () => {
  const tester = createTester('log-by-code')
  await tester.get(TYPES)
  await misbehave(tester, { route: 'buyout-types', kind: '500-html' })
  const code = (await tester.get(TYPES)).headers.get('x-request-id') ?? ''
  await misbehave(tester, { route: 'country-options', kind: 'drop' })
  await expect(tester.get('/cz/core/api/countries/')).rejects.toThrow('fetch failed')
  const failures = await openLog(tester, { browser: '1', failed: '1' })
  expect(failures.rows).toEqual(['country-options', 'buyout-types'])
  const found = await openLog(createTester('log-of-a-colleague'), { q: ` ${code.toUpperCase()} ` })
  expect(found.rows).toEqual(['buyout-types'])
  expect(found.text).toContain(code)
  expect((await openLog(tester, { browser: '1', q: '/vykup/api/types' })).rows).toHaveLength(2)
  const none = await openLog(tester, { q: 'no-such-call' })
  expect([none.rows, /No call of \d+/.test(none.text)]).toEqual([[], true])
})

test('the log keeps nothing of a path that was searched for, opens a page of somebody or tells whose it is', async () => {
  const tester = createTester('log-of-paths')
  await tester.get('/cz/core/checkout/companies/27082440/')
  await tester.get('/cz/vykup/api/buyouts/a1b2c3/?term=Jana+Nov%C3%A1&page=2')
  const { json } = await tester.get('/qa/calls/')
  expect((json as { path: string }[]).map(({ path }) => path)).toEqual([
    '/cz/core/checkout/companies/…/',
    '/cz/vykup/api/buyouts/…/?term=…&page=2',
  ])
})

test('a rule that makes no sense is refused', async () => {
  const tester = createTester('wrong')
  const { status, json } = await tester.post('/qa/misbehave/', { route: 'nothing', kind: 'hang', times: 0 })
  expect(status).toBe(400)
  expect(Object.keys(json as object).sort()).toEqual(['route', 'times'])
})

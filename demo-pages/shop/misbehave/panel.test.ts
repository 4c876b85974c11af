import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROUTE_NAMES } from '../server/route-table.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { readPanelForm } from './panel-form.ts'
import { listWishes, PRESETS } from './presets.ts'
import { ROUTE_OPTIONS } from './route-names.ts'
import { formatUntil, groupRules } from './told.ts'

const PANEL = '/qa/misbehave/'
const TYPES = '/cz/vykup/api/types/'
const MINE = { audience: 'browser', minutes: '10' }

let shop: RunningShop
beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
afterAll(() => shop.close())

const postPanel = (tester: TestVisitor, fields: Record<string, string>) => tester.postForm(PANEL, fields)
const statusOf = async (visitor: TestVisitor, path = TYPES) => (await visitor.get(path)).status

test('a preset goes wrong for the browser that started it and for nobody else, and is stopped by one click', async () => {
  const [mine, other] = [createVisitor(shop.url), createVisitor(shop.url)]
  expect((await postPanel(mine, { preset: 'down', ...MINE })).status).toBe(302)
  expect(mine.cookies.get('ostrov-qa')).toMatch(/^[\w-]{36}$/)
  expect([await statusOf(mine), await statusOf(other)]).toEqual([503, 200])
  expect((await mine.get(PANEL)).text).toMatch(
    /<b>The shop is down<\/b> only in this browser, until \d\d:\d\d/,
  )
  expect((await other.get(PANEL)).text).toContain('Nothing misbehaves for you now.')
  // Neither of the two can stop what is another's.
  await postPanel(other, { stop: '' })
  expect(await statusOf(mine)).toBe(503)
  await postPanel(mine, { stop: '' })
  expect(await statusOf(mine)).toBe(200)
})

test('what goes for everybody is told to everybody, who can stop it', async () => {
  const [one, other] = [createVisitor(shop.url), createVisitor(shop.url)]
  await postPanel(one, { preset: 'down', audience: 'everybody', minutes: '' })
  expect(one.cookies.has('ostrov-qa')).toBe(false)
  expect(await statusOf(other)).toBe(503)
  const { text, headers } = await other.get('/ro/')
  expect(text).toContain('Magazinul a căzut')
  expect(text).toContain('pentru toți')
  expect(headers.get('surrogate-control')).toBeNull()
  await postPanel(other, { stop: '' })
  expect([await statusOf(one), (await one.get('/ro/')).text.includes('tool-banner')]).toEqual([200, false])
})

test('one preset takes the place of another', async () => {
  const tester = createVisitor(shop.url)
  await postPanel(tester, { preset: 'down', ...MINE })
  await postPanel(tester, { preset: 'tooMany', ...MINE })
  expect(await statusOf(tester)).toBe(200)
  const refused = await tester.post('/cz/core/api/login/', {})
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15'])
  expect(refused.json).toEqual({ detail: 'Příliš mnoho požadavků. Zkuste to prosím znovu za 15 sekund.' })
})

test('the pages of the shop tell that something goes wrong, in their language, with a way to stop it and back', async () => {
  const tester = createVisitor(shop.url)
  await postPanel(tester, { preset: 'slow', ...MINE })
  const page = await tester.get('/cz/vykup/?type=telefony')
  expect(page.text).toContain('Obchod teď na povel zlobí')
  expect(page.text).toMatch(/<b>Pomalý server<\/b> \(jen v tomto prohlížeči, do \d+:\d\d\)/)
  expect(page.text).toContain('href="/qa/misbehave/#now"')
  expect((await tester.get('/ro/')).text).toContain('Magazinul simulează acum defecțiuni')
  const stopped = await postPanel(tester, { stop: '', next: '/cz/vykup/?type=telefony' })
  expect(stopped.headers.get('location')).toBe('/cz/vykup/?type=telefony')
  expect((await tester.get('/cz/vykup/')).text).not.toContain('tool-banner')
  const astray = await postPanel(tester, { stop: '', next: '//elsewhere.example/' })
  expect(astray.headers.get('location')).toBe(PANEL)
})

test('what has a name in English alone makes the whole word of it English', async () => {
  const tester = createVisitor(shop.url)
  await postPanel(tester, { route: '*', kind: '503-html', ...MINE })
  const [, banner = ''] =
    /<aside class="tool-banner"(.*?)<\/aside>/s.exec((await tester.get('/cz/')).text) ?? []
  expect(banner).toMatch(
    /lang="en"[\s\S]*The shop misbehaves on purpose:[\s\S]*Unavailable \(503\)[\s\S]*only in this browser, until/,
  )
  expect(banner).not.toMatch(/[ěščřžýáíéů]/)
})

test('kinds are found by a word of their name, their code or what they do', async () => {
  const { text } = await createVisitor(shop.url).get(`${PANEL}?find=Retry-After`)
  const [, kinds = ''] = /id="kinds"(.*)<h2>For scripts/s.exec(text) ?? []
  expect(kinds).toContain('<code>503-html</code>')
  expect(kinds).toContain('<details class="tool-more" open>')
  expect(kinds).not.toContain('<code>drip</code>')
  expect(kinds).toContain('value="Retry-After"')
  expect((await createVisitor(shop.url).get(`${PANEL}?find=nothing-like-that`)).text).toContain(
    'No kind has “nothing-like-that” in it.',
  )
})

test('what a script sets for its own scope stands on no page', async () => {
  const script = createVisitor(shop.url, new Map([['ostrov-qa', 'script']]))
  await script.post(PANEL, { route: '*', kind: '503-html' })
  expect(await statusOf(script)).toBe(503)
  expect((await script.get('/cz/')).text).not.toContain('tool-banner')
  const panel = await createVisitor(shop.url).get(PANEL)
  expect(panel.text).toContain('set by scripts or in other browsers')
  await postPanel(createVisitor(shop.url), { stop: 'all' })
  expect(await statusOf(script)).toBe(200)
})

test('each call is found by its code, in its part of the shop', () => {
  const { 'Many at once': _, ...parts } = ROUTE_OPTIONS
  const names = Object.values(parts).flatMap(options => options.map(([name]) => name))
  expect(names.toSorted()).toEqual(ROUTE_NAMES.toSorted())
  for (const [part, options] of Object.entries(parts)) {
    const codes = options.map(([name]) => name)
    expect([part, codes]).toEqual([part, codes.toSorted()])
    for (const [name, label] of options) expect(label.startsWith(`${name}: `)).toBe(true)
    expect(options.length, part).toBeLessThanOrEqual(40)
  }
  const partOf = (name: string) =>
    Object.entries(parts).find(([, options]) => options.some(([one]) => one === name))?.[0]
  expect(
    ['order-delivery-replace', 'add-discount-code', 'add-discount-codes', 'type-categories'].map(partOf),
  ).toEqual(['Picking and packing', 'Checkout', 'Discounts', 'Articles, lists, pictures'])
})

test('what is asked for wrongly is said in plain words beside what was typed', async () => {
  const tester = createVisitor(shop.url)
  const { status, text } = await postPanel(tester, {
    ...MINE,
    route: 'place-search',
    kind: '409',
    times: 'abc',
    delay: '99999999',
    body: '{"detail": "kept"}',
  })
  expect(status).toBe(400)
  for (const kept of [
    'value="abc"',
    '{&quot;detail&quot;: &quot;kept&quot;}',
    'value="place-search" selected',
  ])
    expect(text).toContain(kept)
  expect(text).toContain('Give a whole number from 1 to 1000, or leave it empty.')
  expect(text).toContain('Give whole milliseconds up to 60000')
  expect(text).not.toContain('Invalid')
  expect(await statusOf(tester, '/cz/core/api/places/?term=br')).toBe(200)
})

test.each(['99999999', 'abc', '-1', '1.5', 'tomorrow'])('Retry-After takes no %s by hand', async given => {
  const tester = createVisitor(shop.url)
  const { status, text } = await postPanel(tester, {
    ...MINE,
    route: '*',
    kind: '503-html',
    retry_after: given,
  })
  expect(status).toBe(400)
  expect(text).toContain('Give whole seconds up to 86400')
  expect(text).toContain(`value="${given}"`)
  expect(await statusOf(tester)).toBe(200)
})

test('what Retry-After is in force is told, in seconds or as the date that it is', async () => {
  const tester = createVisitor(shop.url)
  const read = async (fields: Record<string, string>) => {
    await postPanel(tester, { stop: '' })
    await postPanel(tester, { ...MINE, route: '*', ...fields })
    return (await tester.get(PANEL)).text
  }
  expect(await read({ kind: '503-html' })).toContain('Retry-After: 1 second<')
  expect(await read({ kind: '503-html', retry_after: '30' })).toContain('Retry-After: 30 seconds<')
  const date = 'Wed, 25 Nov 2026 15:00:00 GMT'
  expect(await read({ kind: '429', retry_after: date })).toContain(`Retry-After: ${date}<`)
  expect(await read({ kind: '500-html', retry_after: '30' })).not.toContain('Retry-After: ')
  await postPanel(tester, { stop: '' })
})

test('the form as it stands at first does something, and so does a delay without a number', async () => {
  const fields = new Map([
    ['route', '*'],
    ['kind', 'delay'],
    ['minutes', '10'],
  ])
  const form = (more: Record<string, string> = {}) => ({
    get: (name: string) => more[name] ?? fields.get(name),
    getAll: () => [],
  })
  expect(readPanelForm(form())).toMatchObject({ request: { delay: 3000, minutes: 10 } })
  expect(readPanelForm(form({ delay: '0' }))).toMatchObject({
    refused: { faults: { delay: expect.stringContaining('nothing would happen') } },
  })
  const tester = createVisitor(shop.url)
  const first = (await tester.get(PANEL)).text
  expect(first).toContain('<option value="503-html" selected>')
  await postPanel(tester, { route: '*', kind: '503-html', ...MINE })
  expect(await statusOf(tester)).toBe(503)
})

test('a rule of one call goes before a rule of many, and what has expired is no rule', async () => {
  const scope = new Map([['ostrov-qa', 'order']])
  const tester = createVisitor(shop.url, scope)
  await tester.post(PANEL, { route: '*reads', kind: '503-html', minutes: 5 })
  await tester.post(PANEL, { route: 'buyout-types', kind: '404-json', times: 1 })
  expect([await statusOf(tester), await statusOf(tester)]).toEqual([404, 503])
  expect((await tester.post('/cz/core/api/login/', {})).status).toBe(400)
  expect((await tester.post(PANEL, { route: '*', kind: 'hang', minutes: 0 })).json).toHaveProperty('minutes')
})

test.each([
  ['cz', '/cz/vykup/api/sell/', 'Ceník se mezitím změnil.'],
  ['ro', '/ro/vanzare/api/sell/', 'Prețurile s-au schimbat între timp.'],
])('a conflict of a sale speaks the language of the page: %s', async (_, path, said) => {
  const tester = createVisitor(shop.url)
  await postPanel(tester, { preset: 'prices', ...MINE })
  const { status, json } = await tester.post(path, {})
  expect([status, json]).toEqual([409, { detail: expect.stringContaining(said) }])
})

test('every preset is something the shop can do, and says what is to be seen', () => {
  for (const preset of Object.values(PRESETS)) {
    const wishes = listWishes(preset, 10)
    expect(wishes.length).toBeGreaterThan(0)
    for (const { route } of wishes) expect([...ROUTE_NAMES, '*', '*writes']).toContain(route)
    expect(preset.sees.length).toBeGreaterThan(40)
  }
  // Whoever lost the session must be able to sign in again.
  expect(listWishes(PRESETS.signedOut ?? { wishes: [] }, 10).map(({ route }) => route)).not.toContain('login')
})

test('rules of one preset are one thing to tell of; until when is told with the day where that is not soon', () => {
  const rule = {
    route: '*',
    kind: '409',
    remaining: null,
    happensAfter: false,
    delay: 0,
    retryAfter: null,
    body: null,
    isByHand: true,
    expiresAt: null,
  }
  const rules = [
    { ...rule, id: 1, preset: 'prices', scope: 'a' },
    { ...rule, id: 2, preset: 'prices', scope: 'a' },
    { ...rule, id: 3, preset: 'prices', scope: null },
    { ...rule, id: 4, preset: null, scope: 'a' },
  ]
  expect(groupRules(rules).map(({ ids }) => ids)).toEqual([[1, 2], [3], [4]])
  const now = new Date('2026-11-22T12:00:00Z')
  expect(formatUntil(new Date('2026-11-22T13:05:00Z'), 'cs', now)).toBe('14:05')
  expect(formatUntil(new Date('2026-11-23T13:05:00Z'), 'en', now)).toBe('23 Nov 2026, 14:05')
})

test('a form without the token starts nothing', async () => {
  const tester = createVisitor(shop.url)
  const { status } = await tester.send(PANEL, {
    method: 'POST',
    body: new URLSearchParams({ preset: 'down', ...MINE }),
  })
  expect(status).toBe(403)
  expect(await statusOf(tester)).toBe(200)
})

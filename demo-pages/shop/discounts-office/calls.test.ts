import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addToCart, readCheckout } from '#shop/checkout/test-order.ts'
import type { RunningShop } from '#shop/server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '#shop/server/test-shop.ts'

const LIST = '/cz/api/new/discounts/'
const PHONE = 'apple-iphone-16-128gb'

let shop: RunningShop
let staff: TestVisitor
let count = 0

beforeAll(async () => {
  shop = await startTestShop()
  staff = await signIn('obsluha@laguna.example', 'Obsluha-1')
}, 120_000)
beforeEach(() => void count++)
afterAll(() => shop.close())

async function signIn(e_mail: string, password: string): Promise<TestVisitor> {
  const visitor = createVisitor(shop.url)
  expect((await visitor.post('/cz/core/api/login/', { e_mail, password })).status).toBe(204)
  return visitor
}

interface Wire {
  id: number
  version: number
  name: string
  code_count: number
  sets: { id: number; name: string }[]
}

const make = (changes: object = {}) => ({
  name: `Zkušební sleva ${count}`,
  type: 'percentage',
  value: '10.00',
  minimal_sum: '0.00',
  valid_from: null,
  valid_to: null,
  is_active: true,
  is_public: true,
  is_combinable: true,
  is_automatic: false,
  is_cumulative_bonus: false,
  sets: [],
  ...changes,
})
async function create(changes: object = {}, path = LIST): Promise<Wire> {
  const { status, json } = await staff.post(path, make(changes))
  expect([status, json]).toMatchObject([201, { version: 1 }])
  return json as Wire
}
const put = (id: number, body: object, by = staff) =>
  by.send(`${LIST}${id}/`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': by.cookies.get('csrftoken') ?? '' },
  })
const readOne = async (id: number): Promise<Wire> => (await staff.get(`${LIST}${id}/`)).json as Wire
const addCodes = (id: number, body: object) => staff.post(`${LIST}${id}/codes/`, body)
const listCodes = async (id: number, query = '?page_size=500'): Promise<string[]> => {
  const { json } = await staff.get(`${LIST}${id}/codes/${query}`)
  return (json as { results: { code: string }[] }).results.map(({ code }) => code)
}
const findSet = async (name: string): Promise<string> => {
  const { json } = await staff.get(`/cz/api/new/discount-sets/?search=${encodeURIComponent(name)}`)
  return String((json as { results: { id: number }[] }).results[0]?.id)
}

async function fillCart(product: string, quantity = 1): Promise<TestVisitor> {
  const visitor = createVisitor(shop.url)
  await addToCart(visitor, { product, quantity })
  return visitor
}
const enterCode = (by: TestVisitor, code: string) =>
  by.post('/cz/core/checkout/discounts/', { code }, { 'Ostrov-QA': `office-${count}` })
interface Cart {
  discounts: { id: string; name: string; amount: string; is_valid: boolean }[]
}
const readCart = async (by: TestVisitor): Promise<Cart['discounts']> =>
  ((await readCheckout(by)).json as Cart).discounts

test('DS-003 to DS-013 a discount is made with all that it has, read back, and remembered', async () => {
  const set = await findSet('Kabely')
  const body = make({
    type: 'absolute',
    value: '200.00',
    minimal_sum: '2000.00',
    valid_from: '2026-01-01T00:00:00.000Z',
    valid_to: '2036-12-31T22:59:59.000Z',
    is_public: false,
    is_combinable: false,
    is_automatic: true,
    is_cumulative_bonus: true,
    sets: [set],
  })
  const made = await create(body)
  expect(await readOne(made.id)).toEqual({
    ...body,
    is_deleted: false,
    deleted_at: null,
    deleted_by: null,
    id: made.id,
    version: 1,
    sets: [{ id: Number(set), name: 'Kabely', product_count: 1 }],
    code_count: 0,
    used_code_count: 0,
  })
  const { json } = await staff.get(`${LIST}${made.id}/history/`)
  expect(json).toMatchObject([{ who: 'Petr Obsluha', action: 'create' }])
  await staff.post(`${LIST}${made.id}/delete/`, { version: 1 })
})

test('discounts are filtered by how they stand now, several states at once', async () => {
  const past = '2026-01-01T00:00:00.000Z'
  const ahead = '2036-12-31T22:59:59.000Z'
  const made = {
    valid: await create({ name: `Stav valid ${count}`, valid_from: past, valid_to: ahead }),
    planned: await create({ name: `Stav planned ${count}`, valid_from: ahead }),
    over: await create({ name: `Stav over ${count}`, valid_to: past, is_active: false }),
    off: await create({ name: `Stav off ${count}`, valid_from: ahead, is_active: false }),
  }
  const nameOf = new Map(Object.entries(made).map(([state, { id }]) => [id, state]))
  const list = async (query: string): Promise<(string | undefined)[]> => {
    const { json } = await staff.get(`${LIST}?page_size=500&ordering=id&${query}`)
    const ids = (json as { results: Wire[] }).results.map(({ id }) => id)
    return ids.map(id => nameOf.get(id)).filter(state => state !== undefined)
  }
  for (const state of nameOf.values()) expect(await list(`state=${state}`)).toEqual([state])
  expect(await list('state__in=over,planned')).toEqual(['planned', 'over'])
  for (const { id } of Object.values(made)) await staff.post(`${LIST}${id}/delete/`, { version: 1 })
})

test('a discount that is saved as it is makes no other version and no entry in the history', async () => {
  const set = await findSet('Kabely')
  const body = make({
    type: 'absolute',
    value: '200.00',
    valid_from: '2026-01-01T00:00:00.000Z',
    sets: [set],
  })
  const { id } = await create(body)
  const save = (more: object) => put(id, { ...body, version: 1, ...more })
  const listActions = async () =>
    ((await staff.get(`${LIST}${id}/history/`)).json as { action: string }[]).map(({ action }) => action)
  expect(await save({ value: '200', valid_from: '2026-01-01T01:00:00+01:00' })).toMatchObject({
    status: 200,
    json: { version: 1 },
  })
  expect(await listActions()).toEqual(['create'])
  expect(await save({ sets: [] })).toMatchObject({ status: 200, json: { version: 2, sets: [] } })
  expect(await listActions()).toEqual(['update', 'create'])
  await staff.post(`${LIST}${id}/delete/`, { version: 2 })
})

test.each([
  [{ name: ' ' }, 'name', 'Toto pole je vyžadováno.'],
  [{ value: 'deset' }, 'value', 'Zadejte částku číslem'],
  [{ value: '100.01' }, 'value', 'Zadejte procenta od 0,01 do 100.'],
  [{ minimal_sum: '-1' }, 'minimal_sum', 'Zadejte částku od'],
  [
    { valid_from: '2026-02-01T00:00:00Z', valid_to: '2026-01-01T00:00:00Z' },
    'valid_to',
    'později než začátek',
  ],
  [{ valid_to: 'zítra' }, 'valid_to', 'Zadejte platnou hodnotu.'],
  [{ type: 'isic' }, 'type', 'ISIC'],
  [{ is_cumulative_bonus: true }, 'is_cumulative_bonus', 'jen sleva pevnou částkou'],
  [{ type: 'absolute', is_cumulative_bonus: true }, 'is_cumulative_bonus', 'nejnižší nákup'],
  [{ sets: ['999'] }, 'sets', 'skupina produktů neexistuje'],
  [{ name: 'Na uvítanou' }, 'name', 'už existuje'],
])('%j is refused at its field', async (changes, field, text) => {
  const { status, json } = await staff.post(LIST, make(changes))
  expect(status).toBe(400)
  expect(Object.keys(json as object)).toEqual([field])
  expect((json as Record<string, string[]>)[field]?.[0]?.replaceAll('\u00a0', ' ')).toContain(text)
})

test('DS-014 80 % and more is let through', async () => {
  const { id } = await create({ value: '80.00', is_active: false })
  expect(await readOne(id)).toMatchObject({ value: '80.00' })
})

test('of two who save one version the second gets what there is now, and nothing is overwritten', async () => {
  const { id } = await create()
  const [first, second] = await Promise.all([
    put(id, { ...make({ value: '11.00' }), version: 1 }),
    put(id, { ...make({ value: '12.00' }), version: 1 }),
  ])
  expect([first.status, second.status].sort()).toEqual([200, 409])
  const [saved, refused] = first.status === 200 ? [first, second] : [second, first]
  expect(refused.json).toEqual({
    detail: 'Slevu mezitím uložil někdo jiný.',
    current: saved.json,
    who: expect.stringMatching(/Obsluha/),
    saved_by_me: true,
  })
  expect(await readOne(id)).toEqual(saved.json)
  expect((await staff.post(`${LIST}${id}/delete/`, { version: 1 })).status).toBe(409)
  const { json } = await staff.get(`${LIST}${id}/history/`)
  expect(json).toMatchObject([
    { action: 'update', changes: [{ field: 'value', before: '10.00' }] },
    { action: 'create' },
  ])
})

test('DS-015 DS-016 a thousand codes are generated at once, ten digits and letters each, for a single use', async () => {
  const { id } = await create()
  const { status, json } = await addCodes(id, { count: 1000 })
  expect([status, json]).toMatchObject([201, { assigned: 1000, duplicates: [], code_count: 1000 }])
  const codes = [...(await listCodes(id)), ...(await listCodes(id, '?page_size=500&page=2'))]
  expect(new Set(codes).size).toBe(1000)
  expect(codes.every(code => /^[0-9A-Za-z]{10}$/.test(code))).toBe(true)
  const { json: page } = await staff.get(`${LIST}${id}/codes/?page_size=1&used_at__isnull=true`)
  expect(page).toMatchObject({ count: 1000, results: [{ is_single_use: true, used_at: null }] })
  const buyer = await fillCart(PHONE)
  expect((await enterCode(buyer, codes[7] ?? '')).status).toBe(200)
  expect(await readCart(buyer)).toMatchObject([{ amount: '2099.00', is_valid: true }])
})

test.each([
  { count: 0 },
  { count: 1001 },
  { count: 1.5 },
  { codes: [], is_single_use: true },
  { codes: ['kratky'] },
  {},
])('codes can’t be added by %j', async body => {
  const { id } = await create()
  expect((await addCodes(id, body)).status).toBe(400)
  expect(await listCodes(id)).toEqual([])
})

test('ER-044 codes that another discount has are not assigned, and are told', async () => {
  const [one, other] = [await create(), await create({ name: `Druhá sleva ${count}` })]
  await addCodes(one.id, { codes: ['AAAAAAAA01', 'AAAAAAAA02'], is_single_use: true })
  const { json } = await addCodes(other.id, {
    codes: ['AAAAAAAA02', 'AAAAAAAA03', 'AAAAAAAA03'],
    is_single_use: false,
  })
  expect(json).toMatchObject({ assigned: 1, duplicates: ['AAAAAAAA02', 'AAAAAAAA03'], code_count: 1 })
  expect([await listCodes(one.id), await listCodes(other.id)]).toEqual([
    ['AAAAAAAA01', 'AAAAAAAA02'],
    ['AAAAAAAA03'],
  ])
})

test('codes that were added are taken back, but for what is in a cart', async () => {
  const { id } = await create()
  await addCodes(id, { codes: ['ZUSTANE001'], is_single_use: true })
  const { json } = await addCodes(id, { count: 5 })
  const range = json as { first_id: number; last_id: number }
  const [, , taken = ''] = await listCodes(id)
  expect((await enterCode(await fillCart(PHONE), taken)).status).toBe(200)
  const body = { first_id: String(range.first_id), last_id: String(range.last_id) }
  const removed = await staff.post(`${LIST}${id}/codes/remove/`, body)
  expect([removed.status, removed.json]).toEqual([200, { removed: 4, code_count: 2 }])
  expect(await listCodes(id)).toEqual(['ZUSTANE001', taken])
})

test('codes of a discount are found by a part of one in either case, page by page, and wrong filters are refused', async () => {
  const { id } = await create()
  const typed = ['HledaneA01', 'hledaneA02', 'JinyKod003', 'JinyKodx04']
  await addCodes(id, { codes: typed, is_single_use: true })
  expect(await listCodes(id, '?code__icontains=EDANEa0')).toEqual(typed.slice(0, 2))
  // A sign of the pattern is a letter as others.
  expect(await listCodes(id, '?code__icontains=Kod_')).toEqual([])
  expect(await listCodes(id, '?code__icontains=kod&page_size=1&page=2')).toEqual(['JinyKodx04'])
  const path = `${LIST}${id}/codes/`
  expect((await staff.get(`${path}?used_at__gte=nikdy`)).status).toBe(400)
  expect((await staff.get(`${path}?code__icontains=kod&page=9`)).status).toBe(404)
  expect((await staff.get(`${LIST}999999/codes/?code__icontains=a`)).status).toBe(404)
  const warehouse = await signIn('sklad@laguna.example', 'Skladnik-1')
  expect((await warehouse.get(`${path}?code__icontains=a`)).status).toBe(403)
})

test('a whole code in either case finds the discount that has it, beside what has it in its name', async () => {
  const [one, other] = [await create(), await create({ name: `Sleva HLEDAMkod1 ${count}` })]
  await addCodes(one.id, { codes: ['HledamKod1'], is_single_use: true })
  const search = async (text: string, path = LIST, by = staff) => {
    const { json } = await by.get(`${path}?search=${encodeURIComponent(text)}`)
    return (json as { results: Wire[] }).results.map(({ id }) => id)
  }
  expect(await search(' hledamkod1 ')).toEqual([other.id, one.id])
  expect(await search('HledamKod')).toEqual([other.id])
  expect(await search('HledamKod2')).toEqual([])
  expect(await search('HledamKod1', '/ro/api/new/discounts/')).toEqual([])
  const { json } = await staff.get(`${LIST}?search=HledamKod1&type=fixed`)
  expect(json).toMatchObject({ count: 0 })
})

test('DS-010 DS-012 DS-013 the cart honours sets, a bonus for each whole purchase, and what is given by itself', async () => {
  const made = await create({
    type: 'absolute',
    value: '50.00',
    minimal_sum: '5000.00',
    is_automatic: true,
    is_cumulative_bonus: true,
    sets: [await findSet('Apple')],
  })
  const mine = async (by: TestVisitor) => (await readCart(by)).filter(({ name }) => name === made.name)
  // 20,990 Kč are four whole 5,000.
  expect(await mine(await fillCart(PHONE))).toMatchObject([{ amount: '200.00' }])
  expect(await mine(await fillCart('samsung-galaxy-s25-128gb'))).toEqual([])
  expect(await mine(await fillCart('kabel-usb-c-1m'))).toEqual([])
  const buyer = await fillCart(PHONE)
  await staff.post('/cz/api/new/discounts-bulk/', { action: 'deactivate', ids: [String(made.id)] })
  expect(await mine(buyer)).toEqual([])
})

test('DS-007 one that is switched off or deleted is in no cart any more, and comes back with its codes', async () => {
  const { id, name } = await create()
  await addCodes(id, { codes: [`ZPATKY00${count}0`.slice(0, 10).padEnd(10, 'x')], is_single_use: false })
  const [code = ''] = await listCodes(id)
  const buyer = await fillCart('kabel-usb-c-1m')
  expect((await enterCode(buyer, code.toLowerCase())).status).toBe(200)
  const removed = await staff.post(`${LIST}${id}/delete/`, { version: 1 })
  expect([removed.status, removed.json]).toMatchObject([200, { version: 2 }])
  expect((await staff.get(`${LIST}${id}/`)).status).toBe(404)
  expect(await readCart(buyer)).toMatchObject([{ name, is_valid: false, amount: '0.00' }])
  expect((await enterCode(await fillCart(PHONE), code)).status).toBe(400)
  const restored = await staff.post(`${LIST}${id}/restore/`, {})
  expect([restored.status, restored.json]).toMatchObject([200, { version: 3, code_count: 1 }])
  expect(await readCart(buyer)).toMatchObject([{ name, is_valid: true }])
})

test('what a deletion would take away is told before: codes that still work, and carts that have it', async () => {
  const { id } = await create()
  const impact = async () => (await staff.get(`${LIST}${id}/impact/`)).json
  expect(await impact()).toEqual({ live_code_count: 0, cart_count: 0 })
  await addCodes(id, { codes: [`DOPAD000${count}0`.padEnd(10, 'x').slice(0, 10)], is_single_use: false })
  await addCodes(id, { count: 2 })
  const [code = ''] = await listCodes(id)
  expect((await enterCode(await fillCart('kabel-usb-c-1m'), code)).status).toBe(200)
  expect(await impact()).toEqual({ live_code_count: 3, cart_count: 1 })
  expect((await staff.get(`${LIST}999999/impact/`)).status).toBe(404)
})

test('DS-006 one that has ended has no code that still works, and meets no other', async () => {
  const { id } = await create({ valid_to: '2025-11-30T22:59:59Z' })
  await addCodes(id, { count: 2 })
  expect((await staff.get(`${LIST}${id}/impact/`)).json).toEqual({ live_code_count: 0, cart_count: 0 })
  const asked = new URLSearchParams({ valid_to: '2025-11-30T22:59:59Z' })
  const { json } = await staff.get(`/cz/api/new/discount-intersections/?${asked}`)
  expect(json).toEqual({ count: 0, results: [] })
})

test('deleted ones are listed where they are asked for, and only there', async () => {
  const { id, name } = await create()
  await staff.post(`${LIST}${id}/delete/`, { version: 1 })
  const read = async (query: string) => {
    const { json } = await staff.get(`${LIST}?search=${encodeURIComponent(name)}${query}`)
    return (json as { results: (Wire & { is_deleted: boolean })[] }).results
  }
  expect(await read('')).toEqual([])
  expect(await read('&is_deleted=false')).toEqual([])
  expect(await read('&is_deleted=true&ordering=-deleted_at')).toMatchObject([
    { id, is_deleted: true, deleted_at: expect.stringMatching(/^20\d\d-.*Z$/), deleted_by: 'Petr Obsluha' },
  ])
  await staff.post(`${LIST}${id}/restore/`, {})
  expect(await read('&is_deleted=true')).toEqual([])
  expect(await read('')).toMatchObject([{ id, is_deleted: false, deleted_at: null, deleted_by: null }])
})

test('in Romania a discount of the seed ends with a day by its own clocks', async () => {
  const romanian = createVisitor(shop.url)
  await romanian.post('/ro/core/api/login/', { e_mail: 'obsluha@laguna.example', password: 'Obsluha-1' })
  const { json } = await romanian.get('/ro/api/new/discounts/?search=Toamna')
  expect(json).toMatchObject({ results: [{ valid_to: '2025-11-30T21:59:59.000Z' }] })
})

test('many are changed at once, each answers for itself', async () => {
  const [one, other] = [await create(), await create({ name: `Jiná sleva ${count}` })]
  const ids = [String(one.id), '999999', String(other.id)]
  const bulk = (action: string) => staff.post('/cz/api/new/discounts-bulk/', { action, ids })
  const gone = { id: '999999', error: 'Tato sleva už neexistuje.', is_changed: false }
  const good = (of: Wire) => ({ id: String(of.id), error: null, is_changed: true })
  expect((await bulk('deactivate')).json).toEqual({ results: [good(one), gone, good(other)] })
  expect(await readOne(one.id)).toMatchObject({ is_active: false, version: 2 })
  expect((await bulk('deactivate')).json).toMatchObject({ results: [{ is_changed: false }, {}, {}] })
  expect((await bulk('delete')).json).toEqual({ results: [good(one), gone, good(other)] })
  expect((await staff.get(`${LIST}${one.id}/`)).status).toBe(404)
  await create({ name: other.name })
  expect((await bulk('restore')).json).toEqual({
    results: [
      good(one),
      gone,
      { id: String(other.id), error: expect.stringContaining('už existuje'), is_changed: false },
    ],
  })
})

test('the list is filtered, searched, ordered and paged', async () => {
  const read = async (query: string) => {
    const { json } = await staff.get(`${LIST}${query}`)
    const { count: all, results } = json as { count: number; results: Wire[] }
    return { all, names: results.map(({ name }) => name) }
  }
  expect(await read('?search=uvitanou')).toEqual({ all: 1, names: ['Na uvítanou'] })
  expect(await read('?type=fixed')).toEqual({ all: 1, names: ['Kabely za 199'] })
  expect((await read('?code_count__gte=4&name__icontains=poukaz')).names).toEqual(['Dárkový poukaz 500 Kč'])
  const { names, all } = await read('?ordering=-value&page_size=2&type__in=absolute,fixed&value__gte=199')
  expect(names).toHaveLength(2)
  expect(all).toBeGreaterThan(2)
  expect((await staff.get(`${LIST}?value__gte=moc`)).status).toBe(400)
  expect((await staff.get(`${LIST}?page=99`)).status).toBe(404)
})

test('the preview tells which others meet one that is not saved yet', async () => {
  const query = new URLSearchParams({ sets: await findSet('Příslušenství'), is_combinable: 'false' })
  const { json } = await staff.get(`/cz/api/new/discount-intersections/?${query}`)
  const { results } = json as { results: { name: string; goods: unknown; combination: string }[] }
  expect(results.find(({ name }) => name === 'Kabely za 199')).toMatchObject({
    goods: { count: 1, names: [expect.stringContaining('USB-C')] },
    combination: 'first-added',
  })
  // Over by now.
  expect(results.find(({ name }) => name === 'Podzim 2025')).toBeUndefined()
  const early = new URLSearchParams({ valid_to: '2039-01-01T00:00:00Z' })
  const { json: before } = await staff.get(`/cz/api/new/discount-intersections/?${early}`)
  expect(JSON.stringify(before)).not.toContain('Jaro 2040')
  expect((await staff.get(`/cz/api/new/discount-intersections/?valid_to=nikdy`)).status).toBe(400)
})

test('a market has discounts of its own, and a role its own calls', async () => {
  const { id } = await create()
  expect((await staff.get(`/ro/api/new/discounts/${id}/`)).status).toBe(404)
  const warehouse = await signIn('sklad@laguna.example', 'Skladnik-1')
  expect((await warehouse.get(LIST)).status).toBe(403)
  expect((await warehouse.post(LIST, make())).status).toBe(403)
  expect((await put(id, { ...make(), version: 1 }, warehouse)).status).toBe(403)
})

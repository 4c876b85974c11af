import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTRACT, canAllocate, type PreorderState, type RouteName } from '../contract.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { type Answered, createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'

const ROOT = '/cz/api/new/orders/preorder-settings'
const NO_REACH = { type_device: null, master_product: null, product: null }

let shop: RunningShop
let staff: TestVisitor

async function bring(who: keyof typeof DEMO_ACCOUNTS): Promise<TestVisitor> {
  const visitor = createVisitor(shop.url)
  const { email, password } = DEMO_ACCOUNTS[who]
  await visitor.post('/cz/core/api/login/', { e_mail: email, password })
  return visitor
}
beforeAll(async () => {
  shop = await startTestShop()
  staff = await bring('staff')
}, 120_000)
afterAll(() => shop.close())

interface Shown {
  id: string
  version: number
  [key: string]: unknown
}
interface Page {
  count: number
  results: Shown[]
}
interface Result {
  id: string
  failure: string | null
  before: { state: string; stock: string | null } | null
  row: Shown | null
}

/** What a call answers, once it is what the contract says. */
function check<T>(name: RouteName, { status, json, text }: Answered): T {
  expect([status, status < 300 ? '' : text]).toEqual([CONTRACT[name].status, ''])
  const { response } = CONTRACT[name]
  if (response) expect(v.safeParse(response, json).issues).toBeUndefined()
  return json as T
}
const get = async <T>(name: RouteName, path: string): Promise<T> =>
  check<T>(name, await staff.get(`${ROOT}/${path}`))
const send = (method: string, path: string, body: unknown = {}): Promise<Answered> =>
  write(staff, method, `${ROOT}/${path}`, body)

function write(visitor: TestVisitor, method: string, path: string, body: unknown = {}): Promise<Answered> {
  return visitor.send(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': visitor.cookies.get('csrftoken') ?? '' },
  })
}

async function makeSetting(more: object = {}): Promise<Shown> {
  const body = { name: 'Zkušební', is_active: true, priority: 50, ...NO_REACH, ...more }
  return check('preorder-setting-create', await send('POST', 'create', body))
}

test('PO-021 the list of settings is answered by priority, with how many wait for each', async () => {
  const page = await get<Page>('preorder-settings-grid', 'grid-data/')
  expect(page.results.map(row => [row.name, row.priority])).toEqual([
    ['Nové telefony', 5],
    ['Všechny předobjednávky', 1],
  ])
  for (const row of page.results) expect(row.waiting_count).toBeGreaterThan(0)
  // Whoever waits is listed in the grid, confirmed or not.
  const listed = await list('available', '?page_size=1')
  const told = page.results.map(row => Number(row.waiting_count) + Number(row.unconfirmed_count))
  expect(told.reduce((sum, one) => sum + one)).toBe(listed.count)
  const found = await get<Page>('preorder-settings-grid', 'grid-data/?search=telefony&priority__gte=2')
  expect(found.count).toBe(1)
})

test('PO-022 PO-023 PO-024 a setting is made, read and changed; a colleague’s save in between is a 409 with the record', async () => {
  const made = await makeSetting({ is_active: false })
  expect(await get<Shown>('preorder-setting', `fetch/${made.id}`)).toEqual(made)
  const next = { name: 'Jiná', is_active: false, priority: 3, ...NO_REACH, version: made.version }
  const saved = check<Shown>('preorder-setting-update', await send('PUT', `update/${made.id}/`, next))
  expect([saved.name, saved.version]).toEqual(['Jiná', made.version + 1])
  const late = await send('PUT', `update/${made.id}/`, { ...next, name: 'Pozdní' })
  expect([late.status, late.json]).toEqual([
    409,
    {
      detail: 'Mezitím to změnil někdo jiný.',
      current: expect.objectContaining({ name: 'Jiná' }),
      who: expect.stringMatching(/Obsluha/),
      saved_by_me: true,
    },
  ])
})

test.each([
  [{ name: ' ' }, { name: ['Toto pole je vyžadováno.'] }],
  [{ priority: 100 }, { priority: ['Zadejte celé číslo nejvýše 99.'] }],
  [{ type_device: 'x' }, { type_device: [expect.stringContaining('neexistuje')] }],
  [{ product: '999999' }, { product: [expect.stringContaining('neexistuje')] }],
  [{ type_device: 'phone', product: '1' }, { non_field_errors: [expect.stringContaining('jen jedno')] }],
])('a setting with %j is refused beside its field', async (more, errors) => {
  const { status, json } = await send('POST', 'create', {
    name: 'x',
    is_active: true,
    priority: 1,
    ...NO_REACH,
    ...more,
  })
  expect([status, json]).toEqual([400, errors])
})

test('PO-025 PO-027 PO-028 PO-029 PO-030 PO-031 PO-032 PO-033 rules of each set are made and taken away one by one', async () => {
  const { id } = await makeSetting({ is_active: false })
  const [stock] = (
    await get<{ result: { id: string }[] }>('preorder-search-stocks', 'search/stocks/?term=brno')
  ).result
  const bodies = {
    stock: { stock: stock?.id, points: 40 },
    quantity: { quantity_from: 2, quantity_to: null, points: 7 },
    payment: { payment_type: 'card', points: -3 },
  } as const
  for (const [set, body] of Object.entries(bodies)) {
    const route = `preorder-${set as keyof typeof bodies}-rule` as const
    const { rules } = check<{ rules: Record<string, Shown[]> }>(
      `${route}-create`,
      await send('POST', `rule/${set}/create/${id}`, body),
    )
    expect(rules[set]).toHaveLength(1)
    const again = await send('POST', `rule/${set}/create/${id}`, body)
    expect([again.status, again.json]).toEqual([
      400,
      { non_field_errors: [expect.stringContaining('už v sadě je')] },
    ])
  }
  const all = await get<{ version: number; rules: Record<string, Shown[]> }>(
    'preorder-rules',
    `rule/fetch/${id}`,
  )
  expect(all.version).toBe(4)
  for (const set of Object.keys(bodies) as (keyof typeof bodies)[]) {
    const rule = all.rules[set]?.[0]
    const after = check<typeof all>(
      `preorder-${set}-rule-delete`,
      await send('DELETE', `rule/${set}/delete/${rule?.id}`),
    )
    expect(after.rules[set]).toEqual([])
    expect((await send('DELETE', `rule/${set}/delete/${rule?.id}`)).status).toBe(404)
  }
  const changed = check<typeof all>(
    'preorder-default-rule-update',
    await send('POST', `rule/update/default/${id}`, { points: -9, allows_other_stocks: false }),
  )
  expect(changed.rules.default).toEqual({ points: -9, allows_other_stocks: false })
})

test('a rule is changed as it stands; a colleague’s change in between is a 409 with the rules, and none becomes another twice', async () => {
  const { id } = await makeSetting({ is_active: false })
  interface Rules {
    version: number
    rules: Record<string, Shown[]>
  }
  const bodyOf = (from: number, points: number) => ({ quantity_from: from, quantity_to: null, points })
  const add = async (from: number): Promise<Rules> =>
    check('preorder-quantity-rule-create', await send('POST', `rule/quantity/create/${id}`, bodyOf(from, 20)))
  await add(2)
  const { version, rules } = await add(5)
  const [, rule] = rules.quantity ?? []
  const path = `rule/quantity/update/${rule?.id}`
  const saved = check<Rules>(
    'preorder-quantity-rule-update',
    await send('PATCH', path, { ...bodyOf(5, 25), version }),
  )
  expect(saved.rules.quantity?.map(one => [one.id === rule?.id, one.quantity_from, one.points])).toEqual([
    [false, 2, 20],
    [true, 5, 25],
  ])
  const late = await send('PATCH', path, { ...bodyOf(5, 30), version })
  expect([late.status, late.json]).toEqual([
    409,
    {
      detail: 'Mezitím to změnil někdo jiný.',
      current: { id, version: saved.version, rules: saved.rules },
      who: expect.stringMatching(/Obsluha/),
      saved_by_me: true,
    },
  ])
  const doubled = await send('PATCH', path, { ...bodyOf(2, 25), version: saved.version })
  expect([doubled.status, doubled.json]).toEqual([
    400,
    { non_field_errors: [expect.stringContaining('už v sadě je')] },
  ])
  expect((await send('PATCH', path, bodyOf(5, 30))).json).toHaveProperty('version')
  expect(
    (await send('PATCH', `rule/stock/update/${rule?.id}`, { stock: '1', points: 1, version: 9 })).status,
  ).toBe(404)
})

test('a rule of another set is not taken away by its number', async () => {
  const { id } = await makeSetting({ is_active: false })
  const made = check<{ rules: Record<string, Shown[]> }>(
    'preorder-payment-rule-create',
    await send('POST', `rule/payment/create/${id}`, { payment_type: 'card', points: 1 }),
  )
  expect((await send('DELETE', `rule/stock/delete/${made.rules.payment?.[0]?.id}`)).status).toBe(404)
})

test('PO-026 the priority score is answered in parts, with all that a what-if needs', async () => {
  const [phones] = (await get<Page>('preorder-settings-grid', 'grid-data/?search=telefony')).results
  const score = await get<Record<string, unknown[]> & { base: number; lowest: number; highest: number }>(
    'preorder-priority-score',
    `rule/priority_score/${phones?.id}`,
  )
  expect([score.base, score.lowest, score.highest]).toEqual([500, 485, 565])
  expect(score.candidates?.length).toBeGreaterThan(100)
  expect(score.pieces?.length).toBeGreaterThan(50)
})

test.each([
  ['PO-034', 'preorder-search-stocks', 'stocks', 'brno', 'Prodejna Brno'],
  ['PO-035', 'preorder-search-payment-type', 'payment-type', 'KART', 'art'],
  ['PO-036', 'preorder-search-master-product', 'master-product', 'iphone', 'Apple iPhone'],
  ['PO-037', 'preorder-search-product', 'product', 'm000001-1', 'M000001-1'],
  ['PO-038', 'preorder-search-type-device', 'type-device', 'tele', 'Telefony'],
] as const)('%s a search over %s finds by a part of a name or a code', async (_, route, path, term, name) => {
  const { result } = await get<{ result: { name: string }[] }>(route, `search/${path}/?term=${term}`)
  expect(result[0]?.name).toContain(name)
  const none = await get<{ result: unknown[] }>(route, `search/${path}/?term=%25zzz`)
  expect(none.result).toEqual([])
})

test('PO-039 PO-053 PO-054 the stock is answered with sales and purchases of 7, 21, 42 and 90 days, each within the next', async () => {
  const { results } = await get<{ results: Record<string, number>[] }>(
    'preorder-stock-grid',
    'stock/grid?page_size=100',
  )
  expect(results.length).toBeGreaterThan(50)
  for (const kind of ['sold', 'purchased'] as const) {
    const windows = [7, 21, 42, 90].map(days => results.map(row => row[`${kind}_${days}`] ?? -1))
    for (const [at, row] of results.entries()) {
      const counts = windows.map(window => window[at] ?? -1)
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
      expect(row.free).toBe(
        Math.max(0, Number(row.quantity) - Number(row.boss_quantity) - Number(row.allocated)),
      )
    }
    const sums = windows.map(window => window.reduce((sum, n) => sum + n, 0))
    expect(new Set(sums).size).toBe(4)
  }
  const best = await get<{ results: { sold_42: number }[] }>(
    'preorder-stock-grid',
    'stock/grid?ordering=-sold_42&sold_42__gte=1',
  )
  const counts = best.results.map(row => row.sold_42)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})

test('PO-040 PO-041 what the management keeps is summed by stock, and all stocks can be chosen', async () => {
  const { total, stocks } = await get<{ total: number; stocks: { quantity: number }[] }>(
    'preorder-boss-quantity',
    'stock/boss_quantity/',
  )
  expect(total).toBeGreaterThan(0)
  expect(stocks.reduce((sum, one) => sum + one.quantity, 0)).toBe(total)
  const { result } = await get<{ result: unknown[] }>('preorder-stock-select', 'stock/select')
  expect(result).toHaveLength(5)
})

test('PO-044 PO-045 rows are changed each for itself, taken away and brought back', async () => {
  const { results } = await get<{ results: (Shown & { quantity: number; allocated: number })[] }>(
    'preorder-stock-grid',
    'stock/grid?page_size=500',
  )
  const row = results.find(one => one.allocated === 0 && one.quantity > 1)
  const held = results.find(one => one.allocated > 0)
  const answered = check<{ results: Result[] }>(
    'preorder-stock-update',
    await send('PUT', 'stock/grid/update/', {
      rows: [
        { id: row?.id, version: row?.version, quantity: 77, boss_quantity: 7 },
        { id: row?.id, version: row?.version, quantity: 1 },
        { id: held?.id, quantity: 0, boss_quantity: 0 },
        { id: '999999' },
        { id: row?.id, quantity: -1 },
        { id: row?.id, quantity: 2, boss_quantity: 3 },
      ],
    }),
  )
  expect(answered.results.map(one => one.failure)).toEqual([
    null,
    'Mezitím to změnil někdo jiný.',
    expect.stringContaining('Přiděleno už je'),
    'Nenalezeno.',
    expect.stringContaining('celé číslo'),
    'Rezerva vedení (3) nesmí být větší než množství (2).',
  ])
  expect(answered.results[0]?.row).toMatchObject({ quantity: 77, boss_quantity: 7, free: 70 })
  expect((await send('DELETE', `stock/delete/${held?.id}`)).status).toBe(409)
  expect((await send('DELETE', `stock/delete/${row?.id}`)).status).toBe(204)
  expect((await send('DELETE', `stock/delete/${row?.id}`)).status).toBe(404)
  const back = check<{ results: Result[] }>(
    'preorder-stock-update',
    await send('PUT', 'stock/grid/update/', { rows: [{ id: row?.id, is_deleted: false }] }),
  )
  expect(back.results[0]).toMatchObject({ failure: null, row: { quantity: 77 } })
})

test('PO-042 all states have a name', async () => {
  const { result } = await get<{ result: { id: string; name: string }[] }>(
    'preorder-order-state-select',
    'type-order-state/select',
  )
  expect(result.map(({ name }) => name)).toEqual([
    'zájem',
    'nabídka odeslána',
    'zájem potvrzen',
    'čeká se na odpověď',
    'potvrzeno',
    'odmítnuto',
    'není dostupné',
    'přiděleno',
    'nepřiděleno',
    'zpět na hlavním skladu',
  ])
})

const list = (side: string, query = '') =>
  get<Page>(`preorder-orders-${side as 'available'}`, `order/grid/${side}/${query}`)

test('PO-046 PO-047 PO-048 pre-orders wait by score and then by time, those that can be given nothing behind all others, and are found by the number of their order', async () => {
  const { results } = await list('available', '?page_size=100')
  const isReady = ({ state }: Shown) => canAllocate(state as PreorderState)
  const places = results.map(row => [
    Number(!isReady(row)),
    -Number(row.score),
    Date.parse(String(row.created_at)),
  ])
  expect(new Set(results.map(isReady)).size).toBe(2)
  expect(places).toEqual(
    places.toSorted(([r = 0, a = 0, x = 0], [s = 0, b = 0, y = 0]) => r - s || a - b || x - y),
  )
  expect((await list('available', '?page_size=100&ordering=-score,created_at')).results).toEqual(results)
  for (const row of results)
    expect((row.explanation as { score: number }).score, String(row.order_number)).toBe(row.score)
  const allocated = await list('allocated')
  expect(new Set(allocated.results.map(row => row.state))).toEqual(new Set(['allocated']))
  const number = String(results[0]?.order_number)
  const found = await get<{ result: Shown[] }>('preorder-by-number', `order/fetch-order-number/${number}`)
  expect(found.result[0]).toEqual(results[0])
  expect((await staff.get(`${ROOT}/order/fetch-order-number/P0`)).status).toBe(404)
})

async function findRows(where: string, most: number): Promise<Shown[]> {
  return (await list('available', `?page_size=500&${where}`)).results
    .filter(row => (row.explanation as { outcome: string }).outcome === 'allocated')
    .slice(0, most)
}
const readFree = async (): Promise<number> =>
  (
    await get<{ results: { free: number }[] }>('preorder-stock-grid', 'stock/grid?page_size=500')
  ).results.reduce((sum, { free }) => sum + free, 0)
const put = async (name: RouteName, path: string, body: object): Promise<Result[]> =>
  check<{ results: Result[] }>(name, await send('PUT', path, body)).results
const allocate = (ids: string[] | null, stock: string | null = null) =>
  put('preorder-allocate', 'order/allocate/update/', { ids, stock })

test('PO-010 PO-049 PO-051 PO-052 pieces are given by the rules, taken back, and sent to the main stock; each way can be gone back', async () => {
  const rows = await findRows('state__in=confirmed,not_allocated', 3)
  const ids = rows.map(({ id }) => id)
  const pieces = rows.reduce((sum, { quantity }) => sum + Number(quantity), 0)
  const free = await readFree()
  const given = await allocate(ids)
  expect(given.map(({ id, failure }) => [id, failure])).toEqual(ids.map(id => [id, null]))
  expect(given[0]?.row).toMatchObject({ state: 'allocated', explanation: { outcome: 'allocated' } })
  expect(await readFree()).toBe(free - pieces)
  expect((await allocate(ids))[0]?.failure).toBe('Už je přiděleno.')
  const stock = String((given[0]?.row?.stock as { id: string } | undefined)?.id)
  const [first = ''] = ids
  const back = await put('preorder-back-to-main-stock', 'order/back-to-main-stock/', { ids: [first] })
  expect(back[0]).toMatchObject({
    failure: null,
    before: { state: 'allocated', stock },
    row: { state: 'back_to_main_stock', stock: null },
  })
  expect(await readFree()).toBe(free - pieces)
  expect((await allocate([first], stock))[0]).toMatchObject({ failure: null, row: { state: 'allocated' } })
  const taken = await put('preorder-unallocate', 'order/unallocate/', { ids })
  expect(taken.map(({ row }) => row?.state)).toEqual(ids.map(() => 'not_allocated'))
  expect(await readFree()).toBe(free)
  expect((await put('preorder-unallocate', 'order/unallocate/', { ids }))[0]?.failure).toBe('Není přidělená.')
})

test('an allocation that is taken back leaves each pre-order as it was before: what the customer confirmed stays confirmed', async () => {
  const [row] = await findRows('state=confirmed', 1)
  const ids = [row?.id ?? '']
  const takeBack = () => put('preorder-unallocate', 'order/unallocate/', { ids, is_undo: true })
  await allocate(ids)
  expect((await takeBack())[0]).toMatchObject({ failure: null, row: { state: 'confirmed', stock: null } })
  expect((await takeBack())[0]?.failure).toBe('Není přidělená.')
  const [given] = await allocate(ids)
  const stock = String((given?.row?.stock as { id: string } | undefined)?.id)
  await put('preorder-back-to-main-stock', 'order/back-to-main-stock/', { ids })
  await allocate(ids, stock)
  expect((await takeBack())[0]?.row?.state).toBe('not_allocated')
})

test.each([
  ['interested', 'Zákazník ji zatím nepotvrdil.'],
  ['rejected', 'Zákazník ji odmítl.'],
  ['not_available', 'Zboží není dostupné.'],
  ['back_to_main_stock', 'Kusy se vrátily na hlavní sklad.'],
])('one that is %s is refused for what its line says, too', async (state, reason) => {
  const [row] = (await list('available', `?state=${state}`)).results
  expect((await allocate([row?.id ?? '']))[0]?.failure).toBe(reason)
})

test('PO-050 a state is set step by step, refused where no step leads, and the last step can be taken back', async () => {
  const [row] = (await list('available', '?state=interested')).results
  const set = (state: string, more = {}) =>
    put('preorder-status-update', 'order/update/status/', { ids: [row?.id, '999999'], state, ...more })
  expect((await set('confirmed')).map(({ failure }) => failure)).toEqual([
    'Ze stavu „zájem“ nelze přejít do stavu „potvrzeno“.',
    'Nenalezeno.',
  ])
  expect((await set('interested_sent'))[0]).toMatchObject({ failure: null, before: { state: 'interested' } })
  expect((await set('interested', { is_undo: true }))[0]).toMatchObject({
    failure: null,
    row: { state: 'interested' },
  })
  expect((await set('allocated', { is_undo: true }))[0]?.failure).toContain('nelze vzít zpět')
})

test('one piece that two ask for at once is given once', async () => {
  const [row] = await findRows('state=confirmed&quantity=1', 1)
  const answers = await Promise.all([1, 2, 3].map(() => allocate([row?.id ?? ''])))
  expect(answers.flat().filter(({ failure }) => failure === null)).toHaveLength(1)
  await put('preorder-unallocate', 'order/unallocate/', { ids: [row?.id] })
})

interface Pile {
  id: string
  code: string
  stock: { id: string; name: string }
  quantity: number
  boss_quantity: number
  allocated: number
  free: number
}

test('who gets no pieces is told why: the stock has none, too few, or the rules do not allow it', async () => {
  const piles = (await get<{ results: Pile[] }>('preorder-stock-grid', 'stock/grid?page_size=500')).results
  const { results: waiting } = await list('available', '?state=confirmed&quantity__gte=2&page_size=100')
  const [row, pile] = waiting.flatMap(one =>
    piles.filter(({ code, free }) => code === one.code && free > 0).map(own => [one, own] as const),
  )[0] as [Shown, Pile]
  const ask = async (stock: string | null) => (await allocate([row.id], stock))[0]?.failure
  const leave = async (free: number, of = pile) => {
    const rows = [{ id: of.id, quantity: of.allocated + of.boss_quantity + free }]
    const [done] = check<{ results: Result[] }>(
      'preorder-stock-update',
      await send('PUT', 'stock/grid/update/', { rows }),
    ).results
    expect(done?.failure).toBeNull()
  }
  const { id, name } = pile.stock
  await leave(1)
  expect(await ask(id)).toBe(`Na skladu ${name} není dost volných kusů.`)
  await leave(0)
  expect(await ask(id)).toBe(`Na skladu ${name} nejsou volné kusy.`)
  const others = piles.filter(({ id: own, code, free }) => code === row.code && free > 0 && own !== pile.id)
  for (const other of others) await leave(0, other)
  expect(await ask(null)).toBe('Na žádném skladu nejsou volné kusy.')
  await leave(1)
  expect(await ask(null)).toBe('Na žádném skladu není dost kusů najednou.')

  const { id: setting } = await makeSetting({ priority: 99, product: (row.product as { id: string }).id })
  const { result: stocks } = await get<{ result: { id: string }[] }>('preorder-stock-select', 'stock/select')
  const other = stocks.find(one => one.id !== id)?.id
  await send('POST', `rule/stock/create/${setting}`, { stock: other, points: 1 })
  await send('POST', `rule/update/default/${setting}`, { points: 0, allows_other_stocks: false })
  await leave(50)
  expect(await ask(id)).toBe(`Sklad ${name} pravidla nedovolují.`)
  expect(await ask(null)).toBe('Volné kusy jsou jen na skladech, které pravidla nedovolují.')
  await send('POST', `rule/update/default/${setting}`, { points: 0, allows_other_stocks: true })
  expect(await ask(null)).toBeNull()
})

test('all that wait are served at once, just as their lines foretold', async () => {
  const foretold = new Map(
    (await list('available', '?page_size=500')).results.map(row => [
      row.id,
      row.explanation as { outcome: string; stock: unknown },
    ]),
  )
  const given = await allocate(null)
  expect(given.length).toBeGreaterThan(0)
  for (const { id, row } of given) expect([id, row?.stock]).toEqual([id, foretold.get(id)?.stock])
  expect(given).toHaveLength([...foretold.values()].filter(({ outcome }) => outcome === 'allocated').length)
  const left = (await list('available', '?page_size=500')).results
  expect(left.filter(row => (row.explanation as { outcome: string }).outcome === 'allocated')).toEqual([])
})

test('a changed rule changes the scores by which the list is ordered', async () => {
  const [row] = (await list('available', '?state=confirmed')).results
  const { id } = await makeSetting({
    product: (row?.product as { id: string } | undefined)?.id,
    priority: 99,
  })
  const [moved] = (await list('available', `?search=${row?.order_number}`)).results
  expect([moved?.score, moved?.explanation]).toEqual([
    9900,
    expect.objectContaining({ setting: { id, name: 'Zkušební' } }),
  ])
})

test('AC-005 staff without the role, and staff of the other market’s records, get nothing', async () => {
  const warehouse = await bring('warehouse')
  expect((await warehouse.get(`${ROOT}/grid-data/`)).status).toBe(403)
  expect((await write(warehouse, 'PUT', `${ROOT}/order/unallocate/`, { ids: [] })).status).toBe(403)
  const { id } = await makeSetting({ is_active: false })
  expect((await staff.get(`/ro/api/new/orders/preorder-settings/fetch/${id}`)).status).toBe(404)
})

import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Category, CategoryTree } from '#core/api/categories/categories.ts'
import { AssignmentAnswer, CategoryProduct } from '#core/api/categories/product-categories.ts'
import { pageOf } from '#core/api/page-of.ts'
import { Change } from '#core/api/record-change.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'

const ADMIN = '/cz/core/api/admin/categories/'
let shop: RunningShop
let staff: TestVisitor

async function signIn(who: keyof typeof DEMO_ACCOUNTS): Promise<TestVisitor> {
  const visitor = createVisitor(shop.url)
  const { email, password } = DEMO_ACCOUNTS[who]
  await visitor.post('/cz/core/api/login/', { e_mail: email, password })
  return visitor
}
beforeAll(async () => {
  shop = await startTestShop()
  staff = await signIn('staff')
}, 120_000)
afterAll(() => shop.close())

const send = (method: string, path: string, body: object = {}, visitor = staff) =>
  visitor.send(ADMIN + path, {
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': visitor.cookies.get('csrftoken') ?? '' },
  })

const readRows = async (query = '') => {
  const { status, json } = await staff.get(`${ADMIN}tree/${query}`)
  expect(status).toBe(200)
  return v.parse(CategoryTree, json).results
}
const readBranch = async (parent?: string) =>
  (await readRows(parent === undefined ? '' : `?parent=${parent}`)).map(({ name }) => name)
const find = async (name: string): Promise<Category> => {
  const row = (await readRows(`?search=${encodeURIComponent(name)}`)).find(one => one.name === name)
  if (!row) throw new Error(`There is no ${name}.`)
  return row
}
const add = async (name: string, parent: string | null, more: object = {}): Promise<Category> => {
  const seo_name = name.toLowerCase().replace(/\W/g, '-')
  const { status, json } = await send('POST', '', { name, seo_name, parent, ...more })
  expect([status, json]).toEqual([201, expect.anything()])
  return v.parse(Category, json)
}
const move = (row: Category, target: Category, position: string, more: object = {}) =>
  send('PATCH', `${row.id}/move/`, { target: target.id, position, ...more })

test('AD-051 AD-023 AD-024 AD-027 AD-037 the tree comes branch by branch, with what is below told', async () => {
  const top = await readRows()
  expect(top.map(({ name }) => name)).toEqual([
    'Mobilní telefony',
    'Tablety',
    'Chytré hodinky',
    'Příslušenství',
    'Služby',
  ])
  expect(top.every(({ parent, children, level }) => parent === null && children && level === 1)).toBe(true)
  const phones = await readRows(`?parent=${top[0]?.id}`)
  expect(phones).toMatchObject([
    {
      parent: top[0]?.id,
      name: 'Chytré telefony',
      children: true,
      url_path: '/mobilni-telefony/chytre-telefony/',
      level: 2,
    },
    { name: 'Tlačítkové telefony', children: false },
  ])
})

test('AD-056 AD-028 AD-029 AD-030 AD-031 AD-035 a new category is the last of its parent, with the defaults', async () => {
  const parent = await find('Tablety')
  const made = await add('Herni tablety', parent.id)
  expect(made).toMatchObject({
    parent: parent.id,
    seo_name: 'herni-tablety',
    children: false,
    for_display: true,
    filterable: false,
    for_buyout: false,
    for_service: false,
    manufacturers: [],
    photo_id: null,
    type_device: null,
    meilisearch_boost: '1',
    url_path: '/tablety/herni-tablety/',
    version: 1,
  })
  expect((await readBranch(parent.id)).at(-1)).toBe('Herni tablety')
})

test('AD-054 AD-032 AD-033 AD-034 AD-036 what is saved is kept, and the paths of all below follow its SEO name', async () => {
  const row = await find('Chytré telefony')
  const manufacturers = ['Apple', 'Samsung']
  const body = {
    seo_name: 'smartphony',
    manufacturers,
    type_device: 'telefony',
    meilisearch_boost: '1.5',
    filterable: true,
  }
  const { status, json } = await send('PATCH', `${row.id}/`, { ...body, version: row.version })
  expect(status).toBe(200)
  expect(json).toMatchObject({
    ...body,
    manufacturers: [
      { id: 'Apple', name: 'Apple' },
      { id: 'Samsung', name: 'Samsung' },
    ],
    version: row.version + 1,
  })
  expect((await find('Skládací telefony')).url_path).toBe('/mobilni-telefony/smartphony/skladaci-telefony/')
})

test('a colleague’s save in between is a conflict with the category as it is now', async () => {
  const row = await find('Opravy')
  expect((await send('PATCH', `${row.id}/`, { name: 'Opravy a servis', version: row.version })).status).toBe(
    200,
  )
  const { status, json } = await send('PATCH', `${row.id}/`, { filterable: true, version: row.version })
  expect([status, json]).toMatchObject([
    409,
    { current: { name: 'Opravy a servis', version: row.version + 1 }, who: expect.stringMatching(/Obsluha/) },
  ])
})

test.each([
  [{ name: ' ', seo_name: 'x' }, { name: ['Toto pole je vyžadováno.'] }],
  [{ name: 'X', seo_name: 'Řemínky!' }, { seo_name: [expect.stringContaining('jen malá písmena')] }],
  [{ name: 'X', seo_name: 'reminky' }, { seo_name: ['Tento SEO název už má jiná kategorie.'] }],
  [{ name: 'tablety', seo_name: 'x' }, { name: [expect.stringContaining('Na tomto místě už je')] }],
  [
    { name: 'X', seo_name: 'x', meilisearch_boost: '1,5' },
    { meilisearch_boost: [expect.stringContaining('1.5')] },
  ],
  [{ name: 'X', seo_name: 'x', photo_id: 999999 }, { photo_id: [expect.any(String)] }],
  [
    { name: 'X', seo_name: 'x', manufacturers: ['Nikdo'] },
    { manufacturers: [expect.stringContaining('Nikdo')] },
  ],
  [{ name: 'X', seo_name: 'x', type_device: 'nic' }, { type_device: [expect.any(String)] }],
  [{ name: 'X', seo_name: 'x', for_display: 'ano' }, { for_display: [expect.any(String)] }],
])('VA-015 %j is refused beside its field', async (body, errors) => {
  const { status, json } = await send('POST', '', { parent: null, ...body })
  expect([status, json]).toEqual([400, errors])
})

test('AD-055 AD-038 AD-039 a branch moves before, behind and into another, and its paths follow', async () => {
  const parent = await add('Stul', null)
  const [a, b, c] = [await add('A', parent.id), await add('B', parent.id), await add('C', parent.id)]
  const below = await add('A1', a.id)
  const orders: string[][] = []
  for (const [row, target, position] of [
    [a, c, 'right'],
    [c, b, 'left'],
    [b, a, 'first-child'],
    [b, a, 'left'],
  ] as const) {
    expect((await move(row, target, position)).status).toBe(200)
    orders.push(await readBranch(parent.id))
  }
  expect(orders).toEqual([
    ['B', 'C', 'A'],
    ['C', 'B', 'A'],
    ['C', 'A'],
    ['C', 'B', 'A'],
  ])
  await move(a, b, 'first-child')
  expect((await find('A1')).url_path).toBe('/stul/b/a/a1/')
  expect((await find('A1')).level).toBe(4)
  expect(below.level).toBe(3)
})

test('VA-016 what can’t be moved says why, by the name where another has it, and nothing changes', async () => {
  const [parent, other] = [await add('Police', null), await add('Regal', null)]
  const [child, twin] = [await add('Dno', parent.id), await add('Dno', other.id, { seo_name: 'dno-2' })]
  expect((await move(twin, child, 'right')).json).toEqual({
    name: ['Na tomto místě už je kategorie „Dno“. Zvolte jiný název.'],
  })
  expect((await move(parent, child, 'first-child')).json).toEqual({
    target: [expect.stringContaining('do ní samé')],
  })
  expect((await move(parent, parent, 'left')).status).toBe(400)
  expect((await move(child, { ...child, id: '999999' }, 'left')).status).toBe(400)
  expect((await move(child, other, 'inside')).json).toEqual({ position: ['Zadejte platnou hodnotu.'] })
  expect((await move(child, other, 'left', { from: other.id })).status).toBe(409)
  expect(await readBranch(parent.id)).toEqual(['Dno'])
})

test('a category tells its own products and those of its whole branch, as many as its deletion would touch', async () => {
  const tablets = await find('Tablety')
  const { json: impact } = await staff.get(`${ADMIN}${tablets.id}/impact/`)
  expect(tablets).toMatchObject({ products: 0, branch_products: 75 })
  expect(impact).toMatchObject({ products: tablets.branch_products })
  const [first] = await readRows(`?parent=${tablets.id}`)
  expect(first?.products).toBe(first?.branch_products)
})

test('two moves at once never make a circle', async () => {
  const [one, two] = [await add('Jedna', null), await add('Dve', null)]
  const answers = await Promise.all([move(one, two, 'first-child'), move(two, one, 'first-child')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('AD-057 AD-007 a deleted branch is gone from all lists, its impact was told, and it comes back whole', async () => {
  const row = await find('Tablety')
  const { json: impact } = await staff.get(`${ADMIN}${row.id}/impact/`)
  expect(impact).toEqual({ categories: 5, products: 75 })
  const { status, json } = await send('DELETE', `${row.id}/`)
  expect([status, json]).toEqual([200, { categories: 5, products: 75, deletion: expect.any(Number) }])
  expect(await readBranch()).not.toContain('Tablety')
  expect(await readRows('?search=ipady')).toEqual([])
  const flat = await staff.get('/cz/core/api/lists/type-categories/')
  expect(flat.text).not.toContain('iPady')
  expect((await send('DELETE', `${row.id}/`)).status).toBe(404)
  const { deletion } = json as { deletion: number }
  expect((await send('POST', `deletions/${deletion}/restore/`)).json).toMatchObject({
    name: 'Tablety',
    children: true,
  })
  expect((await readBranch())[1]).toBe('Tablety')
  expect((await staff.get(`${ADMIN}${row.id}/impact/`)).json).toEqual(impact)
  expect((await send('POST', `deletions/${deletion}/restore/`)).status).toBe(200)
  const again = (await send('DELETE', `${row.id}/`)).json as { deletion: number }
  expect((await send('POST', `deletions/${deletion}/restore/`)).status).toBe(404)
  expect((await send('POST', `deletions/${again.deletion}/restore/`)).status).toBe(200)
})

test('a branch whose parent is gone, too, waits for it; a name that was taken meanwhile gets a number', async () => {
  const parent = await add('Kos', null)
  const child = await add('Vejce', parent.id)
  const inner = (await send('DELETE', `${child.id}/`)).json as { deletion: number }
  const outer = (await send('DELETE', `${parent.id}/`)).json as { deletion: number }
  expect((await send('POST', `deletions/${inner.deletion}/restore/`)).status).toBe(409)
  await add('Vejce', null)
  expect((await send('POST', `deletions/${outer.deletion}/restore/`)).status).toBe(200)
  expect((await send('POST', `deletions/${inner.deletion}/restore/`)).json).toMatchObject({
    seo_name: `vejce-${child.id}`,
    url_path: `/kos/vejce-${child.id}/`,
  })
})

const Products = pageOf(CategoryProduct)
const readProducts = async (query: string) =>
  v.parse(Products, (await staff.get(`${ADMIN}products/?${query}`)).json)

test('AD-001 AD-002 AD-003 products are found by a branch of categories and by a level', async () => {
  const all = await readProducts('level=2&page_size=500')
  expect([all.count, all.results.length]).toEqual([300, 300])
  expect(all.results.every(({ categories }) => categories.length > 0)).toBe(true)
  expect((await readProducts('level=3')).count).toBe(0)
  const tablets = await find('Tablety')
  const found = await readProducts(`category=${tablets.id}&ordering=-name&name__icontains=IPAD`)
  expect(found.count).toBe(15)
  expect(found.results[0]?.categories.map(({ name }) => name)).toEqual(['iPady'])
})

test('AD-053 AD-003 categories are found by a part of the name and by level, each with what is above it', async () => {
  const { json } = await staff.get(`${ADMIN}list/?search=nabijeck&level=3`)
  const { count, results } = v.parse(pageOf(Category), json)
  expect([count, results[0]?.name, results[0]?.way]).toEqual([
    1,
    'Bezdrátové nabíječky',
    ['Příslušenství', 'Nabíječky'],
  ])
})

const assign = async (way: 'add' | 'remove', masterProductIds: unknown, typeCategoryIds: unknown) => {
  const { status, json } = await staff.post(`${ADMIN}products/${way}/`, { masterProductIds, typeCategoryIds })
  return { status, json, answer: v.safeParse(AssignmentAnswer, json).output as AssignmentAnswer }
}

test('AD-049 AD-050 300 products go into two categories at once; what is undone is what was changed, no more', async () => {
  const [cables, glasses] = [await find('Kabely'), await find('Ochranná skla')]
  const { results } = await readProducts('level=2&page_size=500')
  const ids = results.map(({ id }) => id)
  expect((await assign('add', ids.slice(0, 10), [cables.id])).answer.changed).toBe(10)
  const { answer } = await assign('add', [...ids, '999999'], [cables.id, glasses.id])
  expect(answer.changed).toBe(590)
  expect(answer.failed).toEqual([{ id: '999999', message: 'Tento produkt už neexistuje.' }])
  const countOf = async () => [
    (await readProducts(`category=${cables.id}`)).count,
    (await readProducts(`category=${glasses.id}`)).count,
  ]
  expect(await countOf()).toEqual([300, 300])
  const turn = (isDone: boolean) => staff.post(`${ADMIN}products/changes/${answer.change}/`, { isDone })
  expect((await turn(false)).json).toMatchObject({ changed: 590 })
  expect(await countOf()).toEqual([10, 0])
  expect((await turn(false)).json).toMatchObject({ changed: 0 })
  expect((await turn(true)).json).toMatchObject({ changed: 590 })
  expect(await countOf()).toEqual([300, 300])
  expect((await assign('remove', ids, [cables.id, glasses.id])).answer.changed).toBe(600)
})

test.each([
  [[], ['1'], 'masterProductIds'],
  [['1'], [], 'typeCategoryIds'],
  [['x'], ['1'], 'masterProductIds'],
  [['1'], ['999999'], 'typeCategoryIds'],
])('VA-053 VA-054 products %j in categories %j: %s is refused', async (products, categories, field) => {
  const { status, json } = await assign('add', products, categories)
  expect([status, Object.keys(json as object)]).toEqual([400, [field]])
})

test('AD-052 manufacturers are those of the shop’s products', async () => {
  const { json } = await staff.get(`${ADMIN}manufacturers/?search=sam`)
  expect(json).toEqual({ results: [{ id: 'Samsung', name: 'Samsung' }] })
})

test('AC-005 staff of another role read and change nothing', async () => {
  const warehouse = await signIn('warehouse')
  expect((await warehouse.get(`${ADMIN}tree/`)).status).toBe(403)
  expect((await send('POST', '', { name: 'X', seo_name: 'x', parent: null }, warehouse)).status).toBe(403)
})

test('a category of the other market is not there', async () => {
  const { json } = await staff.get('/ro/core/api/admin/categories/tree/')
  const [foreign] = v.parse(CategoryTree, json).results
  expect((await send('DELETE', `${foreign?.id}/`)).status).toBe(404)
})

test('who changed what of a category is told, the newest first, in the names of the calls', async () => {
  const above = await add('Historie nad', null)
  const made = await add('Historie', null)
  const { json } = await send('PATCH', `${made.id}/`, {
    for_service: true,
    seo_name: 'dejiny',
    version: made.version,
  })
  const saved = v.parse(Category, json)
  // What changes nothing is neither another version nor a change.
  const same = await send('PATCH', `${made.id}/`, { for_service: true, version: saved.version })
  expect([same.status, same.json]).toMatchObject([200, { version: saved.version }])
  await move(saved, above, 'first-child')
  const history = await staff.get(`${ADMIN}${made.id}/history/`)
  expect(history.status).toBe(200)
  const rows = v.parse(v.array(Change), history.json)
  expect(rows.map(({ who, action }) => [who, action])).toEqual([
    ['Petr Obsluha', 'move'],
    ['Petr Obsluha', 'update'],
    ['Petr Obsluha', 'create'],
  ])
  expect(rows[0]?.changes).toEqual([
    { field: 'url_path', before: '/dejiny/', after: '/historie-nad/dejiny/' },
  ])
  expect(rows[1]?.changes).toEqual([
    { field: 'seo_name', before: 'historie', after: 'dejiny' },
    { field: 'for_service', before: false, after: true },
  ])
  expect((await staff.get(`${ADMIN}0/history/`)).status).toBe(404)
  expect((await (await signIn('customer')).get(`${ADMIN}${made.id}/history/`)).status).toBe(403)
})

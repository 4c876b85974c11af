import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'

const VIEWS = '/cz/core/api/grid-views/'
const SAVE = `${VIEWS}save/`
const STATE = {
  order: ['name', 'price'],
  hidden: ['price'],
  pinned: [],
  widths: [{ id: 'name', width: 300 }],
  density: 'compact',
  ordering: ['-price'],
  filters: [{ key: 'name__icontains', value: 'x' }],
  search: '',
  page_size: 100,
}
const VIEW = { grid: 'discounts', name: 'Moje', is_shared: false, state: STATE }

let shop: RunningShop
let petr: TestVisitor
let sklad: TestVisitor

async function bring(email: string, password: string): Promise<TestVisitor> {
  const visitor = createVisitor(shop.url)
  await visitor.postForm('/cz/prihlaseni/', { email, password })
  return visitor
}
const list = async (who: TestVisitor, grid = 'discounts'): Promise<{ id: number; name: string }[]> =>
  (await who.get(`${VIEWS}?grid=${grid}`)).json as { id: number; name: string }[]
const remove = (who: TestVisitor, id: number) =>
  who.send(`${VIEWS}${id}/`, {
    method: 'DELETE',
    body: '{}',
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': who.cookies.get('csrftoken') ?? '' },
  })

beforeAll(async () => {
  shop = await startTestShop()
  petr = await bring('obsluha@laguna.example', 'Obsluha-1')
  sklad = await bring('sklad@laguna.example', 'Skladnik-1')
}, 120_000)
afterAll(() => shop.close())

test('a view is kept with its columns and filters, and replaced under the same name', async () => {
  const { status, json } = await petr.post(SAVE, VIEW)
  expect([status, json]).toEqual([
    201,
    { id: expect.any(Number), name: 'Moje', is_shared: false, is_own: true, state: STATE },
  ])
  await petr.post(SAVE, { ...VIEW, state: { ...STATE, density: 'roomy' } })
  expect(await list(petr)).toMatchObject([
    { name: 'Moje', state: { density: 'roomy', widths: [{ id: 'name', width: 300 }] } },
  ])
  expect(await list(petr, 'orders')).toEqual([])
})

test('colleagues see what is shared, and only who saved it deletes it', async () => {
  await petr.post(SAVE, { ...VIEW, name: 'Společný', is_shared: true })
  const [shared, ...others] = await list(sklad)
  expect(shared).toMatchObject({ name: 'Společný', is_shared: true, is_own: false })
  expect(others).toEqual([])
  expect((await remove(sklad, shared?.id ?? 0)).status).toBe(404)
  expect((await remove(petr, shared?.id ?? 0)).status).toBe(204)
  expect(await list(sklad)).toEqual([])
})

test('the same request under one key is done once', async () => {
  const key = { 'Idempotency-Key': 'view-once' }
  const first = await petr.post(SAVE, { ...VIEW, name: 'Jednou' }, key)
  expect((await petr.post(SAVE, { ...VIEW, name: 'Jednou' }, key)).json).toEqual(first.json)
})

test.each([
  [{ ...VIEW, name: '  ' }, 'name'],
  [{ ...VIEW, name: 'x'.repeat(81) }, 'name'],
  [{ ...VIEW, grid: '../etc' }, 'grid'],
  [{ ...VIEW, state: { ...STATE, density: 'huge' } }, 'state.density'],
  [{ ...VIEW, state: { ...STATE, page_size: 1e6 } }, 'state.page_size'],
])('a view that is none is refused beside its field (%#)', async (body, field) => {
  const { status, json } = await petr.post(SAVE, body)
  expect(status).toBe(400)
  expect(json).toHaveProperty([field])
})

test('a list without its grid is refused', async () => {
  expect((await petr.get(VIEWS)).status).toBe(400)
})

import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TypeCategories, type TypeCategory, TypeDevices, Units } from '#core/api/content/lists.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'

let shop: RunningShop
let visitor: TestVisitor

beforeAll(async () => {
  shop = await startTestShop()
  visitor = createVisitor(shop.url)
}, 120_000)
afterAll(() => shop.close())

async function readList<S extends v.GenericSchema>(
  schema: S,
  market: 'cz' | 'ro',
  name: string,
): Promise<v.InferOutput<S>> {
  const { status, json, headers } = await visitor.get(`/${market}/core/api/lists/${name}/`)
  expect([status, headers.get('surrogate-control')]).toEqual([200, 'max-age=300'])
  return v.parse(schema, json)
}

test.each([
  ['cz', '/cz/vykup/api/types/', { value: 'notebooky', label: 'Notebooky' }],
  ['ro', '/ro/vanzare/api/types/', { value: 'laptopuri', label: 'Laptopuri' }],
] as const)('CR-017 type devices begin with those that are bought back (%s)', async (market, path, other) => {
  const types = await readList(TypeDevices, market, 'type-devices')
  const bought = v.parse(TypeDevices, (await visitor.get(path)).json)
  expect(types.slice(0, bought.length)).toEqual(bought)
  expect(types).toContainEqual(other)
  expect(types.length).toBeGreaterThanOrEqual(6)
  expect(new Set(types.map(({ value }) => value)).size).toBe(types.length)
})

test('CR-018 units have the same values in both markets, and labels of their own', async () => {
  const [czech, romanian] = [await readList(Units, 'cz', 'units'), await readList(Units, 'ro', 'units')]
  expect(czech.map(({ value }) => value)).toEqual(romanian.map(({ value }) => value))
  expect(czech.slice(0, 2).map(({ label }) => label)).toEqual(['ks', 'sada'])
  expect(romanian.slice(0, 2).map(({ label }) => label)).toEqual(['buc', 'set'])
})

/** The names from a category up to the top. */
function nameWay(categories: readonly TypeCategory[], name: string): string[] {
  const way: string[] = []
  for (let at = categories.find(one => one.name === name); at && way.length < 10; ) {
    way.push(at.name)
    const { parent } = at
    at = categories.find(({ id }) => id === parent)
  }
  return way
}

test.each([
  ['cz', ['Bezdrátové nabíječky', 'Nabíječky', 'Příslušenství']],
  ['ro', ['Încărcătoare wireless', 'Încărcătoare', 'Accesorii']],
] as const)('CR-019 all type categories make one tree of the market %s', async (market, way) => {
  const categories = await readList(TypeCategories, market, 'type-categories')
  expect(categories.length).toBeGreaterThanOrEqual(12)
  const ids = new Set(categories.map(({ id }) => id))
  expect(ids.size).toBe(categories.length)
  expect(categories.filter(({ parent }) => parent !== null && !ids.has(parent))).toEqual([])
  expect(nameWay(categories, way[0])).toEqual(way)
})

test('CR-019 the markets’ trees have no category in common, and the same shape', async () => {
  const [czech, romanian] = [
    await readList(TypeCategories, 'cz', 'type-categories'),
    await readList(TypeCategories, 'ro', 'type-categories'),
  ]
  const isTop = ({ parent }: TypeCategory) => parent === null
  expect(czech.map(isTop)).toEqual(romanian.map(isTop))
  const ids = new Set(czech.map(({ id }) => id))
  expect(romanian.filter(({ id, parent }) => ids.has(id) || (parent !== null && ids.has(parent)))).toEqual([])
})

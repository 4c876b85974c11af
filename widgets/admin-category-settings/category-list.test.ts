import { expect, test } from 'vitest'
import { orderTree } from './category-list.ts'
import { readChosen } from './read-chosen.ts'

test('AD-048 a flat list is read as a tree from the top down, each with its level and what is above it', () => {
  const list = orderTree([
    { id: '1', name: 'Telefony', parent: null },
    { id: '2', name: 'Služby', parent: null },
    { id: '3', name: 'Chytré', parent: '1' },
    { id: '4', name: 'Odolné', parent: '3' },
    { id: '5', name: 'Sirotek', parent: '99' },
  ])
  expect(list.map(({ name, level, way }) => [name, level, way.join('/')])).toEqual([
    ['Telefony', 1, ''],
    ['Chytré', 2, 'Telefony'],
    ['Odolné', 3, 'Telefony/Chytré'],
    ['Služby', 1, ''],
  ])
})

test('two categories that name each other as their parents hang nothing up', () => {
  expect(
    orderTree([
      { id: '1', name: 'A', parent: '2' },
      { id: '2', name: 'B', parent: '1' },
    ]),
  ).toEqual([])
})

test('all that is found is read page by page, but for what was taken off the choice', async () => {
  const asked: (number | undefined)[] = []
  const readPage = async ({ page = 1 }: { page?: number }) => {
    asked.push(page)
    const from = (page - 1) * 500
    const results = Array.from({ length: Math.min(500, 1200 - from) }, (_, at) => ({ id: String(from + at) }))
    return { count: 1200, results }
  }
  const chosen = { peek: () => ({ isAll: true, except: new Set(['7']) }) }
  const ids = await readChosen({ readPage } as never, { chosen } as never)
  expect([asked, ids.length, ids.includes('7')]).toEqual([[1, 2, 3], 1199, false])
})

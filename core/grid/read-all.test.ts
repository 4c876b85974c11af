import { expect, test } from 'vitest'
import { readAll } from './read-all.ts'

interface Row {
  id: string
}
const rows = Array.from({ length: 1201 }, (_, at) => ({ id: String(at) }))
const getId = ({ id }: Row) => id
const readPage = async ({ page = 1, pageSize = 0 }) => ({
  count: rows.length,
  results: rows.slice((page - 1) * pageSize, page * pageSize),
})

test('all pages are read, each row once, with word of how far it is', async () => {
  const read: string[] = []
  const told: number[] = []
  await readAll<Row>({
    list: { readPage },
    getId,
    onRows: (fresh, done) => {
      read.push(...fresh.map(getId))
      told.push(done)
    },
  })
  expect(read).toEqual(rows.map(getId))
  expect(told).toEqual([500, 1000, 1201])
})

test('a server that gives shorter pages than were asked is read to its end', async () => {
  const read: string[] = []
  await readAll<Row>({
    list: { readPage: ({ page = 1 }) => readPage({ page, pageSize: 100 }) },
    getId,
    onRows: fresh => read.push(...fresh.map(getId)),
  })
  expect(read).toEqual(rows.map(getId))
})

test('a row that moved to the next page meanwhile is taken once', async () => {
  const read: string[] = []
  let shift = 0
  await readAll<Row>({
    list: {
      readPage: async ({ page = 1, pageSize = 0 }) => {
        const from = Math.max(0, (page - 1) * pageSize - shift++)
        return { count: rows.length, results: rows.slice(from, from + pageSize) }
      },
    },
    getId,
    onRows: fresh => read.push(...fresh.map(getId)),
  })
  expect(new Set(read).size).toBe(read.length)
})

test('a list that never ends is read as far as it said at first', async () => {
  let pages = 0
  await readAll<Row>({
    list: {
      readPage: async ({ page = 1 }) => {
        pages++
        return {
          count: 1000 * page,
          results: Array.from({ length: 500 }, (_, at) => ({ id: `${page} ${at}` })),
        }
      },
    },
    getId,
    onRows: () => {},
  })
  expect(pages).toBe(2)
})

test('what is cancelled reads no further', async () => {
  const controller = new AbortController()
  const done: number[] = []
  await readAll<Row>({
    list: { readPage },
    getId,
    signal: controller.signal,
    onRows: (_, count) => {
      done.push(count)
      controller.abort()
    },
  })
  expect(done).toEqual([500])
})

import { beforeEach, expect, test } from 'vitest'
import { read } from '#core/http/read.ts'
import { configurePage } from '#core/page.ts'
import { answerJson, startLocalServer } from '#testing/local-server.ts'
import { writeRouteTable } from '../contract.ts'
import { typeCategories, typeDevices, units } from './lists.ts'

const server = startLocalServer()

beforeEach(() => configurePage({ market: 'ro', routes: writeRouteTable('') }))

const READS = [() => read(typeDevices), () => read(units), () => read(typeCategories)]
const listSeen = () => server.seen.map(({ method, path, query }) => `${method} ${path}${query}`)

test('CR-017 type devices are read with nothing, in the order of the server', async () => {
  server.play(
    answerJson([
      { value: 'telefoane', label: 'Telefoane', image: 'unknown keys pass' },
      { value: 7, label: 'Căști <audio>' },
    ]),
  )
  expect(await read(typeDevices)).toEqual([
    { value: 'telefoane', label: 'Telefoane' },
    { value: '7', label: 'Căști <audio>' },
  ])
  expect(listSeen()).toEqual(['GET /core/api/lists/type-devices/'])
})

test('CR-018 units are read with nothing, and there may be none', async () => {
  server.play(answerJson([{ value: 1, label: 'buc' }]), answerJson([]))
  expect(await read(units)).toEqual([{ value: '1', label: 'buc' }])
  expect(await read(units)).toEqual([])
  expect(listSeen()).toEqual(Array(2).fill('GET /core/api/lists/units/'))
})

test('CR-019 all type categories come as one list, each with its parent', async () => {
  server.play(
    answerJson([
      { id: 1, name: 'Accesorii', parent: null },
      { id: 2, name: 'Încărcătoare', parent: 1 },
      { id: 'c3', name: 'Wireless', parent: '2' },
      { id: 4, name: 'Servicii' },
    ]),
  )
  expect(await read(typeCategories)).toEqual([
    { id: '1', name: 'Accesorii', parent: null },
    { id: '2', name: 'Încărcătoare', parent: '1' },
    { id: 'c3', name: 'Wireless', parent: '2' },
    { id: '4', name: 'Servicii', parent: null },
  ])
  expect(listSeen()).toEqual(['GET /core/api/lists/type-categories/'])
})

test.each([
  ['type-devices', typeDevices],
  ['units', units],
] as const)(
  'CR-017 CR-018 an entry without a value or a label breaks the contract (%s)',
  async (route, list) => {
    for (const key of ['value', 'label']) {
      server.play(answerJson([{ value: '1', label: 'x', [key]: null }]))
      await expect(read(list)).rejects.toMatchObject({
        failure: { kind: 'contract', where: `${route}: 0.${key}` },
      })
    }
    server.play(answerJson({ count: 1, next: null, previous: null, results: [{ value: '1', label: 'x' }] }))
    await expect(read(list)).rejects.toMatchObject({ failure: { kind: 'contract' } })
  },
)

test('CR-019 a category without an id or a name breaks the contract, and so does a parent in full', async () => {
  for (const [key, value] of [
    ['id', null],
    ['name', null],
    ['parent', { id: 1 }],
  ] as const) {
    server.play(answerJson([{ id: 1, name: 'Accesorii', parent: null, [key]: value }]))
    await expect(read(typeCategories)).rejects.toMatchObject({
      failure: { kind: 'contract', where: `type-categories: 0.${key}` },
    })
  }
})

test('CR-017 CR-018 CR-019 of an endless list the first thousand are taken', async () => {
  server.play(answerJson(Array(3000).fill({ value: 1, label: 'x', id: 1, name: 'x', parent: null })))
  for (const readList of READS) expect(await readList()).toHaveLength(1000)
})

test('CR-017 CR-018 CR-019 a list that may not be read is told as such', async () => {
  server.play(answerJson({ detail: 'You do not have permission to perform this action.' }, 403))
  for (const readList of READS)
    await expect(readList()).rejects.toMatchObject({ failure: { kind: 'forbidden' } })
})

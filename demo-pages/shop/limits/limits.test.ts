import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { toNetwork } from './client.ts'
import { sayWhen } from './say-when.ts'
import { turns } from './schema.ts'
import { forgetTurns, type Limit, returnTurn, sweepTurns, takeTurn } from './turns.ts'

const LIMIT: Limit = { what: 'test', free: 3, firstPause: 10, longestPause: 35 }
const NOON = Date.parse('2026-11-22T12:00:00Z')

let open: OpenDatabase
beforeAll(async () => {
  open = await openDatabase({ dataDir: ':memory:' })
  await migrate(open)
}, 120_000)
afterAll(() => open.close())

const take = (whose: string, second: number) =>
  takeTurn(open.database, LIMIT, whose, new Date(NOON + second * 1000))

test('what is done too often has pauses that double up to the longest, and an hour of quiet ends them', async () => {
  expect([await take('a', 0), await take('a', 0), await take('a', 0)]).toEqual([0, 0, 0])
  // Asking during a pause does not lengthen it.
  expect([await take('a', 1), await take('a', 9.5), await take('a', 10)]).toEqual([9, 1, 0])
  expect([await take('a', 10), await take('a', 30)]).toEqual([20, 0])
  expect([await take('a', 30), await take('a', 65)]).toEqual([35, 0])
  expect(await take('a', 66)).toBe(34)
  expect(await take('b', 66)).toBe(0)
  expect([await take('a', 3700), await take('a', 3701)]).toEqual([0, 0])
})

test('of many turns at once no more are given than are free', async () => {
  const given = await Promise.all(Array.from({ length: 12 }, () => take('many', 0)))
  expect(given.filter(seconds => seconds === 0)).toHaveLength(3)
})

test('a turn that waited for another, and so comes after a later one, is as free as that', async () => {
  expect([await take('late', 1), await take('late', 0.5), await take('late', 0.9)]).toEqual([0, 0, 0])
  expect(await take('late', 0.9)).toBe(10)
})

test('a turn that is given back counts for nothing, and neither does what is forgotten', async () => {
  for (const _ of [1, 2, 3]) await take('c', 0)
  expect(await take('c', 1)).toBe(9)
  await returnTurn(open.database, LIMIT, 'c')
  expect([await take('c', 1), await take('c', 2)]).toEqual([0, 9])
  await forgetTurns(open.database, LIMIT, 'c')
  expect(await take('c', 2)).toBe(0)
})

test('whose turns they were is stored by its hash alone, and swept once it counts for nothing', async () => {
  await take('jana@example.cz', 0)
  expect(JSON.stringify(await open.database.select().from(turns))).not.toContain('jana')
  await sweepTurns(open.database, new Date(NOON + 8 * 3600_000))
  expect(await open.database.select().from(turns)).toEqual([])
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0:1'],
  ['2001:DB8::1:bbbb:0:0:2', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['no address', 'no address'],
])('%s is limited as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})

test('when it may be tried again is said in the language of the page', () => {
  expect([sayWhen('cz', 30), sayWhen('ro', 61), sayWhen(null, 1)]).toEqual([
    'za 30 sekund',
    'peste 2 minute',
    'in 1 second',
  ])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { carts } from '../cart/schema.ts'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { idempotencyKeys } from '../django/schema.ts'
import { saveAccount } from '../visitor/accounts.ts'
import { sessions, users } from '../visitor/schema.ts'
import { sweep } from './sweep.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

let open: OpenDatabase
beforeAll(async () => {
  open = await openDatabase({ dataDir: ':memory:' })
  await migrate(open)
}, 120_000)
afterAll(() => open.close())

test('what nobody can use any more is swept: keys of yesterday, carts of lost browsers, sessions that are over', async () => {
  const { database } = open
  const account = { email: 'a@example.cz', name: 'A B', password: 'long enough' }
  await saveAccount(database, account, { isStaff: false, isShopAccount: false })
  const [user] = await database.select().from(users)
  const userId = user?.id ?? 0
  const key = { route: 'r', owner: 'o', requestHash: 'h' }
  await database.insert(idempotencyKeys).values([
    { ...key, key: 'old', createdAt: ago(25) },
    { ...key, key: 'young', createdAt: ago(23) },
  ])
  await database.insert(carts).values([
    { market: 'cz', tokenHash: 'old', createdAt: ago(24 * 31) },
    { market: 'cz', tokenHash: 'young', createdAt: ago(24 * 29) },
    { market: 'cz', userId, createdAt: ago(24 * 400) },
  ])
  await database.insert(sessions).values([
    { idHash: 'old', userId, expiresAt: ago(1) },
    { idHash: 'young', userId, expiresAt: ago(-1) },
  ])
  await sweep(database, NOW)
  expect((await database.select().from(idempotencyKeys)).map(row => row.key)).toEqual(['young'])
  expect((await database.select().from(carts)).map(row => row.tokenHash)).toEqual(['young', null])
  expect((await database.select().from(sessions)).map(row => row.idHash)).toEqual(['young'])
})

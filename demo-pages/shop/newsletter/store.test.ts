import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { buildApp } from '../server/build-app.ts'
import { newsletterSubscribers } from './schema.ts'
import { addSubscriber, confirmSubscriber } from './store.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const JANA = 'Jana@example.cz'

let open: OpenDatabase

beforeAll(async () => {
  open = await openDatabase({ databaseUrl: undefined, dataDir: ':memory:' })
  await migrate(open)
}, 120_000)
afterAll(() => open.close())

const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000)
async function readFirst() {
  const rows = await open.database.select().from(newsletterSubscribers)
  return rows.find(({ market }) => market === 'cz')
}

test('an address is mailed again after a pause, with the link it had, until it is confirmed', async () => {
  const { database } = open
  const token = await addSubscriber(database, 'cz', JANA, NOON)
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(await addSubscriber(database, 'cz', 'jana@EXAMPLE.cz', later(4))).toBeNull()
  expect(await addSubscriber(database, 'cz', JANA, later(6))).toBe(token)
  expect(await addSubscriber(database, 'ro', JANA, later(6))).not.toBe(token)
  expect(await readFirst()).toMatchObject({ email: 'jana@example.cz', confirmedAt: null })
  expect(await confirmSubscriber(database, 'ro', String(token), later(7))).toBe(false)

  // What looks at a link before its reader does reads it.
  const app = buildApp({ ...open, isDemo: false, proxies: 0, distDir: '', origin: '', reportFault: () => {} })
  for (const method of ['HEAD', 'GET'])
    expect((await app.request(`/cz/newsletter/potvrdit/${token}/`, { method })).status).toBe(200)
  expect(await readFirst()).toMatchObject({ confirmedAt: null })

  expect(await confirmSubscriber(database, 'cz', String(token), later(7))).toBe(true)
  expect(await confirmSubscriber(database, 'cz', String(token), later(60))).toBe(true)
  expect(await readFirst()).toMatchObject({ agreedAt: later(6), confirmedAt: later(7) })
  expect(await addSubscriber(database, 'cz', JANA, later(600))).toBeNull()
})

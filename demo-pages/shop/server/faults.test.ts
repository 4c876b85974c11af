import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { describeFault, isUnavailable } from './faults.ts'
import { createVisitor, openSeeded, startTestShop } from './test-shop.ts'

test('where the database is stuck a visitor is told so in time, with the id of the request that the log names', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const opened = await openSeeded(400)
  const shop = await startTestShop({ opened, quiet: false })
  const visitor = createVisitor(shop.url)
  await visitor.get('/cz/vykup/')
  const stuck = opened.database.transaction(() => wait(1500))
  for (const path of ['/cz/core/api/countries/', '/cz/vykup/']) {
    const { status, headers, text } = await visitor.get(path, { 'X-Request-ID': 'told-by-phone-1' })
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5'])
    expect(headers.get('x-request-id')).toBe('told-by-phone-1')
    expect(text).toContain('<p>Request told-by-phone-1</p>')
  }
  const said = log.mock.calls.map(([line]) => String(line))
  expect(said.filter(line => line.includes('failed (request told-by-phone-1): '))).toHaveLength(2)
  await stuck
  expect((await visitor.get('/cz/vykup/')).status).toBe(200)
  log.mockRestore()
  await shop.close()
  await opened.close()
})

test('a server of databases that does not answer is not waited for, and its fault has a name', async () => {
  const silent = createServer(() => {})
  await new Promise<void>(done => silent.listen(0, '127.0.0.1', done))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : 0
  const open = await openDatabase({
    databaseUrl: `postgres://nobody@127.0.0.1:${port}/none`,
    dataDir: '',
    patience: 200,
  })
  const fault = await open.serving.execute(sql`select 1`).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(isUnavailable(fault)).toBe(true)
  silent.close()
  await open.close()
})

test('a fault is told with its code, and is the database’s only where the code says so', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const wrapped = new Error('Failed query: select', { cause: refused })
  expect([isUnavailable(refused), isUnavailable(wrapped), isUnavailable(new Error('57014'))]).toEqual([
    true,
    true,
    false,
  ])
  expect(isUnavailable(Object.assign(new Error('duplicate'), { code: '23505' }))).toBe(false)
  expect(isUnavailable(Object.assign(new Error('canceled'), { code: '57014' }))).toBe(true)
  expect(describeFault(wrapped)).toMatch(/^Error ECONNREFUSED\n/)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buyoutManufacturers, buyoutTypes } from '#core/api/buyback/selector.ts'
import { writeRouteTable } from '#core/api/contract.ts'
import { read } from '#core/http/read.ts'
import { configurePage, page } from '#core/page.ts'
import { type FakeServer, type Fixtures, startFakeServer } from './fake-server.ts'

const PHONES = [{ value: 'telefony', label: 'Telefony' }]
let server: FakeServer | undefined

const serve = (fixtures: Fixtures): FakeServer => {
  server = startFakeServer(fixtures)
  return server
}

beforeEach(() => configurePage({ market: 'cz', routes: writeRouteTable('/cz'), csrf: { token: 'test' } }))
afterEach(() => {
  server?.stop()
  server = undefined
})

test('a route answers its fixture', async () => {
  serve({ 'buyout-types': PHONES })
  expect(await read(buyoutTypes)).toMatchObject(PHONES)
})

test('a fixture may answer by the arguments of the call', async () => {
  const { calls } = serve({ 'buyout-manufacturers': ({ args }) => [{ value: 'x', label: args.type }] })
  expect(await read(buyoutManufacturers, { args: { type: 'mobilní telefony' } })).toMatchObject([
    { label: 'mobilní telefony' },
  ])
  expect(calls).toMatchObject([{ route: 'buyout-manufacturers', method: 'GET' }])
})

test('an answer that the contract forbids is refused', () => {
  expect(() => serve({ 'buyout-types': [{ value: 'telefony' }] })).toThrow(/buyout-types: 0\.label/)
})

test('a route that the contract lacks is refused', () => {
  expect(() => serve({ 'buyout-types ': PHONES } as Fixtures)).toThrow('no route "buyout-types "')
})

test('a status of failure comes as the server says it', async () => {
  serve({ 'buyout-types': { status: 404, body: { detail: 'Not found.' } } })
  await expect(read(buyoutTypes)).rejects.toMatchObject({ failure: { kind: 'not-found' } })
})

test('a call that hangs ends when its caller goes away', async () => {
  serve({ 'buyout-types': 'hang' })
  const caller = new AbortController()
  const call = read(buyoutTypes, { signal: caller.signal })
  setTimeout(() => caller.abort(), 5)
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

test('a changed fixture holds for the next call', async () => {
  const { change } = serve({ 'buyout-types': PHONES })
  change({ 'buyout-types': [] })
  expect(await read(buyoutTypes)).toEqual([])
})

test('a call without a fixture is told at the end, and fetch is given back', async () => {
  const before = globalThis.fetch
  const { stop } = startFakeServer({})
  await expect(read(buyoutTypes)).rejects.toMatchObject({ failure: { kind: 'not-found' } })
  expect(stop).toThrow('Calls without a fixture: buyout-types.')
  expect(globalThis.fetch).toBe(before)
})

test('one that starts again answers from its new table alone, and has never given fetch back', async () => {
  const { calls, restart, verify } = serve({ 'buyout-types': PHONES })
  const { fetch } = globalThis
  await read(buyoutTypes)
  restart({ 'buyout-manufacturers': [] })
  expect(calls).toEqual([])
  expect(globalThis.fetch).toBe(fetch)
  expect(await read(buyoutManufacturers, { args: { type: 'x' } })).toEqual([])
  expect(verify).not.toThrow()
  await expect(read(buyoutTypes)).rejects.toMatchObject({ failure: { kind: 'not-found' } })
  expect(verify).toThrow('Calls without a fixture: buyout-types.')
  restart({})
})

test('whom it left waiting when it starts again, it leaves without end, so that nobody asks once more', async () => {
  const { calls, restart } = serve({ 'buyout-types': 'hang' })
  const caller = new AbortController()
  const toldSo = vi.fn()
  fetch(`http://localhost${page.value.routes['buyout-types']}`, { signal: caller.signal }).catch(toldSo)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  restart({})
  caller.abort()
  await new Promise(done => setTimeout(done))
  expect(toldSo).not.toHaveBeenCalled()
})

test.each([
  ['hang', { isHanging: true, hasFailed: false }],
  ['offline', { isHanging: false, hasFailed: true }],
  [
    { status: 404, body: {} },
    { isHanging: false, hasFailed: true },
  ],
  [
    { status: 200, body: '<h1>Down</h1>' },
    { isHanging: false, hasFailed: true },
  ],
  [PHONES, { isHanging: false, hasFailed: false }],
] as const)('it knows what it has done to those who asked: %j', async (fixture, mood) => {
  const told = serve({ 'buyout-types': fixture })
  const caller = new AbortController()
  const call = read(buyoutTypes, { signal: caller.signal }).catch(() => {})
  await vi.waitFor(() => expect(told.mood).toEqual(mood))
  caller.abort()
  await call
})

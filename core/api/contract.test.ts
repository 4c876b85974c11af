import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { listArguments } from '#core/http/call.ts'
import { listRoutes, methodOf, ROUTE_NAMES } from '#shop/server/route-table.ts'
import { PriceMail } from './buyback/price-mail.ts'
import { sellForm, sellOnline, toSellPayload } from './buyback/sale.ts'
import { COUNTRIES, CZECH_DRAFT } from './buyback/sell-draft.fixture.ts'
import { CONTRACT, ENDPOINTS, ROUTE_NAMES as NAMES } from './contract.ts'

const isEndpoint = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'name' in value && 'method' in value

/** Whatever files of this folder export that looks like an endpoint, with the place where it stands. */
async function listExported(): Promise<[place: string, endpoint: unknown][]> {
  const root = import.meta.dirname
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    file => /^.+\/.+\.ts$/.test(file) && !/\.(?:test|fixture)\.ts$/.test(file),
  )
  const all = await Promise.all(
    files.map(async file => {
      const exported: object = await import(pathToFileURL(join(root, file)).href)
      return Object.entries(exported).map(([name, value]) => [`${file}: ${name}`, value] as const)
    }),
  )
  return all.flat().flatMap(([place, value]) => (isEndpoint(value) ? [[place, value]] : []))
}

const findTwice = (all: readonly string[]): string[] => all.filter((one, at) => all.indexOf(one) !== at)

test('every endpoint of core/api stands in the contract', async () => {
  const exported = await listExported()
  const known = new Set<unknown>(ENDPOINTS)
  expect(exported.filter(([, endpoint]) => !known.has(endpoint)).map(([place]) => place)).toEqual([])
  expect(exported).toHaveLength(ENDPOINTS.length)
  expect(ENDPOINTS.length).toBeGreaterThan(30)
})

test('each endpoint has a name, and a method at a path, of its own', () => {
  expect(findTwice(ENDPOINTS.map(({ name }) => name))).toEqual([])
  expect(findTwice(ENDPOINTS.map(({ method, path }) => `${method} ${path}`))).toEqual([])
  expect(NAMES).toEqual(ENDPOINTS.map(({ name }) => name))
})

test.each([...ENDPOINTS])(
  '$name tells what it is for, its path with its arguments, and its query',
  endpoint => {
    const { doc = '', path = '', query = {} } = endpoint
    expect(doc).toMatch(/^[A-Z].+\.$/)
    expect(path).toMatch(/^(?:\/(?:[\w.-]+|\{\w+\}))+\/?$/)
    const args = listArguments(path)
    expect(CONTRACT[endpoint.name as keyof typeof CONTRACT].args).toEqual(args)
    expect(findTwice(args)).toEqual([])
    for (const key of Object.values(query)) expect(key.doc).toMatch(/\w/)
  },
)

test('the reference shop serves each call by its method at its path', () => {
  const routes = listRoutes('cz')
  expect(Object.keys(routes).sort()).toEqual([...NAMES].sort())
  const served = ROUTE_NAMES.map(name => [name, methodOf(name), routes[name]?.replace('/cz/', '/')])
  expect(served).toEqual(ROUTE_NAMES.map(name => [name, CONTRACT[name].method, CONTRACT[name].path]))
})

test('the sell form is sent as the contract says, with a pick-up address and without', () => {
  const quote = {
    device_identifier: 'X',
    appraisal_version: '1',
    device_condition_choices: [{ id: '1', value: '2' }],
  }
  const schema = sellForm({
    market: 'cz',
    isPhone: true,
    wireDate: 'DD.MM.YYYY',
    today: '2026-11-21',
    countries: COUNTRIES,
  })
  const pickup = { altStreet: 'Nová 1', altCity: 'Brno', altPostcode: '60200' }
  for (const pickupAltAddress of [false, true]) {
    const form = v.parse(schema, { ...CZECH_DRAFT, ...pickup, pickupAltAddress })
    for (const isPhone of [true, false]) {
      const payload = toSellPayload(form, quote, isPhone)
      expect(v.safeParse(sellOnline.request, payload).issues).toBeUndefined()
      expect(v.is(sellOnline.request, { ...payload, extra: '' })).toBe(false)
    }
  }
  expect(v.is(PriceMail, { ...quote, note: '', e_mail: 'jana@example.cz' })).toBe(true)
})

import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { collectSchemas } from '../../.ci/describe-schemas.ts'
import { type ApiCall, readCalls } from '../../.ci/read-calls.ts'
import { listRoutes, methodOf, ROUTE_NAMES } from '../../demo-pages/shop/calls/route-table.ts'
import { sellForm, toSellPayload } from './buyback-sale.ts'
import { CONTRACT } from './contract.ts'
import { PriceMailRequest, SellRequest } from './contract-buyback.ts'
import type { Call } from './contract-call.ts'
import { COUNTRIES, CZECH_DRAFT } from './sell-draft.fixture.ts'

const root = join(import.meta.dirname, '../..')
const contract = new Map<string, Call>(Object.entries(CONTRACT))
const calls = readCalls(root)

test('every call of core/api stands in the contract as it is made', async () => {
  const schemas = await collectSchemas(root)
  const faults = calls.flatMap(call =>
    call.routes
      ? call.routes.flatMap(route => compare(call, route, contract.get(route), schemas))
      : [`${call.place}: the route can't be read; spell it, or spell the types of what it is made from`],
  )
  expect(calls.length).toBeGreaterThan(0)
  expect(faults).toEqual([])
})

test('the contract has no call that nobody makes', () => {
  const made = new Set(calls.flatMap(({ routes }) => routes ?? []))
  expect([...contract.keys()].filter(name => !made.has(name))).toEqual([])
})

test('the reference shop serves each call by its method at its path', () => {
  const routes = listRoutes('cz')
  expect(Object.keys(routes).sort()).toEqual([...contract.keys()].sort())
  const served = ROUTE_NAMES.map(name => [name, methodOf(name), routes[name]?.replace('/cz/', '/')])
  expect(served).toEqual(
    ROUTE_NAMES.map(name => [name, contract.get(name)?.method, contract.get(name)?.path]),
  )
})

test('the sell form is sent as the contract says, with a pick-up address and without', () => {
  const quote = {
    device_identifier: 'X',
    appraisal_version: '1',
    device_condition_choices: [{ id: '1', value: '2' }],
  }
  for (const pickupAltAddress of [false, true]) {
    const draft = {
      ...CZECH_DRAFT,
      pickupAltAddress,
      altStreet: 'Nová 1',
      altCity: 'Brno',
      altPostcode: '60200',
    }
    const form = v.parse(
      sellForm({
        market: 'cz',
        isPhone: true,
        wireDate: 'DD.MM.YYYY',
        today: '2026-11-21',
        countries: COUNTRIES,
        getDraft: () => draft,
      }),
      draft,
    )
    for (const isPhone of [true, false]) {
      const payload = toSellPayload(form, quote, isPhone)
      expect(v.safeParse(SellRequest, payload).issues).toBeUndefined()
      expect(v.is(SellRequest, { ...payload, extra: '' })).toBe(false)
    }
  }
  expect(v.is(PriceMailRequest, { ...quote, note: '', e_mail: 'jana@example.cz' })).toBe(true)
})

function compare(
  { place, method, args, schema, isIdempotent, doneStatus }: ApiCall,
  route: string,
  told: Call | undefined,
  schemas: Readonly<Record<string, unknown>>,
): string[] {
  if (!told) return [`${place}: the contract has no "${route}"`]
  const isRead = schema === 'Ignored' ? told.answer === null : told.answer !== null
  const facts: [string, boolean][] = [
    [`method ${method}`, told.method === method],
    [`arguments ${args.join(', ')}`, [...args].sort().join() === [...told.args].sort().join()],
    [
      `answer ${schema}`,
      isRead && (!schemas[schema] || schemas[schema] === told.answer || schema === 'Ignored'),
    ],
    [`idempotency key: ${isIdempotent}`, told.isIdempotent === isIdempotent],
    [`status ${doneStatus}`, doneStatus === null || doneStatus === told.status],
  ]
  return facts.filter(([, isTrue]) => !isTrue).map(([fact]) => `${place}: "${route}" is called with ${fact}`)
}

import { isDeepStrictEqual } from 'node:util'
import type { RouteArguments } from '#core/http/routes.ts'
import { type Endpoint, endpointOf } from '../contract.ts'
import { VISITOR_PROBES } from './account.ts'
import { type Backend, type GoodCall, hasRoute, makeKey, type Probes, type Sample } from './backend.ts'
import { BUYBACK_PROBES } from './buyback.ts'
import { CART_PROBES } from './cart.ts'
import { CART_PART_PROBES } from './cart-parts.ts'
import { CHECKOUT_PROBES } from './checkout.ts'
import { SERVICE_PROBES } from './devices.ts'
import { EDITING_PROBES } from './editing.ts'
import { callGood, callOdd, checkLocation } from './expect-good.ts'
import { expectForbidden, expectMissing, expectRefused, expectTokenNeeded } from './expect-refusal.ts'
import { LIST_PROBES } from './lists.ts'
import { OFFICE_PROBES } from './office.ts'
import { ORDER_PROBES } from './orders.ts'
import { SALE_PROBES } from './sale.ts'
import type { Visitor } from './visitor.ts'

const PROBES: Probes = {
  ...BUYBACK_PROBES,
  ...SERVICE_PROBES,
  ...SALE_PROBES,
  ...CART_PROBES,
  ...CART_PART_PROBES,
  ...CHECKOUT_PROBES,
  ...ORDER_PROBES,
  ...LIST_PROBES,
  ...EDITING_PROBES,
  ...OFFICE_PROBES,
  ...VISITOR_PROBES,
}

const NOBODY = 'ostrov-conformance-nobody'
/** What people type into a search, and what a database could stumble over. */
const ODD_TERMS = ['', '%_\\"<ž']

/** Makes every trial that the contract's description of a call gives rise to; its good call, if one was made. */
export async function tryCall(backend: Backend, route: string): Promise<GoodCall | null> {
  if (!hasRoute(backend, route)) return null
  const endpoint = endpointOf(route)
  const isRead = endpoint.method === 'GET'
  if (!isRead && !backend.canWrite) return skip(backend, route, 'writes, and --read-only was given')
  await tryAccess(backend, endpoint)
  const by = findVisitor(backend, endpoint)
  const whom = endpoint.access === 'staff' ? 'a member of staff' : 'a customer'
  if (!by) return skip(backend, route, `needs --user and --password of ${whom}`)
  if (isRead) await tryOddReads(backend, endpoint, by)
  const found = PROBES[route]?.find ? await PROBES[route].find(backend) : makeSample(endpoint)
  if (typeof found === 'string') return skip(backend, route, found)
  const sample = found && { by, ...found }
  if (sample && !isRead) await tryWrong(backend, endpoint, sample)
  return sample && !sample.isDone ? tryGood(backend, endpoint, sample) : null
}

function skip({ report }: Backend, route: string, reason: string): null {
  report.skip(route, reason)
  return null
}

/** Who may make a call, and with which token. */
async function tryAccess(backend: Backend, { name: route, ...endpoint }: Endpoint): Promise<void> {
  const { guest, isStaff, report, user } = backend
  const args = nameNobody(endpoint)
  if (endpoint.access !== 'anyone') await expectForbidden(backend, route, 'signed-out', { args, by: guest })
  if (endpoint.access === 'staff' && user && !isStaff)
    await expectForbidden(backend, route, 'forbidden', { args, by: user })
  if (endpoint.method === 'GET') return
  if (user) await expectTokenNeeded(backend, route, { args, by: user })
  else report.skip(route, 'its CSRF token needs --user and --password')
}

function findVisitor({ guest, isStaff, user }: Backend, { access }: Endpoint): Visitor | null {
  if (access === 'anyone') return guest
  return access === 'signed-in' || isStaff ? user : null
}

/** Reads of what nobody has and of what is no sensible question. */
async function tryOddReads(backend: Backend, endpoint: Endpoint, by: Visitor): Promise<void> {
  const { args, errors, name: route, query, acceptsAnyQuery } = endpoint
  if (args.length > 0 && errors.includes(404))
    await expectMissing(backend, route, { by, args: nameNobody(endpoint) })
  for (const key of listRequiredKeys(endpoint))
    for (const term of ODD_TERMS) await callOdd(backend, route, { by, query: { [key]: term } })
  if (!acceptsAnyQuery) return
  await callGood(backend, route, { by })
  await callOdd(backend, route, { by, query: { [Object.keys(query)[0] ?? 'q']: NOBODY } })
}

/**
 * A call without arguments can be made by its description alone. Writes of the back office that no probe makes a record for
 * are the shop's own business: they are tried by what is wrong with them.
 */
function makeSample(endpoint: Endpoint): Sample | null {
  if (endpoint.args.length > 0) return null
  const keys = listRequiredKeys(endpoint)
  const isDone = endpoint.access === 'staff' && (endpoint.method !== 'GET' || keys.length > 0)
  return { query: Object.fromEntries(keys.map(key => [key, 'a'])), ...(isDone && { isDone }) }
}

/** What is no request at all, what has wrong fields, and what is meant for something that nobody has. */
async function tryWrong(
  backend: Backend,
  endpoint: Endpoint,
  { wrong = [], ...sample }: Sample,
): Promise<void> {
  const { args, errors, name: route } = endpoint
  const [status, fields] = [400 as const, listRequiredFields(endpoint)]
  if (fields.length > 0) {
    const cut = { text: '{"cut":', what: 'JSON that is cut off', rule: 'bad-json' } as const
    const empty = {
      body: {},
      what: 'An empty object',
      rule: 'fields',
      fields,
      isAnyFieldEnough: true,
    } as const
    for (const one of [cut, empty]) await expectRefused(backend, route, { ...sample, ...one, status })
  }
  if (args.length > 0 && errors.includes(404))
    await expectMissing(backend, route, { ...sample, args: nameNobody(endpoint) })
  for (const one of wrong)
    await expectRefused(backend, route, {
      ...sample,
      ...one,
      status,
      rule: one.fields ? 'fields' : 'form-error',
    })
}

/** The good call, the same again by its idempotency key, and once more from what is out of date by then. */
async function tryGood(backend: Backend, endpoint: Endpoint, sample: Sample): Promise<GoodCall | null> {
  const { hasLocation, isIdempotent, name: route } = endpoint
  const { stale, wrong: _, ...rest } = sample
  const sent = isIdempotent ? { ...rest, key: makeKey() } : rest
  const response = await callGood(backend, route, sent)
  if (!response) return null
  const again = isIdempotent ? await callGood(backend, route, sent) : null
  if (again && (again.location !== response.location || !isDeepStrictEqual(again.body, response.body))) {
    const [first, second] = [response, again].map(one => one.location ?? one.text.slice(0, 80))
    const problem = `The same Idempotency-Key, sent twice, is answered ${first} and ${second}.`
    backend.report.add(route, 'repeat', problem)
  }
  const conflict = { rule: 'conflict', status: 409, key: makeKey() } as const
  if (stale) await expectRefused(backend, route, { ...sent, ...conflict, ...stale })
  if (hasLocation) await checkLocation(backend, route, response)
  const good = { sent, response, again }
  await PROBES[route]?.check?.({ ...good, backend, add: (...breach) => backend.report.add(route, ...breach) })
  return good
}

/** Arguments that no server has anything for. */
const nameNobody = ({ args }: Pick<Endpoint, 'args'>): RouteArguments =>
  Object.fromEntries(args.map(name => [name, /^(?:pk|page)$/.test(name) ? '999999999' : NOBODY]))

const listRequiredKeys = ({ query }: Endpoint): string[] =>
  Object.keys(query).filter(key => query[key]?.isRequired)

/** The fields that a request can't be without; of a schema with variants the key that tells them apart. */
function listRequiredFields({ request }: Endpoint): string[] {
  const { entries = {}, key } = (request ?? {}) as {
    entries?: Record<string, { type: string }>
    key?: string
  }
  const isOptional = /^(?:optional|nullish|exact_optional|undefinedable)$/
  return key === undefined
    ? Object.keys(entries).filter(name => !isOptional.test(entries[name]?.type ?? ''))
    : [key]
}

import { classifyResponse, isCsrfRefusal } from '#core/http/classify-response.ts'
import { type Failure, FailureError, type FieldErrors } from '#core/http/failure.ts'
import { endpointOf } from '../contract.ts'
import { type Backend, type Sent, send } from './backend.ts'
import { isObject } from './expect-good.ts'
import type { RuleName } from './rules.ts'
import type { Received } from './visitor.ts'

/** A request that must be refused, and the rule that it breaks where it is not. */
interface Wrong extends Sent {
  /** The subject of the sentence that reports it. */
  what: string
  rule: RuleName
  status: 400 | 404 | 409
  /** Fields that each have to have a message; of others any message will do. */
  fields?: readonly string[]
  isAnyFieldEnough?: boolean
}

/** What a response is to an island: the very classification that islands use. */
const failureOf = (route: string, response: Received): Failure | null =>
  classifyResponse(response, endpointOf(route).method !== 'GET')

const nameStatus = ({ headers, isJson, status }: Received): string =>
  `${status}${isJson ? '' : ` as ${headers.get('content-type') ?? 'no type'}`}`

/** The one text of a refusal as a whole. */
function detailOf({ body, isJson }: Received): string | null {
  const detail = isJson && isObject(body) ? body.detail : null
  return typeof detail === 'string' && detail.trim() ? detail : null
}

/** Makes a call that must be refused, and reports what is wrong with the refusal. */
export async function expectRefused(backend: Backend, route: string, wrong: Wrong): Promise<void> {
  const { fields, isAnyFieldEnough = false, rule, status, what, ...sent } = wrong
  const response = await send(backend, route, sent)
  // Too many tries are no fault of the call.
  if (!response || (response.status === 429 && endpointOf(route).errors.includes(429))) return
  const add = (found: string, by = rule) => backend.report.add(route, by, `${what} is answered ${found}.`)
  const failure = failureOf(route, response)
  if (response.status >= 500) add(String(response.status), 'crash')
  else if (response.status !== status || !response.isJson)
    add(`${nameStatus(response)}, expected ${status} as application/json`)
  else if (!hasMessage(response, failure)) add(`${status} without a message such as {"detail": "…"}`)
  else if (fields && failure?.kind === 'invalid') {
    const unnamed = fields.filter(path => !isNamed(failure.fields, path))
    if (unnamed.length < (isAnyFieldEnough ? fields.length : 1)) return
    const told = Object.keys(failure.fields).map(path => path || 'the whole form')
    add(`with messages of ${told.join(', ')}, expected of ${unnamed.join(isAnyFieldEnough ? ' or ' : ', ')}`)
  }
}

/** Makes a call of what nobody has. */
export const expectMissing = (backend: Backend, route: string, sent: Sent): Promise<void> => {
  const what = `What nobody has (${Object.values(sent.args ?? {}).join(', ')})`
  return expectRefused(backend, route, { ...sent, what, rule: 'not-found', status: 404 })
}

const hasMessage = (response: Received, failure: Failure | null): boolean =>
  failure?.kind === 'invalid' || failure?.kind === 'conflict'
    ? failure.message !== null
    : detailOf(response) !== null

/** By itself, as a part of a group that is named whole, or by its parts. */
const isNamed = (errors: FieldErrors, path: string): boolean =>
  Object.keys(errors).some(
    told => told === path || told.startsWith(`${path}.`) || (told && path.startsWith(`${told}.`)),
  )

/** Makes a call that is not permitted: to whoever is not signed in, or to whoever is. */
export async function expectForbidden(
  backend: Backend,
  route: string,
  kind: 'signed-out' | 'forbidden',
  sent: Sent,
): Promise<void> {
  const response = await send(backend, route, sent)
  if (!response) return
  const { status } = response
  const detail = detailOf(response)
  const who = kind === 'signed-out' ? 'somebody who is not signed in' : 'a customer who may not'
  const add = (rule: RuleName, problem: string) => backend.report.add(route, rule, problem)
  if (status < 300 || status === 400 || status === 404)
    add('access-open', `To ${who} it answers ${status}, expected 403.`)
  else if (status !== 403 || detail === null)
    add('access-refused', `To ${who} it answers ${nameStatus(response)}, expected 403 with {"detail": "…"}.`)
  else if (failureOf(route, response)?.kind !== kind)
    add('access-refused', `The 403 to ${who} reads “${detail}”, by which islands don’t know it.`)
}

/** Whether an island would take it for a refused token, which it mends by itself. */
export function isTokenRefused(route: string, response: Received): boolean {
  const failure = failureOf(route, response)
  return failure !== null && isCsrfRefusal(new FailureError(failure, route, { body: response.body }))
}

/** Without its token, and with a wrong one, nothing of a signed-in customer may be changed. */
export async function expectTokenNeeded(backend: Backend, route: string, sent: Sent): Promise<void> {
  for (const token of [null, 'x'.repeat(64)]) {
    const response = await send(backend, route, { ...sent, token })
    if (!response) return
    const { status, text } = response
    const it = `${token === null ? 'Without a' : 'With a wrong'} CSRF token it answers`
    const add = (rule: RuleName, found: string) => backend.report.add(route, rule, `${it} ${found}.`)
    if (status >= 500) add('crash', String(status))
    else if (status !== 403) add('csrf-open', `a signed-in customer ${status}, expected 403`)
    else if (!isTokenRefused(route, response))
      add('csrf-words', `403 with ${text.slice(0, 120)}, which doesn’t begin with “CSRF Failed”`)
  }
}

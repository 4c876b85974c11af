import { pickFirstMessage, readFieldErrors } from '../../core/api/drf-errors.ts'
import type { Failure, FieldErrors } from '../../core/api/failure.ts'
import { FailureError } from '../../core/api/failure.ts'
import { isCsrfRefusal, judgeAnswer } from '../../core/api/judge-answer.ts'
import { type Backend, callOf, type Sent, send } from './backend.ts'
import type { RuleName } from './rules.ts'
import type { Received } from './visitor.ts'

/** What an answer is to an island: the very judgement that islands use. */
const failureOf = (route: string, answer: Received): Failure | null =>
  judgeAnswer(answer, callOf(route).method !== 'GET')

const nameStatus = ({ headers, isJson, status }: Received): string =>
  `${status}${isJson ? '' : ` as ${headers.get('content-type') ?? 'no type'}`}`

/** Looks at an answer that must be 404. */
export async function tryMissing(backend: Backend, route: string, sent: Sent): Promise<void> {
  const answer = await send(backend, route, sent)
  if (!answer) return
  const asked = new URL(answer.url).pathname
  if (answer.status >= 500)
    backend.book.tell(route, 'crash', `${asked}, which nobody has, answers ${answer.status}.`)
  else if (answer.status !== 404 || !hasMessage(answer))
    backend.book.tell(
      route,
      'not-found',
      `${asked}, which nobody has, is answered ${nameStatus(answer)}, expected 404 with {"detail": "…"}.`,
    )
}

/** Looks at a request that is not permitted: to whoever is not signed in, or to whoever is. */
export async function tryForbidden(
  backend: Backend,
  route: string,
  kind: 'signed-out' | 'forbidden',
  sent: Sent,
): Promise<void> {
  const answer = await send(backend, route, sent)
  if (!answer) return
  const who = kind === 'signed-out' ? 'somebody who is not signed in' : 'a customer who may not'
  const failure = failureOf(route, answer)
  if (answer.status < 300 || answer.status === 400 || answer.status === 404)
    backend.book.tell(route, 'access-open', `To ${who} it answers ${answer.status}, expected 403.`)
  else if (answer.status !== 403 || !hasMessage(answer))
    backend.book.tell(
      route,
      'access-refused',
      `To ${who} it answers ${nameStatus(answer)}, expected 403 with {"detail": "…"}.`,
    )
  else if (failure?.kind !== kind)
    backend.book.tell(
      route,
      'access-refused',
      `The 403 to ${who} reads “${messageOf(answer)}”, by which islands don’t know it.`,
    )
}

/** Looks at a request whose fields are wrong: each of the paths has to be named. */
export async function tryFields(
  backend: Backend,
  route: string,
  paths: readonly string[],
  { what, isAnyEnough = false, ...sent }: Sent & { what: string; isAnyEnough?: boolean },
): Promise<void> {
  const answer = await send(backend, route, sent)
  const fields = answer && readFields(backend, route, 'fields', answer, what)
  if (!fields) return
  const named = paths.filter(path => isNamed(fields, path))
  const isEnough = isAnyEnough ? named.length > 0 : named.length === paths.length
  const told = Object.keys(fields).map(path => path || 'the whole form')
  if (!isEnough)
    backend.book.tell(
      route,
      'fields',
      `${what} is answered with messages of ${told.join(', ') || 'nothing'}, expected of ${paths.filter(path => !named.includes(path)).join(isAnyEnough ? ' or ' : ', ')}.`,
    )
}

/** Looks at a request that is refused as a whole, with a message that belongs to no field. */
export async function tryFormError(
  backend: Backend,
  route: string,
  { what, ...sent }: Sent & { what: string },
): Promise<void> {
  const answer = await send(backend, route, sent)
  // Too many tries are no fault of the call.
  if (!answer || answer.status === 429) return
  const fields = readFields(backend, route, 'form-error', answer, what)
  if (fields && Object.keys(fields).length === 0)
    backend.book.tell(route, 'form-error', `${what} is answered 400 without a message.`)
}

export async function tryBadJson(backend: Backend, route: string, sent: Sent): Promise<void> {
  const answer = await send(backend, route, { ...sent, text: '{"cut":' })
  if (answer) readFields(backend, route, 'bad-json', answer, 'JSON that is cut off')
}

/** Looks at a request that was made from something out of date. */
export async function tryConflict(
  backend: Backend,
  route: string,
  { what, ...sent }: Sent & { what: string },
): Promise<void> {
  const answer = await send(backend, route, sent)
  if (!answer) return
  if (answer.status !== 409)
    backend.book.tell(route, 'conflict', `${what} is answered ${nameStatus(answer)}, expected 409.`)
  else if (!answer.isJson || !pickFirstMessage(readFieldErrors(answer.body)))
    backend.book.tell(route, 'conflict', `${what} is answered 409 without a message.`)
}

/** Whether an island would take it for a refused token, which it mends by itself. */
export function isTokenRefused(route: string, { body, ...answer }: Received): boolean {
  const failure = failureOf(route, { ...answer, body })
  return failure !== null && isCsrfRefusal(new FailureError(failure, route, { body }))
}

function readFields(
  { book }: Backend,
  route: string,
  rule: RuleName,
  answer: Received,
  what: string,
): FieldErrors | null {
  const failure = failureOf(route, answer)
  if (answer.status >= 500) book.tell(route, 'crash', `${what} is answered ${answer.status}.`)
  else if (answer.status !== 400 || !answer.isJson || failure?.kind !== 'invalid')
    book.tell(route, rule, `${what} is answered ${nameStatus(answer)}, expected 400 as application/json.`)
  else return failure.fields
  return null
}

/** By itself, as a part of a group that is named whole, or by its parts. */
const isNamed = (fields: FieldErrors, path: string): boolean =>
  Object.keys(fields).some(
    told => told === path || told.startsWith(`${path}.`) || (told && path.startsWith(`${told}.`)),
  )

const messageOf = ({ body }: Received): string | null => {
  const detail = body !== null && typeof body === 'object' && 'detail' in body ? body.detail : null
  return typeof detail === 'string' && detail.trim() ? detail : null
}

const hasMessage = (answer: Received): boolean => answer.isJson && messageOf(answer) !== null

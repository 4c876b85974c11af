import * as v from 'valibot'
import type { Call } from '../../core/api/contract-call.ts'
import { pickFirstMessage, readFieldErrors } from '../../core/api/drf-errors.ts'
import { type Backend, callOf, type Sent, send } from './backend.ts'
import type { Received } from './visitor.ts'

/** Makes a call that has to go well; null where it did not, which is told then. */
export async function sendGood(backend: Backend, route: string, sent: Sent = {}): Promise<Received | null> {
  const answer = await send(backend, route, sent)
  return answer && judgeGood(backend, route, answer) ? answer : null
}

/** Reads what a call answers, by its schema; null where it breaks the contract, which is told then. */
export async function readGood<S extends v.GenericSchema>(
  backend: Backend,
  route: string,
  schema: S,
  sent: Sent = {},
): Promise<v.InferOutput<S> | null> {
  const answer = await sendGood(backend, route, sent)
  return answer ? v.parse(schema, answer.body) : null
}

/** Makes a call of something odd, which the server may refuse as well. */
export async function tryOdd(backend: Backend, route: string, sent: Sent): Promise<void> {
  const answer = await send(backend, route, sent)
  const isRefused = (answer?.status === 400 || answer?.status === 404) && answer.isJson
  if (answer && !isRefused) judgeGood(backend, route, answer)
}

/** Whether an answer is all that the contract says of a good one. */
export function judgeGood(backend: Backend, route: string, answer: Received): boolean {
  const call = callOf(route)
  const isWhole =
    judgeStatus(backend, route, answer, call.status) &&
    judgeBody(backend, route, answer, call) &&
    judgeShape(backend, route, answer, call)
  if (isWhole) judgeCaching(backend, route, answer, call)
  return isWhole
}

/** Whether it came as it should; one that has crashed or leads elsewhere is told by that. */
export function judgeStatus(
  { book }: Backend,
  route: string,
  { body, location, status, url }: Received,
  wanted: number,
): boolean {
  if (status === wanted) return true
  const { pathname } = new URL(url)
  if (status >= 500) book.tell(route, 'crash', `${pathname} answers ${status}, expected ${wanted}.`)
  else if (status >= 300 && status < 400)
    book.tell(route, 'redirect', `${pathname} sends on to ${location ?? 'nowhere'} (${status}).`)
  else {
    const word = pickFirstMessage(readFieldErrors(body))
    const said = word ? `: “${word.slice(0, 120)}”` : ''
    book.tell(route, 'status', `${pathname} answers ${status}, expected ${wanted}${said}.`)
  }
  return false
}

function judgeBody({ book }: Backend, route: string, answer: Received, call: Call): boolean {
  if (answer.isEmpty && call.answer === null) return true
  const type = answer.headers.get('content-type') ?? 'no type'
  if (!answer.isJson || answer.isProblem) {
    book.tell(route, 'content-type', `The answer is sent as ${type}, expected application/json.`)
    return false
  }
  if (answer.body !== undefined) return true
  book.tell(route, 'json', answer.isEmpty ? 'The answer is empty.' : 'The answer is no whole JSON.')
  return false
}

function judgeShape({ book }: Backend, route: string, { body }: Received, { answer }: Call): boolean {
  if (!answer) return true
  const result = v.safeParse(answer, body)
  if (result.success) return true
  if (isPaginated(body)) {
    book.tell(
      route,
      'paginated',
      'The answer is a page of {count, next, previous, results}, expected a list.',
    )
    return false
  }
  for (const issue of result.issues) {
    const place = v.getDotPath(issue) ?? 'The answer'
    book.tell(
      route,
      'shape',
      `${place}: expected ${issue.expected ?? issue.message}, found ${issue.received}.`,
    )
  }
  return false
}

const isPaginated = (body: unknown): boolean =>
  body !== null && typeof body === 'object' && 'results' in body && 'count' in body

function judgeCaching({ book }: Backend, route: string, { headers }: Received, call: Call): void {
  if (!call.isPersonal) return
  const said = headers.get('cache-control')
  const isRead = call.method === 'GET'
  // No cache keeps the answer of a write unless it is told to.
  const isRight = isRead
    ? /\bno-store\b/i.test(said ?? '')
    : !/\bpublic\b|s-maxage|max-age=[1-9]/i.test(said ?? '')
  if (!isRight)
    book.tell(route, 'no-store', `Cache-Control is ${said ?? 'not sent'}; the answer is one visitor’s.`)
}

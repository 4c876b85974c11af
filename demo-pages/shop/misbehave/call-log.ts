import { asc, eq, lt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { calls } from './schema.ts'

/** One call as it came in; `status` is null as long as it has not been answered. */
export interface LoggedCall {
  route: string
  method: string
  /** Milliseconds since 1970, by the shop's clock. */
  time: number
  scope: string | null
  idempotency_key: string | null
  status: number | null
  /** Null in calls of an older shop, as what follows. */
  market: string | null
  path: string | null
  /** Milliseconds until the answer began; null, too, as long as it has not. */
  duration: number | null
  /** What a page tells as the code of a failure. */
  request_id: string | null
}

const MOST = 5000
const SWEEP = 500
const LONGEST_PATH = 500

/** Notes a call, so that tests can count what reached the server, whichever process of it; returns what names it. */
export async function addCall(
  database: Database,
  call: Omit<LoggedCall, 'status' | 'duration'>,
): Promise<number> {
  const { time, idempotency_key: idempotencyKey, request_id: requestId, ...same } = call
  const [added] = await database
    .insert(calls)
    .values({ ...same, time: new Date(time), idempotencyKey, requestId })
    .returning({ id: calls.id })
  const id = added?.id ?? 0
  if (id % SWEEP === 0) await database.delete(calls).where(lt(calls.id, id - MOST))
  return id
}

/** How it was answered; `duration` is in milliseconds. */
export async function noteAnswer(
  database: Database,
  id: number,
  answer: { status: number; duration: number },
): Promise<void> {
  await database.update(calls).set(answer).where(eq(calls.id, id))
}

/** The calls of one scope, or all of them, the first one first. */
export async function listCalls(database: Database, scope: string | null): Promise<LoggedCall[]> {
  const rows = await database.select().from(calls).where(ofScope(scope)).orderBy(asc(calls.id))
  return rows.map(({ id: _, time, idempotencyKey, requestId, ...same }) => ({
    ...same,
    time: time.getTime(),
    idempotency_key: idempotencyKey,
    request_id: requestId,
  }))
}

/** Values of a query that are nobody's: where in a list, and in what order. */
const KEPT_VALUES = new Set(['page', 'page_size', 'limit', 'offset', 'ordering'])
/** A company's number may be that of one person; an order's or a sale's id opens what it says of its customer. */
const HIDDEN_PART = /^\{(?:number|order)\}$/
const SECRET_ID = /\/(?:core\/orders|buyouts)\/\{id\}\//

/** The path of a call with its ids but those that are secret; of its query only the names, for people search for themselves. */
export function redactPath(url: string, template: string): string {
  const { pathname, searchParams } = new URL(url)
  const parts = template.split('/')
  const isSecret = SECRET_ID.test(template)
  const path = pathname
    .split('/')
    .map((part, at) => {
      const name = parts[at] ?? ''
      return HIDDEN_PART.test(name) || (isSecret && name === '{id}') ? '…' : part
    })
    .join('/')
  const query = [...searchParams].map(([name, value]) => `${name}=${KEPT_VALUES.has(name) ? value : '…'}`)
  return (query.length ? `${path}?${query.join('&')}` : path).slice(0, LONGEST_PATH)
}

export async function clearCalls(database: Database, scope: string | null): Promise<void> {
  await database.delete(calls).where(ofScope(scope))
}

const ofScope = (scope: string | null) => (scope === null ? undefined : eq(calls.scope, scope))

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
}

const MOST = 5000
const SWEEP = 500

/** Notes a call, so that tests can count what reached the server, whichever process of it; returns what names it. */
export async function addCall(database: Database, call: Omit<LoggedCall, 'status'>): Promise<number> {
  const { route, method, time, scope, idempotency_key: idempotencyKey } = call
  const [added] = await database
    .insert(calls)
    .values({ route, method, time: new Date(time), scope, idempotencyKey })
    .returning({ id: calls.id })
  const id = added?.id ?? 0
  if (id % SWEEP === 0) await database.delete(calls).where(lt(calls.id, id - MOST))
  return id
}

export async function noteStatus(database: Database, id: number, status: number): Promise<void> {
  await database.update(calls).set({ status }).where(eq(calls.id, id))
}

/** The calls of one scope, or all of them, the first one first. */
export async function listCalls(database: Database, scope: string | null): Promise<LoggedCall[]> {
  const rows = await database.select().from(calls).where(ofScope(scope)).orderBy(asc(calls.id))
  return rows.map(({ route, method, time, scope: own, idempotencyKey, status }) => ({
    route,
    method,
    time: time.getTime(),
    scope: own,
    idempotency_key: idempotencyKey,
    status,
  }))
}

export async function clearCalls(database: Database, scope: string | null): Promise<void> {
  await database.delete(calls).where(ofScope(scope))
}

const ofScope = (scope: string | null) => (scope === null ? undefined : eq(calls.scope, scope))

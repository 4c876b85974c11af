import { asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../data/database.ts'
import { type Misbehaviour, misbehaviours } from '../data/schema/misbehaviours.ts'
import type { MisbehaviourRequest } from './misbehaviour-request.ts'

export async function addMisbehaviour(
  database: Database,
  request: MisbehaviourRequest,
  scope: string | null,
): Promise<Misbehaviour | null> {
  const { route, kind, times, after, delay, retry_after, body } = request
  const [rule] = await database
    .insert(misbehaviours)
    .values({
      route,
      kind,
      scope: request.scope === undefined ? scope : request.scope,
      remaining: times ?? null,
      happensAfter: after,
      delay,
      retryAfter: retry_after ?? null,
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    })
    .returning()
  return rule ?? null
}

/** What is still to happen. */
export const listMisbehaviours = (database: Database): Promise<Misbehaviour[]> =>
  database
    .select()
    .from(misbehaviours)
    .where(or(isNull(misbehaviours.remaining), sql`${misbehaviours.remaining} > 0`))
    .orderBy(asc(misbehaviours.id))

/** Forgets the rules of one scope, or all of them. */
export async function clearMisbehaviours(database: Database, scope: string | null): Promise<void> {
  await database.delete(misbehaviours).where(scope === null ? undefined : eq(misbehaviours.scope, scope))
}

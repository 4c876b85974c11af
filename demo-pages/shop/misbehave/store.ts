import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { MisbehaviourRequest } from './request.ts'
import { type Misbehaviour, misbehaviours } from './schema.ts'

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

/** The rule that spoils this call, counted down; at once for all scopes where a rule has none. */
export async function takeMisbehaviour(
  database: Database,
  route: string,
  scope: string | null,
): Promise<Misbehaviour | null> {
  const isMine = scope === null ? isNull(misbehaviours.scope) : ofScope(scope)
  const next = database
    .select({ id: misbehaviours.id })
    .from(misbehaviours)
    .where(
      and(
        inArray(misbehaviours.route, [route, '*']),
        isMine,
        or(isNull(misbehaviours.remaining), gt(misbehaviours.remaining, 0)),
      ),
    )
    .orderBy(asc(misbehaviours.id))
    .limit(1)
    .for('update')
  const [rule] = await database
    .update(misbehaviours)
    .set({ remaining: sql`${misbehaviours.remaining} - 1` })
    .where(eq(misbehaviours.id, sql`(${next})`))
    .returning()
  return rule ?? null
}

const ofScope = (scope: string) => or(isNull(misbehaviours.scope), eq(misbehaviours.scope, scope))

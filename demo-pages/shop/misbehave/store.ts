import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { RouteName } from '../server/route-table.ts'
import { listRoutesOf, type MisbehaviourRequest } from './request.ts'
import { type Misbehaviour, misbehaviours } from './schema.ts'

const MINUTE = 60_000

/** How it was set, where that was on the panel. */
interface Hand {
  isByHand?: boolean
  preset?: string
}

export async function addMisbehaviour(
  database: Database,
  request: MisbehaviourRequest,
  scope: string | null,
  { isByHand = false, preset }: Hand = {},
): Promise<Misbehaviour | null> {
  const { route, kind, times, minutes, after, delay, retry_after, body } = request
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
      isByHand,
      preset: preset ?? null,
      expiresAt: minutes === undefined ? null : new Date(Date.now() + minutes * MINUTE),
    })
    .returning()
  return rule ?? null
}

/** What is still to happen. */
export const listMisbehaviours = (database: Database): Promise<Misbehaviour[]> =>
  database.select().from(misbehaviours).where(isStanding()).orderBy(asc(misbehaviours.id))

/** What whoever has this scope is told of: what was set by hand for them, and what goes for everybody. */
export const listTold = (database: Database, scope: string | null): Promise<Misbehaviour[]> =>
  database
    .select()
    .from(misbehaviours)
    .where(and(isStanding(), isToldTo(scope)))
    .orderBy(asc(misbehaviours.id))

/** Forgets the rules of one scope, or all of them. */
export async function clearMisbehaviours(database: Database, scope: string | null): Promise<void> {
  await database.delete(misbehaviours).where(scope === null ? undefined : eq(misbehaviours.scope, scope))
}

/** Forgets what whoever has this scope is told of, or those of it that are named. */
export async function stopTold(
  database: Database,
  scope: string | null,
  ids?: readonly number[],
): Promise<void> {
  await database.delete(misbehaviours).where(and(isToldTo(scope), ids && inArray(misbehaviours.id, [...ids])))
}

/** In place of what was set by hand for the same people. */
export async function replaceMisbehaviours(
  database: Database,
  requests: readonly MisbehaviourRequest[],
  scope: string | null,
  preset: string,
): Promise<void> {
  await database.transaction(async tx => {
    const isSame = scope === null ? isNull(misbehaviours.scope) : eq(misbehaviours.scope, scope)
    await tx.delete(misbehaviours).where(and(isSame, eq(misbehaviours.isByHand, true)))
    for (const request of requests)
      await addMisbehaviour(tx, { ...request, scope }, scope, { isByHand: true, preset })
  })
}

/**
 * The rule that spoils this call, counted down; at once for all scopes where a rule has none. One that names the call goes
 * before one of many calls.
 */
export async function takeMisbehaviour(
  database: Database,
  route: RouteName,
  scope: string | null,
): Promise<Misbehaviour | null> {
  const isMine = scope === null ? isNull(misbehaviours.scope) : ofScope(scope)
  const next = database
    .select({ id: misbehaviours.id })
    .from(misbehaviours)
    .where(and(inArray(misbehaviours.route, listRoutesOf(route)), isMine, isStanding()))
    .orderBy(sql`${misbehaviours.route} like '*%'`, asc(misbehaviours.id))
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

const isToldTo = (scope: string | null): SQL | undefined =>
  scope === null
    ? isNull(misbehaviours.scope)
    : or(isNull(misbehaviours.scope), and(eq(misbehaviours.scope, scope), eq(misbehaviours.isByHand, true)))

const isStanding = (): SQL | undefined =>
  and(
    or(isNull(misbehaviours.remaining), gt(misbehaviours.remaining, 0)),
    or(isNull(misbehaviours.expiresAt), gt(misbehaviours.expiresAt, sql`now()`)),
  )

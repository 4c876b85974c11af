import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../data/database.ts'
import { type Misbehaviour, misbehaviours } from '../data/schema/misbehaviours.ts'

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

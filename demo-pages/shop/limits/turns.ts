import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { turns } from './schema.ts'

/** How often something may be done: so many times freely, then after a pause that doubles each time. In seconds. */
export interface Limit {
  what: string
  free: number
  firstPause: number
  longestPause: number
}

const HOUR = 3600
/** Whoever did nothing for so long begins anew. */
const FORGOTTEN_AFTER = HOUR * 1000

const nameTurn = ({ what }: Limit, whose: string): string =>
  `${what} ${createHash('sha256').update(whose).digest('base64url')}`

/**
 * Takes a turn, before what is limited is done: of many at once no more pass than may. Answers how many seconds there
 * are to wait, 0 where it may be done now.
 */
export async function takeTurn(
  database: Database,
  limit: Limit,
  whose: string,
  now: Date = new Date(),
): Promise<number> {
  const name = nameTurn(limit, whose)
  const pauses = listPauses(database)
  const until = pauses.get(name) ?? 0
  if (until > now.getTime()) return countSeconds(until, now)
  const at = sql`${now.toISOString()}::timestamptz`
  const isForgotten = lt(turns.lastAt, new Date(now.getTime() - FORGOTTEN_AFTER))
  const over = sql`${turns.taken} + 1 - ${limit.free}::int`
  const pause = sql`least(${limit.longestPause}::int, ${limit.firstPause}::int * power(2, least(${over}, 20)))`
  const [taken] = await database
    .insert(turns)
    .values({ name, taken: 1, lastAt: now, openAt: now })
    .onConflictDoUpdate({
      target: turns.name,
      set: {
        taken: sql`case when ${isForgotten} then 1 else ${turns.taken} + 1 end`,
        lastAt: now,
        openAt: sql`case when ${isForgotten} or ${over} < 0 then ${at} else ${at} + make_interval(secs => ${pause}) end`,
      },
      // Of turns at once the earlier may come after the later: there is a pause only once the free ones are taken.
      setWhere: sql`${turns.taken} < ${limit.free}::int or ${turns.openAt} <= ${at}`,
    })
    .returning({ name: turns.name })
  if (taken) return 0
  const [blocked] = await database.select().from(turns).where(eq(turns.name, name))
  if (!blocked) return 0
  if (pauses.size > MOST_PAUSES) pauses.clear()
  pauses.set(name, blocked.openAt.getTime())
  return countSeconds(blocked.openAt.getTime(), now)
}

const countSeconds = (until: number, now: Date): number =>
  Math.max(1, Math.ceil((until - now.getTime()) / 1000))

const MOST_PAUSES = 10_000
const known = new WeakMap<Database, Map<string, number>>()

/** The pauses that this process knows of, so that whoever goes on in one costs the database nothing. */
function listPauses(database: Database): Map<string, number> {
  const pauses = known.get(database) ?? new Map<string, number>()
  known.set(database, pauses)
  return pauses
}

/** Gives back the turn of what was no abuse; what led to a pause goes with it. */
export async function returnTurn(database: Database, limit: Limit, whose: string): Promise<void> {
  listPauses(database).delete(nameTurn(limit, whose))
  await database
    .update(turns)
    .set({
      taken: sql`greatest(${turns.taken} - 1, 0)`,
      openAt: sql`case when ${turns.taken} <= ${limit.free}::int then ${turns.lastAt} else ${turns.openAt} end`,
    })
    .where(eq(turns.name, nameTurn(limit, whose)))
}

export async function forgetTurns(database: Database, limit: Limit, whose: string): Promise<void> {
  listPauses(database).delete(nameTurn(limit, whose))
  await database.delete(turns).where(eq(turns.name, nameTurn(limit, whose)))
}

/** Takes out what counts for nobody any more. */
export async function sweepTurns(database: Database, now: Date): Promise<void> {
  await database.delete(turns).where(lt(turns.lastAt, new Date(now.getTime() - FORGOTTEN_AFTER)))
}

/** Everybody may do everything again. */
export async function forgetAllTurns(database: Database): Promise<void> {
  listPauses(database).clear()
  await database.delete(turns)
}

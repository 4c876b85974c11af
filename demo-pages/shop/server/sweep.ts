import { sweepCarts } from '../cart/store.ts'
import type { Database } from '../database/database.ts'
import { sweepKeys } from '../django/answer-once.ts'
import { sweepNotes } from '../django/kept-note.ts'
import { sweepSessions } from '../django/session.ts'
import { sweepTurns } from '../limits/turns.ts'
import { sweepSearches } from '../staff/kept-search.ts'
import { sweepPasswordLinks } from '../visitor/password-links.ts'
import type { Shop } from './shop.ts'

const HOUR = 3_600_000

/** Takes out what nobody can use any more: keys of requests, carts of browsers, sessions, and what limits counted. */
export async function sweep(database: Database, now: Date = new Date()): Promise<void> {
  const swept = [
    sweepKeys,
    sweepCarts,
    sweepSessions,
    sweepPasswordLinks,
    sweepNotes,
    sweepTurns,
    sweepSearches,
  ]
  for (const take of swept) await take(database, now)
}

/** Sweeps now and each hour, as long as something else keeps the process; answers how to stop. */
export function sweepHourly({ database, reportFault }: Shop): () => void {
  const run = () => {
    sweep(database).catch((thrown: unknown) => reportFault('sweeping failed', thrown))
  }
  run()
  const timer = setInterval(run, HOUR).unref()
  return () => clearInterval(timer)
}

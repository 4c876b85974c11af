import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { mails } from '../outbox/schema.ts'
import { isMarketCode, SITES } from '../site/site.ts'
import { users } from '../visitor/schema.ts'
import { type Buyout, buyoutChanges, buyouts } from './schema.ts'
import { writeStateMail } from './state-mail.ts'
import { isBuyoutState, listNextStates } from './states.ts'

export interface Move {
  /** The state that whoever moves it has seen. */
  from: string
  to: string
  note: string
  /** What the customer is told of it; colleagues find it in the history. */
  reason?: string
  userId: number
  /** Where the shop is reached, for the link of the mail. */
  origin: string
}

/** Moves a buy-back on and mails its customer; false where it is no longer in that state, or has no such way. */
export function moveBuyout(database: Database, id: number, move: Move): Promise<boolean> {
  const { from, to, reason, userId, origin } = move
  const note = [move.note, reason].filter(Boolean).join(' · ')
  return database.transaction(async tx => {
    if (!isBuyoutState(to) || to === 'submitted' || !listNextStates(from).includes(to)) return false
    const [moved] = await tx
      .update(buyouts)
      .set({ state: to })
      .where(and(eq(buyouts.id, id), eq(buyouts.state, from)))
      .returning()
    if (!moved) return false
    await tx.insert(buyoutChanges).values({ buyoutId: id, fromState: from, toState: to, note, userId })
    const { market, customer } = moved
    if (!isMarketCode(market) || !customer.e_mail) return true
    const link = `${origin}${SITES[market].paths.review}${moved.token}/`
    const mail = writeStateMail(market, to, {
      device: nameSoldDevice(moved),
      link,
      ...(reason && { reason }),
    })
    await tx.insert(mails).values({ market, recipient: customer.e_mail, ...mail })
    return true
  })
}

export const nameSoldDevice = ({ snapshot }: Pick<Buyout, 'snapshot'>): string =>
  `${snapshot.model.label}, ${snapshot.color.label.toLowerCase()}`

export interface BuyoutChange {
  fromState: string
  toState: string
  note: string
  changedAt: Date
  /** Null once the account is gone. */
  who: string | null
}

/** How a buy-back came to its state, the newest change first. */
export const listChanges = (database: Database, id: number): Promise<BuyoutChange[]> =>
  database
    .select({
      fromState: buyoutChanges.fromState,
      toState: buyoutChanges.toState,
      note: buyoutChanges.note,
      changedAt: buyoutChanges.changedAt,
      who: users.name,
    })
    .from(buyoutChanges)
    .leftJoin(users, eq(users.id, buyoutChanges.userId))
    .where(eq(buyoutChanges.buyoutId, id))
    .orderBy(desc(buyoutChanges.id))

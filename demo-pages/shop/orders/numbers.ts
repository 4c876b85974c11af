import { sql } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { documentNumbers } from './schema.ts'

/** What is numbered, and how its number begins. */
const BEGINNINGS = {
  order: { cz: '', ro: '' },
  invoice: { cz: 'FV', ro: 'LAG' },
  'credit-note': { cz: 'OD', ro: 'LAGS' },
  withdrawal: { cz: 'OZ', ro: 'RT' },
} as const
type Numbered = keyof typeof BEGINNINGS

/** The next number of a year. It is taken in the transaction that uses it, so none is lost and none is given twice. */
export async function takeNumber(
  tx: Database,
  market: MarketCode,
  kind: Numbered,
  at: Date,
): Promise<string> {
  const year = at.getUTCFullYear()
  const number = await countOn(tx, `${market} ${kind} ${year}`)
  return `${BEGINNINGS[kind][market]}${year}${String(number).padStart(6, '0')}`
}

async function countOn(tx: Database, name: string): Promise<number> {
  const [counted] = await tx
    .insert(documentNumbers)
    .values({ name, last: 1 })
    .onConflictDoUpdate({
      target: documentNumbers.name,
      set: { last: sql`${documentNumbers.last} + 1` },
    })
    .returning({ last: documentNumbers.last })
  if (!counted) throw new Error(`There is no number for ${name}.`)
  return counted.last
}

import { and, eq, inArray } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { countries } from '../places/schema.ts'

type Fields = Readonly<Record<string, string>>

/** The names of the countries that a customer's fields give by their ids. */
export async function readCountryNames(
  database: Database,
  market: MarketCode,
  groups: readonly (Fields | null)[],
): Promise<Map<string, string>> {
  const ids = groups
    .flatMap(fields => [fields?.country, fields?.nationality])
    .flatMap(id => (id && /^\d{1,9}$/.test(id) ? [Number(id)] : []))
  if (ids.length === 0) return new Map()
  const rows = await database
    .select()
    .from(countries)
    .where(and(eq(countries.market, market), inArray(countries.id, ids)))
  return new Map(rows.map(row => [String(row.id), row.name]))
}

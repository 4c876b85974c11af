import { and, eq, inArray } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { countries } from '../places/schema.ts'
import type { PageLanguage } from '../site/layout-texts.ts'

type Fields = Readonly<Record<string, string>>

/** The names, in a language, of the countries that a customer's fields give by their ids. */
export async function readCountryNames(
  database: Database,
  market: MarketCode,
  language: PageLanguage,
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
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return new Map(rows.map(({ id, code, name }) => [String(id), names.of(code) ?? name]))
}

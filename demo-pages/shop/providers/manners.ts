import { and, eq, inArray } from 'drizzle-orm'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'

export const PROVIDERS = ['google-pay', 'apple-pay', 'packeta', 'dpd', 'twisto', 'google-reviews'] as const
export type Provider = (typeof PROVIDERS)[number]

export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  'google-pay': 'Google Pay',
  'apple-pay': 'Apple Pay',
  packeta: 'Packeta',
  dpd: 'DPD',
  twisto: 'Twisto',
  'google-reviews': 'Google Customer Reviews',
}

/** How a double can go wrong, in words for whoever tries it by hand. */
export const MANNERS = {
  missing: 'Its script or page is not there (404).',
  slow: 'Its script or page comes 3 seconds late.',
  silent: 'Its script or page never comes.',
  unavailable: 'It says that this device can’t be paid with.',
  cancel: 'The customer closes it at once.',
  error: 'It reports an error.',
  malformed: 'What it says can’t be understood.',
  stranger: 'Another window speaks in its name, before it does.',
  double: 'It says everything twice.',
  full: 'The first place on its map is full.',
  rejected: 'It refuses the customer.',
} as const
export type Manner = keyof typeof MANNERS

/** Scope '' is everybody. */
const manners = pgTable(
  'provider_manners',
  { scope: text().notNull(), provider: text().notNull(), manner: text().notNull() },
  table => [primaryKey({ columns: [table.scope, table.provider] })],
)

/** How each provider is to behave for whoever has this scope; what is theirs goes before what is everybody's. */
export async function readManners(
  database: Database,
  scope: string | null,
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select()
    .from(manners)
    .where(inArray(manners.scope, ['', ...(scope ? [scope] : [])]))
    .orderBy(manners.scope)
  return new Map(rows.map(({ provider, manner }) => [provider, manner]))
}

/** Null brings a provider back to its own manners. */
export async function setManner(
  database: Database,
  scope: string | null,
  provider: Provider,
  manner: Manner | null,
): Promise<void> {
  const key = { scope: scope ?? '', provider }
  await database.delete(manners).where(and(eq(manners.scope, key.scope), eq(manners.provider, key.provider)))
  if (manner) await database.insert(manners).values({ ...key, manner })
}

/** What is not as it should be, in words. */
export const nameManners = (told: ReadonlyMap<string, string>): string =>
  [...told].map(([provider, manner]) => sayManner(provider, manner)).join(' ')

function sayManner(provider: string, manner: string): string {
  const name = Object.hasOwn(PROVIDER_NAMES, provider) ? PROVIDER_NAMES[provider as Provider] : provider
  return `${name}: ${Object.hasOwn(MANNERS, manner) ? MANNERS[manner as Manner] : manner}`
}

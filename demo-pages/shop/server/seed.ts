import { seedPage } from '../cms/seed.ts'
import type { Database } from '../database/database.ts'
import { lockStart } from '../database/migrate.ts'
import { MARKET_CODES } from '../site/site.ts'
import { DOMAINS } from './domains.ts'

/** Fills an empty database; in one that has data it only adds pages, goods and accounts that are new. */
export async function seed(
  database: Database,
  { isDemo, isSmall = false, now = new Date() }: { isDemo: boolean; isSmall?: boolean; now?: Date },
): Promise<void> {
  await database.transaction(async tx => {
    await tx.execute(lockStart)
    for (const domain of DOMAINS)
      for (const market of MARKET_CODES) await domain.seed?.(tx, market, { now, isDemo, isSmall })
    for (const market of MARKET_CODES)
      for (const page of DOMAINS.flatMap(({ listPages }) => listPages?.(market, { now, isDemo }) ?? []))
        await seedPage(tx, market, page)
  })
}

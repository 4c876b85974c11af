import type { PageSeed } from '../cms/page-seed.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import type { Shop, ShopApp } from './shop.ts'

/** What the server takes of a folder. */
export interface Domain {
  /** Binds calls and pages; where two take one path, the first is asked first. */
  mounts?: readonly ((app: ShopApp, shop: Shop) => void)[]
  /** Adds what the database lacks; what is there stays as it was left. */
  seed?: (database: Database, market: MarketCode, now: Date) => Promise<void>
  /** The pages that editors begin with. */
  listPages?: (market: MarketCode) => PageSeed[]
}

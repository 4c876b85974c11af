import type { PageSeed } from '../cms/page-seed.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import type { Shop, ShopApp } from './shop.ts'

type Mount = (app: ShopApp, shop: Shop) => void

export interface SeedSetting {
  now: Date
  /** With accounts whose passwords anybody knows. */
  isDemo: boolean
  /** With few rows of what a real shop has thousands of, for tests. */
  isSmall?: boolean
}

/** What the server takes of a folder. */
export interface Domain {
  /** Binds calls and pages; where two take one path, the first is asked first. */
  mounts?: readonly Mount[]
  /** The same for the tools of testers, which a shop that is no demo does not have. */
  demoMounts?: readonly Mount[]
  /** Adds what the database lacks; what is there stays as it was left. */
  seed?: (database: Database, market: MarketCode, setting: SeedSetting) => Promise<void>
  /** The pages that editors begin with. */
  listPages?: (market: MarketCode, setting: SeedSetting) => PageSeed[]
}

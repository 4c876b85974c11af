import { findBuyout } from '../buyback/store.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { findOrder } from '../orders/store.ts'
import { findPayment } from '../payments/store.ts'
import type { Site } from '../site/site.ts'

type Find = (database: Database, market: MarketCode, token: string) => Promise<object | null>

/** Below which paths a token names the one thing that a page shows, and how it is found; without it there is no page. */
export const TOKEN_PAGES: readonly (readonly [keyof Site['paths'], Find])[] = [
  ['review', findBuyout],
  ['thankYou', findOrder],
  ['order', findOrder],
  ['withdrawal', findOrder],
  ['payment', findPayment],
]

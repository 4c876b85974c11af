import { CallError } from '../calls/call-answer.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../data/database.ts'
import type { ShopContext } from '../shop.ts'
import { DRF_TEXTS } from './drf-texts.ts'
import { readVisitor, type Visitor } from './session.ts'

/** The member of staff who calls; anybody else is refused as DRF's `IsAdminUser` refuses them. */
export async function requireStaff(database: Database, c: ShopContext, market: MarketCode): Promise<Visitor> {
  const visitor = await readVisitor(database, c)
  if (!visitor) throw new CallError(403, { detail: DRF_TEXTS[market].notSignedIn })
  if (!visitor.isStaff) throw new CallError(403, { detail: DRF_TEXTS[market].denied })
  return visitor
}

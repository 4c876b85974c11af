import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { CallError } from '../server/call-answer.ts'
import type { ShopContext } from '../server/shop.ts'
import { checkCsrf } from './csrf.ts'
import { DRF_TEXTS } from './drf-texts.ts'
import { readVisitor, type Visitor } from './session.ts'

/** The member of staff who calls; anybody else is refused as DRF's `IsAdminUser` refuses them. */
export async function requireStaff(database: Database, c: ShopContext, market: MarketCode): Promise<Visitor> {
  const visitor = await readVisitor(database, c)
  if (!visitor) throw new CallError(403, { detail: DRF_TEXTS[market].notSignedIn })
  // As REST framework's session does it: who is signed in needs the token before anybody asks what they may.
  if (c.req.method !== 'GET') checkCsrf(c)
  if (!visitor.isStaff) throw new CallError(403, { detail: DRF_TEXTS[market].denied })
  return visitor
}

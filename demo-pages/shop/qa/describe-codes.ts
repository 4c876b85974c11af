import { and, asc, eq, isNull } from 'drizzle-orm'
import { type Discount, discountCodes, discounts } from '../checkout/discounts/schema.ts'
import { formatMoney, MARKETS, type MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { toMinor } from '../orders/refund.ts'

/** A code as a tester wants to know it. */
export interface DescribedCode {
  code: string
  does: string
  /** Whether it works now, and if not, why. */
  state: string
}

/** As many codes are named: those of one discount may be thousands. */
const MOST = 40

/** The codes of a market with what each does, as the shop keeps them now. */
export async function listCodes(
  database: Database,
  market: MarketCode,
  now = new Date(),
): Promise<DescribedCode[]> {
  const rows = await database
    .select({ row: discountCodes, discount: discounts })
    .from(discountCodes)
    .innerJoin(discounts, eq(discounts.id, discountCodes.discountId))
    .where(and(eq(discountCodes.market, market), isNull(discounts.deletedAt)))
    .orderBy(asc(discountCodes.id))
    .limit(MOST)
  return rows.map(({ row: { code, isSingleUse, usedAt }, discount }) => ({
    code,
    does: describeDiscount(market, discount, isSingleUse),
    state: usedAt && isSingleUse ? 'used up' : describeState(discount, now),
  }))
}

function describeDiscount(market: MarketCode, discount: Discount, isSingleUse: boolean): string {
  const { kind, value, minimalSum, setIds, isCombinable } = discount
  const money = (decimal: string): string => formatMoney(toMinor(decimal), MARKETS[market])
  const whole = kind === 'fixed' ? `each piece for ${money(value)}` : `${money(value)} less`
  return [
    kind === 'percentage' || kind === 'isic' ? `${Number(value)} % less` : whole,
    Number(minimalSum) > 0 && `from ${money(minimalSum)}`,
    setIds.length > 0 && 'on some goods only',
    !isCombinable && 'with no other discount',
    isSingleUse && 'for one order',
  ]
    .filter(Boolean)
    .join(', ')
}

function describeState({ isActive, validFrom, validTo }: Discount, now: Date): string {
  if (!isActive) return 'switched off'
  if (validFrom && validFrom > now) return 'not valid yet'
  return validTo && validTo < now ? 'no longer valid' : 'works'
}

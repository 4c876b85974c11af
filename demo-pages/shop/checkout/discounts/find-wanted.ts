import { and, eq, isNull, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { DiscountRequest, MarketCode } from '#shop/contract.ts'
import type { Database } from '#shop/database/database.ts'
import { foldText } from '#shop/database/search-text.ts'
import { CallError } from '#shop/server/call-answer.ts'
import { readClock } from '../calendar.ts'
import { type Discount, type DiscountCode, discountCodes, discounts, isicCards } from './schema.ts'
import { DISCOUNT_TEXTS } from './texts.ts'

export interface WantedDiscount {
  discount: Discount
  code: DiscountCode | null
}

type Request = InferOutput<typeof DiscountRequest>

/** The discount that a code or a card stands for; a 400 says at its field what is wrong. */
export async function findWanted(
  tx: Database,
  market: MarketCode,
  request: Request,
): Promise<WantedDiscount> {
  if ('code' in request) return findByCode(tx, market, request.code)
  await checkCard(tx, market, request)
  const [discount] = await tx
    .select()
    .from(discounts)
    .where(
      and(
        eq(discounts.market, market),
        eq(discounts.kind, 'isic'),
        discounts.isActive,
        isNull(discounts.deletedAt),
      ),
    )
  if (!discount) throw new CallError(400, { cardNumber: [DISCOUNT_TEXTS[market].cardUnknown] })
  return { discount, code: null }
}

/** Codes are read out on the phone and typed on phones, so that any case will do; of two that differ by nothing else the exact one is meant. */
async function findByCode(tx: Database, market: MarketCode, typed: string): Promise<WantedDiscount> {
  const text = typed.trim()
  const [found] = await tx
    .select({ discount: discounts, code: discountCodes })
    .from(discountCodes)
    .innerJoin(discounts, eq(discounts.id, discountCodes.discountId))
    .where(and(eq(discountCodes.market, market), sql`lower(${discountCodes.code}) = lower(${text})`))
    .orderBy(sql`${discountCodes.code} = ${text} desc`)
    .limit(1)
  if (!found) throw new CallError(400, { code: [DISCOUNT_TEXTS[market].invalidCode] })
  return found
}

const ISIC = /^S\d{12}[A-Z]?$/

async function checkCard(
  tx: Database,
  market: MarketCode,
  { cardNumber, cardHolder }: Exclude<Request, { code: string }>,
): Promise<void> {
  const texts = DISCOUNT_TEXTS[market]
  const number = cardNumber.replace(/\s/g, '').toUpperCase()
  if (!ISIC.test(number)) throw new CallError(400, { cardNumber: [texts.cardNumber] })
  const [card] = await tx.select().from(isicCards).where(eq(isicCards.number, number))
  if (!card || card.validTo < readClock(market, new Date()).date)
    throw new CallError(400, { cardNumber: [texts.cardUnknown] })
  if (foldText(cardHolder) !== card.holder) throw new CallError(400, { cardHolder: [texts.cardHolder] })
}

import { MARKETS, type MarketCode, readDecimal, writeDecimal } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { findDevice } from '../devices/store.ts'
import { CallError } from '../server/call-answer.ts'
import type { CartItem, Goods } from './schema.ts'
import { CART_TEXTS } from './texts.ts'

/** The shop's own setting: how much of a product's price an old device may take off, in per cent. */
export const MOST_BONUS_PERCENT = 30

/** Beside what may an old device be sold: beside another device, not beside a cable. */
export const hasBonus = ({ kind, isSold }: Goods): boolean => isSold && kind !== 'accessory'

/** The most that is taken off a product's price, in minor units; in what the market pays with. */
export function countMostBonus(market: MarketCode, { price }: Pick<Goods, 'price'>): number {
  const step = MARKETS[market].decimals === 0 ? 100 : 1
  return Math.floor(((readDecimal(price) ?? 0) * MOST_BONUS_PERCENT) / 100 / step) * step
}

/** What a package's bonus takes off now; a price that has fallen takes the bonus with it. Null where it has none. */
export function readBonus(
  market: MarketCode,
  { goods, bonusAmount }: Pick<CartItem, 'bonusAmount'> & { goods: Goods },
): number | null {
  if (bonusAmount === null || !hasBonus(goods)) return null
  return Math.min(readDecimal(bonusAmount) ?? 0, countMostBonus(market, goods))
}

/** What is offered, or taken, of it. */
export function describeBonus(
  market: MarketCode,
  line: Pick<CartItem, 'bonusAmount' | 'bonusProduct'> & { goods: Goods },
  deviceName: string | null = null,
) {
  if (!hasBonus(line.goods)) return null
  const taken = readBonus(market, line)
  return {
    amount: writeDecimal(taken ?? countMostBonus(market, line.goods)),
    max_percent: MOST_BONUS_PERCENT,
    is_selected: taken !== null,
    product_code: taken === null ? null : line.bonusProduct,
    product_name: taken === null ? null : deviceName,
    terms: CART_TEXTS[market].bonusTerms,
  }
}

/** The most that this product allows, for a device that the shop buys, or for one that is told later. */
export async function takeBonus(
  database: Database,
  market: MarketCode,
  goods: Goods,
  device: unknown,
): Promise<Pick<CartItem, 'bonusAmount' | 'bonusProduct'>> {
  const isKnown =
    device === null || (typeof device === 'string' && (await findDevice(database, market, device)))
  if (!isKnown || !hasBonus(goods))
    throw new CallError(400, { buyout_product: [CART_TEXTS[market].notOffered] })
  return {
    bonusAmount: writeDecimal(countMostBonus(market, goods)),
    bonusProduct: device === null ? null : String(device),
  }
}

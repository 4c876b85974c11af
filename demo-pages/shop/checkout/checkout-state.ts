import { and, eq, sql } from 'drizzle-orm'
import { carts, type Goods, type ToldCart } from '../cart/schema.ts'
import { type CartLine, type CartOwner, countAvailable, readCart } from '../cart/store.ts'
import { MARKETS, type MarketCode, readDecimal, writeDecimal } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { type AppliedDiscount, applyDiscounts } from './discounts/apply-discounts.ts'
import { type CartDiscount, readDiscounts } from './discounts/store.ts'
import { countWanted, listLines, type OrderLine, sumLines } from './lines.ts'
import {
  type DeliveryMethod,
  findDelivery,
  findPayment,
  type PaymentMethod,
  priceDelivery,
  pricePayment,
} from './methods.ts'
import { presetInstalments } from './preset-instalments.ts'
import { computeTotals, type Totals } from './totals.ts'

export type CartRow = typeof carts.$inferSelect

/** What is chosen, by its codes. */
export interface Chosen {
  delivery: unknown
  payment: unknown
}

/** What would be ordered now. */
export interface CheckoutState {
  market: MarketCode
  now: Date
  cart: CartRow | null
  items: CartLine[]
  lines: OrderLine[]
  discounts: (CartDiscount & AppliedDiscount)[]
  delivery: DeliveryMethod | null
  payment: PaymentMethod | null
  totals: Totals
}

const isOf = (owner: CartOwner) =>
  and(
    eq(carts.market, owner.market),
    'userId' in owner ? eq(carts.userId, owner.userId) : eq(carts.tokenHash, owner.tokenHash ?? ''),
  )

export async function findCart(database: Database, owner: CartOwner): Promise<CartRow | null> {
  const [found] = await database.select().from(carts).where(isOf(owner))
  return found ?? null
}

/** Of two calls that change one cart the second waits here. */
export async function lockCart(database: Database, owner: CartOwner): Promise<CartRow | null> {
  const [found] = await database.select().from(carts).where(isOf(owner)).for('update')
  return found ?? null
}

/** Reads and counts all of it; by what the cart has chosen, unless something else is said. */
export async function readCheckout(
  database: Database,
  owner: CartOwner,
  chosen?: Chosen,
): Promise<CheckoutState> {
  const { market } = owner
  const now = new Date()
  const found = await findCart(database, owner)
  const items = await readCart(database, owner)
  const lines = listLines(market, items)
  const preset = found && !chosen ? presetInstalments({ ...found, market }, items, sumLines(lines)) : null
  const cart = found && { ...found, ...preset }
  const delivery = findDelivery(market, chosen ? chosen.delivery : cart?.typeDeliveryCode)
  const payment = findPayment(market, chosen ? chosen.payment : cart?.typePayment)
  const rules = cart ? await readDiscounts(database, { market, cartId: cart.id, now }) : []
  const discounts = judgeDiscounts(market, { lines, rules, payment })
  const discount = discounts.reduce((sum, { amount }) => sum + amount, 0)
  const totals = computeTotals({
    market,
    lines,
    discount,
    delivery: delivery && priceCarriage(delivery, sumLines(lines) - discount, cart),
    payment: payment && pricePayment(payment, delivery),
    isCash: payment?.kind === 'cash',
  })
  return { market, now, cart, items, lines, discounts, delivery, payment, totals }
}

/** What the shop gives by itself is there where it helps, and else not at all. */
function judgeDiscounts(
  market: MarketCode,
  { lines, rules, payment }: { lines: OrderLine[]; rules: CartDiscount[]; payment: PaymentMethod | null },
): (CartDiscount & AppliedDiscount)[] {
  const unit = MARKETS[market].decimals === 0 ? 100 : 1
  const applied = applyDiscounts(lines, rules, { unit, isLease: payment?.isExclusive ?? false })
  return applied.flatMap(one => {
    const rule = rules.find(({ id }) => id === one.id)
    if (!rule || (rule.isAutomatic && (one.fault || one.amount === 0))) return []
    return [{ ...rule, ...one }]
  })
}

/** The courier within the hour asks by the way; all others by the sum of the goods. */
export const priceCarriage = (
  delivery: DeliveryMethod,
  goods: number,
  cart: Pick<CartRow, 'express'> | null,
): number =>
  delivery.kind === 'express' && cart?.express
    ? (readDecimal(cart.express.price) ?? 0)
    : priceDelivery(delivery, goods)

/** Of what is in the cart there is less now. */
export const listMissing = (items: readonly CartLine[]): CartLine[] => {
  const wanted = countWanted(items)
  return items.filter(({ goods, goodsId }) => isShort(goods, wanted.get(goodsId) ?? 0))
}
const isShort = (goods: Goods, wanted: number): boolean => !goods.isSold || countAvailable(goods) < wanted

/** What a customer who was shown this has seen. */
export const toTold = ({ lines, totals }: CheckoutState): ToldCart => ({
  lines: Object.fromEntries(
    lines.map(({ id, quantity, price }) => [id, { quantity, price: writeDecimal(price) }]),
  ),
  total: writeDecimal(totals.total),
})

/** Notes what the customer is shown, so that nothing else is ordered. */
export async function noteTold(database: Database, state: CheckoutState): Promise<void> {
  if (!state.cart) return
  const told = toTold(state)
  await database
    .update(carts)
    .set({ told })
    .where(
      and(eq(carts.id, state.cart.id), sql`${carts.told} is distinct from ${JSON.stringify(told)}::jsonb`),
    )
}

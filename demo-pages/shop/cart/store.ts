import { and, asc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { moveCheckout } from '../checkout/move-checkout.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { foldText } from '../database/search-text.ts'
import { type CartItem, cartItems, carts, type Goods, goods } from './schema.ts'
import { isService } from './services.ts'

/** More of one product than this nobody buys here. */
export const MOST_PIECES = 99

/** How many pieces of a product a cart may hold. */
export const countAvailable = ({ stock }: Goods): number => Math.min(stock, MOST_PIECES)

/** Whose cart it is: a customer's, or that of the browser with this token; null where there is none yet. */
export type CartOwner = { market: MarketCode } & ({ userId: number } | { tokenHash: string | null })

export interface CartLine extends CartItem {
  goods: Goods
}

/** What is chosen to go with an item. */
export type CartExtras = Partial<
  Pick<
    CartItem,
    | 'parentId'
    | 'insuranceIds'
    | 'insurancePrices'
    | 'warrantyMonths'
    | 'prolongCode'
    | 'bonusProduct'
    | 'bonusAmount'
    | 'installmentId'
    | 'arrangeType'
  >
>

const isOf = (owner: CartOwner) =>
  and(
    eq(carts.market, owner.market),
    'userId' in owner ? eq(carts.userId, owner.userId) : eq(carts.tokenHash, owner.tokenHash ?? ''),
  )

export async function countCart(database: Database, owner: CartOwner): Promise<number> {
  const [row] = await database
    .select({ count: sql<number>`coalesce(sum(${cartItems.quantity}), 0)::int` })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(isOf(owner))
  return row?.count ?? 0
}

export async function readCart(database: Database, owner: CartOwner): Promise<CartLine[]> {
  const rows = await database
    .select({ item: cartItems, goods })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .innerJoin(goods, eq(goods.id, cartItems.goodsId))
    .where(isOf(owner))
    .orderBy(asc(cartItems.id))
  return rows.map(({ item, goods: sold }) => ({ ...item, goods: sold }))
}

export const listGoods = (database: Database, market: MarketCode): Promise<Goods[]> =>
  database.select().from(goods).where(eq(goods.market, market)).orderBy(asc(goods.position))

/** Of the named goods those that the market sells or has sold, in the order of the names. */
export async function listGoodsByName(
  database: Database,
  market: MarketCode,
  seoNames: readonly string[],
): Promise<Goods[]> {
  if (seoNames.length === 0) return []
  const found = await database
    .select()
    .from(goods)
    .where(and(eq(goods.market, market), inArray(goods.seoName, [...seoNames])))
  return found.sort((a, b) => seoNames.indexOf(a.seoName) - seoNames.indexOf(b.seoName))
}

/** The goods whose name or code has every word of a text, however it is typed; services are no goods of a page. */
export async function searchGoods(database: Database, market: MarketCode, text: string): Promise<Goods[]> {
  const words = foldText(text.slice(0, 100)).split(' ')
  const all = await listGoods(database, market)
  return all.filter(({ name, seoName }) => {
    const folded = `${foldText(name)} ${seoName.toLowerCase()}`
    return !isService(seoName) && words.every(word => folded.includes(word))
  })
}

export async function findGoods(
  database: Database,
  market: MarketCode,
  seoName: string,
): Promise<Goods | null> {
  const [found] = await database
    .select()
    .from(goods)
    .where(and(eq(goods.market, market), eq(goods.seoName, seoName)))
  return found ?? null
}

/** Puts goods into the cart, beside what is there of them: the line's id, or null where that would be more than may be. */
export async function addToCart(
  database: Database,
  owner: CartOwner,
  sold: Goods,
  quantity: number,
  extras: CartExtras = {},
): Promise<number | null> {
  const { id: goodsId, price: priceAtAdding } = sold
  const most = countAvailable(sold)
  if (quantity > most) return null
  const cartId = await takeCart(database, owner)
  const changed = await database
    .insert(cartItems)
    .values({ cartId, goodsId, quantity, priceAtAdding, ...extras })
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.goodsId, cartItems.parentId],
      set: { quantity: sql`${cartItems.quantity} + excluded.quantity`, ...extras },
      setWhere: sql`${cartItems.quantity} + excluded.quantity <= ${most}`,
    })
    .returning({ id: cartItems.id })
  return changed[0]?.id ?? null
}

/** Changes how many there are of one line of the owner's cart; none takes it out. */
export async function changeLine(
  database: Database,
  owner: CartOwner,
  itemId: number,
  quantity: number,
): Promise<void> {
  const lines = await readCart(database, owner)
  if (!lines.some(line => line.id === itemId)) return
  if (quantity === 0) await removeLine(database, itemId)
  else await database.update(cartItems).set({ quantity }).where(eq(cartItems.id, itemId))
}

/** Takes a line out, with what was put beside it. */
export async function removeLine(database: Database, itemId: number): Promise<void> {
  await database.delete(cartItems).where(or(eq(cartItems.id, itemId), eq(cartItems.parentId, itemId)))
}

/** Changes a line that is known to be of the owner's cart. */
export async function setLine(
  database: Database,
  itemId: number,
  change: Partial<Omit<CartItem, 'id' | 'cartId' | 'goodsId'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await database.update(cartItems).set(change).where(eq(cartItems.id, itemId))
}

/** Lays the browser's carts of all markets to the customer's own, who has signed in in it. */
export async function mergeCarts(database: Database, tokenHash: string, userId: number): Promise<void> {
  await database.transaction(async tx => {
    const found = await tx.select().from(carts).where(eq(carts.tokenHash, tokenHash)).for('update')
    for (const { id, market } of found) {
      const own = await takeCart(tx, { market: market as MarketCode, userId })
      await moveLines(tx, id, own)
      await moveCheckout(tx, id, own)
      await tx.delete(carts).where(eq(carts.id, id))
    }
  })
}

const preferMoved = (column: string) => sql.raw(`coalesce(excluded.${column}, cart_items.${column})`)

/** Where both carts have a product, what was chosen in this browser is the newer choice; what was not chosen there stays. */
const CHOSEN_LAST = {
  insuranceIds: sql`case when cardinality(excluded.insurance_ids) > 0 then excluded.insurance_ids else ${cartItems.insuranceIds} end`,
  insurancePrices: sql`case when cardinality(excluded.insurance_ids) > 0 then excluded.insurance_prices else ${cartItems.insurancePrices} end`,
  warrantyMonths: preferMoved('warranty_months'),
  prolongCode: preferMoved('prolong_code'),
  bonusProduct: preferMoved('bonus_product'),
  bonusAmount: preferMoved('bonus_amount'),
  installmentId: preferMoved('installment_id'),
  arrangeType: preferMoved('arrange_type'),
}

/** What was put beside a line goes beside the line that took its place. */
async function moveLines(tx: Database, from: number, to: number): Promise<void> {
  const lines = await tx.select().from(cartItems).where(eq(cartItems.cartId, from)).orderBy(asc(cartItems.id))
  const moved = new Map<number, number>()
  for (const { id, ...line } of lines) {
    const [taken] = await tx
      .insert(cartItems)
      .values({ ...line, cartId: to, parentId: moved.get(line.parentId) ?? 0 })
      .onConflictDoUpdate({
        target: [cartItems.cartId, cartItems.goodsId, cartItems.parentId],
        set: {
          quantity: sql`least(${MOST_PIECES}, (select stock from goods where id = excluded.goods_id), ${cartItems.quantity} + excluded.quantity)`,
          ...CHOSEN_LAST,
        },
      })
      .returning({ id: cartItems.id })
    if (taken) moved.set(id, taken.id)
  }
}

/** As long as a browser keeps the token of its cart. In milliseconds. */
export const CART_LASTS = 2_592_000_000

/** Whether the shop gave this token to a browser, in any market. */
export async function hasCart(database: Database, tokenHash: string): Promise<boolean> {
  const found = await database
    .select({ id: carts.id })
    .from(carts)
    .where(eq(carts.tokenHash, tokenHash))
    .limit(1)
  return found.length > 0
}

/** Takes out the carts whose browsers have lost their token by now. */
export async function sweepCarts(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - CART_LASTS)
  await database.delete(carts).where(and(isNotNull(carts.tokenHash), lt(carts.createdAt, oldest)))
}

/** The id of the owner's cart, which is made where there is none. */
async function takeCart(database: Database, owner: CartOwner): Promise<number> {
  await database.insert(carts).values(owner).onConflictDoNothing()
  const [found] = await database.select({ id: carts.id }).from(carts).where(isOf(owner))
  if (!found) throw new Error('The cart could not be made.')
  return found.id
}

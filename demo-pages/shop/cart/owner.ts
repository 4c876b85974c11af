import { createHash, randomBytes } from 'node:crypto'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { isSecure } from '../django/csrf.ts'
import { readVisitor } from '../django/session.ts'
import { narrowAudience } from '../server/delivery.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { CART_LASTS, type CartOwner, countCart, hasCart, mergeCarts } from './store.ts'

const COOKIE = 'cartid'
const MONTH = CART_LASTS / 1000

/** Whose cart a visitor looks at: their own when they are signed in, else their browser's. */
export async function readCartOwner(
  database: Database,
  c: ShopContext,
  market: MarketCode,
): Promise<CartOwner> {
  narrowAudience(c, 'browser')
  const visitor = await readVisitor(database, c)
  if (visitor) return { market, userId: visitor.id }
  const token = getCookie(c, COOKIE)
  return { market, tokenHash: token ? hashToken(token) : null }
}

/** How many products are in the cart that a visitor looks at. */
export const countOwnCart = async (c: ShopContext, { database }: Shop, market: MarketCode): Promise<number> =>
  countCart(database, await readCartOwner(database, c, market))

/** Whose it is when something is put in: a browser without a cart of this shop's making gets one. */
export async function takeCartOwner(
  database: Database,
  c: ShopContext,
  market: MarketCode,
): Promise<CartOwner> {
  const owner = await readCartOwner(database, c, market)
  if (!('tokenHash' in owner) || (owner.tokenHash && (await hasCart(database, owner.tokenHash)))) return owner
  const token = randomBytes(24).toString('hex')
  setCookie(c, COOKIE, token, {
    maxAge: MONTH,
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
    secure: isSecure(c),
  })
  return { market, tokenHash: hashToken(token) }
}

/** Gives the browser's carts to the customer who has just signed in in it. */
export async function adoptCarts(database: Database, c: ShopContext, userId: number): Promise<void> {
  const token = getCookie(c, COOKIE)
  if (!token) return
  await mergeCarts(database, hashToken(token), userId)
  deleteCookie(c, COOKIE, { path: '/' })
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

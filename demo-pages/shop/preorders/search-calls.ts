import { and, asc, eq, or, sql } from 'drizzle-orm'
import { masterProducts, productVariants, stocks } from '../catalogue/schema.ts'
import { listPaymentMethods } from '../checkout/methods.ts'
import { type MarketCode, type Named, PREORDER_STATES } from '../contract.ts'
import { escapeLike, foldText } from '../database/search-text.ts'
import type { RouteName } from '../server/route-table.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { requireRole } from '../staff/roles.ts'
import { variantName } from './names.ts'
import { PERSONAL } from './setting-reads.ts'
import { PREORDER_TEXTS } from './texts.ts'

const MOST = 20
const LONGEST_TERM = 100

type Search = (market: MarketCode, term: string) => Promise<readonly Named[]> | readonly Named[]

/** What rules and settings are made of, looked for by a part of its name. */
export function addSearchCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  const serve = (route: RouteName, search: Search): void =>
    serveCall(app, shop, route, async (c, market) => {
      await requireRole(database, c, market, 'preorders')
      const term = foldText((c.req.query('term') ?? '').slice(0, LONGEST_TERM))
      return { status: 200, headers: PERSONAL, body: { result: await search(market, term) } }
    })
  const searchStocks: Search = async (market, term) => {
    const rows = await database
      .select({ id: stocks.id, name: stocks.name })
      .from(stocks)
      .where(eq(stocks.market, market))
      .orderBy(asc(stocks.position))
    return rows.map(({ id, name }) => ({ id: String(id), name })).filter(isNamed(term))
  }
  serve('preorder-search-stocks', searchStocks)
  serve('preorder-stock-select', market => searchStocks(market, ''))
  serve('preorder-search-payment-type', (market, term) =>
    listPaymentMethods(market)
      .map(({ code, name }) => ({ id: code, name }))
      .filter(isNamed(term)),
  )
  serve('preorder-search-type-device', (market, term) =>
    Object.entries(PREORDER_TEXTS[market].types)
      .map(([id, name]) => ({ id, name }))
      .filter(isNamed(term)),
  )
  serve('preorder-search-master-product', (market, term) => searchMasters(shop, market, term))
  serve('preorder-search-product', (market, term) => searchVariants(shop, market, term))
  serve('preorder-order-state-select', market =>
    PREORDER_STATES.map(id => ({ id, name: PREORDER_TEXTS[market].states[id] })),
  )
}

const isNamed =
  (term: string) =>
  ({ name }: Named): boolean =>
    foldText(name).includes(term)

const makePattern = (term: string): string => `%${escapeLike(term).replaceAll(' ', '%')}%`

async function searchMasters({ database }: Shop, market: MarketCode, term: string): Promise<Named[]> {
  const { id, name, code } = masterProducts
  const pattern = makePattern(term)
  const rows = await database
    .select({ id, name, code })
    .from(masterProducts)
    .where(
      and(
        eq(masterProducts.market, market),
        or(sql`fold_text(${name}) like ${pattern}`, sql`lower(${code}) like ${pattern}`),
      ),
    )
    .orderBy(asc(name), asc(id))
    .limit(MOST)
  return rows.map(row => ({ id: String(row.id), name: `${row.name} (${row.code})` }))
}

async function searchVariants({ database }: Shop, market: MarketCode, term: string): Promise<Named[]> {
  const pattern = makePattern(term)
  const rows = await database
    .select({ id: productVariants.id, name: variantName, code: productVariants.code })
    .from(productVariants)
    .innerJoin(masterProducts, eq(masterProducts.id, productVariants.masterProductId))
    .where(
      and(
        eq(productVariants.market, market),
        or(
          sql`fold_text(${masterProducts.name} || ' ' || ${productVariants.color}) like ${pattern}`,
          sql`lower(${productVariants.code}) like ${pattern}`,
        ),
      ),
    )
    .orderBy(asc(masterProducts.name), asc(productVariants.id))
    .limit(MOST)
  return rows.map(row => ({ id: String(row.id), name: `${row.name} (${row.code})` }))
}

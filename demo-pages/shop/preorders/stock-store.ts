import { and, count, eq, isNull, type SQL, sql, sum } from 'drizzle-orm'
import { masterProducts, productVariants, stocks } from '../catalogue/schema.ts'
import { type MarketCode, STOCK_WINDOWS, type StockRow } from '../contract.ts'
import type { Database } from '../database/database.ts'
import type { Slice } from '../django/paginate.ts'
import type { ListColumn, ListQuery, ListRules } from '../staff/list-query.ts'
import { variantName } from './names.ts'
import { preorderStock, stockMovements } from './schema.ts'

const LONGEST_WINDOW = Math.max(...STOCK_WINDOWS)

/** Pieces sold and purchased in each window, of each product on each stock. */
const moved = (database: Database) => {
  const windows = (['sale', 'purchase'] as const).flatMap(kind =>
    STOCK_WINDOWS.map(days => {
      const name = nameWindow(kind, days)
      const pieces = sql`coalesce(sum(${stockMovements.pieces}) filter (where ${stockMovements.kind} = ${kind} and ${stockMovements.movedOn} > current_date - ${days}::int), 0)`
      return [name, sql<number>`${pieces}`.mapWith(Number).as(name)] as const
    }),
  )
  return database
    .select({
      productId: stockMovements.productId,
      stockId: stockMovements.stockId,
      ...(Object.fromEntries(windows) as Record<WindowName, SQL.Aliased<number>>),
    })
    .from(stockMovements)
    .where(sql`${stockMovements.movedOn} > current_date - ${LONGEST_WINDOW}::int`)
    .groupBy(stockMovements.productId, stockMovements.stockId)
    .as('moved')
}

type WindowName = `${'sold' | 'purchased'}_${(typeof STOCK_WINDOWS)[number]}`
const nameWindow = (kind: 'sale' | 'purchase', days: (typeof STOCK_WINDOWS)[number]): WindowName =>
  `${kind === 'sale' ? 'sold' : 'purchased'}_${days}`
const WINDOW_NAMES = (['sale', 'purchase'] as const).flatMap(kind =>
  STOCK_WINDOWS.map(days => nameWindow(kind, days)),
)

const free = sql<number>`greatest(0, ${preorderStock.quantity} - ${preorderStock.bossQuantity} - ${preorderStock.allocated})`

export const STOCK_LIST: ListRules = {
  columns: {
    code: { column: productVariants.code, kind: 'text' },
    product: { column: variantName, kind: 'text' },
    stock: { column: preorderStock.stockId, kind: 'number' },
    quantity: { column: preorderStock.quantity, kind: 'number' },
    boss_quantity: { column: preorderStock.bossQuantity, kind: 'number' },
    allocated: { column: preorderStock.allocated, kind: 'number' },
    free: { column: free, kind: 'number' },
    ...(Object.fromEntries(
      WINDOW_NAMES.map(name => [
        name,
        { column: sql`coalesce(${sql.raw(`"moved"."${name}"`)}, 0)`, kind: 'number' },
      ]),
    ) as Record<WindowName, ListColumn>),
  },
  searched: [variantName, productVariants.code],
  last: preorderStock.id,
  ordering: 'code',
}

const isKept = (market: MarketCode, where: SQL | undefined): SQL | undefined =>
  and(eq(preorderStock.market, market), isNull(preorderStock.deletedAt), where)

export async function countStock(
  database: Database,
  market: MarketCode,
  where: SQL | undefined,
): Promise<number> {
  const windows = moved(database)
  const [row] = await database
    .select({ n: count() })
    .from(preorderStock)
    .innerJoin(productVariants, eq(productVariants.id, preorderStock.productId))
    .innerJoin(masterProducts, eq(masterProducts.id, productVariants.masterProductId))
    .leftJoin(
      windows,
      and(eq(windows.productId, preorderStock.productId), eq(windows.stockId, preorderStock.stockId)),
    )
    .where(isKept(market, where))
  return row?.n ?? 0
}

export async function listStockRows(
  database: Database,
  market: MarketCode,
  { where, orderBy }: ListQuery,
  { limit, offset }: Slice,
): Promise<StockRow[]> {
  const windows = moved(database)
  const rows = await database
    .select({
      row: preorderStock,
      code: productVariants.code,
      product: variantName,
      stock: stocks.name,
      free: free.mapWith(Number),
      ...(Object.fromEntries(WINDOW_NAMES.map(name => [name, windows[name]])) as Record<
        WindowName,
        (typeof windows)[WindowName]
      >),
    })
    .from(preorderStock)
    .innerJoin(productVariants, eq(productVariants.id, preorderStock.productId))
    .innerJoin(masterProducts, eq(masterProducts.id, productVariants.masterProductId))
    .innerJoin(stocks, eq(stocks.id, preorderStock.stockId))
    .leftJoin(
      windows,
      and(eq(windows.productId, preorderStock.productId), eq(windows.stockId, preorderStock.stockId)),
    )
    .where(isKept(market, where))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return rows.map(({ row, code, product, stock, free: left, ...counts }) => ({
    id: String(row.id),
    version: row.version,
    product: { id: String(row.productId), name: product },
    code,
    stock: { id: String(row.stockId), name: stock },
    quantity: row.quantity,
    boss_quantity: row.bossQuantity,
    allocated: row.allocated,
    free: left,
    ...(Object.fromEntries(WINDOW_NAMES.map(name => [name, Number(counts[name] ?? 0)])) as Record<
      WindowName,
      number
    >),
  }))
}

export async function readStockRow(
  database: Database,
  market: MarketCode,
  id: number,
): Promise<StockRow | null> {
  const query = { where: eq(preorderStock.id, id), orderBy: [sql`${preorderStock.id}`] }
  const [row] = await listStockRows(database, market, query, { limit: 1, offset: 0 })
  return row ?? null
}

/** What the management keeps aside, stock by stock. */
export async function sumBossQuantity(database: Database, market: MarketCode) {
  const rows = await database
    .select({ id: stocks.id, name: stocks.name, quantity: sum(preorderStock.bossQuantity).mapWith(Number) })
    .from(stocks)
    .leftJoin(preorderStock, and(eq(preorderStock.stockId, stocks.id), isNull(preorderStock.deletedAt)))
    .where(eq(stocks.market, market))
    .groupBy(stocks.id, stocks.name, stocks.position)
    .orderBy(stocks.position)
  const all = rows.map(({ id, name, quantity }) => ({
    stock: { id: String(id), name },
    quantity: Number(quantity ?? 0),
  }))
  return { total: all.reduce((total, { quantity }) => total + quantity, 0), stocks: all }
}

/** Whoever gives pieces out or changes how many there are waits here for the others of the market. */
export async function lockStock(tx: Database, market: MarketCode): Promise<void> {
  await tx
    .select({ id: preorderStock.id })
    .from(preorderStock)
    .where(eq(preorderStock.market, market))
    .orderBy(preorderStock.id)
    .for('update')
}

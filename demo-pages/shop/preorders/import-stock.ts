import { and, eq, inArray, sql } from 'drizzle-orm'
import { productVariants, stocks } from '../catalogue/schema.ts'
import type { ImportFault, ImportOutcome, MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { foldText } from '../database/search-text.ts'
import type { ReadFile, ReadLine } from './read-stock-file.ts'
import { preorderStock, type StockRecord, stockImports } from './schema.ts'
import { PREORDER_TEXTS } from './texts.ts'

/** As many changes as a person looks through before they decide. */
const MOST_SHOWN = 200
/** A statement takes at most 65 535 parameters. */
const CODES_PER_STATEMENT = 10_000

interface ImportedRow {
  product_id: number
  stock_id: number
  quantity: number
  boss_quantity: number
}

export interface ImportPlan extends Pick<ImportOutcome, 'created' | 'updated' | 'unchanged' | 'changes'> {
  rows: ImportedRow[]
  faults: ImportFault[]
}

interface Known {
  products: ReadonlyMap<string, number>
  /** By code, and by name as exports have it. */
  stockIds: ReadonlyMap<string, number>
  rows: ReadonlyMap<string, StockRecord>
}

/** What a file would change, line by line, and which of its lines can't be taken. */
export async function planImport(tx: Database, market: MarketCode, file: ReadFile): Promise<ImportPlan> {
  const known = await readKnown(tx, market, file.lines)
  const plan: ImportPlan = {
    created: 0,
    updated: 0,
    unchanged: 0,
    changes: [],
    rows: [],
    faults: [...file.faults],
  }
  const seen = new Map<string, number>()
  for (const line of file.lines) {
    const place = findPlace(line, known, seen, market)
    if ('message' in place) plan.faults.push({ line: line.line, ...place })
    else addLine(plan, line, place, known.rows.get(place.key))
  }
  plan.faults.sort((a, b) => a.line - b.line)
  return plan
}

interface Place {
  key: string
  productId: number
  stockId: number
}

function findPlace(
  { line, product_code, stock_code, quantity }: ReadLine,
  { products, stockIds, rows }: Known,
  seen: Map<string, number>,
  market: MarketCode,
): Place | { column: string; message: string } {
  const { file: texts } = PREORDER_TEXTS[market]
  const productId = products.get(product_code)
  if (productId === undefined) return { column: 'product_code', message: texts.unknownProduct(product_code) }
  const stockId = stockIds.get(foldText(stock_code))
  if (stockId === undefined) return { column: 'stock_code', message: texts.unknownStock(stock_code) }
  const key = `${productId} ${stockId}`
  const former = seen.get(key)
  if (former !== undefined) return { column: 'product_code', message: texts.repeated(former) }
  seen.set(key, line)
  const allocated = rows.get(key)?.allocated ?? 0
  if (quantity < allocated) return { column: 'quantity', message: texts.belowAllocated(allocated, quantity) }
  return { key, productId, stockId }
}

function addLine(
  plan: ImportPlan,
  line: ReadLine,
  { productId, stockId }: Place,
  row: StockRecord | undefined,
): void {
  const kept = row?.deletedAt === null ? row : undefined
  const boss = line.boss_quantity ?? Math.min(kept?.bossQuantity ?? 0, line.quantity)
  if (kept?.quantity === line.quantity && kept.bossQuantity === boss) {
    plan.unchanged++
    return
  }
  if (kept) plan.updated++
  else plan.created++
  plan.rows.push({ product_id: productId, stock_id: stockId, quantity: line.quantity, boss_quantity: boss })
  if (plan.changes.length < MOST_SHOWN)
    plan.changes.push({
      line: line.line,
      code: line.product_code,
      stock: line.stock_code,
      quantity: [kept?.quantity ?? null, line.quantity],
      boss_quantity: [kept?.bossQuantity ?? null, boss],
    })
}

async function readKnown(tx: Database, market: MarketCode, lines: readonly ReadLine[]): Promise<Known> {
  const codes = [...new Set(lines.map(line => line.product_code))]
  const products = new Map<string, number>()
  for (let start = 0; start < codes.length; start += CODES_PER_STATEMENT) {
    const some = codes.slice(start, start + CODES_PER_STATEMENT)
    const found = await tx
      .select({ id: productVariants.id, code: productVariants.code })
      .from(productVariants)
      .where(and(eq(productVariants.market, market), inArray(productVariants.code, some)))
    for (const { id, code } of found) products.set(code, id)
  }
  const places = await tx
    .select({ id: stocks.id, code: stocks.code, name: stocks.name })
    .from(stocks)
    .where(eq(stocks.market, market))
  const rows = await tx.select().from(preorderStock).where(eq(preorderStock.market, market))
  return {
    products,
    // Codes come last, so that no name takes the place of one.
    stockIds: new Map(
      [...listNames(places), ...places.map(({ id, code }) => [code, id] as const)].map(([name, id]) => [
        foldText(name),
        id,
      ]),
    ),
    rows: new Map(rows.map(row => [`${row.productId} ${row.stockId}`, row])),
  }
}

/** Names that only one of the stocks has. */
const listNames = (places: readonly { id: number; name: string }[]) =>
  places
    .filter(({ name }) => places.filter(other => foldText(other.name) === foldText(name)).length === 1)
    .map(({ id, name }) => [name, id] as const)

/** Imports can be taken back for so long. */
const DAYS_KEPT = 30

/** All rows by one statement, which keeps what it found; gives the id of the import, or null where it changes nothing. */
export async function writeImport(
  tx: Database,
  market: MarketCode,
  rows: readonly ImportedRow[],
): Promise<string | null> {
  await tx.delete(stockImports).where(sql`created_at < now() - ${DAYS_KEPT} * interval '1 day'`)
  if (rows.length === 0) return null
  const [made] = await tx.insert(stockImports).values({ market }).returning()
  const id = made?.id ?? 0
  await tx.execute(sql`
    with former as (
      select id, quantity, boss_quantity from preorder_stock where market = ${market} and deleted_at is null
    ), written as (
      insert into preorder_stock (market, product_id, stock_id, quantity, boss_quantity)
      select ${market}::text, product_id, stock_id, quantity, boss_quantity
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as fresh (product_id integer, stock_id integer, quantity integer, boss_quantity integer)
      on conflict (product_id, stock_id) do update set
        quantity = excluded.quantity, boss_quantity = excluded.boss_quantity, deleted_at = null,
        version = preorder_stock.version + 1
      returning id, quantity, boss_quantity
    )
    insert into stock_import_rows
      (import_id, row_id, former_quantity, former_boss_quantity, quantity, boss_quantity)
    select ${id}::integer, written.id, former.quantity, former.boss_quantity, written.quantity, written.boss_quantity
    from written left join former on former.id = written.id
  `)
  return String(id)
}

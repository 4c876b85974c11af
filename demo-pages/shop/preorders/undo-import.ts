import { and, eq, sql } from 'drizzle-orm'
import { productVariants, stocks } from '../catalogue/schema.ts'
import type { ImportUndo, MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { failNotFound, readId } from './find-record.ts'
import { preorderStock, stockImportRows, stockImports } from './schema.ts'
import { PREORDER_TEXTS } from './texts.ts'

/** Gives the rows of an import what they had before it, unless somebody has changed them since. */
export async function undoImport(
  tx: Database,
  market: MarketCode,
  pk: string | undefined,
): Promise<ImportUndo> {
  const id = readId(pk) ?? failNotFound(market)
  const rows = await tx
    .select({
      kept: stockImportRows,
      now: preorderStock,
      code: productVariants.code,
      stock: stocks.name,
    })
    .from(stockImportRows)
    .innerJoin(stockImports, eq(stockImports.id, stockImportRows.importId))
    .innerJoin(preorderStock, eq(preorderStock.id, stockImportRows.rowId))
    .innerJoin(productVariants, eq(productVariants.id, preorderStock.productId))
    .innerJoin(stocks, eq(stocks.id, preorderStock.stockId))
    .where(and(eq(stockImports.market, market), eq(stockImports.id, id)))
    .orderBy(productVariants.code, stocks.position)
  if (rows.length === 0) failNotFound(market)
  const { changed, file, hasAllocated } = PREORDER_TEXTS[market]
  const left: ImportUndo['left'] = []
  const good: number[] = []
  for (const { kept, now, code, stock } of rows) {
    const isAsLeft =
      now.deletedAt === null && now.quantity === kept.quantity && now.bossQuantity === kept.bossQuantity
    const former = kept.formerQuantity ?? 0
    if (!isAsLeft) left.push({ code, stock, message: changed })
    else if (former >= now.allocated) good.push(now.id)
    else {
      const { allocated } = now
      const message =
        kept.formerQuantity === null ? hasAllocated(allocated) : file.belowAllocated(allocated, former)
      left.push({ code, stock, message })
    }
  }
  await putBack(tx, id, good)
  return { undone: good.length, left }
}

/** All rows by one statement; those that stay may be taken back in another way, and not by this one. */
async function putBack(tx: Database, importId: number, rowIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update preorder_stock set
      quantity = coalesce(former_quantity, preorder_stock.quantity),
      boss_quantity = coalesce(former_boss_quantity, preorder_stock.boss_quantity),
      deleted_at = case when former_quantity is null then now() end,
      version = preorder_stock.version + 1
    from stock_import_rows
    where import_id = ${importId} and row_id = preorder_stock.id
      and row_id in (select value::integer from jsonb_array_elements_text(${JSON.stringify(rowIds)}::jsonb))
  `)
  await tx.delete(stockImports).where(eq(stockImports.id, importId))
}

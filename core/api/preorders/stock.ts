import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { LIST_KEYS, pageOf } from '../page-of.ts'
import { Id, listOf, optionalText, sentText } from '../wire.ts'
import { Named, NamedChoices } from './searches.ts'

/** How many days back sales and purchases are counted. */
export const STOCK_WINDOWS = [7, 21, 42, 90] as const
export type StockWindow = (typeof STOCK_WINDOWS)[number]

const Count = v.pipe(v.number(), v.safeInteger())
const MOST_OF_STOCK = 999_999
const SentCount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_OF_STOCK))

/** Pieces of one product that a stock keeps for pre-orders. */
export const StockRow = v.object({
  id: Id,
  version: v.number(),
  product: Named,
  code: v.string(),
  stock: Named,
  quantity: Count,
  /** Kept aside by the management: nobody is allocated these. */
  boss_quantity: Count,
  allocated: Count,
  free: Count,
  sold_7: Count,
  sold_21: Count,
  sold_42: Count,
  sold_90: Count,
  purchased_7: Count,
  purchased_21: Count,
  purchased_42: Count,
  purchased_90: Count,
})
export type StockRow = v.InferOutput<typeof StockRow>

/** What came of one row of a change of many. */
export const StockResult = v.object({
  id: Id,
  /** Null where it was done. */
  failure: optionalText,
  /** The row as it is now; null where there is none. */
  row: v.nullish(StockRow, null),
  /** Of a row that was changed meanwhile: who changed it, and whether that was the one who asks. */
  who: optionalText,
  saved_by_me: v.optional(v.boolean()),
})
export type StockResult = v.InferOutput<typeof StockResult>

export const BossQuantity = v.object({
  total: Count,
  stocks: listOf(v.object({ stock: Named, quantity: Count })),
})
export type BossQuantity = v.InferOutput<typeof BossQuantity>

/** A fault of one line of a file; `line` counts from 1, the header among them. */
export const ImportFault = v.object({
  line: v.number(),
  column: optionalText,
  message: v.string(),
})
export type ImportFault = v.InferOutput<typeof ImportFault>

export const ImportOutcome = v.object({
  /** Of an import that can be taken back; null for a preview, and where nothing was written. */
  id: v.nullish(Id, null),
  /** False for a preview: nothing was written. */
  is_applied: v.boolean(),
  created: Count,
  updated: Count,
  unchanged: Count,
  errors: listOf(ImportFault, 100_000),
  /** The first rows that change: what they were, and what they are to be. */
  changes: listOf(
    v.object({
      line: v.number(),
      code: v.string(),
      stock: v.string(),
      quantity: v.tuple([v.nullable(Count), Count]),
      boss_quantity: v.tuple([v.nullable(Count), Count]),
    }),
    200,
  ),
})
export type ImportOutcome = v.InferOutput<typeof ImportOutcome>

export const ImportUndo = v.object({
  /** Rows that are again as they were before the file. */
  undone: Count,
  /** Rows that stay as they are, each with the reason. */
  left: listOf(v.object({ code: v.string(), stock: v.string(), message: v.string() }), 100_000),
})
export type ImportUndo = v.InferOutput<typeof ImportUndo>

/** Bytes of the largest file that is taken. */
export const MOST_FILE = 8 * 1024 * 1024

const ROOT = '/api/new/orders/preorder-settings/stock'

export const listPreorderStock = query('preorder-stock-grid', {
  path: `${ROOT}/grid`,
  doc: 'Pieces that stocks keep for pre-orders, with what was sold and purchased in the last 7, 21, 42 and 90 days.',
  query: LIST_KEYS,
  acceptsAnyQuery: true,
  response: pageOf(StockRow),
  errors: [400, 403, 404],
  isPersonal: true,
  access: 'staff',
})

export const readBossQuantity = query('preorder-boss-quantity', {
  path: `${ROOT}/boss_quantity/`,
  doc: 'How many pieces the management keeps aside, by stock.',
  response: BossQuantity,
  errors: [403],
  isPersonal: true,
  access: 'staff',
})

export const listStocks = query('preorder-stock-select', {
  path: `${ROOT}/select`,
  doc: 'All stocks, to choose one.',
  response: NamedChoices,
  errors: [403],
  access: 'staff',
})

export const importPreorderStock = mutation('preorder-stock-import', {
  path: `${ROOT}/import`,
  doc: 'Takes quantities from a CSV file. A preview writes nothing; with `skip_errors` lines with a fault are left out, without it one such line refuses the file. All else is written in one piece.',
  isMultipart: true,
  request: v.strictObject({ file: v.blob(), preview: v.boolean(), skip_errors: v.boolean() }),
  response: ImportOutcome,
  errors: [400, 403],
  access: 'staff',
})

export const undoStockImport = mutation('preorder-stock-import-undo', {
  path: `${ROOT}/import/undo/{pk}`,
  doc: 'Takes an import back, by its own id: rows get their former quantities, added ones go. Those that were changed since, or have more allocated, stay as they are and are told; 404 once it is taken back, or after 30 days.',
  request: v.strictObject({}),
  response: ImportUndo,
  errors: [403, 404],
  access: 'staff',
})

export const deletePreorderStock = mutation('preorder-stock-delete', {
  path: `${ROOT}/delete/{pk}`,
  method: 'DELETE',
  doc: 'Takes a row off the stock for pre-orders, unless pieces of it are allocated. It can be brought back by an update.',
  request: v.strictObject({}),
  errors: [403, 404, 409],
  access: 'staff',
})

export const updatePreorderStock = mutation('preorder-stock-update', {
  path: `${ROOT}/grid/update/`,
  method: 'PUT',
  doc: 'Changes rows, each for itself; answers what came of each. One with `is_deleted: false` comes back.',
  request: v.strictObject({
    rows: v.pipe(
      v.array(
        v.strictObject({
          id: sentText(20),
          /** Left out, the row is changed whatever its version. */
          version: v.optional(v.number()),
          quantity: v.optional(SentCount),
          boss_quantity: v.optional(SentCount),
          is_deleted: v.optional(v.literal(false)),
        }),
      ),
      v.maxLength(500),
    ),
  }),
  response: v.object({ results: listOf(StockResult) }),
  errors: [400, 403],
  access: 'staff',
})

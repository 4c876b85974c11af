import * as v from 'valibot'
import { STOCK_WINDOWS, StockResult, type StockRow, updatePreorderStock } from '#core/api/preorders/stock.ts'
import { FailureError } from '#core/http/failure.ts'
import { write } from '#core/http/write.ts'
import type { Choice, Column, ColumnEdit } from '#kit/grid/column.ts'
import { t } from './messages.ts'

const MOST = 999_999

/** A count that is changed in its cell. */
function editCount(field: 'quantity' | 'boss_quantity', onSaved: () => void): ColumnEdit<StockRow> {
  return {
    check: text => {
      const digits = text.replace(/\s/g, '')
      return /^\d+$/.test(digits) && Number(digits) <= MOST ? null : t('notACount')
    },
    save: async (row, text, idempotencyKey) => {
      const count = Number(text.replace(/\s/g, ''))
      const rows = [{ id: row.id, version: row.version, [field]: count }]
      const { data } = await write(updatePreorderStock, { rows }, { idempotencyKey })
      const [result] = data.results
      if (result?.failure === null && result.row) {
        onSaved()
        return result.row
      }
      const message = result?.failure ?? null
      // A refusal of the very row that was seen has another reason than a colleague's change.
      const isSame = result?.row?.version === row.version
      throw new FailureError(
        isSame ? { kind: 'invalid', fields: {}, message, url: null } : { kind: 'conflict', message },
        'preorder-stock-update',
        { isWrite: true, body: result },
      )
    },
    // The row that the refusal came with.
    readCurrent: thrown => {
      const isConflict = thrown instanceof FailureError && thrown.failure.kind === 'conflict'
      const found = v.safeParse(StockResult, isConflict ? thrown.body : null)
      return found.success ? found.output.row : null
    },
  }
}

const count = (id: keyof StockRow & string, label: string): Column<StockRow> => ({
  id,
  label,
  kind: 'number',
  read: row => Number(row[id]),
  isOrderable: true,
  isFilterable: true,
  hasTotal: true,
})

/** What a stock keeps for pre-orders, and what came and went. */
export const listColumns = (stocks: readonly Choice[], onSaved: () => void): readonly Column<StockRow>[] => [
  {
    id: 'code',
    label: t('code'),
    kind: 'text',
    read: row => row.code,
    isOrderable: true,
    isFilterable: true,
    width: 110,
  },
  {
    id: 'product',
    label: t('product'),
    kind: 'text',
    read: row => row.product.name,
    isOrderable: true,
    isFilterable: true,
    width: 220,
  },
  {
    id: 'stock',
    label: t('stock'),
    kind: 'choice',
    read: row => row.stock.id,
    choices: stocks,
    isOrderable: true,
    isFilterable: true,
    width: 140,
  },
  { ...count('quantity', t('quantity')), edit: editCount('quantity', onSaved) },
  // With room for the pencil in its heading.
  { ...count('boss_quantity', t('bossQuantity')), width: 180, edit: editCount('boss_quantity', onSaved) },
  count('allocated', t('allocated')),
  count('free', t('free')),
  ...STOCK_WINDOWS.map(days => count(`sold_${days}`, t('sold', { days }))),
  ...STOCK_WINDOWS.map(days => count(`purchased_${days}`, t('purchased', { days }))),
]

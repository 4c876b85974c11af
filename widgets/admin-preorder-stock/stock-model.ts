import { computed, signal } from '@preact/signals-core'
import type { NamedChoices } from '#core/api/preorders/searches.ts'
import {
  type BossQuantity,
  deletePreorderStock,
  importPreorderStock,
  listPreorderStock,
  listStocks,
  MOST_FILE,
  readBossQuantity,
  type StockRow,
  undoStockImport,
  updatePreorderStock,
} from '#core/api/preorders/stock.ts'
import type { ActionResult } from '#core/grid/bulk.ts'
import { isAborted, toFailure } from '#core/http/failure.ts'
import { write } from '#core/http/write.ts'
import { describeFailure } from '#core/intl/failure-text.ts'
import { readStockLine, STOCK_COLUMNS, type StockColumn } from '#core/preorders/stock-file.ts'
import { createListModel } from '#core/state/list-model.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'
import { createImport } from '#kit/import/import-model.ts'
import { t } from './messages.ts'

/** The stock for pre-orders: a list that is changed in its cells, and a file that changes many rows at once. */
export function createPreorderStock() {
  const list = createListModel<StockRow>({
    endpoint: listPreorderStock,
    name: 'stock',
    defaults: { pageSize: 100, ordering: ['code'] },
  })
  const stocks = createResource<NamedChoices>()
  const boss = createResource<BossQuantity>()
  const isImporting = signal(false)
  const refresh = (): void => {
    void list.refresh()
    void boss.refetch()
  }
  return {
    list,
    boss,
    /** Null until they are there: the columns name them. */
    stocks: computed(
      () => stocks.data.value?.result.map(({ id, name }) => ({ value: id, label: name })) ?? null,
    ),
    failure: stocks.failure,
    isLoading: stocks.isPending,
    reload: () => void stocks.refetch(),
    isImporting,
    remove: (ids: readonly string[], key: string) => removeRows(ids, key).finally(() => void boss.refetch()),
    restore: (ids: readonly string[], key: string) => restoreRows(ids, key).finally(refresh),
    importing: createImport({
      columns: STOCK_COLUMNS,
      nameColumn,
      most: MOST_FILE,
      check: checkLine,
      send: async (sent, { idempotencyKey, signal: abort }) => {
        const options = { signal: abort, ...(idempotencyKey && { idempotencyKey }) }
        return (await write(importPreorderStock, sent, options)).data
      },
      undo: async (id, { idempotencyKey }) =>
        (await write(undoStockImport, {}, { args: { pk: id }, idempotencyKey })).data,
      onDone: refresh,
    }),
    mount(): () => void {
      void stocks.fetch({ endpoint: listStocks })
      void boss.fetch({ endpoint: readBossQuantity })
      const stop = onRestored(() => {
        for (const one of [stocks, boss]) void one.refetch()
      })
      return () => {
        stop()
        stocks.unsubscribe()
        boss.unsubscribe()
      }
    },
  }
}
/** As the list heads it, and so does its export. */
export function nameColumn(name: string): string {
  const headings: Readonly<Record<string, string>> = {
    product_code: t('code'),
    stock_code: t('stock'),
    quantity: t('quantity'),
    boss_quantity: t('bossQuantity'),
  }
  return headings[name] ?? name
}

export type PreorderStock = ReturnType<typeof createPreorderStock>

function checkLine(read: (column: string) => string): { column: string; message: string } | null {
  const result = readStockLine(read as (column: StockColumn) => string)
  if (result.ok) return null
  const { column, fault, value } = result
  return { column, message: t(`fault.${fault}`, { value, quantity: read('quantity').trim() }) }
}

/** Says something of the row, and not of all that could be sent. */
const isOfRow = (thrown: unknown): boolean =>
  ['conflict', 'not-found', 'invalid'].includes(toFailure(thrown).failure.kind)

async function removeRows(ids: readonly string[], key: string): Promise<ActionResult[]> {
  const results: ActionResult[] = []
  for (const id of ids) {
    try {
      await write(deletePreorderStock, {}, { args: { pk: id }, idempotencyKey: `${key}-${id}` })
      results.push({ id, failure: null })
    } catch (thrown) {
      if (isAborted(thrown) || (results.length === 0 && !isOfRow(thrown))) throw thrown
      results.push({ id, failure: describeFailure(toFailure(thrown)), isLost: !isOfRow(thrown) })
    }
  }
  return results
}

async function restoreRows(ids: readonly string[], idempotencyKey: string): Promise<readonly ActionResult[]> {
  const rows = ids.map(id => ({ id, is_deleted: false as const }))
  const { data } = await write(updatePreorderStock, { rows }, { idempotencyKey })
  return data.results
}

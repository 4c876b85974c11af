// The widget's style.css begins with: @import "../_kit/import/import.css";
import type { ReactNode } from 'react'
import { importPreorderStock, undoStockImport } from '#core/api/preorders/stock.ts'
import { write } from '#core/http/write.ts'
import { readStockLine, STOCK_COLUMNS } from '#core/preorders/stock-file.ts'
import { createImport } from '#kit/import/import-model.ts'
import { ImportPanel } from '#kit/import/import-panel.tsx'
import { useModel } from '#kit/react/use-model.ts'

const createStockImport = (refresh: () => void) =>
  createImport({
    columns: STOCK_COLUMNS,
    most: 8_000_000,
    check(read) {
      const line = readStockLine(read)
      return line.ok ? null : { column: line.column, message: 'Correct the value.' }
    },
    send: async (sent, options) => (await write(importPreorderStock, sent, options)).data,
    undo: async (id, { idempotencyKey }) =>
      (await write(undoStockImport, {}, { args: { pk: id }, idempotencyKey })).data,
    onDone: refresh,
  })

export function StockImport({ refresh, close }: { refresh: () => void; close: () => void }): ReactNode {
  const model = useModel(() => createStockImport(refresh))
  return <ImportPanel model={model} columns={STOCK_COLUMNS} nameColumn={name => name} onClose={close} />
}

import type { ListModel } from '#core/state/list-model.ts'
import { type Column, showCell } from './column.ts'

interface KeptRows<Row> {
  columns: readonly Column<Row>[]
  list: ListModel<Row>
  getId: (row: Row) => string
  nameRow?: (row: Row) => string
}

/** Rows of the page, and those that were edited, as they were read last: these may have left the page since. */
export function createKeptRows<Row>({ columns, list, getId, nameRow }: KeptRows<Row>) {
  const kept = new Map<string, Row>()
  const findRow = (id: string): Row | undefined =>
    list.rows.value?.find(one => getId(one) === id) ?? kept.get(id)
  return {
    findRow,
    /** From now on it is found wherever the page is. */
    keepRow(id: string): void {
      const row = findRow(id)
      if (row !== undefined) kept.set(id, row)
    },
    /** Takes the place of what is known of the row. */
    putRow(row: Row): Row {
      kept.set(getId(row), row)
      list.replaceRows(rows => rows.map(one => (getId(one) === getId(row) ? row : one)))
      return row
    },
    /** As the widget or its first column calls it; its id where nobody has seen it. */
    nameRow(id: string): string {
      const row = findRow(id)
      const [column] = columns
      return (row && (nameRow?.(row) ?? (column && showCell(column, row)))) || id
    },
  }
}

/** A cell of a grid by its place; the row of the headings is -1. */
export interface CellPlace {
  row: number
  column: number
}

export interface GridSize {
  rows: number
  columns: number
  /** Rows that a page of the screen shows. */
  screen: number
}

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
}

/** Where a key leads from a cell, by the ARIA practices' grid; null for any other key. */
export function moveCell(place: CellPlace, { key, ctrlKey, metaKey }: Key, size: GridSize): CellPlace | null {
  const isFar = ctrlKey || metaKey
  const { row, column } = place
  const lastRow = size.rows - 1
  const lastColumn = size.columns - 1
  const moves: Readonly<Record<string, CellPlace>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row < 0 ? row : Math.max(0, row - size.screen), column },
    PageDown: { row: row + size.screen, column },
    Home: isFar ? { row: Math.min(0, lastRow), column: 0 } : { row, column: 0 },
    End: isFar ? { row: lastRow, column: lastColumn } : { row, column: lastColumn },
  }
  const next = Object.hasOwn(moves, key) ? moves[key] : undefined
  return next
    ? { row: clamp(next.row, -1, lastRow), column: clamp(next.column, 0, Math.max(0, lastColumn)) }
    : null
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

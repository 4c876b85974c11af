import Papa from 'papaparse'
import {
  decodeText,
  findEncoding,
  findSeparator,
  type ImportFault,
  isBinary,
  type MarketCode,
  readHeader,
  readStockLine,
  STOCK_COLUMNS,
  type StockColumn,
  type StockLine,
} from '../contract.ts'
import { CallError } from '../server/call-answer.ts'
import { PREORDER_TEXTS } from './texts.ts'

export interface ReadLine extends StockLine {
  /** From 1, the header among them. */
  line: number
}

export interface ReadFile {
  lines: ReadLine[]
  faults: ImportFault[]
}

/** The lines of a file of quantities, whatever its encoding and its separator; refuses one that is no such file. */
export function readStockFile(bytes: Uint8Array, market: MarketCode): ReadFile {
  const { file: texts } = PREORDER_TEXTS[market]
  const encoding = findEncoding(bytes)
  if (isBinary(bytes, encoding)) refuse(texts.notCsv)
  const text = decodeText(bytes, encoding)
  const { data } = Papa.parse<string[]>(text, { delimiter: findSeparator(text) })
  const [head = [], ...rows] = data
  const { places, missing, doubled } = readHeader(head, STOCK_COLUMNS)
  if (missing.length > 0) refuse(head.length < 2 ? texts.notCsv : texts.columns(missing.join(', ')))
  if (doubled.length > 0) refuse(texts.doubled(doubled.join(', ')))
  const read: ReadFile = { lines: [], faults: [] }
  for (const [at, cells] of rows.entries()) readRow(cells, at + 2, places, market, read)
  if (read.lines.length + read.faults.length === 0) refuse(texts.empty)
  return read
}

function refuse(message: string): never {
  throw new CallError(400, { file: [message] })
}

function readRow(
  cells: readonly string[],
  line: number,
  places: ReadonlyMap<string, number>,
  market: MarketCode,
  read: ReadFile,
): void {
  if (cells.every(cell => !cell.trim())) return
  const readCell = (column: StockColumn): string => cells[places.get(column) ?? -1] ?? ''
  const result = readStockLine(readCell)
  if (result.ok) read.lines.push({ ...result.line, line })
  else {
    const message = PREORDER_TEXTS[market].file.faults[result.fault](
      result.value,
      readCell('quantity').trim(),
    )
    read.faults.push({ line, column: result.column, message })
  }
}

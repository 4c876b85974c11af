import type { CsvColumn } from '#core/csv/read-header.ts'

/** The columns of a file of quantities. */
export const STOCK_COLUMNS = [
  { name: 'product_code', isRequired: true },
  { name: 'stock_code', isRequired: true },
  { name: 'quantity', isRequired: true },
  { name: 'boss_quantity', isRequired: false },
] as const satisfies readonly CsvColumn[]
export type StockColumn = (typeof STOCK_COLUMNS)[number]['name']

export interface StockLine {
  product_code: string
  stock_code: string
  quantity: number
  /** Null leaves what there is. */
  boss_quantity: number | null
}

/** Codes of faults; the words for them are others’ business. */
export type StockLineFault = 'required' | 'not-a-count' | 'too-many' | 'boss-too-many' | 'too-long'

const MOST_OF_LINE = 999_999
const LONGEST_CODE = 60

export type StockLineResult =
  | { ok: true; line: StockLine }
  | { ok: false; column: StockColumn; fault: StockLineFault }

/** What a line of a file of quantities says; whether product and stock exist only the shop knows. */
export function readStockLine(read: (column: StockColumn) => string): StockLineResult {
  const codes = ['product_code', 'stock_code'] as const
  for (const column of codes) {
    const text = read(column).trim()
    if (!text) return { ok: false, column, fault: 'required' }
    if (text.length > LONGEST_CODE) return { ok: false, column, fault: 'too-long' }
  }
  const quantity = readCount(read('quantity'))
  if (typeof quantity === 'string') return { ok: false, column: 'quantity', fault: quantity }
  const isBossTold = read('boss_quantity').trim() !== ''
  const boss = isBossTold ? readCount(read('boss_quantity')) : null
  if (typeof boss === 'string') return { ok: false, column: 'boss_quantity', fault: boss }
  if ((boss ?? 0) > quantity) return { ok: false, column: 'boss_quantity', fault: 'boss-too-many' }
  const [product_code, stock_code] = codes.map(column => read(column).trim()) as [string, string]
  return { ok: true, line: { product_code, stock_code, quantity, boss_quantity: boss } }
}

/** Spaces between thousands are what spreadsheets write. */
function readCount(text: string): number | StockLineFault {
  const digits = text.replace(/[\s\u00a0\u202f]/g, '')
  if (!digits) return 'required'
  if (!/^\d+$/.test(digits)) return 'not-a-count'
  return Number(digits) > MOST_OF_LINE ? 'too-many' : Number(digits)
}

import type { CsvColumn } from '#core/csv/read-header.ts'

/** The columns of a file of quantities; the list’s own headings are known, so that its export is such a file. */
export const STOCK_COLUMNS = [
  { name: 'product_code', isRequired: true, aliases: ['Kód', 'Cod', 'Code'] },
  { name: 'stock_code', isRequired: true, aliases: ['Sklad', 'Depozit', 'Stock'] },
  { name: 'quantity', isRequired: true, aliases: ['Množství', 'Cantitate'] },
  {
    name: 'boss_quantity',
    isRequired: false,
    aliases: ['Rezerva vedení', 'Drží vedení', 'Rezerva conducerii', 'Kept by management'],
  },
] as const satisfies readonly CsvColumn[]
export type StockColumn = (typeof STOCK_COLUMNS)[number]['name']

export interface StockLine {
  product_code: string
  /** Or the name of the stock, as the list shows it. */
  stock_code: string
  quantity: number
  /** Null leaves what there is. */
  boss_quantity: number | null
}

/** Codes of faults; the words for them are others’ business. */
export type StockLineFault = 'required' | 'not-a-count' | 'too-many' | 'boss-too-many' | 'too-long'

const MOST_OF_LINE = 999_999
const LONGEST_CODE = 60
/** As much of a wrong value as is quoted. */
const LONGEST_QUOTE = 40

export type StockLineResult =
  | { ok: true; line: StockLine }
  | { ok: false; column: StockColumn; fault: StockLineFault; value: string }

/** What a line of a file of quantities says; whether product and stock exist only the shop knows. */
export function readStockLine(read: (column: StockColumn) => string): StockLineResult {
  const refuse = (column: StockColumn, fault: StockLineFault): StockLineResult => ({
    ok: false,
    column,
    fault,
    value: quote(read(column)),
  })
  const codes = ['product_code', 'stock_code'] as const
  for (const column of codes) {
    const text = readCode(read(column))
    if (!text) return refuse(column, 'required')
    if (text.length > LONGEST_CODE) return refuse(column, 'too-long')
  }
  const quantity = readCount(read('quantity'))
  if (typeof quantity === 'string') return refuse('quantity', quantity)
  const isBossTold = read('boss_quantity').trim() !== ''
  const boss = isBossTold ? readCount(read('boss_quantity')) : null
  if (typeof boss === 'string') return refuse('boss_quantity', boss)
  if ((boss ?? 0) > quantity) return refuse('boss_quantity', 'boss-too-many')
  const [product_code, stock_code] = codes.map(column => readCode(read(column))) as [string, string]
  return { ok: true, line: { product_code, stock_code, quantity, boss_quantity: boss } }
}

function quote(text: string): string {
  const value = text.trim()
  return value.length > LONGEST_QUOTE ? `${value.slice(0, LONGEST_QUOTE)}…` : value
}

/** Without the mark by which an export keeps a spreadsheet from computing it. */
const readCode = (text: string): string => text.trim().replace(/^'(?=[=+\-@])/, '')

/** Spaces between thousands are what spreadsheets write. */
function readCount(text: string): number | StockLineFault {
  const digits = text.replace(/[\s\u00a0\u202f]/g, '')
  if (!digits) return 'required'
  if (!/^\d+$/.test(digits)) return 'not-a-count'
  return Number(digits) > MOST_OF_LINE ? 'too-many' : Number(digits)
}

import type { DiscountCode } from '#core/api/discounts/discount-codes.ts'

/** From this Excel knows that a file is UTF-8. */
const BOM = '\ufeff'

/** Codes as Excel reads them in both markets: semicolons, CRLF; a code that looks like a number stays a text. */
export function writeCodesCsv(headings: readonly string[], codes: readonly DiscountCode[]): string {
  const lines = codes.map(({ code, used_at }) => [
    // Digits alone, or 12e4567890, would be computed to a number.
    /^\d+(?:[eE]\d+)?$/.test(code) ? `="${code}"` : code,
    used_at ?? '',
  ])
  return BOM + [headings, ...lines].map(cells => `${cells.map(quote).join(';')}\r\n`).join('')
}

const quote = (cell: string): string => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

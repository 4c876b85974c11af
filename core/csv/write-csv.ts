import type { Separator } from './read-header.ts'

/** A spreadsheet takes a cell that begins so for a formula, and would run it. */
const FORMULA = /^[=+\-@\t\r]/

function writeCell(text: string, separator: Separator): string {
  const safe = FORMULA.test(text) && !/^-?\d+(?:[.,]\d+)?$/.test(text) ? `'${text}` : text
  return safe.includes(separator) || /["\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of cells as a file that Excel opens with its letters right: with a byte order mark, and CRLF. */
export const writeCsv = (rows: readonly (readonly string[])[], separator: Separator = ';'): string =>
  `\uFEFF${rows.map(row => row.map(cell => writeCell(cell, separator)).join(separator)).join('\r\n')}\r\n`

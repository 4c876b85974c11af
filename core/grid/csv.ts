/** Whoever opens the file must not have a cell of it computed: these begin a formula in Excel, Calc and Numbers. */
const FORMULA = /^[\s]*[=+\-@\t\r|%\u2212\uff1d\uff0b\uff0d\uff20]/
const NUMBER = /^-?\d+(?:[.,]\d+)?$/
const BOM = '\ufeff'

const writeCell = (value: string): string => {
  const harmless = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value
  return /[;"\r\n\t,]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Lines of a CSV file as Excel reads it in both markets: semicolons, CRLF, and no cell that computes. */
export const writeCsvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map(cells => `${cells.map(writeCell).join(';')}\r\n`).join('')

/** The beginning of a file, from which Excel knows that it is UTF-8. */
export const beginCsv = (headings: readonly string[]): string => BOM + writeCsvLines([headings])

/** Cells as a spreadsheet takes them from the clipboard. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(cells =>
      cells
        .map(value => value.replace(/[\t\r\n]+/g, ' '))
        .map(value => (FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value))
        .join('\t'),
    )
    .join('\n')

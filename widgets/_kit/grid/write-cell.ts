import { type Minor, writeDecimal } from '#core/money/decimal.ts'
import { type Column, showCell } from './column.ts'

/** Spreadsheets of both markets write a comma. */
const withComma = (text: string): string => text.replace('.', ',')

/** A cell as a spreadsheet takes it: numbers without groups and currency, the rest as it is shown. */
export function writeCell<Row>(column: Column<Row>, row: Row): string {
  const value = column.read(row)
  if (typeof value !== 'number') return showCell(column, row)
  return withComma(column.kind === 'money' ? writeDecimal(value as Minor) : String(value))
}

/** A cell's value as it is put into its field. */
export function writeEditText<Row>(column: Column<Row>, row: Row): string {
  if (column.edit?.write) return column.edit.write(row)
  const value = column.read(row)
  if (typeof value === 'number')
    return withComma(column.kind === 'money' ? writeDecimal(value).replace(/\.00$/, '') : String(value))
  return value === null ? '' : String(value)
}

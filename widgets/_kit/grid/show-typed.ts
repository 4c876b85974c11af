import { showPrice } from '#core/intl/format-money.ts'
import { showDate } from '#core/intl/show-date.ts'
import { showNumber } from '#core/intl/show-number.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { parseTypedAmount } from '#core/money/parse-typed-amount.ts'
import { getMarket } from '#core/page.ts'
import { bulkMessages } from './bulk-messages.ts'
import { type Column, nameChoice } from './column.ts'
import type { Grid } from './grid-model.ts'
import type { Cell } from './missed-edits.ts'

const t = createTranslate(bulkMessages)

const NUMBER = /^-?\d+(?:,\d+)?$/

/** What was put into a cell, before the server has it, as its cells write it; what can't be read so stays as it was typed. */
export function showTyped<Row>(
  { kind, choices, edit }: Column<Row>,
  text: string,
  row: Row | undefined,
): string {
  if (edit?.show) return edit.show(text, row)
  if (kind === 'choice') return nameChoice(choices, text)
  if (kind === 'flag') return /^(true|false)$/.test(text) ? words(text === 'true' ? 'yes' : 'no') : text
  if (kind === 'date') return showDate(text)
  if (kind === 'money') {
    const amount = parseTypedAmount(text, getMarket())
    return amount === null ? text : showPrice(amount)
  }
  const digits = text.replace(/\s/g, '')
  return kind === 'number' && NUMBER.test(digits) ? showNumber(Number(digits.replace(',', '.'))) : text
}

/** The same of a cell that is known by its name alone; an empty one says so. */
export function showIn<Row>(
  { columns, findRow }: Grid<Row>,
  { rowId, columnId }: Cell,
  text: string,
): string {
  const column = columns.find(({ id }) => id === columnId)
  return (column && showTyped(column, text, findRow(rowId))) || t('nothing')
}

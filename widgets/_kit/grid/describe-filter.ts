import { readFilterKey } from '#core/grid/filters.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { spellDate } from '#core/intl/show-date.ts'
import { showNumber } from '#core/intl/show-number.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { readDecimal } from '#core/money/decimal.ts'
import type { Column } from './column.ts'
import { gridMessages } from './grid-messages.ts'

const t = createTranslate(gridMessages)

/** A filter in words: `Cena: od 1 000 Kč`. Null for a key that is no column's. */
export function describeFilter<Row>(
  key: string,
  value: string,
  columns: readonly Column<Row>[],
): string | null {
  const found = readFilterKey(key, columns)
  if (!found) return null
  const { column, operator } = found
  const how = operator === 'is' || operator === 'in' ? '' : `${t(`operator.${operator}`)} `
  return `${column.label}: ${how}${showFilterValue(column, value)}`
}

function showFilterValue<Row>({ kind, choices }: Column<Row>, value: string): string {
  if (kind === 'money') return showPrice(readDecimal(value) ?? 0)
  if (kind === 'number') return showNumber(Number(value))
  if (kind === 'date' || kind === 'moment') return spellDate(value)
  if (kind === 'flag') return words(value === 'true' ? 'yes' : 'no')
  if (kind !== 'choice') return `„${value}“`
  const names = value.split(',').map(one => choices?.find(choice => choice.value === one)?.label ?? one)
  return names.join(', ')
}

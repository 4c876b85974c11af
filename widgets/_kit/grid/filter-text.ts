import { endDay, type Operator, startDay } from '#core/grid/filters.ts'
import { TIME_ZONES } from '#core/market.ts'
import { readDecimal, writeDecimal } from '#core/money/decimal.ts'
import { parseTypedAmount } from '#core/money/parse-typed-amount.ts'
import { getMarket } from '#core/page.ts'
import type { Column } from './column.ts'

type Kind = Column<never>['kind']

const readNumber = (text: string): number =>
  Number(text.replace(/[\s\u00a0]/g, '').replace(',', '.') || Number.NaN)

/** What is wrong with what was put in, or null. */
export function checkFilterValue(kind: Kind, text: string): 'needsValue' | 'needsNumber' | 'needsDay' | null {
  if (text.trim() === '') return 'needsValue'
  if (kind === 'money') return parseTypedAmount(text, getMarket()) === null ? 'needsNumber' : null
  if (kind === 'number') return Number.isFinite(readNumber(text)) ? null : 'needsNumber'
  if (kind === 'date' || kind === 'moment') return /^\d{4}-\d\d-\d\d$/.test(text) ? null : 'needsDay'
  return null
}

/** What was put in, as the wire spells it. */
export function writeFilterText(
  { kind }: Pick<Column<never>, 'kind'>,
  operator: Operator,
  text: string,
): string {
  if (kind === 'money') return writeDecimal(parseTypedAmount(text, getMarket()) ?? 0)
  if (kind === 'number') return String(readNumber(text))
  const zone = TIME_ZONES[getMarket().code]
  if (kind === 'moment') return operator === 'lte' ? endDay(text, zone) : startDay(text, zone)
  return text.trim()
}

/** What the wire spells, as it is put in. */
export function readFilterText({ kind }: Pick<Column<never>, 'kind'>, value: string): string {
  if (kind === 'moment') return value.slice(0, 10)
  if (kind === 'number') return value.replace('.', ',')
  const amount = kind === 'money' ? readDecimal(value) : null
  return amount === null ? value : writeDecimal(amount).replace(/\.00$/, '').replace('.', ',')
}

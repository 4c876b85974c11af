import { showPrice } from '#core/intl/format-money.ts'
import { showDate } from '#core/intl/show-date.ts'
import { showMoment } from '#core/intl/show-moment.ts'
import { showNumber } from '#core/intl/show-number.ts'
import { words } from '#core/intl/words.ts'
import { isSafeLink } from '#core/safe-link.ts'

export type CellValue = string | number | boolean | null

export interface Choice {
  /** As the row has it. */
  value: string
  /** As people read it. */
  label: string
}

/** How a state stands: done, on its way, in need of somebody, or neither. */
export type Tone = 'good' | 'wait' | 'bad' | 'idle'

/** How a cell is changed in place. */
export interface ColumnEdit<Row> {
  /** Brings what the rest needs, before any cell is edited. */
  load?: () => Promise<unknown>
  /** What its field begins with, where that is not what the column reads. */
  write?: (row: Row) => string
  /** What was typed as the cell shows it, where its kind does not tell; the row is as it was last seen, if it was. */
  show?: (text: string, row: Row | undefined) => string
  /** What is wrong with a text, or null. */
  check: (text: string, row: Row) => string | null
  /** Saves it once for one key, and gives the row as it then is. */
  save: (row: Row, text: string, key: string) => Promise<Row>
  /** The row as it is at the server, where a save was refused because somebody else had saved the row. */
  readCurrent?: (thrown: unknown) => Row | null
}

/** A column of a grid: what it is called on the wire (`id`) and on the page, and how it reads a row. */
export interface Column<Row> {
  /** Its name on the wire: what is sorted and filtered by. */
  id: string
  /** The text of its head. */
  label: string
  /** How its cells are written, aligned and filtered. Money is in minor units, a date and a moment are ISO. */
  kind: 'text' | 'number' | 'money' | 'date' | 'moment' | 'flag' | 'choice'
  /** The value of a row’s cell; null shows an empty one. */
  read: (row: Row) => CellValue
  /** Of the kind `choice`: all values that there are, with their names. */
  choices?: readonly Choice[]
  /** Of a column of states: a coloured sign before the words, which say the same. */
  tone?: (row: Row) => Tone | null
  /** A press on its head sorts the list by it. */
  isOrderable?: boolean
  /** The list can be filtered by it. */
  isFilterable?: boolean
  /** Left out at first; whoever wants it shows it. */
  isHidden?: boolean
  /** Added up below the rows; only what makes sense as a sum. */
  hasTotal?: boolean
  /** In pixels at first, or wider where its head needs it. */
  width?: number
  /** It takes the width that the others leave; where none does, the last one. */
  isWide?: boolean
  /** How its cells are changed in place; without it they are only read. */
  edit?: ColumnEdit<Row>
  /** Where the cell leads; only what is safe becomes a link. */
  href?: (row: Row) => string | null
}

const WIDTHS = { text: 220, number: 110, money: 130, date: 120, moment: 160, flag: 110, choice: 160 } as const

/** Of a head beside its letters, in pixels: its padding, the button of its menu and what broad letters have more. */
const HEAD = 70
/** And the mark of the order. */
const MARK = 12
const LETTER = 7

/** No head is cut, on a screen that is touched either, where its menu's button has a place of its own. */
export const getWidth = ({
  width,
  kind,
  label,
  isOrderable = false,
}: Pick<Column<never>, 'width' | 'kind' | 'label' | 'isOrderable'>): number =>
  Math.max(width ?? WIDTHS[kind], HEAD + (isOrderable ? MARK : 0) + LETTER * label.length)

/** Numbers stand under each other by their last digit. */
export const isNumeric = ({ kind }: Pick<Column<never>, 'kind'>): boolean =>
  kind === 'number' || kind === 'money'

export const nameChoice = (choices: readonly Choice[] | undefined, value: string): string =>
  choices?.find(choice => choice.value === value)?.label ?? value

/** A cell's value as the page's market writes it; nothing for what is not known. */
export function showCell<Row>(column: Column<Row>, row: Row): string {
  const value = column.read(row)
  if (value === null || value === '') return ''
  if (typeof value === 'boolean') return words(value ? 'yes' : 'no')
  const { kind, choices } = column
  if (kind === 'choice') return nameChoice(choices, String(value))
  if (kind === 'date') return showDate(String(value))
  if (kind === 'moment') return showMoment(String(value))
  if (typeof value === 'number') return kind === 'money' ? showPrice(value) : showNumber(value)
  return value
}

/** Of a cell of its kind, where no row is here yet. */
const readAny = (kind: Column<never>['kind']): CellValue =>
  kind === 'date' || kind === 'moment' ? '2000-01-01T00:00:00Z' : 0

/** Makes what these columns are written by while their rows are waited for: the first of a kind costs as much as a row. */
export function prepareFormats<Row>(columns: readonly Column<Row>[]): void {
  for (const { kind } of columns) showCell({ id: '', label: '', kind, read: readAny }, kind)
}

/** Where a cell leads, if that is safe and there is something to press. */
export function readLink<Row>(column: Column<Row>, row: Row): string | null {
  const href = column.href?.(row) ?? null
  return href !== null && isSafeLink(href) && showCell(column, row) ? href : null
}

/** The sum of a column over some rows, as its cells are written. */
export function showTotal<Row>(column: Column<Row>, rows: readonly Row[]): string {
  const sum = rows.reduce((total, row) => total + (Number(column.read(row)) || 0), 0)
  return column.kind === 'money' ? showPrice(sum) : showNumber(sum)
}

/** Each id once: two columns of one would be one to the table. */
export function checkColumns<Row>(columns: readonly Column<Row>[]): void {
  const twice = columns.filter(({ id }, at) => columns.findIndex(other => other.id === id) !== at)
  if (twice.length > 0)
    throw new Error(`Columns that are there twice: ${twice.map(({ id }) => id).join(', ')}.`)
}

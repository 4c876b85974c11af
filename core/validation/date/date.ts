import { cleanPasted } from '../text/strip-spaces.ts'
import { toIsoDate, writeIsoDate } from './calendar.ts'

export type DateCode = `date.${'format' | 'range' | 'calendar'}`

/** Where a two-digit year belongs: a birth, a validity, or neither. */
export type YearKind = 'past' | 'future' | 'window'

export interface DateOptions {
  /** Only the order of d, m and y counts: `DD.MM.YYYY`, `mm/dd/yyyy`. */
  format: string
  kind?: YearKind
  /** ISO. */
  today: string
}

export type WireDate = 'DD.MM.YYYY' | 'YYYY-MM-DD'

/** A day as ISO text, or why the text names none. */
export type ParsedDate = { iso: string; code: null } | { iso: null; code: DateCode }

const SHAPE = /^(\d{1,4})\s*[/.-]\s*(\d{1,4})\s*[/.-]\s*(\d{1,4})\.?$/
/** Without separators, `01021990`, by where the format has the year. */
const YEAR_LAST_DIGITS = /^(\d\d)(\d\d)(\d{4})$/
const YEAR_FIRST_DIGITS = /^(\d{4})(\d\d)(\d\d)$/

export function parseDate(text: string, { format, kind = 'window', today }: DateOptions): ParsedDate {
  const typed = cleanPasted(text)
  const asked = format.toLowerCase().replace(/[^dmy]/g, '')
  // Nobody writes year, day, month of their own accord: a year that stands first is an ISO date.
  const order = /^\d{4}\D/.test(typed) && !asked.startsWith('y') ? 'ymd' : asked
  const places = ['d', 'm', 'y'].map(part => order.indexOf(part))
  const digits = order.startsWith('y') ? YEAR_FIRST_DIGITS : YEAR_LAST_DIGITS
  const numbers = (SHAPE.exec(typed) ?? (/y+$|^y/.test(order) ? digits.exec(typed) : null))?.slice(1)
  if (!numbers || places.includes(-1)) return refuse('date.format')
  const [dd = '', mm = '', yy = ''] = places.map(
    place => numbers[places.filter(other => other < place).length],
  )
  if (dd.length > 2 || mm.length > 2 || yy.length % 2) return refuse('date.format')
  const [day, month] = [Number(dd), Number(mm)]
  if (month < 1 || month > 12 || day < 1 || day > 31) return refuse('date.range')
  const year = yy.length === 4 ? Number(yy) : expandYear(Number(yy), month, day, kind, today)
  const iso = toIsoDate(year, month, day)
  return iso ? { iso, code: null } : refuse('date.calendar')
}

export const validateDate = (text: string, options: DateOptions): DateCode | null =>
  parseDate(text, options).code

/** Writes an ISO day as the server reads it, and as people are shown it (`DD.MM.YYYY`). */
export const writeDate = (iso: string, format: WireDate): string =>
  format === 'YYYY-MM-DD' ? iso : iso.split('-').reverse().join('.')

function expandYear(yy: number, month: number, day: number, kind: YearKind, today: string): number {
  const thisYear = Number(today.slice(0, 4))
  const year = thisYear - (thisYear % 100) + yy
  if (kind === 'future') return year < thisYear ? year + 100 : year
  if (kind === 'past') return writeIsoDate(year, month, day) > today ? year - 100 : year
  if (year > thisYear + 19) return year - 100
  return year < thisYear - 80 ? year + 100 : year
}

const refuse = (code: DateCode): ParsedDate => ({ iso: null, code })

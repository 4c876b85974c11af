import * as v from 'valibot'
import { makeField, readValue, type ValueOrGetter } from '../field.ts'
import { parseDate, validateDate, type WireDate, writeDate, type YearKind } from './date.ts'
import { dateMessages } from './messages.ts'

interface DateFieldOptions {
  format: string
  kind?: YearKind
  today: ValueOrGetter<string>
  wire: ValueOrGetter<WireDate>
}

const ADULT = 18

/** The day of birth of somebody who has come of age: nobody younger is lent anything. */
export function adultField(options: DateFieldOptions) {
  const { format } = options
  return v.pipe(
    dateField(options),
    v.check(date => {
      const today = readValue(options.today)
      const { iso } = parseDate(date, { format, today })
      return !date || (iso !== null && iso <= `${Number(today.slice(0, 4)) - ADULT}${today.slice(4)}`)
    }, 'date.adult'),
  )
}

export function dateField(options: DateFieldOptions) {
  const readOptions = () => ({ ...options, today: readValue(options.today) })
  return makeField(
    dateMessages,
    text => validateDate(text, readOptions()),
    text => writeDate(parseDate(text, readOptions()).iso ?? '', readValue(options.wire)),
  )
}

import { makeField, readValue, type ValueOrGetter } from '../field.ts'
import { parseDate, validateDate, type WireDate, writeDate, type YearKind } from './date.ts'
import { dateMessages } from './messages.ts'

export function dateField(options: {
  format: string
  kind?: YearKind
  today: ValueOrGetter<string>
  wire: ValueOrGetter<WireDate>
}) {
  const readOptions = () => ({ ...options, today: readValue(options.today) })
  return makeField(
    dateMessages,
    text => validateDate(text, readOptions()),
    text => writeDate(parseDate(text, readOptions()).iso ?? '', readValue(options.wire)),
  )
}

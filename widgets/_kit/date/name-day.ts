import { formatters } from '#core/intl/intl.ts'
import { getLanguage } from '#core/intl/translate.ts'

/** A day, or a part of it, in the page's language. */
export const nameDay = (iso: string, format: Intl.DateTimeFormatOptions): string =>
  formatters
    .getDateTimeFormat(getLanguage(), { ...format, timeZone: 'UTC' })
    .format(Date.parse(`${iso}T00:00:00Z`))

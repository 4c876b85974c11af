import { getMarket } from '#core/page.ts'
import { formatters } from './intl.ts'

const DAY = /^\d{4}-\d\d-\d\d/

/** The day of an ISO date or moment as both markets write it, DD.MM.YYYY; anything else as it is. */
export function showDate(iso: string): string {
  const time = Date.parse(`${DAY.exec(iso)}T00:00Z`)
  if (Number.isNaN(time)) return iso
  const format = formatters.getDateTimeFormat(getMarket().language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })
  // Czech is written with spaces by Intl, and without them by the shop.
  return format.format(time).replace(/\s/g, '')
}

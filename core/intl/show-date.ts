import { getMarket } from '#core/page.ts'
import { formatters } from './intl.ts'

const DAY = /^\d{4}-\d\d-\d\d/

/** The day of an ISO date or moment as both markets type it, DD.MM.YYYY; anything else as it is. */
export function spellDate(iso: string): string {
  const time = Date.parse(`${DAY.exec(iso)}T00:00Z`)
  if (Number.isNaN(time)) return iso
  const format = formatters.getDateTimeFormat(getMarket().language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })
  // Czech is written with spaces by Intl, and typed without them.
  return format.format(time).replace(/\s/g, '')
}

/** The same as it is read: Czech has spaces and no zeros, and stays on one line. */
export const showDate = (iso: string): string => spaceDate(spellDate(iso))

/** DD.MM.YYYY as it is read in the page's language. */
export function spaceDate(spelled: string): string {
  if (getMarket().language !== 'cs') return spelled
  return spelled.replace(/^0?(\d+)\.0?(\d+)\./, '$1.\u00a0$2.\u00a0')
}

import { TIME_ZONES } from '#core/market.ts'
import { getMarket } from '#core/page.ts'
import { formatters } from './intl.ts'

const DAY = /^\d{4}-\d\d-\d\d/
const MOMENT = /T.*(?:Z|[+-]\d\d:?\d\d)$/

/**
 * The day of an ISO date as both markets type it, DD.MM.YYYY, and of a moment the day that it is where the market is;
 * anything else as it is.
 */
export function spellDate(iso: string): string {
  const isMoment = MOMENT.test(iso)
  const time = Date.parse(isMoment ? iso : `${DAY.exec(iso)}T00:00Z`)
  if (Number.isNaN(time)) return iso
  const { language, code } = getMarket()
  const format = formatters.getDateTimeFormat(language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: isMoment ? TIME_ZONES[code] : 'UTC',
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

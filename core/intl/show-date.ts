import type { Language } from '#core/market.ts'
import { getMarket } from '#core/page.ts'
import { formatters, keepEach } from './intl.ts'

const DAY = /^\d{4}-\d\d-\d\d/

/** The day of an ISO date or moment as both markets write it, DD.MM.YYYY; anything else as it is. */
export function showDate(iso: string): string {
  const time = Date.parse(`${DAY.exec(iso)}T00:00Z`)
  if (Number.isNaN(time)) return iso
  // Czech is written with spaces by Intl, and without them by the shop.
  return getFormat(getMarket().language).format(time).replace(/\s/g, '')
}

const getFormat = keepEach((language: Language) =>
  formatters.getDateTimeFormat(language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }),
)

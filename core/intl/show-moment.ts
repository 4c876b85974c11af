import { TIME_ZONES } from '#core/market.ts'
import { getMarket } from '#core/page.ts'
import { formatters } from './intl.ts'
import { spaceDate } from './show-date.ts'

/** Day and time of an ISO moment where the market is, `showDate` and H:MM, in Romania HH:MM; anything else as it is. */
export function showMoment(iso: string): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return iso
  const { language, code } = getMarket()
  const timeZone = TIME_ZONES[code]
  const day = formatters.getDateTimeFormat(language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  })
  const hour = formatters.getDateTimeFormat(language, {
    hour: language === 'ro' ? '2-digit' : 'numeric',
    minute: '2-digit',
    timeZone,
  })
  return `${spaceDate(day.format(time).replace(/\s/g, ''))} ${hour.format(time)}`
}

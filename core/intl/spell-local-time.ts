import { TIME_ZONES } from '#core/market.ts'
import { getMarket } from '#core/page.ts'
import { formatters } from './intl.ts'
import { toMoment } from './market-time.ts'
import { getLanguage } from './translate.ts'

/**
 * A time by the market's clocks, `2027-01-01T00:00`, in words in which day and month can't be mixed up; empty where it
 * is none.
 */
export function spellLocalTime(local: string): string {
  const timeZone = TIME_ZONES[getMarket().code]
  const moment = toMoment(local, timeZone)
  if (moment === null) return ''
  const language = getLanguage()
  const format = formatters.getDateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: language === 'ro' ? '2-digit' : 'numeric',
    minute: '2-digit',
    timeZone,
  })
  return format.format(Date.parse(moment)).replace(/(\d\.?) /g, '$1\u00a0')
}

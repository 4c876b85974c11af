import { getToday } from '#core/page.ts'
import { formatters } from './intl.ts'
import { showDate } from './show-date.ts'
import { getLanguage } from './translate.ts'

const DAY = 24 * 60 * 60_000

/** A day as people say it: today, tomorrow, a weekday with its date, and what is more than four weeks away by its whole date. */
export function showDay(iso: string, today = getToday()): string {
  const time = Date.parse(`${iso.slice(0, 10)}T00:00Z`)
  const distance = Math.round((time - Date.parse(`${today}T00:00Z`)) / DAY)
  if (Number.isNaN(distance)) return iso
  const language = getLanguage()
  if (distance === 0 || distance === 1)
    return formatters.getRelativeTimeFormat(language, { numeric: 'auto' }).format(distance, 'day')
  if (distance < 0 || distance > 27) return showDate(iso)
  const style = { weekday: 'long', day: 'numeric', month: 'numeric', timeZone: 'UTC' } as const
  return formatters
    .getDateTimeFormat(language, style)
    .format(time)
    .replace(/\. (?=\d)/, '.\u00a0')
}

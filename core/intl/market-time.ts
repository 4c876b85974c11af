import { formatters } from './intl.ts'

const DAY = 24 * 3_600_000
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** An ISO moment as the clocks of a zone show it, `2026-12-31T23:59`; empty for none. */
export function toLocalTime(iso: string | null, timeZone: string): string {
  const time = iso === null ? Number.NaN : Date.parse(iso)
  return Number.isNaN(time) ? '' : showClock(time, timeZone)
}

/**
 * The ISO moment at which the clocks of a zone show this; null where it is no time. One that the change to summer time
 * leaves out is the hour after; of two that the change back makes the first, and where something ends the last. What
 * ends at 23:59 lasts to the end of that minute.
 */
export function toMoment(
  local: string,
  timeZone: string,
  { isEnd = false }: { isEnd?: boolean } = {},
): string | null {
  const wall = LOCAL.test(local) ? Date.parse(`${local}Z`) : Number.NaN
  // A day that no month has, such as 30 February, would be taken for a later one.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== local) return null
  const [before, after] = [wall - DAY, wall + DAY].map(time => wall - readOffset(time, timeZone))
  const found = [...new Set([before ?? wall, after ?? wall])].filter(
    time => showClock(time, timeZone) === local,
  )
  const moment = (isEnd ? Math.max(...found) : Math.min(...found)) + (isEnd ? 59_000 : 0)
  return new Date(found.length > 0 ? moment : (before ?? wall)).toISOString()
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function readOffset(time: number, timeZone: string): number {
  return Date.parse(`${showClock(time, timeZone)}Z`) - Math.floor(time / 60_000) * 60_000
}

function showClock(time: number, timeZone: string): string {
  const format = formatters.getDateTimeFormat('sv', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]))
  const [year, month, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute'].map(type =>
    parts.get(type as Intl.DateTimeFormatPartTypes),
  )
  return `${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`
}

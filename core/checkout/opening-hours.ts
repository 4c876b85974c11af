import type { DeliveryPlace } from '#core/api/delivery/places.ts'
import { type MarketCode, TIME_ZONES } from '#core/market.ts'

type Hours = Pick<DeliveryPlace, 'opening_hours' | 'exceptions'>

/** A moment on a market's clock: ISO date, and minutes since midnight. */
export interface LocalMoment {
  date: string
  minutes: number
}

/** What somebody who sets out now wants to know. */
export type Opening =
  | { kind: 'unknown' }
  | { kind: 'nonstop' }
  | { kind: 'open'; until: string }
  | { kind: 'closed'; opens: { date: string; from: string } | null }

/** A stretch in minutes since today's midnight. */
interface Stretch {
  start: number
  end: number
}

const DAY = 24 * 60
/** So far ahead it is looked for the next opening. */
const DAYS_AHEAD = 7

/** What the clocks of a market show at a moment, given in milliseconds. */
export function toLocalMoment(time: number, market: MarketCode): LocalMoment {
  const style = { dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONES[market] } as const
  const [date = '', clock = ''] = new Intl.DateTimeFormat('sv', style).format(time).split(' ')
  return { date, minutes: toMinutes(clock) }
}

/** Whether a place is open at a moment, until when, and if not, when it opens; exceptions come before the week's hours. */
export function describeOpening(hours: Hours, { date, minutes }: LocalMoment): Opening {
  if (hours.opening_hours.length === 0) return { kind: 'unknown' }
  const stretches = listStretches(hours, date)
  const now = stretches.find(({ start, end }) => start <= minutes && minutes < end)
  if (now && now.end >= DAYS_AHEAD * DAY) return { kind: 'nonstop' }
  if (now) return { kind: 'open', until: toClock(now.end) }
  const next = stretches.find(({ start }) => start > minutes)
  const opens = next && { date: addDays(date, Math.floor(next.start / DAY)), from: toClock(next.start) }
  return { kind: 'closed', opens: opens ?? null }
}

export const isOpen = (opening: Opening): boolean => opening.kind === 'open' || opening.kind === 'nonstop'

/** The days of the coming fortnight on which a place is open otherwise than on others. */
export function listExceptions({ exceptions }: Hours, today: string): Hours['exceptions'] {
  const last = addDays(today, 2 * DAYS_AHEAD)
  return exceptions
    .filter(({ date }) => date >= today && date <= last)
    .sort((one, other) => one.date.localeCompare(other.date))
}

/** When a place is open from yesterday on; what touches is one, so that a place that never closes is open for long. */
function listStretches(hours: Hours, today: string): Stretch[] {
  const all: Stretch[] = []
  for (let day = -1; day <= DAYS_AHEAD; day++) {
    for (const { from, to } of readHours(hours, addDays(today, day))) {
      const start = day * DAY + toMinutes(from)
      const length = toMinutes(to) - toMinutes(from)
      // What ends before it begins goes past midnight.
      all.push({ start, end: start + (length > 0 ? length : length + DAY) })
    }
  }
  return all
    .sort((one, other) => one.start - other.start)
    .reduce<Stretch[]>((merged, next) => {
      const last = merged.at(-1)
      // Some write 23:59 for the end of a day.
      if (last && next.start <= last.end + 1) last.end = Math.max(last.end, next.end)
      else merged.push({ ...next })
      return merged
    }, [])
}

function readHours({ opening_hours, exceptions }: Hours, date: string): { from: string; to: string }[] {
  const others = exceptions.filter(exception => exception.date === date)
  if (others.length > 0) return others.flatMap(({ from, to }) => (from && to ? [{ from, to }] : []))
  const weekday = new Date(`${date}T00:00Z`).getUTCDay() || 7
  return opening_hours.filter(({ day }) => day === weekday).flatMap(({ hours }) => hours)
}

function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

function toClock(minutes: number): string {
  const inDay = ((minutes % DAY) + DAY) % DAY
  return `${Math.floor(inDay / 60)}:${String(inDay % 60).padStart(2, '0')}`
}

function addDays(date: string, days: number): string {
  const time = Date.parse(`${date}T00:00Z`)
  return Number.isNaN(time) ? date : new Date(time + days * DAY * 60_000).toISOString().slice(0, 10)
}

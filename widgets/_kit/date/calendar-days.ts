import { toIsoDate, writeIsoDate } from '#core/validation/date/calendar.ts'

/** Days are ISO texts; `Date` only counts them, in UTC, where no day is longer than another. */
const DAY = 86_400_000

const toTime = (iso: string): number => Date.parse(`${iso}T00:00:00Z`)
const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const addDays = (iso: string, count: number): string => toDay(toTime(iso) + count * DAY)

/** A day of another month, the same unless told, or that month's last where it is shorter. */
export function addMonths(iso: string, count: number, day: number = readDay(iso).day): string {
  const { year, month } = readDay(iso)
  const months = year * 12 + (month - 1) + count
  return withinMonth(Math.floor(months / 12), (months % 12) + 1, day)
}

/** The day of a month, or the month's last where it has no such day. */
export function withinMonth(year: number, month: number, day: number): string {
  for (let last = day; last > 28; last--) {
    const iso = toIsoDate(year, month, last)
    if (iso) return iso
  }
  return writeIsoDate(year, month, Math.min(day, 28))
}

export const readDay = (iso: string): { year: number; month: number; day: number } => ({
  year: Number(iso.slice(0, 4)),
  month: Number(iso.slice(5, 7)),
  day: Number(iso.slice(8, 10)),
})

/** 0 for Monday; both markets' weeks start with it. */
export const dayOfWeek = (iso: string): number => (new Date(toTime(iso)).getUTCDay() + 6) % 7

export const startOfWeek = (iso: string): string => addDays(iso, -dayOfWeek(iso))

/** The weeks that a month touches, each from Monday to Sunday. */
export function listWeeks(year: number, month: number): string[][] {
  const first = startOfWeek(writeIsoDate(year, month, 1))
  const last = withinMonth(year, month, 31)
  const weeks: string[][] = []
  for (let monday = first; monday <= last; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, i) => addDays(monday, i)))
  return weeks
}

export const clampDay = (iso: string, from: string, to: string): string =>
  iso < from ? from : iso > to ? to : iso

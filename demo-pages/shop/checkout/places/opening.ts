import type { MarketCode } from '#shop/contract.ts'
import { addDays, isHoliday, readClock, weekdayOf } from '../calendar.ts'

interface Stretch {
  from: string
  to: string
}

const stretch = (text: string): Stretch[] =>
  text ? text.split(' ').map(one => ({ from: one.slice(0, 5), to: one.slice(6) })) : []
const week = (workdays: string, saturday: string, sunday: string) =>
  [workdays, workdays, workdays, workdays, workdays, saturday, sunday].map((hours, at) => ({
    day: at + 1,
    hours: stretch(hours),
  }))

/** From Monday; a day without hours is closed. */
export const SCHEDULES = {
  nonstop: week('00:00-24:00', '00:00-24:00', '00:00-24:00'),
  shop: week('08:00-18:00', '09:00-12:00', ''),
  office: week('09:00-12:00 13:00-17:00', '', ''),
  late: week('07:00-20:00', '08:00-14:00', '09:00-12:00'),
  mall: week('09:00-21:00', '09:00-21:00', '10:00-20:00'),
  store: week('09:00-20:00', '09:00-18:00', ''),
} as const

export const isSchedule = (name: string): name is keyof typeof SCHEDULES => Object.hasOwn(SCHEDULES, name)

export const listHours = (name: string) => SCHEDULES[isSchedule(name) ? name : 'shop']

const LOOKED_AHEAD = 45

/** The days on which a place is closed though it would be open; a box never is. */
export function listExceptions(market: MarketCode, schedule: string, today: string) {
  if (schedule === 'nonstop') return []
  return Array.from({ length: LOOKED_AHEAD }, (_, ahead) => addDays(today, ahead))
    .filter(date => isHoliday(market, date))
    .map(date => ({ date, from: null, to: null }))
}

/** The first day on which a store hands out what lies in it: today while it is open or is to open yet. */
export function findReadyDay(market: MarketCode, now: Date): string {
  const { date: today, minutes } = readClock(market, now)
  const isOpenOn = (date: string): boolean => {
    const { hours } = SCHEDULES.store[weekdayOf(date) - 1] ?? { hours: [] }
    const closes = hours.at(-1)?.to ?? '00:00'
    const isLeft = date > today || minutes < Number(closes.slice(0, 2)) * 60 + Number(closes.slice(3))
    return hours.length > 0 && !isHoliday(market, date) && isLeft
  }
  return Array.from({ length: LOOKED_AHEAD }, (_, ahead) => addDays(today, ahead)).find(isOpenOn) ?? today
}

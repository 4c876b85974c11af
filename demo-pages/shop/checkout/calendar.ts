import { type MarketCode, TIME_ZONES } from '../contract.ts'

const DAY = 86_400_000

/** Clock and calendar of a market at a moment: its date (ISO), and minutes since midnight. */
export function readClock(market: MarketCode, now: Date): { date: string; minutes: number } {
  const text = now.toLocaleString('sv-SE', { timeZone: TIME_ZONES[market] })
  const [date = '', time = ''] = text.split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { date, minutes: hours * 60 + minutes }
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)

/** From Monday as 1. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay() || 7

const FIXED = {
  cz: ['01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17', '12-24', '12-25', '12-26'],
  ro: [
    '01-01',
    '01-02',
    '01-06',
    '01-07',
    '01-24',
    '05-01',
    '06-01',
    '08-15',
    '11-30',
    '12-01',
    '12-25',
    '12-26',
  ],
} as const
/** Days after Easter Sunday. */
const MOVING = { cz: [-2, 1], ro: [-2, 0, 1, 49, 50] } as const

/** Easter Sunday of the western church; of the eastern one in Romania. */
export function findEaster(market: MarketCode, year: number): string {
  if (market === 'ro') {
    const moon = (19 * (year % 19) + 15) % 30
    const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
    const sum = moon + sunday + 114
    const julian = `${year}-${String(Math.floor(sum / 31)).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`
    return addDays(julian, 13)
  }
  const golden = year % 19
  const century = Math.floor(year / 100)
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (skipped + 19 * golden + 15) % 30
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  return addDays(`${year}-03-28`, moon - weekday)
}

/** Whether nobody delivers on that day. */
export function isHoliday(market: MarketCode, date: string): boolean {
  const fixed: readonly string[] = FIXED[market]
  if (fixed.includes(date.slice(5))) return true
  const easter = findEaster(market, Number(date.slice(0, 4)))
  return MOVING[market].some(days => addDays(easter, days) === date)
}

export const isWorkingDay = (market: MarketCode, date: string): boolean =>
  weekdayOf(date) < 6 && !isHoliday(market, date)

export function addWorkingDays(market: MarketCode, date: string, days: number): string {
  let found = date
  for (let left = days; left > 0; ) {
    found = addDays(found, 1)
    if (isWorkingDay(market, found)) left -= 1
  }
  return found
}

/** What is ordered by then leaves the same day. */
const LAST_DISPATCH = 15 * 60

/** When goods that take so many working days are there. */
export function findArrival(market: MarketCode, now: Date, days: number): string {
  const { date, minutes } = readClock(market, now)
  const isInTime = isWorkingDay(market, date) && minutes < LAST_DISPATCH
  const leaves = isInTime ? date : addWorkingDays(market, date, 1)
  return addWorkingDays(market, leaves, days)
}

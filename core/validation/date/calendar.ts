/**
 * A day as ISO text, or null where the calendar has no such day.
 * It never goes through `Date`, whose time zone can move a day to its neighbour.
 */
export const toIsoDate = (year: number, month: number, day: number): string | null =>
  year < 1 || month < 1 || month > 12 || day < 1 || day > countDays(year, month)
    ? null
    : writeIsoDate(year, month, day)

/** Doesn't ask whether there is such a day. */
export const writeIsoDate = (year: number, month: number, day: number): string =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`

function countDays(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  return year % 4 || (year % 100 === 0 && year % 400) ? 28 : 29
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0')

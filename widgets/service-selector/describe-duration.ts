export interface Duration {
  unit: 'minutes' | 'hours' | 'days'
  count: number
}

const HOUR = 60
const DAY = 24 * HOUR

/** Minutes in the largest unit that people would say them in, never promising too little time; null where it is unknown. */
export function describeDuration(minutes: number | null): Duration | null {
  if (!minutes) return null
  if (minutes < 2 * HOUR && minutes % HOUR !== 0) return { unit: 'minutes', count: minutes }
  if (minutes < DAY) return { unit: 'hours', count: Math.ceil(minutes / HOUR) }
  return { unit: 'days', count: Math.ceil(minutes / DAY) }
}

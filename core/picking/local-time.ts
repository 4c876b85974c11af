const ZONES = { cz: 'Europe/Prague', ro: 'Europe/Bucharest' } as const
const MINUTE = 60_000

/** How far a market's clock is ahead of UTC at a moment, in milliseconds. */
function readOffset(time: number, market: keyof typeof ZONES): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: ZONES[market],
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(time)
  const get = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find(part => part.type === type)?.value)
  const local = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'))
  return local - Math.floor(time / MINUTE) * MINUTE
}

/** An ISO moment as a field of day and time holds it, by the market's own clock; empty for none. */
export function toLocalTime(iso: string | null, market: keyof typeof ZONES): string {
  const time = Date.parse(iso ?? '')
  return Number.isNaN(time) ? '' : new Date(time + readOffset(time, market)).toISOString().slice(0, 16)
}

/** The moment that a field of day and time names by the market's clock; null for none. */
export function fromLocalTime(text: string, market: keyof typeof ZONES): string | null {
  const local = Date.parse(`${text}Z`)
  if (Number.isNaN(local)) return null
  // Twice, for the clock may have been changed between the guess and the moment.
  const guess = local - readOffset(local, market)
  return new Date(local - readOffset(guess, market)).toISOString()
}

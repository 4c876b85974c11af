import { type MarketCode, TIME_ZONES } from '../contract.ts'

/** The day of a moment where the customer lives, as ISO. */
export const toLocalDate = (market: MarketCode, moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONES[market], dateStyle: 'short' }).format(moment)

/** The day of a moment as the market writes it, also on its pages; Czech has spaces and no zeros. */
export function showDay(market: MarketCode, moment: Date): string {
  const [year = '', month = '', day = ''] = toLocalDate(market, moment).split('-')
  if (market === 'cz') return `${Number(day)}.\u00a0${Number(month)}.\u00a0${year}`
  return `${day}.${month}.${year}`
}

/** The day some days later; ISO. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const LAWFUL_DAYS = 14

/**
 * The last day on which a customer may withdraw from what was delivered on a day: the fourteenth after it, or the Monday
 * that follows where that is none for working (Civil Code, section 607; in Romania Regulation 1182/71).
 */
export function addWithdrawalDays(delivered: string): string {
  const last = addDays(delivered, LAWFUL_DAYS)
  const weekday = new Date(`${last}T00:00:00Z`).getUTCDay()
  return addDays(last, weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
}

import { type html, raw } from 'hono/html'
import { type MarketCode, TIME_ZONES } from '../contract.ts'

/** Markup made by the `html` template tag, which escapes whatever is put into it. */
export type Html = ReturnType<typeof html>

/** JSON for a `<script type="application/json">`: nothing in it can end the element. */
export const embedJson = (value: unknown): Html =>
  raw(
    JSON.stringify(value)
      .replaceAll('<', '\\u003c')
      .replaceAll('\u2028', '\\u2028')
      .replaceAll('\u2029', '\\u2029'),
  )

export const NOTHING: Html = raw('')

const LOCALES = { cs: 'cs', ro: 'ro', en: 'en-GB' } as const

/** A time as the pages of no market show it: by the clock of its own market, which is named. */
export function formatTime(
  time: Date,
  language: keyof typeof LOCALES = 'en',
  market: MarketCode = 'cz',
): string {
  const write = (how: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...how, timeZone: TIME_ZONES[market] })
  const zone = write({ timeZoneName: 'short' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')
  return `${write({ dateStyle: 'medium', timeStyle: 'short' }).format(time)} ${zone?.value ?? ''}`
}

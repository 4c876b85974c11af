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
  const name = zone?.value ?? ''
  return `${write({ dateStyle: 'medium', timeStyle: 'short' }).format(time)} ${ZONES[language]?.[name] ?? name}`
}

/** What Intl has no name for where a language names the other market's clock. */
const ZONES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cs: { 'GMT+2': 'VEČ', 'GMT+3': 'VELČ' },
}

/** A day that was typed as 31.12.2031, as the pages of no market show it; any other text as it is. */
export function formatTypedDay(text: string, language: keyof typeof LOCALES): string {
  const [, day, month, year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text.trim()) ?? []
  return year
    ? new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
        Date.UTC(Number(year), Number(month) - 1, Number(day)),
      )
    : text
}

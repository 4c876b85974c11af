import { html, raw } from 'hono/html'
import { TIME_ZONES } from '../contract.ts'
import { marketOf, type PageLanguage } from './layout-texts.ts'

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

/** Romanian dates are numbers alone, as all over the shop. */
const styleOf = (language: PageLanguage) => (language === 'ro' ? 'short' : 'medium')

/** A time as the pages of no market show it: all by one clock, that of the market whose language they are read in. */
export const formatTime = (time: Date, language: PageLanguage = 'en'): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: styleOf(language),
    timeStyle: 'short',
    timeZone: TIME_ZONES[marketOf(language)],
  }).format(time)

/** The same for machines, too. */
export const renderTime = (time: Date, language: PageLanguage): Html =>
  html`<time datetime="${time.toISOString()}">${formatTime(time, language)}</time>`

/** A day that was typed as 31.12.2031, as the pages of no market show it; any other text as it is. */
export function formatTypedDay(text: string, language: PageLanguage): string {
  const [, day, month, year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text.trim()) ?? []
  return year
    ? new Intl.DateTimeFormat(LOCALES[language], {
        dateStyle: styleOf(language),
        timeZone: 'UTC',
      }).format(Date.UTC(Number(year), Number(month) - 1, Number(day)))
    : text
}

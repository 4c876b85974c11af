import { type html, raw } from 'hono/html'
import { TIME_ZONES } from '../contract.ts'

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

/** A time as the pages of no market show it. */
export const formatTime = (time: Date, language: keyof typeof LOCALES = 'en'): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONES.cz,
  }).format(time)

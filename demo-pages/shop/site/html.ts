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

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONES.cz,
})

/** A time as the English pages show it. */
export const formatTime = (time: Date): string => format.format(time)

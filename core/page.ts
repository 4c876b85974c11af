import { signal } from '@preact/signals-core'
import * as v from 'valibot'
import { MARKETS, type Market } from './market.ts'

const sitePath = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern, 'a path of this site'))

/** Of a path, a browser drops tabs and line ends and takes a backslash for a slash; either could name another site. */
const RouteTable = v.record(v.string(), sitePath(/^\/(?![/\\])(?:[^\s\\{}<>]|\{\w+\})*$/))

/** What the server says of the page in `<script id="ostrov-page">`. docs/embedding.md explains its keys. */
export const PageConfig = v.object({
  market: v.picklist(['cz', 'ro']),
  /** Overrides the market's language where a build carries more than one. */
  language: v.optional(v.picklist(['cs', 'ro', 'en'])),
  routes: v.optional(RouteTable, {}),
  user: v.optional(v.object({ authenticated: v.optional(v.boolean(), false) }), {}),
  csrf: v.optional(
    v.object({
      cookie: v.optional(v.string(), 'csrftoken'),
      header: v.optional(v.string(), 'X-CSRFToken'),
      /** For sites that keep the token in the session (`CSRF_USE_SESSIONS`). */
      token: v.optional(v.string()),
    }),
    {},
  ),
  /** The server's id of the country a form starts with. */
  defaultCountry: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
  wireDate: v.optional(v.picklist(['DD.MM.YYYY', 'YYYY-MM-DD']), 'DD.MM.YYYY'),
  /** Replaces the built-in list of Czech bank codes. */
  bankCodes: v.optional(v.array(v.string())),
  /** Whether each chosen step of a selection is an entry of the browser's history, or the URL is kept as it is. */
  address: v.optional(v.picklist(['replace', 'push', 'keep']), 'push'),
  trackingCurrency: v.optional(v.string(), 'CZK'),
  /** False, also where nothing is said, until the visitor has agreed to measuring; `refused` once they have said no. */
  consent: v.optional(v.union([v.boolean(), v.literal('refused')]), false),
  /** The server's clock when it made the page, ISO; dates are judged by it, not by the visitor's clock. */
  now: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d(?:T|$)/, 'a moment in ISO form'))),
  /** Other origins than the page's own that a customer may be sent to for paying, such as a card gateway's. */
  paymentOrigins: v.optional(v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/\\]+$/, 'an origin'))), []),
  /** Where providers' scripts and frames are, where they are not at the provider's own address: `google-pay`, `apple-pay`, `packeta`, `dpd`, `google-reviews`. */
  providers: v.optional(
    v.record(v.string(), v.pipe(v.string(), v.regex(/^https?:\/\/[^\s\\]+$/, 'a URL'))),
    {},
  ),
  /** The number of the hotline, which a failure that tells to call it shows. */
  hotline: v.optional(v.pipe(v.string(), v.regex(/^\+?\d[\d ]*$/, 'a telephone number'))),
  loginUrl: v.optional(sitePath(/^\/(?![/\\])[^\s\\]*$/)),
})
export type PageConfig = v.InferOutput<typeof PageConfig>
/** The same as a page writes it, where most of it may be left out. */
export type PageSettings = v.InferInput<typeof PageConfig>

// Without `parse` no page carries the error that it would throw.
const UNTOLD = v.safeParse(PageConfig, { market: 'cz' })

export const page = signal(UNTOLD.output as PageConfig)

/** When the page was opened, by `performance.now()`: later than 0 where a script such as Turbo has turned it. */
let openedAt = 0

/** Set where another page took this one's place without being loaded; whether it is for the same visitor. */
export const turned = signal<{ isSameVisitor: boolean } | null>(null)

/** Has something forgotten as soon as a page for another visitor takes this one's place. */
export const onNextVisitor = (forget: () => void): void =>
  void turned.subscribe(turn => {
    if (turn && !turn.isSameVisitor) forget()
  })

/** How long the page has been open, in milliseconds. */
export const getPageAge = (): number => performance.now() - openedAt

export const getMarket = (): Market => MARKETS[page.value.market]

/** Today's date (ISO) by the server's clock where the page tells it. */
export const getToday = (): string => (page.value.now ?? new Date().toISOString()).slice(0, 10)

/**
 * The server's clock in milliseconds where the page tells it, gone on by a clock that nobody sets: the visitor's own
 * may be a year off, or be put back at any time.
 */
export function getServerNow(): number {
  const told = Date.parse(page.value.now ?? '')
  return Number.isNaN(told) ? Date.now() : told + getPageAge()
}

/** Takes over the page's configuration; throws an error that names every wrong key. */
export function configurePage(raw: unknown): void {
  page.value = parsePageConfig(raw)
}

/** The page's configuration with all defaults; throws an error that names every wrong key. */
export function parsePageConfig(raw: unknown): PageConfig {
  const result = v.safeParse(PageConfig, raw)
  if (result.success) return result.output
  const wrong = result.issues.map(
    i =>
      `${v.getDotPath(i) ?? 'it'}: expected ${i.type === 'regex' ? i.message : i.expected}, found ${i.received}`,
  )
  throw new Error(`The page's configuration (script#ostrov-page) is wrong. ${wrong.join('; ')}.`)
}

/** Takes over the configuration of a page that a script, such as Turbo, has put in the place of the former one. */
export function turnPage(raw: unknown): void {
  const { market, user } = page.peek()
  configurePage(raw)
  openedAt = performance.now()
  const now = page.peek()
  turned.value = { isSameVisitor: now.market === market && now.user.authenticated === user.authenticated }
}

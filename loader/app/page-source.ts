import { configurePage, PageConfig, page } from '#core/page.ts'
import { report } from '#core/report.ts'
import { isBorrowed } from './page-context.ts'

/** The configuration that was taken last, as JSON. */
let taken: string | null = null

const isKnown = (): boolean => taken !== null || (Object.keys(page.peek().routes).length > 0 && !isBorrowed())

/** Takes over the configuration that an app gives. */
export function takePage(text: string): void {
  if (text === taken) return
  const raw = JSON.parse(text)
  configurePage(raw)
  taken = text
  readConsent()
  if (process.env.NODE_ENV !== 'production') reportUnknownKeys(raw)
}

/** A key that nobody reads is most often another one misspelt. */
function reportUnknownKeys(raw: object): void {
  const known = Object.keys(PageConfig.entries)
  for (const key of Object.keys(raw))
    if (!known.includes(key))
      report(`the page's configuration has no key "${key}". There are: ${known.join(', ')}.`)
}

/** For tests: as on a page that nobody has configured. */
export function forgetPage(): void {
  taken = null
  configurePage({ market: 'cz' })
}

/** Sees to it that the page is configured, by its own script where no app did it; returns what is wrong, or null. */
export function findPage(): string | null {
  if (isKnown()) return null
  // A server that renders an app has no document.
  const text = globalThis.document?.querySelector('script#ostrov-page')?.textContent
  if (!text) return 'the page has no configuration. Put <OstrovPage market="…" routes={…}> around it.'
  try {
    takePage(text)
    return null
  } catch (error) {
    // The parser's own message quotes the text, which may hold a token.
    if (error instanceof SyntaxError) return "the page's configuration (script#ostrov-page) is no valid JSON."
    return error instanceof Error ? error.message : String(error)
  }
}

/** What the visitor said of measuring, by the page's own banner; it may have been said before any app came. */
export function readConsent(): void {
  const word = globalThis.document?.documentElement.getAttribute('data-ostrov-consent')
  const consent = word === 'granted' || 'refused'
  if (word && page.peek().consent !== consent) page.value = { ...page.peek(), consent }
}

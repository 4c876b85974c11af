import { configurePage, page } from '#core/page.ts'
import { findOnPage, getAttribute } from './nodes.ts'

let applied: string | null | undefined

/** Takes over what the server says of the page, once; throws an error that says what is wrong with it. */
export function readPageConfig(): void {
  const text = findOnPage.call(document, 'script#ostrov-page')?.textContent
  if (text === undefined || text === null)
    throw new Error(
      'the page has no <script type="application/json" id="ostrov-page">, so no island can work.',
    )
  if (text === applied) return
  configurePage(parseConfig(text))
  applied = text
  readConsent()
}

/** What the visitor said of measuring, by the page's own consent banner; it may have been said before any island came. */
function readConsent(): void {
  const word = getAttribute.call(findOnPage.call(document, 'html') as Element, 'data-ostrov-consent')
  if (word) page.value = { ...page.value, consent: word === 'granted' || 'refused' }
}
addEventListener('ostrov:consent', readConsent)

function parseConfig(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own message quotes the text, which may hold a token.
    throw new Error("the page's configuration (script#ostrov-page) is no valid JSON, so no island can work.")
  }
}

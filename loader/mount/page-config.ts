import { configurePage, page, turnPage } from '#core/page.ts'
import { findOnPage, getAttribute, listOnPage } from './nodes.ts'
import { forgetStylesheets } from './stylesheets.ts'

let script: Element | undefined
let applied: string | null | undefined

/**
 * Takes over what the server says of the page, once, and once more for each page that a script such as Turbo puts in
 * its place; throws an error that says what is wrong with it.
 */
export function readPageConfig(): void {
  // Turbo keeps the head's scripts of former pages before the new one's, and would not bring that one a second time.
  const scripts = [...listOnPage.call(document, 'script#ostrov-page')]
  const last = scripts.pop()
  const text = last?.textContent
  if (text === undefined || text === null)
    throw new Error(
      'the page has no <script type="application/json" id="ostrov-page">, so no island can work.',
    )
  if (last === script && text === applied) return
  for (const former of scripts) former.remove()
  const isTurned = script !== undefined && last !== script
  if (isTurned) {
    turnPage(parseConfig(text))
    forgetStylesheets()
  } else configurePage(parseConfig(text))
  script = last
  applied = text
  readConsent()
  // Islands that stay from page to page show what may be old; those that don't are still on their way out.
  if (isTurned) setTimeout(() => dispatchEvent(new CustomEvent('ostrov:restored')))
}

/** The same when no island asks for it; what is wrong is told by the island that needs it. */
export function refreshPageConfig(): void {
  try {
    if (script) readPageConfig()
  } catch {}
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

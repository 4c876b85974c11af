/** How a component does on the page, as an editor is told: what its island says, and what a visitor would see. */
export type ShownState = 'waiting' | 'loading' | 'failed' | 'broken' | 'empty' | 'quiet' | 'ready'

/** What stands for something without a text in it. */
const SEEN = 'img, svg, video, canvas, iframe, input, select, textarea, button'

/** They stand empty until there is something to tell, such as a message, what was looked at, or a device to be sold. */
const QUIET: ReadonlySet<string | undefined> = new Set([
  'last-visited',
  'notifications',
  'sell-form',
  'sub-cart',
])

/**
 * `broken` shows visitors an error or lacks a picture, `empty` shows them nothing at all, and `quiet` nothing yet, as it
 * is meant to.
 */
export function readShownState(element: HTMLElement): ShownState {
  const { state } = element.dataset
  if (state === 'failed' || state === 'loading') return state
  if (state !== 'ready') return 'waiting'
  // Of what is put away as a whole, such as a closed tab, nothing can be told.
  if (element.parentElement?.getClientRects().length === 0) return 'ready'
  const isBroken =
    [...element.querySelectorAll('.ostrov-note[data-kind="error"]')].some(isShown) ||
    [...element.querySelectorAll('img')].some(isMissing)
  if (isBroken) return 'broken'
  if (showsSomething(element)) return 'ready'
  return QUIET.has(element.dataset.component) ? 'quiet' : 'empty'
}

const isMissing = (picture: HTMLImageElement): boolean =>
  picture.complete && picture.naturalWidth === 0 && picture.getAttribute('src') !== null && isShown(picture)

function showsSomething(element: HTMLElement): boolean {
  if ([...element.querySelectorAll(SEEN)].some(isShown)) return true
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode as Text
    if (data.trim() && parentElement && isShown(parentElement)) return true
  }
  return false
}

/** Larger than what is only there for readers of the screen. */
function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden'
}

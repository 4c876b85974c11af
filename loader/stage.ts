import type { KeptContent } from './kept-content.ts'
import { append, createElement, getAttribute, listChildNodes, querySelector } from './nodes.ts'
import { PARAMS_SCRIPT } from './placeholder-params.ts'

/** The place of an island: it holds the server's markup or the island, never both. */
export interface Stage {
  /** The element that the island is rendered into. */
  readonly container: HTMLElement
  /** Whether the container came from the server with the island's own markup in it. */
  readonly isHydrating: boolean
  isShown: boolean
  /** Puts the island in the place of the server's markup, whose nodes are kept as they are. */
  show: () => void
  /** Takes kept content out of the island, so that it stays on the page when the island's elements go. */
  release: () => void
  /** Puts the server's markup back. */
  hide: () => void
  /** From now on `isWhole` tells whether scripts of the page took the island out or emptied it. */
  mark: () => void
  isWhole: () => boolean
}

export function setStage(
  element: Element,
  language: string,
  content: KeptContent | undefined,
  mayHydrate: boolean,
): Stage {
  const rendered =
    mayHydrate && !content && getAttribute.call(element, 'data-rendered') !== null
      ? querySelector.call(element, ':scope > .ostrov')
      : null
  const isHydrating = rendered !== null
  const container = (rendered ?? makeContainer(content ? undefined : language)) as HTMLElement
  const kept = new DocumentFragment()
  const mark = new Comment('ostrov')
  const script = querySelector.call(element, PARAMS_SCRIPT)
  const keep = () => {
    for (const node of listChildNodes(element)) {
      // The island takes over what is its own, so what is put back one day is a copy.
      if (node !== script) kept.append(node === rendered ? node.cloneNode(true) : node)
    }
  }
  if (rendered) keep()
  const isReplaced = () =>
    container.parentNode !== element &&
    listChildNodes(element).some(node => node instanceof Element && node !== script && !content?.has(node))
  const release = () => {
    if (!isReplaced()) content?.putBack()
  }
  return {
    container,
    isHydrating,
    isShown: isHydrating,
    show() {
      if (this.isShown) return
      if (!content) keep()
      append.call(element, container)
      content?.show()
      this.isShown = true
    },
    release,
    hide() {
      // New markup of a page that replaced the island is what the server wants shown now.
      const isObsolete = isReplaced()
      release()
      container.remove()
      if (this.isShown && !isObsolete) append.call(element, kept)
      this.isShown = false
    },
    mark: () => container.append(mark),
    isWhole: () => mark.parentNode === container && container.parentNode === element,
  }
}

/** Without a language it is a mere frame: an island's looks and words are not those of the markup that it keeps. */
function makeContainer(language: string | undefined): Element {
  const container = createElement.call(document, 'div')
  container.className = language ? 'ostrov' : 'ostrov-frame'
  if (language) container.lang = language
  return container
}

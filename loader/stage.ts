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
  /** Puts the server's markup back. */
  hide: () => void
  /** From now on `isWhole` tells whether scripts of the page took the island out or emptied it. */
  mark: () => void
  isWhole: () => boolean
}

export function setStage(element: Element, language: string): Stage {
  const rendered =
    getAttribute.call(element, 'data-rendered') === null
      ? null
      : querySelector.call(element, ':scope > .ostrov')
  const isHydrating = rendered !== null
  const container = (rendered ?? makeContainer(language)) as HTMLElement
  // The island takes over the server's nodes, so what is put back one day is a copy.
  const kept: Node = rendered?.cloneNode(true) ?? new DocumentFragment()
  const mark = new Comment('ostrov')
  const script = querySelector.call(element, PARAMS_SCRIPT)
  const isReplaced = () =>
    container.parentNode !== element &&
    listChildNodes(element).some(node => node instanceof Element && node !== script)
  return {
    container,
    isHydrating,
    isShown: isHydrating,
    show() {
      if (this.isShown) return
      for (const node of listChildNodes(element)) if (node !== script) kept.appendChild(node)
      append.call(element, container)
      this.isShown = true
    },
    hide() {
      // New markup of a page that replaced the island is what the server wants shown now.
      const isObsolete = isReplaced()
      container.remove()
      if (this.isShown && !isObsolete) append.call(element, kept)
      this.isShown = false
    },
    mark: () => container.append(mark),
    isWhole: () => mark.parentNode === container && container.parentNode === element,
  }
}

function makeContainer(language: string): Element {
  const container = createElement.call(document, 'div')
  container.className = 'ostrov'
  container.lang = language
  return container
}

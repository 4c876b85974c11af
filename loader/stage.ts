import type { KeptContent } from './kept-content.ts'
import { append, createElement, getAttribute, listChildNodes, querySelector, replaceChild } from './nodes.ts'
import { PARAMS_SCRIPT } from './placeholder-params.ts'

/** The place of an island: it holds the server's markup or the island, never both. */
export class Stage {
  /** The element that the island is rendered into. */
  readonly container: HTMLElement
  /** Whether the container came from the server with the island's own markup in it. */
  readonly isHydrating: boolean
  isShown: boolean
  readonly #element: Element
  readonly #content: KeptContent | undefined
  readonly #script: Element | null
  /** The server's markup while the island stands there. */
  readonly #kept = new DocumentFragment()
  #mark: Comment | undefined

  constructor(element: Element, language: string, content: KeptContent | undefined, mayHydrate: boolean) {
    this.#element = element
    this.#content = content
    this.#script = querySelector.call(element, PARAMS_SCRIPT)
    const rendered =
      mayHydrate && !content && getAttribute.call(element, 'data-rendered') !== null
        ? querySelector.call(element, ':scope > .ostrov')
        : null
    this.container = (rendered ?? makeContainer(content ? undefined : language)) as HTMLElement
    this.isHydrating = this.isShown = rendered !== null
    // The island takes over what is its own, so what is put back one day is a copy.
    if (rendered)
      for (const node of this.#listMarkup())
        this.#kept.append(node === rendered ? rendered.cloneNode(true) : node)
  }

  /** Puts the island in the place of the server's markup, whose nodes are kept as they are. */
  show(): void {
    if (this.isShown) return
    if (this.#content) append.call(this.#element, this.container)
    else this.#replace()
    this.#content?.show()
    this.isShown = true
  }

  /** Takes kept content out of the island, so that it stays on the page when the island's elements go. */
  release(): void {
    if (!this.#isReplaced()) this.#content?.putBack()
  }

  /** Puts the server's markup back. */
  hide(): void {
    // New markup of a page that replaced the island is what the server wants shown now.
    const isObsolete = this.#isReplaced()
    this.release()
    this.container.remove()
    if (this.isShown && !isObsolete) append.call(this.#element, this.#kept)
    this.isShown = false
  }

  /** From now on `isWhole` tells whether scripts of the page took the island out or emptied it. */
  mark(): void {
    this.#mark ??= new Comment('ostrov')
    this.container.append(this.#mark)
  }

  get isWhole(): boolean {
    return this.#mark?.parentNode === this.container && this.container.parentNode === this.#element
  }

  #replace(): void {
    const [first, ...rest] = this.#listMarkup()
    if (!first) {
      append.call(this.#element, this.container)
      return
    }
    replaceChild.call(this.#element, this.container, first)
    this.#kept.append(first)
    for (const node of rest) this.#kept.append(node)
  }

  #listMarkup(): ChildNode[] {
    return listChildNodes(this.#element).filter(node => node !== this.#script)
  }

  #isReplaced(): boolean {
    return (
      this.container.parentNode !== this.#element &&
      this.#listMarkup().some(node => node instanceof Element && !this.#content?.has(node))
    )
  }
}

const island = createElement.call(document, 'div')
island.className = 'ostrov'
const frame = createElement.call(document, 'div')
frame.className = 'ostrov-frame'

/** Without a language it is a mere frame: an island's looks and words are not those of the markup that it keeps. */
function makeContainer(language: string | undefined): HTMLElement {
  if (!language) return frame.cloneNode() as HTMLElement
  island.lang = language
  return island.cloneNode() as HTMLElement
}

import { PARAMS_SCRIPT } from '#core/params/placeholder.ts'
import type { KeptContent } from './kept-content.ts'
import { append, createElement, getAttribute, listChildNodes, querySelector, replaceChild } from './nodes.ts'

/** What an island is rendered into: its placeholder shows the server's markup or this container, never both. */
export class IslandContainer {
  readonly element: HTMLElement
  /** Whether it came from the server with the island's own markup in it. */
  readonly isHydrating: boolean
  isShown: boolean
  readonly #placeholder: Element
  readonly #content: KeptContent | undefined
  readonly #script: Element | null
  /** The server's markup while the island stands there. */
  readonly #kept = new DocumentFragment()
  #mark: Comment | undefined

  constructor(placeholder: Element, language: string, content: KeptContent | undefined, canHydrate: boolean) {
    this.#placeholder = placeholder
    this.#content = content
    this.#script = querySelector.call(placeholder, PARAMS_SCRIPT)
    const rendered =
      canHydrate && !content && getAttribute.call(placeholder, 'data-rendered') !== null
        ? querySelector.call(placeholder, ':scope > .ostrov')
        : null
    this.element = (rendered ?? makeContainer(content ? undefined : language)) as HTMLElement
    this.isHydrating = this.isShown = rendered !== null
    // The island takes over what is its own, so what is put back one day is a copy.
    if (rendered)
      for (const node of this.#listMarkup())
        this.#kept.append(node === rendered ? rendered.cloneNode(true) : node)
  }

  /** Puts the island in the place of the server's markup, whose nodes are kept as they are. */
  show(): void {
    if (this.isShown) return
    if (this.#content) append.call(this.#placeholder, this.element)
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
    this.element.remove()
    if (this.isShown && !isObsolete) append.call(this.#placeholder, this.#kept)
    this.isShown = false
  }

  /** From now on `isWhole` tells whether scripts of the page took the island out or emptied it. */
  mark(): void {
    this.#mark ??= new Comment('ostrov')
    this.element.append(this.#mark)
  }

  get isWhole(): boolean {
    return this.#mark?.parentNode === this.element && this.element.parentNode === this.#placeholder
  }

  #replace(): void {
    const [first, ...rest] = this.#listMarkup()
    if (!first) {
      append.call(this.#placeholder, this.element)
      return
    }
    replaceChild.call(this.#placeholder, this.element, first)
    this.#kept.append(first)
    for (const node of rest) this.#kept.append(node)
  }

  #listMarkup(): ChildNode[] {
    return listChildNodes(this.#placeholder).filter(node => node !== this.#script)
  }

  #isReplaced(): boolean {
    return (
      this.element.parentNode !== this.#placeholder &&
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

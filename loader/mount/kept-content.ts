import { PARAMS_SCRIPT } from '#core/params/placeholder.ts'
import type { Content } from '#core/widget.ts'
import { append, contains, getFocused, listChildNodes, moveBefore, querySelector } from './nodes.ts'

/**
 * The server's own nodes of a placeholder whose view shows them. They are moved and nothing else is done to them, so
 * that the islands, the fields and the frames among them live on.
 */
export class KeptContent implements Content {
  readonly nodes: readonly ChildNode[]
  readonly #element: Element
  readonly #places = new Map<Element, readonly ChildNode[]>()
  #isShown = false

  constructor(element: Element) {
    const script = querySelector.call(element, PARAMS_SCRIPT)
    this.#element = element
    this.nodes = listChildNodes(element).filter(node => node !== script)
  }

  place(nodes: readonly ChildNode[], into: Element): void {
    this.#places.set(into, nodes)
    if (this.#isShown) move(nodes, into)
  }

  has(node: Node): boolean {
    return this.nodes.some(own => contains.call(own, node))
  }

  /** Lets the nodes stand in the places of the view. */
  show(): void {
    this.#isShown = true
    for (const [into, nodes] of this.#places) move(nodes, into)
  }

  /** Puts back what stands in the places now, for scripts of the page may have changed it, in the server's order. */
  putBack(): void {
    if (!this.#isShown) return
    this.#isShown = false
    const order = new Map(this.nodes.map((node, index) => [node, index]))
    const standing = [...this.#places.keys()].flatMap(into => {
      const nodes = listChildNodes(into)
      this.#places.set(into, nodes)
      let index = -1
      return nodes.map(node => {
        // What was added stays behind what it was added to.
        index = order.get(node) ?? index
        return { node, index }
      })
    })
    standing.sort((a, b) => a.index - b.index)
    move(
      standing.map(({ node }) => node),
      this.#element,
    )
  }
}

/** Where a browser can't move without taking out, the focus is given back. */
function move(nodes: readonly ChildNode[], into: Element): void {
  const focused = getFocused() as HTMLElement | null
  const present = new Set(listChildNodes(into))
  for (const node of nodes) if (!present.has(node)) moveNode(node, into)
  if (focused !== getFocused() && contains.call(into, focused)) focused?.focus({ preventScroll: true })
}

function moveNode(node: ChildNode, into: Element): void {
  try {
    moveBefore.call(into, node, null)
  } catch {
    // It has no such method, or one of the two is not on the page.
    append.call(into, node)
  }
}

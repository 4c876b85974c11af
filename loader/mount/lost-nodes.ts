/** What is read of Preact's own tree: `__k` are a node's children there, `__e` is its element on the page. */
interface Rendered {
  __k?: readonly (Rendered | null)[] | null
  __e?: Node | null
}

/**
 * Whether somebody, such as an extension, has taken an element out of what was rendered into a container: what Preact
 * itself takes out is no longer in its tree. React leaves no tree on the page, so of its islands nothing is known.
 */
export const hasLostNodes = (container: Element): boolean =>
  isAnyLost([(container as Element & { __k?: Rendered | null }).__k ?? null])

const isAnyLost = (nodes: readonly (Rendered | null)[]): boolean =>
  nodes.some(node => node && (isLost(node.__e) || isAnyLost(node.__k ?? [])))

/** Texts are left to translators; what waits for its code stands in an element off the page. */
const isLost = (node: Node | null | undefined): boolean => node instanceof Element && !node.parentNode

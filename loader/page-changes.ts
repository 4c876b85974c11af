import type { Host } from './host.ts'
import { unshadowAdded, unshadowDocument } from './unshadow-document.ts'

const lookers = new WeakMap<Node, () => void>()

/** Calls `look` whenever something was put into one of the nodes or taken out. */
export function watchNodes(nodes: readonly Node[], look: () => void): void {
  for (const node of nodes) lookers.set(node, look)
}

/** Follows what scripts do to the page, by the loader's one observer. */
export function followPage(host: Host): void {
  if (host.onChange) return
  host.onChange = ({ addedNodes, target }) => {
    lookers.get(target)?.()
    for (const node of addedNodes) if (node instanceof Element) unshadowAdded(node)
  }
  unshadowDocument()
  if (location.search.includes('ostrov-debug')) import('./debug.ts').then(({ openDebug }) => openDebug(host))
}

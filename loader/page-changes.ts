import type { Host } from './host.ts'
import { unshadowAdded, unshadowDocument } from './unshadow-document.ts'

let last: Host | undefined

/** What a script of the page changed the params of begins anew. */
addEventListener('ostrov:params', ({ target }) => last?.placeholders.get(target as Element)?.renew?.(), true)

/**
 * Something was put into a placeholder or into the island that stands in it, or taken out. It stands out here, for what
 * is made in `followPage` would hold on to the island that was the page's first.
 */
function seeChange({ addedNodes, target }: MutationRecord): void {
  const placeholder =
    last?.placeholders.get(target as Element) ?? last?.placeholders.get(target.parentNode as Element)
  placeholder?.look?.()
  for (const node of addedNodes) if (node instanceof Element) unshadowAdded(node)
}

/** Follows what scripts do to the page, by the loader's one observer. */
export function followPage(host: Host): void {
  if (host.onChange) return
  last = host
  host.onChange = seeChange
  unshadowDocument()
  if (location.search.includes('ostrov-debug')) import('./debug.ts').then(({ openDebug }) => openDebug(host))
}

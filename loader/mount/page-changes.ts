import type { LoaderContext } from '#loader/entry/loader-context.ts'
import { findOnPage } from './nodes.ts'
import { undoClobbering } from './undo-dom-clobbering.ts'

let last: LoaderContext | undefined

/** Somebody changed the params of a placeholder: an editor, in the page. */
addEventListener(
  'ostrov:params',
  ({ target }) => last?.placeholders.get(target as Element)?.island?.remount(),
  true,
)

/**
 * Something was put into a placeholder or into the island that stands in it, or taken out. A function inside
 * `watchPage` would keep the page's first island in memory.
 */
function seeChange({ addedNodes, target }: MutationRecord): void {
  const placeholder =
    last?.placeholders.get(target as Element) ?? last?.placeholders.get(target.parentNode as Element)
  placeholder?.island?.repair()
  for (const node of addedNodes) if (node instanceof Element) undoClobbering(node)
}

/** Watches what scripts do to the page, by the loader's one observer. */
export function watchPage(context: LoaderContext): void {
  if (context.onChange) return
  last = context
  context.onChange = seeChange
  undoClobbering(findOnPage.call(document, 'html') as Element)
  if (location.search.includes('ostrov-debug'))
    import('./debug.ts').then(({ openDebug }) => openDebug(context))
}

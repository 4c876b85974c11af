import type { LoaderContext } from '#loader/entry/loader-context.ts'
import { closest, findOnPage } from './nodes.ts'
import { refreshPageConfig } from './page-config.ts'
import { undoClobbering } from './undo-dom-clobbering.ts'

let last: LoaderContext | undefined

/** Somebody changed the params of a placeholder: an editor, in the page. */
addEventListener(
  'ostrov:params',
  ({ target }) => last?.placeholders.get(target as Element)?.island?.remount(),
  true,
)

/** Elements of which others were taken out, until the end of the task: one look at an island is enough for all. */
const cutIslands = new Set<Element>()

function repairCutIslands(): void {
  const islands = new Set(
    [...cutIslands].map(
      target => last?.placeholders.get(closest.call(target, '[data-component]') as Element)?.island,
    ),
  )
  cutIslands.clear()
  for (const island of islands) island?.repair(true)
}

/**
 * Something was put into a placeholder or into the island that stands in it, or taken out. A function inside
 * `watchPage` would keep the page's first island in memory.
 */
function seeChange({ addedNodes, removedNodes, target }: MutationRecord): void {
  const placeholder =
    last?.placeholders.get(target as Element) ?? last?.placeholders.get(target.parentNode as Element)
  placeholder?.island?.repair()
  for (const node of removedNodes)
    if (node instanceof Element && !node.parentNode && target instanceof Element) cutIslands.add(target)
  if (cutIslands.size) queueMicrotask(repairCutIslands)
  for (const node of addedNodes) {
    if (!(node instanceof Element)) continue
    undoClobbering(node)
    // After the islands of the former page have gone.
    if (node instanceof HTMLBodyElement) setTimeout(() => last?.scheduleTask(refreshPageConfig))
  }
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

import { closest, getAttribute, queryDocument, querySelectorAll } from './dom.ts'
import type { Host, LoadMount } from './host.ts'
import { takeUpIsland } from './island.ts'
import { placeholders } from './placeholder.ts'
import type { Registry } from './registry.ts'
import { attendEvent } from './replay.ts'
import { enqueue } from './slices.ts'
import { changeState, fail } from './state.ts'

export interface Loader {
  /** Unmounts all islands and forgets the page. */
  stop: () => void
}

/** Where the one loader of a page tells the others that it runs: two builds, or a page that includes it twice. */
const RUNNING = Symbol.for('ostrov')
const page = window as Window & { [RUNNING]?: Loader }

/** Brings the page's placeholders to life, now and whenever more come; a second start changes nothing. */
export function startLoader(registry: Registry, loadMount: LoadMount = () => import('./mount.tsx')): Loader {
  if (page[RUNNING]) return page[RUNNING]
  let isOver = false
  const host: Host = { registry, changeState, enqueue, fail, placeholders }
  const visit = (element: Element) =>
    enqueue(() => {
      const known = placeholders.get(element)
      if (!isOver && closest.call(element, 'html')) {
        if (!known) takeUpIsland(element, host, loadMount)
      } else if (known) {
        known.isGone = true
        known.end?.()
        placeholders.delete(element)
      }
    })
  const visitAll = () => queryDocument.call(document, '[data-component]').forEach(visit)
  const visitIn = (node: Node) => {
    if (!(node instanceof Element)) return
    if (getAttribute.call(node, 'data-component')) visit(node)
    querySelectorAll.call(node, '[data-component]').forEach(visit)
  }
  const observer = new MutationObserver(changes => {
    for (const change of changes) {
      host.onChange?.(change)
      change.addedNodes.forEach(visitIn)
      change.removedNodes.forEach(visitIn)
    }
  })
  observer.observe(document, { childList: true, subtree: true })
  // One function for all loaders of a page: after a stop it attends to nothing, and a new start adds no second.
  for (const type of ['pointerover', 'focusin', 'keydown', 'click', 'submit'])
    addEventListener(type, attendEvent, true)
  enqueue(visitAll)
  const stop = () => {
    isOver = true
    observer.disconnect()
    delete page[RUNNING]
    visitAll()
  }
  page[RUNNING] = { stop }
  return page[RUNNING]
}

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
  const life = new AbortController()
  const { signal } = life
  const host: Host = { registry, changeState, enqueue, fail, placeholders }
  const visit = (element: Element) =>
    enqueue(() => {
      const known = placeholders.get(element)
      if (signal.aborted || !closest.call(element, 'html')) {
        known?.life.abort()
        placeholders.delete(element)
      } else if (!known) takeUpIsland(element, host, loadMount)
    })
  const visitAll = () => queryDocument.call(document, '[data-component]').forEach(visit)
  const observer = new MutationObserver(changes => {
    for (const change of changes) {
      host.onChange?.(change)
      for (const node of [...change.addedNodes, ...change.removedNodes]) {
        if (!(node instanceof Element)) continue
        if (getAttribute.call(node, 'data-component')) visit(node)
        querySelectorAll.call(node, '[data-component]').forEach(visit)
      }
    }
  })
  observer.observe(document, { childList: true, subtree: true })
  for (const type of ['pointerover', 'focusin', 'keydown', 'click', 'submit'])
    addEventListener(type, attendEvent, { capture: true, signal })
  visitAll()
  const stop = () => {
    life.abort()
    observer.disconnect()
    delete page[RUNNING]
    visitAll()
  }
  page[RUNNING] = { stop }
  return page[RUNNING]
}

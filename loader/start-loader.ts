import { closest, getAttribute, queryDocument, querySelectorAll } from './dom.ts'
import type { Host, LoadMount } from './host.ts'
import { takeUpIsland } from './island.ts'
import { placeholders } from './placeholder.ts'
import type { Registry } from './registry.ts'
import { attendEvent } from './replay.ts'
import { report } from './report.ts'
import { enqueue } from './slices.ts'
import { changeState, fail } from './state.ts'

export interface Loader {
  /** Unmounts all islands and forgets the page. */
  stop: () => void
}

/** Where the one loader of a page tells the others that it runs: two builds, or a page that includes it twice. */
const RUNNING = Symbol.for('ostrov')
const page = window as Window & { [RUNNING]?: Loader | undefined }

/** Brings the page's placeholders to life, now and whenever more come; a second start changes nothing. */
export function startLoader(
  registry: Registry,
  loadMount: LoadMount = () => import('./mount.tsx'),
): Loader {
  page[RUNNING] ??= runLoader(registry, loadMount)
  return page[RUNNING]
}

function runLoader(registry: Registry, loadMount: LoadMount): Loader {
  const life = new AbortController()
  const { signal } = life
  const host: Host = { registry, changeState, enqueue, fail, placeholders, report }
  const visit = (element: Element) => {
    const known = placeholders.get(element)
    if (signal.aborted || !closest.call(element, 'html')) {
      known?.life.abort()
      placeholders.delete(element)
    } else if (!known) takeUpIsland(element, host, loadMount)
  }
  const scan = (elements: Iterable<Element>) => {
    for (const element of elements) enqueue(() => visit(element))
  }
  const scanDocument = () => scan(queryDocument.call(document, '[data-component]'))
  const observer = new MutationObserver(records => {
    for (const record of records) {
      host.onChange?.(record)
      for (const node of [...record.addedNodes, ...record.removedNodes]) {
        if (!(node instanceof Element)) continue
        if (getAttribute.call(node, 'data-component')) scan([node])
        scan(querySelectorAll.call(node, '[data-component]'))
      }
    }
  })
  observer.observe(document, { childList: true, subtree: true })
  const listenTo = (types: string[], listener: (event: Event) => void) => {
    for (const type of types) addEventListener(type, listener, { capture: true, signal })
  }
  listenTo(['pointerenter', 'focusin', 'touchstart', 'keydown', 'click', 'submit'], attendEvent)
  // A CMS's edit mode fires these again after it has changed the page.
  listenTo(['DOMContentLoaded', 'load', 'cms-content-refresh'], scanDocument)
  scanDocument()
  const stop = () => {
    life.abort()
    observer.disconnect()
    delete page[RUNNING]
    scanDocument()
  }
  return { stop }
}

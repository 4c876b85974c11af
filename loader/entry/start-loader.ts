import { closest, getAttribute, querySelectorAll } from './dom.ts'
import { startIsland } from './island.ts'
import type { LoaderContext, LoadMount } from './loader-context.ts'
import { placeholders } from './placeholder.ts'
import type { LoadRegistry } from './registry.ts'
import { handleEarlyEvent } from './replay.ts'
import { scheduleTask } from './scheduler.ts'
import { changeState, unmount } from './state.ts'

export interface Loader {
  /** Unmounts all islands and forgets the page. */
  stop: () => void
}

/** Where the one loader of a page tells the others that it runs: two builds, or a page that includes it twice. */
const RUNNING = Symbol.for('ostrov')
const page = window as Window & { [RUNNING]?: Loader }

/** Brings the page's placeholders to life, now and whenever more come; a second start changes nothing. */
export function startLoader(loadRegistry: LoadRegistry, loadMount: LoadMount): Loader {
  page[RUNNING] ??= createLoader(loadRegistry, loadMount)
  return page[RUNNING]
}

function createLoader(loadRegistry: LoadRegistry, loadMount: LoadMount): Loader {
  let isStopped = false
  const context: LoaderContext = { changeState, placeholders, scheduleTask }
  const visit = (element: Element) =>
    scheduleTask(() => {
      if (!isStopped && closest.call(element, 'html')) {
        if (!placeholders.has(element)) startIsland(element, context, loadRegistry, loadMount)
      } else unmount(element)
    })
  const visitAll = () => Document.prototype.querySelectorAll.call(document, '[data-component]').forEach(visit)
  const visitIn = (node: Node) => {
    if (!(node instanceof Element)) return
    if (getAttribute.call(node, 'data-component')) visit(node)
    querySelectorAll.call(node, '[data-component]').forEach(visit)
  }
  const observer = new MutationObserver(changes => {
    for (const change of changes) {
      context.onChange?.(change)
      change.addedNodes.forEach(visitIn)
      change.removedNodes.forEach(visitIn)
    }
  })
  observer.observe(document, { childList: true, subtree: true })
  // One function for all loaders of a page: after a stop it finds no placeholder, and a new start adds no second.
  for (const type of 'pointerover focusin keydown click submit'.split(' '))
    addEventListener(type, handleEarlyEvent, true)
  scheduleTask(visitAll)
  const stop = () => {
    isStopped = true
    observer.disconnect()
    delete page[RUNNING]
    visitAll()
  }
  return { stop }
}

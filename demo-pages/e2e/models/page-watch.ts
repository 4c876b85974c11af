import type { Page } from '@playwright/test'

/** What a page did behind its visitor's back. */
export interface PageWatch {
  /** Errors that nobody caught, rejections among them. */
  faults: string[]
  /** Lines of the console. */
  said: string[]
  /** Addresses that were asked for or shown. */
  addresses: string[]
}

/** What the page itself keeps while it is watched; nothing of it is faked by a test's clock. */
export interface PageRecord {
  now: () => number
  /** Milliseconds that the oldest sign of waiting stood, of those now gone too. */
  longestWait: number
  /** Whether the focus was ever in an island. */
  hadFocus: boolean
  /** Milliseconds of tasks that blocked the page, by the moment of their start. */
  longTasks: { start: number; length: number }[]
}

const watches = new WeakMap<Page, PageWatch>()

/** Watches a page from before its first script. */
export async function watchPage(page: Page): Promise<void> {
  const watch: PageWatch = { faults: [], said: [], addresses: [] }
  watches.set(page, watch)
  page.on('pageerror', error => watch.faults.push(`${error.name}: ${error.message}`))
  page.on('crash', () => watch.faults.push('the page crashed'))
  page.on('console', message => watch.said.push(message.text()))
  page.on('request', request => watch.addresses.push(request.url()))
  page.on('framenavigated', frame => watch.addresses.push(frame.url()))
  await page.addInitScript(recordPage)
}

export function readWatch(page: Page): PageWatch {
  const watch = watches.get(page)
  if (!watch) throw new Error('This page was not watched from its start.')
  return watch
}

/** What the page has kept since it was opened. */
export const readRecord = (page: Page): Promise<Omit<PageRecord, 'now'>> =>
  page.evaluate(() => {
    const { longestWait, hadFocus, longTasks } = (window as unknown as Record<symbol, PageRecord>)[
      Symbol.for('page-record')
    ] as PageRecord
    return { longestWait, hadFocus, longTasks }
  })

/** Runs in the page, before any script of its own. */
function recordPage(): void {
  const now = performance.now.bind(performance)
  const record: PageRecord = { now, longestWait: 0, hadFocus: false, longTasks: [] }
  Object.defineProperty(window, Symbol.for('page-record'), { value: record })
  const waiting = new Map<Element, number>()
  const look = () => {
    const busy = new Set(document.querySelectorAll('[aria-busy="true"]'))
    for (const element of waiting.keys()) if (!busy.has(element)) waiting.delete(element)
    for (const element of busy) {
      const since = waiting.get(element) ?? now()
      waiting.set(element, since)
      record.longestWait = Math.max(record.longestWait, now() - since)
    }
  }
  setInterval(look, 100)
  addEventListener(
    'focusin',
    event => {
      if (event.target instanceof Element && event.target.closest('[data-component]')) record.hadFocus = true
    },
    true,
  )
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      record.longTasks.push({ start: startTime, length: duration })
  }).observe({ type: 'longtask', buffered: true })
}

import type { Page } from '@playwright/test'

/** Adds up in `window.shift` what the layout moved by itself, from before the first paint. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const host = window as unknown as { shift: number }
    host.shift = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) host.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

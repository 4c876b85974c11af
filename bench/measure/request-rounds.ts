import type { Browser } from 'playwright'
import { openTab } from '../open-tab.ts'
import { serveBuiltPages } from '../shop-page.ts'

/** Long beside what a script costs to read, so that it is plain which request waited for which. */
const LATENCY = 150

/** How many requests in a row, the page's own the first, until an island is up. */
export async function countRequestRounds(
  browser: Browser,
  component: string,
  preload: 'yes' | 'no',
): Promise<number> {
  await using server = await serveBuiltPages(LATENCY)
  await using tab = await openTab(browser, server.origin)
  await tab.page.addInitScript(() => {
    addEventListener('ostrov:ready', () => performance.mark('ready'))
  })
  await tab.page.goto(`${server.origin}/page/${component}?preload=${preload}`)
  await tab.page.waitForFunction(() => performance.getEntriesByName('ready').length > 0)
  return await tab.page.evaluate(() => {
    const ready = performance.getEntriesByName('ready')[0]?.startTime ?? 0
    const scripts = performance
      .getEntriesByType('resource')
      .filter(entry => entry.name.endsWith('.js') && entry.startTime < ready) as PerformanceResourceTiming[]
    const depths = new Map<PerformanceResourceTiming, number>()
    for (const script of scripts.sort((a, b) => a.startTime - b.startTime)) {
      const before = scripts.filter(other => other.responseEnd <= script.startTime)
      depths.set(script, 1 + Math.max(1, ...before.map(other => depths.get(other) ?? 1)))
    }
    return Math.max(...depths.values())
  })
}

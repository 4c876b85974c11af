import type { Page } from '@playwright/test'

/** What takes less than this the browser does not tell, in milliseconds. */
const SHORTEST = 16
const SLOWDOWN = 4

/**
 * How long it takes from a key to what is painted then, on a processor four times slower: the median of all keys, in
 * milliseconds; other tests that run beside this one make single keys slower.
 */
export async function measureKeys(page: Page, type: () => Promise<void>): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(watchKeys, SHORTEST)
  await type()
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
  return durations.toSorted((a, b) => a - b)[Math.floor(durations.length / 2)] ?? SHORTEST
}

function watchKeys(shortest: number): void {
  const keys = window as unknown as { durations: number[] }
  keys.durations = []
  const watch = (list: PerformanceObserverEntryList): void => {
    for (const { name, duration } of list.getEntries()) if (name === 'input') keys.durations.push(duration)
  }
  const type = 'event'
  new PerformanceObserver(watch).observe({ type, durationThreshold: shortest } as PerformanceObserverInit)
}

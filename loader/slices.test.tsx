import { afterEach, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { closePage, counter, start, writePage } from './test-page.tsx'

afterEach(closePage)

const countStates = (state: string) => document.querySelectorAll(`[data-state=${state}]`).length

/** The longest task while `work` goes on, in ms. */
async function measureLongest(work: () => Promise<void>): Promise<number> {
  let longest = 0
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration)
  })
  observer.observe({ type: 'longtask' })
  await work()
  await new Promise(done => setTimeout(done, 100))
  observer.disconnect()
  return longest
}

test('a thousand islands are mounted in slices that leave the page free to answer', async () => {
  const places = '<div data-component="counter"></div>'.repeat(1000)
  writePage('<div data-component="counter"></div>')
  start({ counter })
  await vi.waitFor(() => expect(countStates('ready')).toBe(1))
  await cdp().send('Emulation.setCPUThrottlingRate', { rate: 4 })
  try {
    const longest = await measureLongest(async () => {
      const main = document.createElement('main')
      main.innerHTML = places
      document.body.append(main)
      await vi.waitFor(() => expect(countStates('ready')).toBe(1001), { timeout: 60_000, interval: 200 })
    })
    expect(longest).toBeLessThan(200)
  } finally {
    await cdp().send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
})

test('finding ten thousand placeholders takes four times as long as finding a quarter of them', async () => {
  const measure = async (count: number) => {
    writePage('<div data-component="counter" data-when="interaction"></div>'.repeat(count))
    const from = performance.now()
    start({ counter })
    while (countStates('waiting') < count) await new Promise(done => setTimeout(done, 5))
    const took = performance.now() - from
    await closePage()
    return took
  }
  await measure(2500)
  const few = Math.min(await measure(2500), await measure(2500))
  const many = Math.min(await measure(10_000), await measure(10_000))
  expect(many).toBeLessThan(few * 4 * 2.5 + 50)
})

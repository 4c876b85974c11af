import { expect, test } from '@playwright/test'
import { BuybackPage } from './models/buyback-page.ts'

test('an island that is only moved keeps its state, and an emptied one comes back', {
  tag: '@firefox',
}, async ({ page }) => {
  const shop = new BuybackPage(page, 'cz')
  await shop.openWithPrice()
  const price = await shop.amount.textContent()
  await page.evaluate(() => {
    const place = document.querySelector('[data-component="buyback-selector"]')
    if (place) document.querySelector('footer')?.before(place)
  })
  await expect(shop.amount).toHaveText(price ?? '')
  await page.evaluate(() => document.querySelector('[data-component="buyback-selector"]')?.replaceChildren())
  await shop.expectPrice(price ?? '')
})

test('removing and bringing back an island 1,000 times leaves nothing behind', async ({ page }) => {
  await page.goto('/cz/ukazky/notifications/')
  const place = page.locator('[data-component="notifications"]').first()
  await expect(place).toHaveAttribute('data-state', 'ready')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const measure = async () => {
    // What JavaScript and the document hold of each other goes in turns, so one sweep isn't enough.
    for (let sweeps = 0; sweeps < 3; sweeps++) {
      await session.send('HeapProfiler.collectGarbage')
      await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 100)))
    }
    const { metrics } = await session.send('Performance.getMetrics')
    const read = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
    return { nodes: read('Nodes'), listeners: read('JSEventListeners'), heap: read('JSHeapUsedSize') }
  }
  const comeAndGo = (times: number) =>
    place.evaluate(async (element, count) => {
      const marker = document.createComment('')
      element.before(marker)
      for (let i = 0; i < count; i++) {
        element.remove()
        await new Promise(resolve => setTimeout(resolve))
        marker.after(element)
        while (element.getAttribute('data-state') !== 'ready')
          await new Promise(resolve => setTimeout(resolve))
      }
      marker.remove()
    }, times)
  await comeAndGo(20)
  const before = await measure()
  await comeAndGo(1000)
  const after = await measure()
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 5)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 50)
  expect(after.heap - before.heap).toBeLessThan(400_000)
})

import { expect, test } from '@playwright/test'

const PATIENCE = 3000

test('a widget’s stylesheet that hangs keeps neither the page from being painted nor its islands from coming up', {
  tag: '@firefox',
}, async ({ page }) => {
  // Whatever page asks for one gets no response for as long as this test lasts.
  await page.route(/\/static\/cz\/(?!ostrov-)[\w-]+\.css/, () => {})
  await page.goto('/cz/vykup/', { waitUntil: 'commit' })
  const readPaint = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity)
  await expect.poll(readPaint, { timeout: 2 * PATIENCE }).toBeLessThan(PATIENCE)
  for (const component of ['buyback-selector', 'sell-form'])
    await expect(page.locator(`[data-component="${component}"]`)).toHaveAttribute('data-state', 'ready', {
      timeout: PATIENCE,
    })
  const steps = page.locator('.ostrov-selector').first()
  expect(await steps.evaluate(element => getComputedStyle(element).display)).toBe('grid')
})

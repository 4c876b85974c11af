import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/dpd-map/', '/ro/exemple/dpd-map/']) {
  test(`dpd-map comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="dpd-map"]').first()).toHaveAttribute('data-state', 'ready')
  })
}

test('dpd-map serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/dpd-map/')
  expect(await page.title(), 'Walk here what a visitor does with dpd-map, to its end.').toBe('')
})

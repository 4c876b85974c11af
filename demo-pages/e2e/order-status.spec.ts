import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/order-status/', '/ro/exemple/order-status/']) {
  test(`order-status comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="order-status"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

test('order-status serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/order-status/')
  expect(await page.title(), 'Walk here what a visitor does with order-status, to its end.').toBe('')
})

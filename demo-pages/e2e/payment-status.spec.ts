import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/payment-status/', '/ro/exemple/payment-status/']) {
  test(`payment-status comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="payment-status"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

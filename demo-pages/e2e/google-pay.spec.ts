import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/google-pay/', '/ro/exemple/google-pay/']) {
  test(`google-pay comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="google-pay"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

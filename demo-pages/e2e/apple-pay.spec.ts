import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/apple-pay/', '/ro/exemple/apple-pay/']) {
  test(`apple-pay comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="apple-pay"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

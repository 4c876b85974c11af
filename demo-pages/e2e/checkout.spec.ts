import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/checkout/', '/ro/exemple/checkout/']) {
  test(`checkout comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="checkout"]').first()).toHaveAttribute('data-state', 'ready')
  })
}

test('checkout serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/checkout/')
  expect(await page.title(), 'Walk here what a visitor does with checkout, to its end.').toBe('')
})

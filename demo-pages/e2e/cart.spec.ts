import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/cart/', '/ro/exemple/cart/']) {
  test(`cart comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="cart"]').first()).toHaveAttribute('data-state', 'ready')
  })
}

test('cart serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/cart/')
  expect(await page.title(), 'Walk here what a visitor does with cart, to its end.').toBe('')
})

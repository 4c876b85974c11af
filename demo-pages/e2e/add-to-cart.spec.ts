import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/add-to-cart/', '/ro/exemple/add-to-cart/']) {
  test(`add-to-cart comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="add-to-cart"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

test('add-to-cart serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/add-to-cart/')
  expect(await page.title(), 'Walk here what a visitor does with add-to-cart, to its end.').toBe('')
})

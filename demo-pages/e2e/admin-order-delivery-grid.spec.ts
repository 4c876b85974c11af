import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/admin-order-delivery-grid/', '/ro/exemple/admin-order-delivery-grid/']) {
  test(`admin-order-delivery-grid comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="admin-order-delivery-grid"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

test('admin-order-delivery-grid serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/admin-order-delivery-grid/')
  expect(
    await page.title(),
    'Walk here what a visitor does with admin-order-delivery-grid, to its end.',
  ).toBe('')
})

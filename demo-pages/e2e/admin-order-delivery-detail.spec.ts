import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/admin-order-delivery-detail/', '/ro/exemple/admin-order-delivery-detail/']) {
  test(`admin-order-delivery-detail comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="admin-order-delivery-detail"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

test('admin-order-delivery-detail serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/admin-order-delivery-detail/')
  expect(
    await page.title(),
    'Walk here what a visitor does with admin-order-delivery-detail, to its end.',
  ).toBe('')
})

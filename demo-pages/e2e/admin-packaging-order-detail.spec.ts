import { expect, test } from '@playwright/test'

for (const path of [
  '/cz/ukazky/admin-packaging-order-detail/',
  '/ro/exemple/admin-packaging-order-detail/',
]) {
  test(`admin-packaging-order-detail comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="admin-packaging-order-detail"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

test('admin-packaging-order-detail serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/admin-packaging-order-detail/')
  expect(
    await page.title(),
    'Walk here what a visitor does with admin-packaging-order-detail, to its end.',
  ).toBe('')
})

import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/admin-custom-order-email/', '/ro/exemple/admin-custom-order-email/']) {
  test(`admin-custom-order-email comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="admin-custom-order-email"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

test('admin-custom-order-email serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/admin-custom-order-email/')
  expect(await page.title(), 'Walk here what a visitor does with admin-custom-order-email, to its end.').toBe(
    '',
  )
})

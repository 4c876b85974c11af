import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/admin-discount-detail/', '/ro/exemple/admin-discount-detail/']) {
  test(`admin-discount-detail comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="admin-discount-detail"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

test('admin-discount-detail serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/admin-discount-detail/')
  expect(await page.title(), 'Walk here what a visitor does with admin-discount-detail, to its end.').toBe('')
})

import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/admin-discount-grid/', '/ro/exemple/admin-discount-grid/']) {
  test(`admin-discount-grid comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="admin-discount-grid"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

test('admin-discount-grid serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/admin-discount-grid/')
  expect(await page.title(), 'Walk here what a visitor does with admin-discount-grid, to its end.').toBe('')
})

import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/admin-auto-preorder-grid/', '/ro/exemple/admin-auto-preorder-grid/']) {
  test(`admin-auto-preorder-grid comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="admin-auto-preorder-grid"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

test('admin-auto-preorder-grid serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/admin-auto-preorder-grid/')
  expect(await page.title(), 'Walk here what a visitor does with admin-auto-preorder-grid, to its end.').toBe(
    '',
  )
})

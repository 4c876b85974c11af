import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/admin-preorder-stock/', '/ro/exemple/admin-preorder-stock/']) {
  test(`admin-preorder-stock comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="admin-preorder-stock"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

test('admin-preorder-stock serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/admin-preorder-stock/')
  expect(await page.title(), 'Walk here what a visitor does with admin-preorder-stock, to its end.').toBe('')
})

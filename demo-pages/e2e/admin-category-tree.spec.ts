import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/admin-category-tree/', '/ro/exemple/admin-category-tree/']) {
  test(`admin-category-tree comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="admin-category-tree"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

test('admin-category-tree serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/admin-category-tree/')
  expect(await page.title(), 'Walk here what a visitor does with admin-category-tree, to its end.').toBe('')
})

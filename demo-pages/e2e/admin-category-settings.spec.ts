import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/admin-category-settings/', '/ro/exemple/admin-category-settings/']) {
  test(`admin-category-settings comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="admin-category-settings"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

test('admin-category-settings serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/admin-category-settings/')
  expect(await page.title(), 'Walk here what a visitor does with admin-category-settings, to its end.').toBe(
    '',
  )
})

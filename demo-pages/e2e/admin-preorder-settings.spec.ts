import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/admin-preorder-settings/', '/ro/exemple/admin-preorder-settings/']) {
  test(`admin-preorder-settings comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="admin-preorder-settings"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

test('admin-preorder-settings serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/admin-preorder-settings/')
  expect(await page.title(), 'Walk here what a visitor does with admin-preorder-settings, to its end.').toBe(
    '',
  )
})

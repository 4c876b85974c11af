import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/admin-crates-overview/', '/ro/exemple/admin-crates-overview/']) {
  test(`admin-crates-overview comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="admin-crates-overview"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

test('admin-crates-overview serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/admin-crates-overview/')
  expect(await page.title(), 'Walk here what a visitor does with admin-crates-overview, to its end.').toBe('')
})

import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/orders-overview/', '/ro/exemple/orders-overview/']) {
  test(`orders-overview comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="orders-overview"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

test('orders-overview serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/orders-overview/')
  expect(await page.title(), 'Walk here what a visitor does with orders-overview, to its end.').toBe('')
})

import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/instalment-overview/', '/ro/exemple/instalment-overview/']) {
  test(`instalment-overview comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="instalment-overview"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

test('instalment-overview serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/instalment-overview/')
  expect(await page.title(), 'Walk here what a visitor does with instalment-overview, to its end.').toBe('')
})

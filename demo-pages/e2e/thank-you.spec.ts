import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/thank-you/', '/ro/exemple/thank-you/']) {
  test(`thank-you comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="thank-you"]').first()).toHaveAttribute('data-state', 'ready')
  })
}

test('thank-you serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/thank-you/')
  expect(await page.title(), 'Walk here what a visitor does with thank-you, to its end.').toBe('')
})

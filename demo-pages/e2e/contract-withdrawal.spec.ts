import { expect, test } from '@playwright/test'

for (const path of ['/cz/ukazky/contract-withdrawal/', '/ro/exemple/contract-withdrawal/']) {
  test(`contract-withdrawal comes up on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-component="contract-withdrawal"]').first()).toHaveAttribute(
      'data-state',
      'ready',
    )
  })
}

test('contract-withdrawal serves its visitor', async ({ page }) => {
  await page.goto('/cz/ukazky/contract-withdrawal/')
  expect(await page.title(), 'Walk here what a visitor does with contract-withdrawal, to its end.').toBe('')
})

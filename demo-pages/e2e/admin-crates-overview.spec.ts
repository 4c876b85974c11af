import { expect } from '@playwright/test'
import { test } from './models/test.ts'
import { Warehouse } from './models/warehouse.ts'

test('AD-010 AD-042 free crates are found, each with a label to print', async ({ page }) => {
  const shop = new Warehouse(page, 'ro')
  await shop.signIn()
  await shop.open('crates-overview')
  const cards = page.locator('.ostrov-crate')
  await expect(cards).toHaveCount(40)
  await page.getByRole('button', { name: shop.texts.free }).click()
  expect(await cards.count()).toBeGreaterThan(0)
  await expect(cards.first()).toContainText(/CRATE\d{4}/)
  await expect(cards.first().getByRole('button', { name: shop.texts.print })).toBeVisible()
})

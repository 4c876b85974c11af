import { expect } from '@playwright/test'
import { DiscountPage } from './models/discount-page.ts'
import { tabTo } from './models/keyboard.ts'
import { test } from './models/test.ts'

test('DS-002 a discount is found in the grid, opened, and left for the next one by mouse', async ({
  page,
}) => {
  const discount = new DiscountPage(page, 'cz')
  const { texts } = discount
  await discount.signIn()
  await page.goto(`${texts.grid}?discounts.search=poukaz`)
  const grid = page.getByRole('grid', { name: texts.gridName })
  await grid.getByRole('link', { name: 'Dárkový poukaz', exact: false }).click()
  await expect(discount.name).toHaveValue(/^Dárkový poukaz/)
  await discount.expectSaid(texts.words, 'Sleva 500 Kč na vše, s kódem, bez omezení v čase')
  await page.goto(texts.grid)
  await grid.getByRole('link').first().click()
  await expect(discount.island.getByRole('link', { name: 'Další' })).toBeVisible()
  await discount.island.getByRole('link', { name: 'Další' }).click()
  await expect(discount.island.getByText('2 z', { exact: false })).toBeVisible()
})

test('a new discount is begun from the grid by keyboard alone', async ({ page }) => {
  const discount = new DiscountPage(page, 'ro')
  const { texts } = discount
  await discount.signIn()
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(texts.grid)
  await expect(page.getByRole('grid', { name: texts.gridName })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: texts.add }))
  await page.keyboard.press('Enter')
  await expect(discount.name).toHaveValue('')
  await expect(discount.island.getByRole('heading', { name: texts.add })).toBeVisible()
})

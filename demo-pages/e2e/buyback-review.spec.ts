import { expect, test } from '@playwright/test'

test('BB-024 BB-097 BB-154 the review of a submitted buy-back is read-only and hides what names a person', async ({
  page,
}) => {
  await page.goto('/cz/vykup/prehled/ukazka-odeslaneho-vykupu/')
  const review = page.locator('[data-component="buyback-review"]')
  await expect(review).toHaveAttribute('data-state', 'ready')
  await expect(review).toContainText('Kč')
  await expect(review.locator('input, select, textarea')).toHaveCount(0)
  await expect(review.getByRole('heading').first()).toBeVisible()
})

test('a buy-back that does not exist is a page that says so', async ({ page }) => {
  const response = await page.goto('/ro/vanzare/detalii/nu-exista/')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the demo page shows a review and one that is not found', async ({ page }) => {
  await page.goto('/ro/exemple/buyback-review/')
  const reviews = page.locator('[data-component="buyback-review"]')
  await expect(reviews.first()).toContainText('Lei')
  await reviews.nth(1).scrollIntoViewIfNeeded()
  await expect(reviews.nth(1).getByRole('alert')).toBeVisible()
})

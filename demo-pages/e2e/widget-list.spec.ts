import { expect, test } from '@playwright/test'

test('the list of widgets is asked for again like any chunk, and the server markup stands until it comes', async ({
  page,
}) => {
  let refused = 0
  await page.route(/\/w-[\w-]+\.js$/, route => {
    refused++
    return route.fulfill({ status: 503 })
  })
  await page.goto('/cz/kosik/')
  const badge = page.locator('[data-component="cart-badge"]').first()
  await expect(badge).toHaveAttribute('data-state', 'failed')
  await expect(badge.getByRole('link')).toBeVisible()
  await expect(badge).toHaveAttribute('data-state', 'ready')
  expect(refused).toBeGreaterThan(0)
})

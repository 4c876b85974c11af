import { expect, test } from '@playwright/test'

test('messages that came with the page show as text and go by keyboard', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto('/ro/exemple/notifications/')
  const alert = page.getByRole('alert').filter({ hasText: '<b>' }).first()
  await expect(alert).toBeVisible()
  await expect(page.locator('[data-component="notifications"] b')).toHaveCount(0)
  const dismiss = alert.getByRole('button')
  await dismiss.focus()
  await page.keyboard.press('Enter')
  await expect(alert).toBeHidden()
})

test('a page that goes offline says so, and says when it is over by going quiet', async ({
  page,
  context,
}) => {
  await page.goto('/cz/vykup/')
  await expect(page.locator('[data-component="notifications"]').first()).toHaveAttribute(
    'data-state',
    'ready',
  )
  await context.setOffline(true)
  const banner = page.getByText('Jste offline').first()
  await expect(banner).toBeVisible()
  await context.setOffline(false)
  await expect(banner).toBeHidden()
})

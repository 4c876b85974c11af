import { expect } from '@playwright/test'
import { test } from './models/test.ts'
import { Warehouse } from './models/warehouse.ts'

test('AD-012 a mail to the customer of an order goes out by a template', async ({ page }) => {
  const shop = new Warehouse(page, 'ro')
  await shop.signIn()
  const [order] = await shop.makeOrders(1)
  await shop.open('custom-order-email', order?.id)
  await page.getByRole('group', { name: shop.texts.templates }).getByRole('button').first().click()
  await expect(page.locator('.ostrov-order-mail-preview')).toContainText(order?.number ?? '')
  await page.getByRole('button', { name: shop.texts.send }).click()
  await expect(page.getByText(shop.texts.sent).first()).toBeVisible()
  const outbox = await page.context().request.get(`/qa/outbox/?q=${order?.number}`, {
    headers: { Accept: 'application/json' },
  })
  const [mail] = (await outbox.json()) as { subject: string }[]
  expect(mail?.subject).toContain(order?.number)
})

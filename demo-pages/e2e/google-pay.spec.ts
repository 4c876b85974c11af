import { expect } from '@playwright/test'
import { tabTo } from './models/keyboard.ts'
import { OrderPage } from './models/order-page.ts'
import { PaymentPage } from './models/payment-page.ts'
import { test } from './models/test.ts'

const WAITING = { state: 'waiting-for-payment', payment: 'card' } as const

test('PM-021 PM-022 PM-023 an order is paid by the wallet', async ({ visit }) => {
  const { page, qa } = await visit('cz')
  await page.setViewportSize({ width: 390, height: 844 })
  const payment = new PaymentPage(page, 'cz')
  const island = await payment.openWallet('google-pay', await new OrderPage(page, 'cz').make(WAITING))
  await island.getByRole('button', { name: payment.texts.wallet }).click()
  const sheet = page.getByRole('dialog')
  // Who closes it may press again.
  await sheet.getByRole('button', { name: payment.texts.walletCancel, exact: true }).click()
  await expect(sheet).toHaveCount(0)
  expect(await qa.listCalls('google-pay-init')).toHaveLength(0)
  await island.getByRole('button', { name: payment.texts.wallet }).click()
  await sheet.getByRole('button', { name: payment.texts.good }).click()
  await expect(island.getByText(payment.texts.orderPaid)).toBeVisible()
  expect(await qa.listCalls('google-pay-process')).toHaveLength(1)
})

test('by keyboard alone, in the other market', async ({ visit }) => {
  const { page } = await visit('ro')
  await page.setViewportSize({ width: 1366, height: 768 })
  const payment = new PaymentPage(page, 'ro')
  const island = await payment.openWallet('google-pay', await new OrderPage(page, 'ro').make(WAITING))
  await tabTo(page, island.getByRole('button', { name: payment.texts.wallet }))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: payment.texts.good }).focus()
  await page.keyboard.press('Enter')
  await expect(island.getByText(payment.texts.orderPaid)).toBeVisible()
})

test('ER-031 where the device has none, or its script is blocked, that is said with another way', async ({
  visit,
}) => {
  const { page, qa } = await visit('cz')
  const payment = new PaymentPage(page, 'cz')
  const path = await new OrderPage(page, 'cz').make(WAITING)
  await qa.setManner('google-pay', 'unavailable')
  const island = await payment.openWallet('google-pay', path)
  await expect(island.getByText(payment.texts.missing)).toBeVisible()
  await qa.setManner('google-pay', 'missing')
  await page.reload()
  await expect(island.getByText(payment.texts.missing)).toBeVisible()
  await expect(island.getByRole('button')).toHaveCount(0)
})

import { expect } from '@playwright/test'
import { tabTo } from './models/keyboard.ts'
import { OrderPage } from './models/order-page.ts'
import { CARDS, PaymentPage } from './models/payment-page.ts'
import { test } from './models/test.ts'

const WAITING = { state: 'waiting-for-payment', payment: 'card' } as const

test('PM-007 PM-020 PM-028 a card is paid with 3-D Secure, there and back', { tag: '@firefox' }, async ({
  visit,
}) => {
  const { page } = await visit('cz')
  await page.setViewportSize({ width: 390, height: 844 })
  const payment = new PaymentPage(page, 'cz')
  await payment.openGateway(await new OrderPage(page, 'cz').make(WAITING))
  await payment.payBy(CARDS.secure)
  await page.getByLabel(payment.texts.sms).fill('123456')
  await payment.button(payment.texts.confirm).click()
  await payment.expectThanked()
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /2026\d{6}/ })).toBeVisible()
})

test('ER-046 by keyboard alone, a refused card is told, and another one pays', async ({ visit }) => {
  const { page } = await visit('ro')
  await page.setViewportSize({ width: 1366, height: 768 })
  const payment = new PaymentPage(page, 'ro')
  await payment.openGateway(await new OrderPage(page, 'ro').make(WAITING))
  await payment.typeCard(CARDS.declined)
  await page.keyboard.press('Enter')
  await payment.expectTold(payment.texts.failed)
  await tabTo(page, payment.button(payment.texts.again))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(payment.texts.number)).toBeVisible()
  await payment.typeCard(CARDS.good)
  await page.keyboard.press('Enter')
  await payment.expectThanked()
})

test('who cancels, goes Back or closes the tab has paid nothing, and goes on with the same payment', async ({
  visit,
}) => {
  const { page, openTab } = await visit('cz')
  const [order, payment] = [new OrderPage(page, 'cz'), new PaymentPage(page, 'cz')]
  const path = await order.make(WAITING)
  await page.goto(path)
  await payment.openGateway(path)
  const first = page.url()
  await page.goBack()
  await expect(order.title).toBeVisible()
  await page.close()
  const { page: reopened } = await openTab()
  const again = new PaymentPage(reopened, 'cz')
  await again.openGateway(path)
  const readPayId = (url: string): unknown =>
    JSON.parse(Buffer.from(new URL(url).pathname.split('/')[3]?.split('.')[0] ?? '', 'base64url').toString())
      .payId
  expect(readPayId(reopened.url())).toBe(readPayId(first))
  await again.button(again.texts.cancel).click()
  await again.expectTold(again.texts.cancelled)
  await again.button(again.texts.again).click()
  await again.payBy(CARDS.good)
  await again.expectThanked()
})

test('a forged way back, and messages of other windows, pay nothing', async ({ visit }) => {
  const { page } = await visit('cz')
  const payment = new PaymentPage(page, 'cz')
  await payment.openGateway(await new OrderPage(page, 'cz').make(WAITING))
  await payment.payBy(CARDS.lost)
  await expect(payment.island).toHaveAttribute('data-state', 'ready')
  await page.goto(`${page.url()}?status=paid&resultCode=0`)
  await page.evaluate(() => {
    for (const data of [{ status: 'paid' }, '{"status":"paid"}'])
      dispatchEvent(new MessageEvent('message', { data, origin: 'http://localhost' }))
  })
  await expect(payment.island.getByRole('heading')).toBeVisible()
  await expect(payment.heading(payment.texts.paid)).toHaveCount(0)
})

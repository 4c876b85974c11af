import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { tabTo } from './models/keyboard.ts'
import { OrderPage, pathOf } from './models/order-page.ts'
import { PaymentPage } from './models/payment-page.ts'
import { test } from './models/test.ts'

test('OR-001 OR-004 OR-005 OR-006 OR-010 an order on its way shows its number, parcel and invoice', async ({
  visit,
}) => {
  const { page } = await visit('cz')
  const order = new OrderPage(page, 'cz')
  await order.open({ state: 'sent' })
  await expect(order.island.locator('[aria-current="step"]')).toContainText(order.texts.sent)
  await expect(order.island.getByRole('link', { name: /^Sledovat zásilku 1387/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.dpdgroup\.com\//,
  )
  await order.island.getByRole('link', { name: order.texts.invoice }).click()
  await expect(page.getByRole('article')).toContainText('Rekapitulace DPH')
  await expect(page.getByRole('article')).toContainText('Zaplaceno, neplaťte.')
})

test('an order is cancelled by keyboard alone, and its customer is mailed', { tag: '@firefox' }, async ({
  visit,
}) => {
  const { page, qa } = await visit('ro')
  const order = new OrderPage(page, 'ro')
  const email = `${randomUUID()}@example.ro`
  await order.open({ state: 'new', email })
  await tabTo(page, order.island.getByRole('button', { name: order.texts.cancel }))
  await page.keyboard.press('Enter')
  const yes = page.getByRole('dialog').getByRole('button', { name: order.texts.cancelYes })
  await tabTo(page, yes)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(order.island.locator('[aria-current="step"]')).toContainText(order.texts.cancelled)
  await expect(order.island.getByRole('button')).toHaveCount(0)
  expect(await qa.listMails(email)).toHaveLength(1)
})

test('what is done with an order in one tab shows in the other', async ({ visit }) => {
  const visitor = await visit('cz')
  const order = new OrderPage(visitor.page, 'cz')
  await order.open({ state: 'new' })
  const other = new OrderPage((await visitor.openTab()).page, 'cz')
  await other.page.goto(pathOf(order.page))
  await other.island.getByRole('button', { name: other.texts.cancel }).click()
  await other.page.getByRole('dialog').getByRole('button', { name: other.texts.cancelYes }).click()
  await expect(order.island.getByText(order.texts.cancelled).first()).toBeVisible()
})

test('ER-020 ER-021 an order that there is not says so; its page is none', async ({ visit }) => {
  const { page } = await visit('cz')
  await page.goto('/cz/ukazky/order-status/')
  const islands = page.locator('[data-component="order-status"]')
  await islands.nth(1).scrollIntoViewIfNeeded()
  await expect(islands.nth(1).getByRole('alert')).toContainText('Objednávku jsme nenašli.')
  await islands.nth(2).scrollIntoViewIfNeeded()
  await expect(islands.nth(2).getByRole('alert')).toContainText('Neplatná objednávka')
  const response = await page.goto('/cz/objednavka/takova-tu-neni/')
  expect(response?.status()).toBe(404)
})

test('an order that waits for its money is paid by a wallet on its own page', async ({ visit }) => {
  const { page } = await visit('cz')
  await page.setViewportSize({ width: 390, height: 844 })
  const order = new OrderPage(page, 'cz')
  const { texts } = new PaymentPage(page, 'cz')
  await order.open({ state: 'waiting-for-payment' })
  await order.island.getByRole('button', { name: order.texts.payOtherwise }).click()
  await order.island.getByRole('button', { name: /Google\sPay$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.good }).click()
  await expect(order.island.getByText(order.texts.paid).first()).toBeVisible()
  await expect(order.island.getByRole('listitem').filter({ hasText: order.texts.paid })).toBeVisible()
  await expect(order.island.getByText(order.texts.waiting)).toHaveCount(0)
  await expect(order.island.getByRole('button', { name: order.texts.pay })).toHaveCount(0)
})

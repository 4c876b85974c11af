import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { tabTo } from './models/keyboard.ts'
import { OrderPage } from './models/order-page.ts'
import { test } from './models/test.ts'

test('OR-003 OR-011 a customer returns a part of an order, has it in writing, and a credit note', {
  tag: '@firefox',
}, async ({ visit }) => {
  const { page, qa } = await visit('cz')
  const order = new OrderPage(page, 'cz')
  const email = `${randomUUID()}@example.cz`
  await order.open({ state: 'delivered', payment: 'cash', email })
  const path = page.url()
  await order.island.getByRole('link', { name: order.texts.withdraw }).click()
  const form = order.withdrawal
  await form.getByRole('checkbox', { name: order.texts.cable }).check()
  await form.getByRole('button', { name: order.texts.submit }).click()
  await expect(form.getByRole('textbox', { name: order.texts.account })).toBeFocused()
  await form.getByRole('textbox', { name: order.texts.account }).fill(order.texts.accountNumber)
  await form.getByRole('button', { name: order.texts.submit }).click()
  await expect(form.getByText(order.texts.done)).toBeVisible()
  const told = (await qa.listMails(email)).filter(({ subject }) => subject.includes('Odstoupení'))
  expect(told.map(({ body }) => body.includes('2× Kabel'))).toEqual([true])
  await page.goto(path)
  await order.island.getByRole('link', { name: order.texts.creditNote }).click()
  await expect(page.getByRole('article')).toContainText('−')
})

test('by keyboard alone, and a lost answer makes one withdrawal', async ({ visit }) => {
  const { page, qa } = await visit('ro')
  const order = new OrderPage(page, 'ro')
  const email = `${randomUUID()}@example.ro`
  const path = await order.make({ state: 'delivered', email })
  await page.goto(path.replace(order.texts.order, '/ro/retragere/'))
  const form = order.withdrawal
  await tabTo(page, form.getByRole('checkbox', { name: order.texts.cable }))
  await page.keyboard.press('Space')
  await qa.misbehave({ route: 'contract-withdrawal', kind: '502-html', after: true, times: 1 })
  const submit = form.getByRole('button', { name: order.texts.submit })
  await tabTo(page, submit)
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toBeVisible()
  await tabTo(page, submit)
  await page.keyboard.press('Enter')
  await expect(form.getByText(order.texts.done)).toBeVisible()
  const told = (await qa.listMails(email)).filter(({ subject }) => subject.includes('Retragerea'))
  expect(told).toHaveLength(1)
})

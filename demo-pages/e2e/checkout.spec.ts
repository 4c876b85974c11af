import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { CheckoutPage } from './models/checkout-page.ts'
import { chooseByKeyboard, tabTo } from './models/keyboard.ts'
import { readWatch } from './models/page-watch.ts'
import { CUSTOMER, signIn } from './models/sign-in.ts'
import { test } from './models/test.ts'

const makeEmail = () => `${randomUUID()}@example.com`

test('CO-001 CO-009 CO-051 a customer orders by transfer as a guest, once, and is thanked; nothing personal stays', {
  tag: '@firefox',
}, async ({ visit }) => {
  const { page, qa } = await visit('cz')
  const checkout = new CheckoutPage(page, 'cz')
  const email = makeEmail()
  await checkout.openWithPhone()
  await checkout.choose('delivery', checkout.texts.courier)
  await checkout.choose('payment', checkout.texts.transfer)
  await checkout.fill(email)
  await checkout.field('terms').check()
  await checkout.orderButton.dblclick()
  const number = await checkout.expectThanks()
  const mails = await qa.listMails(email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toContain(number)
  await expect(page.getByText('19-2000145399/0800')).toBeVisible()
  expect((await qa.listCalls('finish-order', 'POST')).map(({ status }) => status)).toEqual([201])
  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      window['dataLayer' as never],
    ]),
  )
  const everywhere = [kept, ...readWatch(page).addresses].join('\n')
  for (const value of [email, ...Object.values(checkout.texts.customer)])
    expect(everywhere).not.toContain(value)
  await page.reload()
  await checkout.expectThanks()
  await page.goto(checkout.texts.page)
  await expect(checkout.island.getByText('V košíku nic není')).toBeVisible()
})

test('on a phone the order goes screen after screen, with a discount, by card and past the bank', async ({
  visit,
}) => {
  const { page, qa } = await visit('cz')
  await page.setViewportSize({ width: 390, height: 844 })
  const checkout = new CheckoutPage(page, 'cz')
  const email = makeEmail()
  await checkout.openWithPhone()
  const heading = checkout.island.getByRole('heading', { name: /^Krok/ })
  await checkout.nextButton.click()
  await expect(checkout.part('delivery').getByRole('alert')).toBeVisible()
  await expect(heading).toHaveText('Krok 1 z\u00a04: Doprava')
  await checkout.choose('delivery', checkout.texts.courier)
  await checkout.nextButton.click()
  await expect(heading).toBeFocused()
  await checkout.choose('payment', checkout.texts.card)
  await checkout.nextButton.click()
  await checkout.field('email').press('Enter')
  await expect(checkout.field('email'), 'no screen is left with a fault').toBeFocused()
  await checkout.fill(email)
  await checkout.field('postcode').press('Enter')
  await expect(heading).toHaveText('Krok 4 z\u00a04: Souhrn a odeslání')
  await checkout.island.getByText(checkout.texts.addCode).click()
  await checkout.island.getByRole('textbox', { name: checkout.texts.code }).fill('LAGUNA200')
  await checkout.island.getByRole('button', { name: checkout.texts.apply }).first().click()
  await expect(checkout.total).toHaveText('20\u00a0790\u00a0Kč')
  await checkout.field('terms').check()
  await checkout.orderButton.click()
  await page.getByLabel('Číslo karty').fill('4000000000003220')
  await page.getByLabel('Platnost').fill('12/30')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: /^Zaplatit/ }).click()
  await page.getByLabel('Kód z SMS').fill('123456')
  await page.getByRole('button', { name: 'Potvrdit platbu' }).click()
  await expect(page).toHaveURL(/\/cz\/platba\//)
  await page.locator('[data-component="payment-status"] a.ostrov-button').first().click()
  const number = await checkout.expectThanks()
  await expect(page.getByText(/^Zaplaceno/)).toBeVisible()
  expect((await qa.listMails(email)).map(({ subject }) => subject).join()).toContain(number)
})

test('who is signed in orders by keyboard alone, with their data filled in (ro)', async ({ visit }) => {
  const { page } = await visit('ro')
  await signIn(page, 'ro', CUSTOMER)
  const checkout = new CheckoutPage(page, 'ro')
  await checkout.openWithPhone()
  await expect(checkout.field('email')).toHaveValue(CUSTOMER.email)
  await chooseByKeyboard(page, checkout.part('delivery').getByRole('group').first(), checkout.texts.courier)
  await page.keyboard.press('Enter')
  await chooseByKeyboard(page, checkout.part('payment').getByRole('group').first(), checkout.texts.transfer)
  await page.keyboard.press('Enter')
  for (const [name, value] of Object.entries(checkout.texts.customer)) {
    await tabTo(page, checkout.field(name))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(value)
  }
  await tabTo(page, checkout.field('terms'))
  await page.keyboard.press('Space')
  await tabTo(page, checkout.orderButton)
  await page.keyboard.press('Enter')
  await checkout.expectThanks()
})

test('CO-052 an order is picked up in a store and paid there in cash', async ({ visit }) => {
  const { page } = await visit('cz')
  const checkout = new CheckoutPage(page, 'cz')
  await checkout.openWithPhone()
  await checkout.choose('delivery', checkout.texts.store)
  await expect(checkout.part('delivery').getByText('K vyzvednutí za 30\u00a0minut').first()).toBeVisible()
  await checkout.choose('delivery', /^Laguna Praha Národní/)
  await checkout.choose('payment', checkout.texts.cash)
  await checkout.fill(makeEmail())
  await checkout.field('terms').check()
  await checkout.orderButton.click()
  await checkout.expectThanks()
})

test('an order whose answer is lost is made once, and found', async ({ visit }) => {
  const { page, qa } = await visit('cz')
  const checkout = new CheckoutPage(page, 'cz')
  const email = makeEmail()
  await checkout.openWithPhone()
  await checkout.choose('delivery', checkout.texts.courier)
  await checkout.choose('payment', checkout.texts.transfer)
  await checkout.fill(email)
  await checkout.field('terms').check()
  await qa.misbehave({ route: 'finish-order', kind: '500-html', times: 1, after: true })
  await checkout.orderButton.click()
  await checkout.expectThanks()
  expect(await qa.listMails(email)).toHaveLength(1)
})

test('of two tabs with one cart one orders, and the other finds the cart empty', async ({ visit }) => {
  const visitor = await visit('cz')
  const checkout = new CheckoutPage(visitor.page, 'cz')
  await checkout.openWithPhone()
  const other = new CheckoutPage((await visitor.openTab()).page, 'cz')
  await other.page.goto(other.texts.page)
  await expect(other.total).toBeVisible()
  await checkout.choose('delivery', checkout.texts.courier)
  await checkout.choose('payment', checkout.texts.transfer)
  await checkout.fill(makeEmail())
  await checkout.field('terms').check()
  await checkout.orderButton.click()
  await checkout.expectThanks()
  await expect(other.island.getByText('V košíku nic není')).toBeVisible()
})

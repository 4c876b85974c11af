import { expect, type Page } from '@playwright/test'
import { BUYERS, makeEmail } from './models/buyers.ts'
import { CartPage } from './models/cart-page.ts'
import { CheckoutPage } from './models/checkout-page.ts'
import { ChoicePage } from './models/choice-page.ts'
import { expectShapes } from './models/ga4-shapes.ts'
import { chooseByKeyboard, tabTo } from './models/keyboard.ts'
import { MARKET_TEXTS } from './models/market-texts.ts'
import { OrderPage } from './models/order-page.ts'
import { CARDS, PaymentPage } from './models/payment-page.ts'
import { watchTraces } from './models/personal-traces.ts'
import { emptyCart, readOrder } from './models/shop-calls.ts'
import { BRANCH, fillSignIn, signIn } from './models/sign-in.ts'
import { test } from './models/test.ts'
import { readShifts, watchShifts } from './models/watch-shifts.ts'

const FUNNEL = [
  'add_to_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
] as const

/** All that was bought, as the shop has kept it. */
const KEPT = [
  ['product', 'apple-iphone-16-128gb'],
  ['insurance', 'phone-general-12'],
  ['insurance', 'phone-screen-12'],
  ['warranty', 'maker-plus-12'],
] as const

const tokenOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-2) ?? ''

test('CT-001 CO-044 PM-001 a visitor with a phone buys an insured one with a longer warranty, a discount, a place to fetch it and a card that its bank asks about', {
  tag: '@firefox',
}, async ({ visit }) => {
  const visitor = await visit('cz')
  const { page, qa } = visitor
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  const traces = await watchTraces(visitor)
  const [checkout, choice, payment] = [
    new CheckoutPage(page, 'cz'),
    new ChoicePage(page, 'cz'),
    new PaymentPage(page, 'cz'),
  ]
  const cart = new CartPage(page, 'cz')
  const email = makeEmail()
  await page.goto(checkout.texts.goods)
  for (const name of [cart.texts.insurance, /^Ochrana displeje/, /^Rok navíc/])
    await cart.shop.buying.getByRole('checkbox', { name }).check()
  await cart.shop.addButton.click()
  await traces.expectEvent('add_to_cart')
  await page.getByRole('link', { name: checkout.texts.toCart }).click()
  await expect(cart.total).toHaveText('24\u00a0160\u00a0Kč')
  await traces.expectEvent('view_cart')
  await page.getByRole('link', { name: checkout.texts.toCheckout }).click()
  await choice.radio(choice.texts.packeta).click()
  await choice.search.fill(choice.texts.postcode)
  await choice.radio(choice.texts.town).first().click()
  await checkout.nextButton.click()
  await checkout.choose('payment', checkout.texts.card)
  await checkout.nextButton.click()
  await checkout.fill(email, BUYERS.cz)
  await traces.expectNothingOf([email, ...Object.values(BUYERS.cz)])
  await checkout.nextButton.click()
  await checkout.island.getByText(checkout.texts.addCode).click()
  await checkout.island.getByRole('textbox', { name: checkout.texts.code }).fill('LAGUNA200')
  await checkout.island.getByRole('button', { name: checkout.texts.apply }).first().click()
  await expect(checkout.total).toHaveText('23\u00a0960\u00a0Kč')
  await checkout.field('terms').check()
  expect(await readShifts(page), 'nothing moves by itself').toEqual([])
  await checkout.orderButton.click()
  await payment.payBy(CARDS.secure)
  await page.getByLabel(payment.texts.sms).fill('123456')
  await payment.button(payment.texts.confirm).click()
  await payment.expectThanked()
  const number = await checkout.expectThanks()
  await expect.poll(traces.listEvents).toEqual(FUNNEL)
  await page.reload()
  await checkout.expectThanks()
  await page.locator('[data-component="thank-you"] a').first().click()
  await expect(new OrderPage(page, 'cz').island.getByText(number).first()).toBeVisible()
  const kept = await readOrder(page, 'cz', tokenOf(page))
  expect(kept.items.map(({ kind, code }) => [kind, code])).toEqual(KEPT)
  expect(kept).toMatchObject({
    number,
    total: '23960.00',
    discount: '200.00',
    delivery: { code: 'packeta' },
    payment: { code: 'card', is_paid: true },
  })
  const mails = await qa.listMails(email)
  expect(mails.map(({ subject }) => subject).join()).toContain(number)
  expect(traces.listEvents(), 'a purchase counts once').toEqual(FUNNEL)
  expectShapes(traces.pushed)
  await traces.expectNothingOf([email, ...Object.values(BUYERS.cz)])
})

test('CO-009 who is signed in buys all of that by the keyboard alone (ro)', async ({ visit }) => {
  const visitor = await visit('ro')
  const { page, qa } = visitor
  await page.setViewportSize({ width: 1366, height: 900 })
  const traces = await watchTraces(visitor)
  await signIn(page, 'ro', BRANCH)
  await emptyCart(page, 'ro')
  const [checkout, choice, payment] = [
    new CheckoutPage(page, 'ro'),
    new ChoicePage(page, 'ro'),
    new PaymentPage(page, 'ro'),
  ]
  const cart = new CartPage(page, 'ro')
  const press = async (target: Parameters<typeof tabTo>[1], key = 'Enter'): Promise<void> => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }
  await page.goto(checkout.texts.goods)
  for (const name of [cart.texts.insurance, /^Protecția ecranului/, /^Un an în plus/])
    await press(cart.shop.buying.getByRole('checkbox', { name }), 'Space')
  await press(cart.shop.addButton)
  await traces.expectEvent('add_to_cart')
  await press(page.getByRole('link', { name: checkout.texts.toCart }))
  await traces.expectEvent('view_cart')
  await press(page.getByRole('link', { name: checkout.texts.toCheckout }))
  await chooseByKeyboard(page, choice.deliveries, choice.texts.packeta)
  await page.keyboard.press('Enter')
  await tabTo(page, choice.search)
  await page.keyboard.type(choice.texts.postcode)
  await press(choice.radio(choice.texts.town).first(), 'Space')
  await expect(choice.line(choice.texts.place)).toBeVisible()
  await chooseByKeyboard(page, choice.payments, checkout.texts.card)
  await page.keyboard.press('Enter')
  await expect(checkout.field('email')).toHaveValue(BRANCH.email)
  const email = makeEmail()
  for (const [name, value] of Object.entries({ email, ...BUYERS.ro })) await checkout.type(name, value)
  await press(checkout.field('terms'), 'Space')
  await press(checkout.island.getByText(checkout.texts.addCode))
  await tabTo(page, checkout.island.getByRole('textbox', { name: checkout.texts.code }))
  await page.keyboard.type('LAGUNA200')
  await page.keyboard.press('Enter')
  await expect(checkout.total).toHaveText('4.799,60\u00a0Lei')
  await press(checkout.orderButton)
  await expect(page.getByLabel(payment.texts.number)).toBeVisible()
  await payment.typeCard(CARDS.secure)
  await page.keyboard.press('Enter')
  await page.getByLabel(payment.texts.sms).fill('123456')
  await page.keyboard.press('Enter')
  await payment.expectThanked()
  const number = await checkout.expectThanks()
  const kept = await readOrder(page, 'ro', tokenOf(page))
  expect(kept.items.map(({ kind, code }) => [kind, code])).toEqual(KEPT)
  expect(kept).toMatchObject({ number, discount: '40.00', payment: { code: 'card', is_paid: true } })
  expect((await qa.listMails(email)).map(({ subject }) => subject).join()).toContain(number)
  await page.goto(new OrderPage(page, 'ro').texts.orders)
  await expect(page.getByText(number).first()).toBeVisible()
  await expect.poll(traces.listEvents).toEqual(FUNNEL)
  expectShapes(traces.pushed)
  await traces.expectNothingOf([email, BRANCH.email, ...Object.values(BUYERS.ro)])
})

test('who is signed out in another tab while they order is told so in sight, signs in again and finds all they typed', async ({
  visit,
}) => {
  const visitor = await visit('ro')
  const { page } = visitor
  const checkout = new CheckoutPage(page, 'ro')
  await signIn(page, 'ro', BRANCH)
  await emptyCart(page, 'ro')
  await checkout.openWithPhone()
  await checkout.choose('delivery', checkout.texts.courier)
  await checkout.choose('payment', checkout.texts.transfer)
  const email = makeEmail()
  await checkout.fill(email, BUYERS.ro)
  await checkout.field('terms').check()
  const { page: other } = await visitor.openTab()
  await other.goto('/ro/')
  await other.getByRole('banner').getByRole('button', { name: 'Deconectare' }).click()
  await expect(other.getByRole('banner').getByRole('link', { name: MARKET_TEXTS.ro.signIn })).toBeVisible()
  await checkout.orderButton.click()
  await expect(checkout.island.getByText(/^Sesiunea dumneavoastră s-a încheiat/)).toBeInViewport({ ratio: 1 })
  const opening = page.waitForEvent('popup')
  await checkout.island.getByRole('link', { name: /filă nouă/ }).click()
  await fillSignIn(await opening, BRANCH)
  await checkout.island.getByRole('button', { name: 'Reîncărcați coșul' }).click()
  await expect(checkout.field('email')).toHaveValue(email)
  await expect(checkout.field('address')).toHaveValue(BUYERS.ro.address)
  await checkout.orderButton.click()
  await checkout.expectThanks()
})

import { expect, type Page } from '@playwright/test'
import { BIRTH_DATE, BUYERS, FIRMS, makeEmail } from './models/buyers.ts'
import { CheckoutPage } from './models/checkout-page.ts'
import type { MarketCode } from './models/market-texts.ts'
import { OrderPage } from './models/order-page.ts'
import { PaymentPage } from './models/payment-page.ts'
import { watchTraces } from './models/personal-traces.ts'
import { fillCart, readOrder } from './models/shop-calls.ts'
import { test } from './models/test.ts'

interface Method {
  market: MarketCode
  name: 'googlePay' | 'applePay' | 'twisto' | 'instalments' | 'lease' | 'cash'
  code: string
  isPaid: boolean
  /** Who lends asks how old somebody is. */
  isLent?: boolean
  /** The firm is invoiced, and the goods go elsewhere. */
  isFirm?: boolean
  /** What else is asked before the order, or by the wallet after it. */
  choose?: (checkout: CheckoutPage) => Promise<void>
  pay?: (page: Page, payment: PaymentPage) => Promise<void>
}

/** The bank is chosen, and then in how many parts. */
async function chooseInstalment({ page, texts }: CheckoutPage): Promise<void> {
  await page.getByRole('group', { name: texts.bank }).getByRole('radio').first().click()
  await page.getByRole('group', { name: texts.howMany }).getByRole('radio').first().click()
  await expect(page.getByRole('button', { name: texts.months })).toBeVisible()
}

const payByWallet = (page: Page, { texts }: PaymentPage): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: texts.good }).click()

const METHODS: readonly Method[] = [
  { market: 'cz', name: 'googlePay', code: 'google-pay', isPaid: true, pay: payByWallet },
  { market: 'ro', name: 'applePay', code: 'apple-pay', isPaid: true, pay: payByWallet },
  { market: 'cz', name: 'twisto', code: 'twisto', isPaid: false, isLent: true },
  {
    market: 'ro',
    name: 'instalments',
    code: 'instalments',
    isPaid: false,
    isLent: true,
    choose: chooseInstalment,
  },
  {
    market: 'cz',
    name: 'lease',
    code: 'lease',
    isPaid: false,
    isLent: true,
    isFirm: true,
    // The one company that there is is chosen by itself, once it is known.
    choose: ({ page }) => expect(page.getByRole('button', { name: /Ostrov Leasing/ })).toBeVisible(),
  },
  { market: 'ro', name: 'cash', code: 'cash', isPaid: false, isFirm: true },
]

for (const { market, name, code, isPaid, isLent, isFirm, choose, pay } of METHODS)
  test(`an order is paid by ${code}, is where it belongs, and leaves nothing personal behind (${market})`, async ({
    visit,
  }) => {
    const visitor = await visit(market)
    const { page, qa } = visitor
    await page.setViewportSize(market === 'cz' ? { width: 390, height: 844 } : { width: 1366, height: 900 })
    const traces = await watchTraces(visitor)
    const checkout = new CheckoutPage(page, market)
    const email = makeEmail()
    await fillCart(page, market, { delivery: 'courier' })
    await checkout.open()
    if (market === 'cz') await checkout.nextButton.click()
    await checkout.choose('payment', checkout.texts[name])
    await choose?.(checkout)
    if (market === 'cz') await checkout.nextButton.click()
    await checkout.fill(email, BUYERS[market])
    if (isLent) await checkout.field('birthDate').fill(BIRTH_DATE)
    if (isFirm) await checkout.fillFirm(FIRMS[market])
    if (market === 'cz') await checkout.nextButton.click()
    await checkout.field('terms').check()
    await checkout.orderButton.click()
    await pay?.(page, new PaymentPage(page, market))
    const number = await checkout.expectThanks()
    await page.locator('[data-component="thank-you"] a').first().click()
    await expect(new OrderPage(page, market).title).toContainText(number)
    const token = new URL(page.url()).pathname.split('/').at(-2) ?? ''
    expect(await readOrder(page, market, token)).toMatchObject({ number, payment: { code, is_paid: isPaid } })
    expect((await qa.listMails(email)).map(({ subject }) => subject).join()).toContain(number)
    // A firm is looked up by the number that its public register gives it.
    const { tin, ...firm } = FIRMS[market]
    const told = [email, BIRTH_DATE, '1988-03-17', ...Object.values({ ...BUYERS[market], ...firm })]
    await traces.expectNothingOf(told, [tin])
  })

import { expect, type Page } from '@playwright/test'
import { CartShop } from '#e2e/models/cart-shop.ts'
import { CheckoutPage } from '#e2e/models/checkout-page.ts'
import { expectInvariants } from '#e2e/models/expect-invariants.ts'
import type { Visitor } from '#e2e/models/visitor.ts'
import type { WriteCall } from '../call.ts'

const EMAIL = 'odpovednost@example.cz'
const cz = (page: Page) => new CheckoutPage(page, 'cz')

/** There are many of them, since each play takes one. */
const buyCable = ({ page }: Pick<Visitor, 'page'>): Promise<void> =>
  new CartShop(page, 'cz').addByCall(1, { product: 'kabel-usb-c-1m' })

async function openOrder({ page }: Visitor): Promise<void> {
  const checkout = cz(page)
  await page.goto(checkout.texts.page)
  await checkout.choose('delivery', checkout.texts.courier)
  await checkout.choose('payment', checkout.texts.transfer)
  await checkout.fill(EMAIL)
  await checkout.field('terms').check()
}

async function expectOrderKept({ page }: Visitor): Promise<void> {
  const checkout = cz(page)
  for (const [name, value] of Object.entries({ email: EMAIL, ...checkout.texts.customer }))
    await expect(checkout.field(name)).toHaveValue(value)
  await expect(checkout.field('terms')).toBeChecked()
}

async function expectThanks({ page }: Visitor): Promise<void> {
  expect(await cz(page).expectThanks()).toMatch(/^\d{10}$/)
}

/** Another tab puts something in meanwhile: that is said, with the new total, and the next press orders it as it is now. */
async function orderMore(visitor: Visitor): Promise<void> {
  const { page, qa } = visitor
  await buyCable(visitor)
  await openOrder(visitor)
  await expect(cz(page).total).toBeVisible()
  const total = (await cz(page).total.textContent()) ?? ''
  await new CartShop(page, 'cz').addByCall()
  await cz(page).orderButton.press('Enter')
  await expect(cz(page).total).not.toHaveText(total)
  await expectOrderKept(visitor)
  await expectInvariants(page, { told: 'Objednávka zatím neodešla. Vše, co jste vyplnili, zůstalo.' })
  await cz(page).orderButton.press('Enter')
  await expectThanks(visitor)
  expect((await qa.listCalls('finish-order', 'POST')).map(({ status }) => status)).toEqual([409, 201])
}

/** Who leaves is asked whether they mean it; what they chose is there when they are back, what they typed is nowhere. */
async function leaveOrder(visitor: Visitor): Promise<void> {
  const { page, qa, shop } = visitor
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await buyCable(visitor)
  await openOrder(visitor)
  await page.goto(shop.texts.signInPath)
  await page.goBack()
  expect(asked).toEqual(['beforeunload'])
  await expect(
    cz(page)
      .part('delivery')
      .getByRole('button', { name: /Kurýr DPD/ }),
  ).toBeVisible()
  await expect(cz(page).field('email')).toHaveValue('')
  await cz(page).fill(EMAIL)
  await cz(page).field('terms').check()
  expect(await qa.listCalls('finish-order', 'POST')).toEqual([])
  await cz(page).orderButton.press('Enter')
  await expectThanks(visitor)
}

/** Where the made order is said to be elsewhere, its own page is gone to. */
async function orderPastLocation(visitor: Visitor): Promise<void> {
  const { page, qa } = visitor
  for (const kind of ['location-other-origin', 'location-script', 'location-missing']) {
    await buyCable(visitor)
    await openOrder(visitor)
    await qa.misbehave({ route: 'finish-order', kind, after: true, times: 1 })
    await cz(page).orderButton.press('Enter')
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/cz\/(?:objednavka|dekujeme)\/[\w-]{20,}\/$/)
    await expectInvariants(page)
  }
}

/** What makes an order of the cart. */
export const ORDER: WriteCall = {
  route: 'finish-order',
  market: 'cz',
  island: 'checkout',
  shapes: [{ id: 1 }],
  prepare: buyCable,
  open: openOrder,
  // Its name is another while it is busy.
  button: page => cz(page).island.locator('form:has([name="email"]) button[type="submit"]'),
  expectKept: expectOrderKept,
  expectDone: expectThanks,
  tooMuch: { field: page => cz(page).field('note'), text: 'ž'.repeat(2001) },
  isKeptOverMounts: true,
  // Without cookies nothing that is chosen is told, so that nobody gets as far as an order.
  unfit: ['F28-P'],
  cases: {
    'F24-P': leaveOrder,
    'F32-P': orderPastLocation,
    'F33-P': orderMore,
  },
}

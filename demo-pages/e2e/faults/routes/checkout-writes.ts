import { expect, type Page } from '@playwright/test'
import { CartShop } from '#e2e/models/cart-shop.ts'
import { CheckoutPage } from '#e2e/models/checkout-page.ts'
import { ChoicePage } from '#e2e/models/choice-page.ts'
import { expectInvariants } from '#e2e/models/expect-invariants.ts'
import type { Visitor } from '#e2e/models/visitor.ts'
import { pathOf } from '#shop/server/route-table.ts'
import type { WriteCall } from '../call.ts'

const island = 'checkout'
const PHONE = { product: 'apple-iphone-16-128gb' }
const EMAIL = 'odpovednost@example.cz'
const CODE = 'LAGUNA200'
const [ADDRESS, SUMS] = [{ street: 'Dlouhá 12', city: 'Brno', postcode: '602 00' }, [[], { totals: null }]]

const cz = (page: Page) => new CheckoutPage(page, 'cz')
const choice = (page: Page) => new ChoicePage(page, 'ro')
const code = (page: Page) => cz(page).island.getByRole('textbox', { name: cz(page).texts.code, exact: true })
const removal = (page: Page) => choice(page).button(`Eliminați reducerea: ${CODE}`)
const chosen = (page: Page) => choice(page).line(choice(page).texts.delivery)

const buyPhone =
  (market: 'cz' | 'ro') =>
  ({ page }: Visitor): Promise<void> =>
    new CartShop(page, market).addByCall(1, PHONE)

async function openCodeForm({ page }: Visitor): Promise<void> {
  await page.goto(cz(page).texts.page)
  await cz(page).island.getByText(cz(page).texts.addCode).click()
  await code(page).fill(CODE)
}

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
  await buyPhone('cz')(visitor)
  await openOrder(visitor)
  await expect(cz(page).total).toHaveText('20\u00a0990\u00a0Kč')
  await new CartShop(page, 'cz').addByCall()
  await cz(page).orderButton.press('Enter')
  await expect(cz(page).total).toHaveText('21\u00a0489\u00a0Kč')
  await expectOrderKept(visitor)
  await expectInvariants(page, { told: 'Celková cena se změnila' })
  await cz(page).orderButton.press('Enter')
  await expectThanks(visitor)
  expect((await qa.listCalls('finish-order', 'POST')).map(({ status }) => status)).toEqual([409, 201])
}

/** Where the made order is said to be elsewhere, its own page is gone to. */
async function orderPastLocation(visitor: Visitor): Promise<void> {
  const { page, qa } = visitor
  for (const kind of ['location-other-origin', 'location-script', 'location-missing']) {
    await buyPhone('cz')(visitor)
    await openOrder(visitor)
    await qa.misbehave({ route: 'finish-order', kind, after: true, times: 1 })
    await cz(page).orderButton.press('Enter')
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/cz\/(?:objednavka|dekujeme)\/[\w-]{20,}\/$/)
    await expectInvariants(page)
  }
}

/** A choice that may not be told yet is told by itself as soon as it may. */
async function chooseTooOften(visitor: Visitor): Promise<void> {
  const { page, qa } = visitor
  await page.clock.install()
  await buyPhone('ro')(visitor)
  await SELECTION.open(visitor)
  await qa.misbehave({ route: 'select-payment', kind: '429', retry_after: 30, times: 1 })
  await SELECTION.button(page).press('Enter')
  await SELECTION.expectKept(visitor)
  await expect.poll(() => qa.listCalls('select-payment')).toHaveLength(1)
  await page.clock.fastForward(25_000)
  expect(await qa.listCalls('select-payment')).toHaveLength(1)
  await expect(async () => {
    await page.clock.fastForward(5000)
    expect(await qa.listCalls('select-payment')).toHaveLength(2)
  }).toPass()
  await SELECTION.expectDone(visitor)
  await expectInvariants(page)
}

/** In another tab the cart is emptied: there is nothing left to choose for, to take off, or to order. */
const playEmptied =
  (call: Pick<WriteCall, 'open' | 'button' | 'prepare'>, market: 'cz' | 'ro') =>
  async (visitor: Visitor): Promise<void> => {
    await call.prepare?.(visitor)
    await call.open(visitor)
    await new CartShop(visitor.page, market).emptyByCall()
    await call.button(visitor.page).press('Enter')
    await expect(visitor.page.locator('[data-component="checkout"]').getByText(EMPTY[market])).toBeVisible()
    await expectInvariants(visitor.page)
  }
const EMPTY = { cz: 'V košíku nic není', ro: 'Coșul este gol' } as const

const SELECTION: WriteCall = {
  route: 'select-payment',
  market: 'ro',
  island,
  shapes: SUMS,
  isOptimistic: true,
  prepare: buyPhone('ro'),
  async open({ page }) {
    await page.goto(choice(page).texts.checkout)
    await expect(choice(page).deliveries).toBeVisible()
  },
  /** What could not be told has a button of its own. */
  button: page =>
    choice(page).button('Încercați din nou').or(choice(page).deliveries.getByRole('radio')).first(),
  expectKept: ({ page }) => expect(choice(page).deliveries.or(chosen(page))).toBeVisible(),
  async expectDone({ page }) {
    await expect(chosen(page)).toBeVisible()
    await expect
      .poll(async () => (await page.context().request.get(pathOf('cart-products', 'ro'))).json())
      .toMatchObject({ type_delivery_code: 'packeta' })
  },
  // What is chosen folds to a line: there is nothing to press once more.
  unfit: ['F20-P', 'F21-P'],
}

const DISCOUNT: WriteCall = {
  route: 'add-discount-code',
  market: 'cz',
  island,
  shapes: SUMS,
  prepare: buyPhone('cz'),
  open: openCodeForm,
  button: page =>
    cz(page)
      .island.getByRole('button', { name: cz(page).texts.apply })
      .first(),
  expectKept: ({ page }) => expect(code(page)).toHaveValue(CODE),
  async expectDone({ page }) {
    await expect(cz(page).island.getByRole('button', { name: `Odebrat slevu: ${CODE}` })).toBeVisible()
    await expect(code(page)).toHaveValue('')
  },
  tooMuch: { field: code, text: 'x'.repeat(51) },
}

/** What the order's page sends. */
export const CHECKOUT_WRITES: readonly WriteCall[] = [
  { ...SELECTION, cases: { 'F12-P': chooseTooOften, 'F33-P': playEmptied(SELECTION, 'ro') } },
  { ...DISCOUNT, cases: { 'F33-P': playEmptied(DISCOUNT, 'cz') } },
  {
    route: 'remove-discount',
    market: 'ro',
    island,
    shapes: SUMS,
    async prepare(visitor) {
      await buyPhone('ro')(visitor)
      await new CartShop(visitor.page, 'ro').discountByCall(CODE)
    },
    open: async ({ page }) => void (await page.goto(choice(page).texts.checkout)),
    button: removal,
    expectKept: ({ page }) => expect(removal(page)).toBeVisible(),
    expectDone: ({ page }) => expect(removal(page)).toHaveCount(0),
    unfit: ['F33-P'],
  },
  {
    route: 'finish-order',
    market: 'cz',
    island,
    shapes: [{ id: 1 }],
    prepare: buyPhone('cz'),
    open: openOrder,
    button: page => cz(page).orderButton,
    expectKept: expectOrderKept,
    expectDone: expectThanks,
    tooMuch: { field: page => cz(page).field('note'), text: 'ž'.repeat(2001) },
    isKeptOverMounts: true,
    cases: { 'F32-P': orderPastLocation, 'F33-P': orderMore },
  },
  {
    route: 'liftago-check',
    market: 'cz',
    island,
    shapes: [[], { is_available: 1 }],
    prepare: buyPhone('cz'),
    async open({ page }) {
      await page.goto(cz(page).texts.page)
      await cz(page).choose('delivery', /^Liftago/)
      for (const [name, value] of Object.entries(ADDRESS)) await cz(page).field(name).first().fill(value)
    },
    button: page => cz(page).island.getByRole('button', { name: 'Ověřit adresu' }),
    async expectKept({ page }) {
      for (const [name, value] of Object.entries(ADDRESS))
        await expect(cz(page).field(name).first()).toHaveValue(value)
    },
    expectDone: ({ page }) =>
      expect(cz(page).island.getByText(/^Kurýr na tuto adresu přijede/)).toBeVisible(),
    tooMuch: { field: page => cz(page).field('street').first(), text: 'x'.repeat(121) },
  },
]

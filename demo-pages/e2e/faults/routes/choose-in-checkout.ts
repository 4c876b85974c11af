import { expect, type Page } from '@playwright/test'
import { CartShop } from '#e2e/models/cart-shop.ts'
import { ChoicePage } from '#e2e/models/choice-page.ts'
import { expectInvariants } from '#e2e/models/expect-invariants.ts'
import type { MarketCode } from '#e2e/models/market-texts.ts'
import type { Visitor } from '#e2e/models/visitor.ts'
import { pathOf } from '#shop/server/route-table.ts'
import type { WriteCall } from '../call.ts'
import { restorePage } from '../session.ts'

const choice = (page: Page) => new ChoicePage(page, 'ro')
const chosen = (page: Page) => choice(page).line(choice(page).texts.delivery)

export const buyPhone =
  (market: MarketCode) =>
  ({ page }: Pick<Visitor, 'page'>): Promise<void> =>
    new CartShop(page, market).addByCall(1, { product: 'apple-iphone-16-128gb' })

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

/** Who comes back to a page that was telling a choice finds it chosen, and it is told as the same. */
async function chooseAndLeave(visitor: Visitor): Promise<void> {
  const { page, qa } = visitor
  await page.clock.install()
  await buyPhone('ro')(visitor)
  await SELECTION.open(visitor)
  await qa.misbehave({ route: 'select-payment', kind: 'hang', times: 1 })
  await SELECTION.button(page).press('Enter')
  await expect.poll(() => qa.listCalls('select-payment')).toHaveLength(1)
  await restorePage(visitor)
  await SELECTION.expectDone(visitor)
  const keys = (await qa.listCalls('select-payment')).map(({ idempotency_key: key }) => key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  await expectInvariants(page)
}

/** Where trying again can't help, what is chosen stays; what is chosen instead is told. */
const chooseAnew =
  (kind: string, told: 'signedOut' | 'forbidden' | 'generic') =>
  async (visitor: Visitor): Promise<void> => {
    const { page, qa, shop } = visitor
    await buyPhone('ro')(visitor)
    await SELECTION.open(visitor)
    await qa.misbehave({ route: 'select-payment', kind, times: 1 })
    await SELECTION.button(page).press('Enter')
    await shop.expectTold(shop.failures[told])
    await expectInvariants(page, { told: shop.failures[told] })
    await chosen(page).press('Enter')
    await choice(page).radio(choice(page).texts.courier).press('Enter')
    await expectSelected(page, 'courier')
  }

/** In another tab the cart is emptied: there is nothing left to choose for, to take off, or to order. */
export const playEmptied =
  ({ market, ...call }: WriteCall) =>
  async (visitor: Visitor): Promise<void> => {
    await call.prepare?.(visitor)
    await call.open(visitor)
    await new CartShop(visitor.page, market).emptyByCall()
    await call.button(visitor.page).press('Enter')
    await expect(visitor.page.locator('[data-component="checkout"]').getByText(EMPTY[market])).toBeVisible()
    await expectInvariants(visitor.page)
  }
const EMPTY = {
  cz: /V košíku nic není|Košík je teď prázdný|zmizel i košík/,
  ro: /Coșul este (acum )?gol|coșul nu mai este/,
} as const

const expectSelected = (page: Page, code: string): Promise<void> =>
  expect
    .poll(async () => (await page.context().request.get(pathOf('cart-products', 'ro'))).json())
    .toMatchObject({ type_delivery_code: code })

const SELECTION: WriteCall = {
  route: 'select-payment',
  market: 'ro',
  island: 'checkout',
  shapes: [[], { totals: null }],
  isOptimistic: true,
  prepare: buyPhone('ro'),
  async open({ page }) {
    await page.goto(choice(page).texts.checkout)
    await expect(choice(page).deliveries.or(chosen(page)).first()).toBeVisible()
  },
  /** What could not be told has a button of its own. */
  button: page =>
    choice(page).button('Încercați din nou').or(choice(page).deliveries.getByRole('radio')).first(),
  expectKept: ({ page }) => expect(choice(page).deliveries.or(chosen(page)).first()).toBeVisible(),
  async expectDone({ page }) {
    await expect(chosen(page)).toBeVisible()
    await expectSelected(page, 'packeta')
  },
  // What is chosen folds to a line: there is nothing to press once more.
  unfit: ['F20-P', 'F21-P'],
}

/** What tells the shop how an order is delivered and paid. */
export const CHOICE: WriteCall = {
  ...SELECTION,
  cases: {
    'F07-P': chooseAnew('403-signed-out', 'signedOut'),
    'F08-P': chooseAnew('403-denied', 'forbidden'),
    'F09-P': chooseAnew('404-json', 'generic'),
    'F12-P': chooseTooOften,
    'F23-P': chooseAndLeave,
    'F33-P': playEmptied(SELECTION),
  },
}

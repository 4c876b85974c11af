import { expect, type Page } from '@playwright/test'
import { CartShop } from '#e2e/models/cart-shop.ts'
import { CheckoutPage } from '#e2e/models/checkout-page.ts'
import { ChoicePage } from '#e2e/models/choice-page.ts'
import type { Visitor } from '#e2e/models/visitor.ts'
import type { WriteCall } from '../call.ts'
import { buyPhone, CHOICE, playEmptied } from './choose-in-checkout.ts'
import { ORDER } from './finish-order.ts'

const island = 'checkout'
const CODE = 'LAGUNA200'
const [ADDRESS, SUMS] = [{ street: 'Dlouhá 12', city: 'Brno', postcode: '602 00' }, [[], { totals: null }]]

const cz = (page: Page) => new CheckoutPage(page, 'cz')
const choice = (page: Page) => new ChoicePage(page, 'ro')
const code = (page: Page) => cz(page).island.getByRole('textbox', { name: cz(page).texts.code, exact: true })
const removal = (page: Page) => choice(page).button(`Eliminați reducerea: ${CODE}`)

async function openCodeForm({ page }: Visitor): Promise<void> {
  await page.goto(cz(page).texts.page)
  await cz(page).island.getByText(cz(page).texts.addCode).click()
  await code(page).fill(CODE)
}

const DISCOUNT: WriteCall = {
  route: 'add-discount-code',
  market: 'cz',
  island,
  shapes: SUMS,
  prepare: buyPhone('cz'),
  open: openCodeForm,
  button: page => cz(page).island.locator('form:has([name="code"]) button[type="submit"]'),
  expectKept: ({ page }) => expect(code(page)).toHaveValue(CODE),
  async expectDone({ page }) {
    await expect(cz(page).island.getByRole('button', { name: `Odebrat slevu: ${CODE}` })).toBeVisible()
    await expect(code(page)).toHaveValue('')
  },
  tooMuch: { field: code, text: 'x'.repeat(51) },
  // An island that begins anew has its code typed anew.
  unfit: ['F29-P'],
}

const REMOVAL: WriteCall = {
  route: 'remove-discount',
  market: 'ro',
  island,
  shapes: SUMS,
  async prepare(visitor) {
    await buyPhone('ro')(visitor)
    await new CartShop(visitor.page, 'ro').discountByCall(CODE)
  },
  async open({ page }) {
    await page.goto(choice(page).texts.checkout)
    await expect(removal(page)).toBeVisible()
  },
  button: removal,
  expectKept: ({ page }) => expect(removal(page)).toBeVisible(),
  expectDone: ({ page }) => expect(removal(page)).toHaveCount(0),
}

const EXPRESS: WriteCall = {
  route: 'liftago-check',
  market: 'cz',
  island,
  shapes: [[], { is_available: 1 }],
  prepare: buyPhone('cz'),
  async open({ page }) {
    await page.goto(cz(page).texts.page)
    const [card, line] = (['radio', 'button'] as const).map(role =>
      cz(page)
        .part('delivery')
        .getByRole(role, { name: /Liftago/ }),
    )
    if (!card || !line) return
    await expect(card.or(line)).toBeVisible()
    if (await card.isVisible()) await card.click()
    for (const [name, value] of Object.entries(ADDRESS)) await cz(page).field(name).first().fill(value)
  },
  button: page => cz(page).part('delivery').locator('.ostrov-form button.ostrov-button').last(),
  async expectKept({ page }) {
    for (const [name, value] of Object.entries(ADDRESS))
      await expect(cz(page).field(name).first()).toHaveValue(value)
  },
  expectDone: ({ page }) => expect(cz(page).island.getByText(/^Kurýr na tuto adresu přijede/)).toBeVisible(),
  tooMuch: { field: page => cz(page).field('street').first(), text: 'x'.repeat(121) },
}

/** What the order's page sends. */
export const CHECKOUT_WRITES: readonly WriteCall[] = [
  CHOICE,
  ...[DISCOUNT, REMOVAL].map(call => ({ ...call, cases: { 'F33-P': playEmptied(call) } })),
  ORDER,
  EXPRESS,
]

import { expect, type Locator, type Page } from '@playwright/test'
import { CartPage } from '#e2e/models/cart-page.ts'
import { CartShop } from '#e2e/models/cart-shop.ts'
import { expectInvariants } from '#e2e/models/expect-invariants.ts'
import { FAILURE_TEXTS, type MarketCode } from '#e2e/models/market-texts.ts'
import type { Visitor } from '#e2e/models/visitor.ts'
import { methodOf, pathOf } from '#shop/server/route-table.ts'
import type { WriteCall } from '../call.ts'

const LATE = 500
const UNKNOWN = {
  cz: 'nevíme, jestli se změna uložila. Zkuste to prosím znovu, nic se neprovede dvakrát.',
  ro: 'nu știm dacă modificarea a fost salvată. Vă rugăm să încercați din nou; nimic nu se face de două ori.',
} as const
const GONE = { cz: /Košík je teď prázdný: /, ro: /Coșul este acum gol: / } as const

interface CartChange extends Pick<WriteCall, 'route' | 'market' | 'key'> {
  /** What is in the cart before. */
  chosen?: Record<string, unknown>
  /** It is one of what nobody has chosen yet, which is folded. */
  isFolded?: true
  button: (cart: CartPage) => Locator
  expectKept: (cart: CartPage) => Promise<void>
  /** What the shop has in the end. */
  done: Record<string, unknown>
  cases?: Readonly<Record<string, (visitor: Visitor) => Promise<void>>>
}

/**
 * One change of the cart. It shows at once and is taken back where the shop refuses it; its button is never busy: what
 * is pressed meanwhile is a change of its own, and waits for its turn.
 */
function changeCart({ chosen, isFolded, button, expectKept, done, cases, ...call }: CartChange): WriteCall {
  const { market } = call
  const on = (page: Page) => new CartPage(page, market)
  const prepare = ({ page }: Visitor) => on(page).shop.addByCall(1, chosen)
  const open = async ({ page }: Visitor): Promise<void> => {
    await page.goto(on(page).shop.texts.cart)
    await expect(on(page).total).toBeVisible()
    if (isFolded) await on(page).island.getByText(on(page).texts.extras).click()
  }
  return {
    ...call,
    island: 'cart',
    shapes: [[], { count: 1, total: '1', packages: [{ id: 1 }] }],
    isOptimistic: true,
    unknown: UNKNOWN[market],
    prepare,
    open,
    button: page => button(on(page)),
    expectKept: ({ page }) => expectKept(on(page)),
    expectDone: ({ page }) => expectStored(page, market, done),
    // Pressed again, it is taken back.
    // Of a redirect, browsers make a reading out of a POST alone.
    ...(methodOf(call.route) !== 'POST' && { others: { '302-sign-in': FAILURE_TEXTS[market].generic } }),
    ...(!cases && { unfit: ['F20-P', 'F21-P'] }),
    cases: {
      ...cases,
      // What another tab has taken out can't be changed any more: that is said, and the cart is what it is now.
      async 'F33-P'(visitor) {
        const { page } = visitor
        await prepare(visitor)
        await open(visitor)
        await on(page).shop.emptyByCall()
        await button(on(page)).press(call.key ?? 'Enter')
        const told = await on(page).island.getByText(GONE[market]).textContent()
        await expect(on(page).island.getByRole('alert')).toHaveCount(0)
        await expectInvariants(page, { told: told ?? '' })
      },
    },
  }
}

const expectStored = (page: Page, market: MarketCode, stored: Record<string, unknown>): Promise<void> =>
  expect
    .poll(async () => (await page.context().request.get(pathOf('cart-packages', market))).json())
    .toMatchObject(stored)

/** Pressed twice, there are two more; the shop hears of one change after the other, each with a key of its own. */
async function pressMoreTwice({ page, qa }: Visitor, press: (more: Locator) => Promise<void>): Promise<void> {
  const cart = new CartPage(page, 'cz')
  await cart.shop.addByCall()
  await page.goto(cart.shop.texts.cart)
  await expect(cart.quantity).toHaveValue('1')
  await qa.misbehave({ route: 'change-package-product', kind: 'delay', delay: LATE, times: 1 })
  await press(cart.button(cart.texts.more))
  await expect(cart.quantity).toHaveValue('3')
  await expectStored(page, 'cz', { packages: [{ quantity: 3 }] })
  const [first, second, ...others] = await qa.listCalls('change-package-product')
  expect(others).toEqual([])
  expect(second?.idempotency_key).not.toBe(first?.idempotency_key)
  expect((second?.time ?? 0) - (first?.time ?? 0)).toBeGreaterThanOrEqual(LATE)
  await expectInvariants(page)
}

const PHONE = 'apple-iphone-16-128gb'
const box = (name: RegExp) => (cart: CartPage) => cart.island.getByRole('checkbox', { name })
const [longer, bonus] = [box(/^Un an în plus la service/), box(/^Bonus až .* za staré zařízení/)]
const [isOn, isOff] = [{ is_selected: true }, { is_selected: false }]

/** What is changed on the page of the cart. */
const CHANGES: readonly CartChange[] = [
  {
    route: 'change-package-product',
    market: 'cz',
    button: cart => cart.button(cart.texts.more),
    expectKept: cart => expect(cart.quantity).toHaveValue('1'),
    done: { packages: [{ quantity: 2 }] },
    cases: {
      'F20-P': visitor =>
        pressMoreTwice(visitor, async more => {
          await more.click()
          await more.click()
        }),
      'F21-P': visitor =>
        pressMoreTwice(visitor, async more => {
          await more.dblclick()
        }),
    },
  },
  {
    route: 'remove-product',
    market: 'ro',
    button: cart => cart.button(cart.texts.remove),
    expectKept: cart => expect(cart.quantity).toHaveValue('1'),
    done: { count: 0, packages: [] },
  },
  {
    route: 'add-prolong-warranty',
    market: 'ro',
    chosen: { product: PHONE },
    isFolded: true,
    key: 'Space',
    button: longer,
    expectKept: cart => expect(longer(cart)).not.toBeChecked(),
    done: { packages: [{ prolong_warranties: [isOn] }] },
  },
  {
    route: 'remove-prolong-warranty',
    market: 'ro',
    chosen: { product: PHONE, prolongWarranty: { code: 'maker-plus-12' } },
    key: 'Space',
    button: longer,
    expectKept: cart => expect(longer(cart)).toBeChecked(),
    done: { packages: [{ prolong_warranties: [isOff] }] },
  },
  {
    route: 'add-bonus-buyout',
    market: 'cz',
    chosen: { product: PHONE },
    isFolded: true,
    key: 'Space',
    button: bonus,
    expectKept: cart => expect(bonus(cart)).not.toBeChecked(),
    done: { packages: [{ bonus_buyout: isOn }] },
  },
  {
    route: 'remove-bonus-buyout',
    market: 'cz',
    chosen: { product: PHONE, buyout_product: null },
    key: 'Space',
    button: bonus,
    expectKept: cart => expect(bonus(cart)).toBeChecked(),
    done: { packages: [{ bonus_buyout: isOff }] },
  },
]

const shopOf = (page: Page) => new CartShop(page, 'ro')
const added = (page: Page) => shopOf(page).buying.getByRole('link', { name: shopOf(page).texts.toCart })

/** What a product's page and the page of the cart send. */
export const CART_WRITES: readonly WriteCall[] = [
  {
    route: 'add-product',
    market: 'ro',
    island: 'add-to-cart',
    shapes: [[], { count: -1 }, null],
    open: async ({ page }) => {
      await shopOf(page).openProduct()
      await shopOf(page).buying.getByRole('textbox').fill('2')
      await shopOf(page).buying.getByRole('textbox').press('Enter')
    },
    button: page => shopOf(page).buying.getByRole('button', { name: shopOf(page).texts.add }),
    async expectKept({ page }) {
      await expect(shopOf(page).buying.getByRole('textbox')).toHaveValue('2')
      await expect(added(page)).toHaveCount(0)
    },
    expectDone: ({ page }) => expect(added(page)).toBeVisible(),
  },
  ...CHANGES.map(changeCart),
]

import { expect, type Page } from '@playwright/test'
import { OrderPage } from '#e2e/models/order-page.ts'
import { PaymentPage } from '#e2e/models/payment-page.ts'
import { CUSTOMER, signIn } from '#e2e/models/sign-in.ts'
import type { ReadCall, WriteCall } from '../call.ts'

const cz = (page: Page) => new OrderPage(page, 'cz')
const ro = (page: Page) => new OrderPage(page, 'ro')
const NOT_FOUND = 'Objednávku jsme nenašli.'
const NO_PAYMENT = 'Takovou platbu neznáme. Zkontrolujte odkaz, nebo nám zavolejte.'
const rows = (page: Page, island: string) => page.locator(`[data-component="${island}"] h3`).first()

/** What is read after an order. */
export const ORDER_READS: readonly ReadCall[] = [
  {
    route: 'order-status',
    market: 'cz',
    island: 'order-status',
    shapes: [[], { id: 1, number: '1', state: 'lost' }],
    open: async ({ page }) => void (await page.goto(`${cz(page).texts.order}cz-sent-order/`)),
    shown: page => cz(page).title,
    others: { '404-json': NOT_FOUND, '404-html': NOT_FOUND },
  },
  {
    route: 'payment-status',
    market: 'cz',
    island: 'payment-status',
    shapes: [[], { id: 1, status: 'lost' }],
    open: async ({ page }) => void (await page.goto('/cz/platba/ukazka-prijate-platby/')),
    shown: page => new PaymentPage(page, 'cz').heading('Platba proběhla v pořádku'),
    others: { '404-json': NO_PAYMENT, '404-html': NO_PAYMENT },
  },
  {
    route: 'orders',
    market: 'ro',
    island: 'orders-overview',
    shapes: [[], { count: 1, results: [{ id: 1 }] }],
    prepare: ({ page }) => signIn(page, 'ro', CUSTOMER),
    open: async ({ page }) => void (await page.goto(ro(page).texts.orders)),
    // Who has signed out is led to where one signs in.
    shown: page => rows(page, 'orders-overview').or(page.getByText('Vedeți comenzile după autentificare.')),
  },
  {
    route: 'instalments-overview',
    market: 'cz',
    island: 'instalment-overview',
    shapes: [[], { count: 1, results: [{ id: 1 }] }],
    prepare: ({ page }) => signIn(page, 'cz', CUSTOMER),
    open: async ({ page }) => void (await page.goto(cz(page).texts.instalments)),
    shown: page => rows(page, 'instalment-overview').or(page.getByText('Splátky uvidíte po přihlášení.')),
  },
]

const REASON = 'Culoarea nu se potrivește'

/** What is sent after an order. */
export const ORDER_WRITES: readonly WriteCall[] = [
  {
    route: 'cancel-order',
    market: 'cz',
    island: 'order-status',
    shapes: [[], { id: 1, number: '1', state: 'lost' }],
    async open({ page }) {
      await cz(page).open({ state: 'new', payment: 'transfer' })
      await page.getByRole('button', { name: cz(page).texts.cancel }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    button: page => page.getByRole('dialog').locator('.ostrov-form-actions button').last(),
    expectKept: ({ page }) => expect(page.getByRole('dialog')).toBeVisible(),
    // An island that begins anew asks anew.
    unfit: ['F29-P'],
    async expectDone({ page }) {
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(cz(page).island.getByText(cz(page).texts.cancelled, { exact: true }).first()).toBeVisible()
    },
  },
  {
    route: 'contract-withdrawal',
    market: 'ro',
    island: 'contract-withdrawal',
    shapes: [{ number: 5 }],
    async open({ page }) {
      const path = await ro(page).make({ state: 'delivered' })
      await page.goto(path.replace(ro(page).texts.order, '/ro/retragere/'))
      await ro(page)
        .withdrawal.getByRole('checkbox', { name: ro(page).texts.cable })
        .check()
      await ro(page)
        .withdrawal.getByRole('textbox', { name: /^Motivul/ })
        .fill(REASON)
    },
    button: page => ro(page).withdrawal.locator('form button[type="submit"]'),
    async expectKept({ page }) {
      const { withdrawal, texts } = ro(page)
      await expect(withdrawal.getByRole('checkbox', { name: texts.cable })).toBeChecked()
      await expect(withdrawal.getByRole('textbox', { name: /^Motivul/ })).toHaveValue(REASON)
    },
    expectDone: ({ page }) => expect(ro(page).withdrawal.getByText(ro(page).texts.done)).toBeVisible(),
    tooMuch: {
      field: page => ro(page).withdrawal.getByRole('textbox', { name: /^Motivul/ }),
      text: 'ă'.repeat(2001),
    },
    isKeptOverMounts: true,
  },
]

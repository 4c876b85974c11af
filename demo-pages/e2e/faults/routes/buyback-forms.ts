import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { BuybackPage } from '#e2e/models/buyback-page.ts'
import { SELLERS } from '#e2e/models/sellers.ts'
import type { WriteCall } from '../call.ts'
import { fillSale, SALE_CASES } from './sale-cases.ts'

const cz = (page: Page) => new BuybackPage(page, 'cz')
const mail = { address: '' }

const EMAIL: WriteCall = {
  route: 'send-buyout-to-email',
  market: 'cz',
  island: 'buyback-selector',
  async open({ page }) {
    await cz(page).openWithPrice()
    await cz(page).openEmailForm()
    mail.address = `${randomUUID()}@example.cz`
    await cz(page).emailForm.field.fill(mail.address)
  },
  button: page => cz(page).emailForm.button,
  expectKept: ({ page }) => expect(cz(page).emailForm.field).toHaveValue(mail.address),
  async expectDone({ page, qa }) {
    await cz(page).emailForm.expectSent()
    expect(await qa.listMails(mail.address)).toHaveLength(1)
  },
  tooMuch: { field: page => cz(page).emailForm.field, text: `${'a'.repeat(300)}@example.cz` },
  isKeptOverMounts: true,
}

const SALE: WriteCall = {
  route: 'sell-buyout-online',
  market: 'ro',
  island: 'sell-form',
  shapes: [{ choices: null }],
  open: async ({ shop }) => void (await fillSale(shop)),
  button: page => new BuybackPage(page, 'ro').sellForm.submitButton,
  async expectKept({ shop: { sellForm } }) {
    for (const [name, value] of Object.entries(SELLERS.ro))
      if (name !== 'gender') await expect(sellForm.field(name)).toHaveValue(value)
  },
  expectDone: ({ shop }) => shop.sellForm.expectSold(),
  tooMuch: { field: page => new BuybackPage(page, 'ro').sellForm.field('note'), text: 'ă'.repeat(2001) },
  isKeptOverMounts: true,
  cases: SALE_CASES,
}
export const BUYBACK_FORMS: readonly WriteCall[] = [EMAIL, SALE]

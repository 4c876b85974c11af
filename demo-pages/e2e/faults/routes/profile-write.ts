import { expect, type Page } from '@playwright/test'
import { CheckoutPage } from '#e2e/models/checkout-page.ts'
import { CUSTOMER, signIn } from '#e2e/models/sign-in.ts'
import type { WriteCall } from '../call.ts'
import { buyPhone } from './choose-in-checkout.ts'

const cz = (page: Page) => new CheckoutPage(page, 'cz')
const NAME = 'Jan Nepomuk'

/** What an account keeps of who buys. */
export const PROFILE_WRITES: readonly WriteCall[] = [
  {
    route: 'active-user-save',
    market: 'cz',
    island: 'checkout',
    async prepare(visitor) {
      await signIn(visitor.page, 'cz', CUSTOMER)
      await buyPhone('cz')(visitor)
    },
    async open({ page }) {
      await page.goto(cz(page).texts.page)
      await expect(cz(page).field('email')).not.toHaveValue('')
      await cz(page).field('firstName').fill(NAME)
    },
    button: page => cz(page).island.getByRole('button', { name: 'Uložit jméno a telefon do mého účtu' }),
    expectKept: ({ page }) => expect(cz(page).field('firstName')).toHaveValue(NAME),
    expectDone: ({ page }) =>
      expect(cz(page).island.getByText('Jméno a telefon jsou uložené ve vašem účtu.').first()).toBeVisible(),
  },
]

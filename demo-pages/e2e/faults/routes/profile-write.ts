import { expect, type Page } from '@playwright/test'
import { CheckoutPage } from '#e2e/models/checkout-page.ts'
import { CUSTOMER, signIn } from '#e2e/models/sign-in.ts'
import type { WriteCall } from '../call.ts'
import { buyPhone } from './choose-in-checkout.ts'

const cz = (page: Page) => new CheckoutPage(page, 'cz')

/** Another each time: what the account has already can't be saved once more. Its name is known to other tests. */
let phone = ''
const makePhone = (): string => `60${String(1e7 + (Date.now() % 9e6)).slice(1)}`

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
      phone = makePhone()
      await cz(page).field('phone').fill(phone)
    },
    button: page => cz(page).island.getByRole('button', { name: 'Uložit jméno a telefon do mého účtu' }),
    expectKept: ({ page }) => expect(cz(page).field('phone')).toHaveValue(phone),
    expectDone: ({ page }) =>
      expect(cz(page).island.getByText('Jméno a telefon jsou uložené ve vašem účtu.').first()).toBeVisible(),
    // The button goes with what it has saved: there is nothing to press once more.
    unfit: ['F20-P', 'F21-P'],
  },
]

import { expect, type Page } from '@playwright/test'
import { LoginPage } from '#e2e/models/login-page.ts'
import { NewsletterPage } from '#e2e/models/newsletter-page.ts'
import { PurgeDialog } from '#e2e/models/purge-dialog.ts'
import { SELLERS } from '#e2e/models/sellers.ts'
import { CUSTOMER } from '#e2e/models/sign-in.ts'
import type { WriteCall } from '../call.ts'

const login = (page: Page) => new LoginPage(page, 'cz')
const account = (page: Page) => new LoginPage(page, 'ro')
const newsletter = (page: Page) => new NewsletterPage(page, 'ro')
const purge = (page: Page) => new PurgeDialog(page, 'cz')

const READER = SELLERS.ro.email ?? ''

/** What is filled in and sent, and the way out of an account. */
export const FORMS: readonly WriteCall[] = [
  {
    route: 'login',
    market: 'cz',
    island: 'login',
    async open({ page }) {
      await login(page).open()
      await login(page).email.fill(CUSTOMER.email)
      await login(page).password.fill(CUSTOMER.password)
    },
    button: page => login(page).submit,
    async expectKept({ page }) {
      await expect(login(page).email).toHaveValue(CUSTOMER.email)
      await expect(login(page).password).toHaveValue(CUSTOMER.password)
    },
    expectDone: ({ page }) => login(page).expectSignedIn(),
    unfit: ['F33-P'],
    isKeptOverMounts: true,
    async retype({ page }) {
      await expect(login(page).password).toHaveValue('')
      await login(page).password.fill(CUSTOMER.password)
    },
    tooMuch: { field: page => login(page).email, text: `${'a'.repeat(300)}@example.cz` },
    // To whoever is just signing in, these speak of what they typed.
    others: Object.fromEntries(
      ['401', '403-signed-out', '302-sign-in'].map(kind => [kind, 'E-mail nebo heslo nesouhlasí.']),
    ),
  },
  {
    route: 'logout',
    market: 'ro',
    island: 'login',
    async open({ page }) {
      await account(page).open()
      await account(page).signIn()
      await account(page).expectSignedIn()
    },
    button: page => account(page).signOut,
    expectKept: ({ page }) => account(page).expectSignedIn(),
    expectDone: ({ page }) => account(page).expectForm(),
    successes: ['403-signed-out', '401', '302-sign-in'],
    unfit: ['F24-P', 'F28-P', 'F29-P', 'F33-P'],
  },
  {
    route: 'news-add-subscriber',
    market: 'ro',
    island: 'newsletter-subscriber',
    async open({ page }) {
      await newsletter(page).open()
      await newsletter(page).email.fill(READER)
      await newsletter(page).agree.check()
    },
    button: page => newsletter(page).submit,
    async expectKept({ page }) {
      await expect(newsletter(page).email).toHaveValue(READER)
      await expect(newsletter(page).agree).toBeChecked()
    },
    expectDone: ({ page }) => newsletter(page).expectDone(),
    beside: { kinds: ['400-field'], field: page => newsletter(page).email },
    // Nobody is to learn who is subscribed.
    successes: ['409'],
    tooMuch: { field: page => newsletter(page).email, text: `${'a'.repeat(300)}@example.cz` },
    isKeptOverMounts: true,
  },
  {
    route: 'fastly-purge',
    market: 'cz',
    island: 'purge-dialog',
    shapes: [{ status: 'no' }],
    prepare: ({ page }) => purge(page).signIn(),
    open: ({ page }) => purge(page).open(),
    signInAgain: page => purge(page).signIn(),
    button: page => purge(page).dialog.locator('button[type="submit"]'),
    async expectKept({ page }) {
      await expect(purge(page).dialog.getByRole('toolbar').getByRole('button')).toHaveCount(2)
    },
    expectDone: ({ page }) => purge(page).expectDone(purge(page).texts.doneSoft),
    isKeptOverMounts: true,
  },
]

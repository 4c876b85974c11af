import { expect, type Page } from '@playwright/test'
import { ACCOUNT, LoginPage } from '../models/login-page.ts'
import { NewsletterPage } from '../models/newsletter-page.ts'
import { PurgeDialog } from '../models/purge-dialog.ts'
import { SELLERS } from '../models/sellers.ts'
import type { WriteCall } from './fault.ts'

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
    async open({ page }) {
      await login(page).open()
      await login(page).email.fill(ACCOUNT.email)
      await login(page).password.fill(ACCOUNT.password)
    },
    button: page => login(page).submit,
    async expectKept({ page }) {
      await expect(login(page).email).toHaveValue(ACCOUNT.email)
      await expect(login(page).password).toHaveValue(ACCOUNT.password)
    },
    expectDone: ({ page }) => login(page).expectSignedIn(),
    // To whoever is just signing in, these speak of what they typed.
    others: Object.fromEntries(
      ['401', '403-signed-out', '302-sign-in'].map(kind => [kind, 'E-mail nebo heslo nesouhlasí.']),
    ),
  },
  {
    route: 'logout',
    market: 'ro',
    async open({ page }) {
      await account(page).open()
      await account(page).signIn()
      await account(page).expectSignedIn()
    },
    button: page => account(page).signOut,
    expectKept: ({ page }) => account(page).expectSignedIn(),
    expectDone: ({ page }) => account(page).expectForm(),
    successes: ['403-signed-out', '401', '302-sign-in'],
  },
  {
    route: 'news-add-subscriber',
    market: 'ro',
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
    // Nobody is to learn who is subscribed.
    successes: ['409'],
  },
  {
    route: 'fastly-purge',
    market: 'cz',
    shapes: [{ status: 'no' }],
    async open({ page }) {
      await purge(page).signIn()
      await purge(page).open()
    },
    button: page => purge(page).dialog.locator('button[type="submit"]'),
    async expectKept({ page }) {
      await expect(purge(page).dialog.getByRole('toolbar').getByRole('button')).toHaveCount(2)
    },
    expectDone: ({ page }) => purge(page).expectDone(purge(page).texts.doneSoft),
  },
]

import { expect, type Locator } from '@playwright/test'
import { marketPage } from './market-page.ts'
import { CUSTOMER } from './sign-in.ts'

/** What a visitor of the sign-in island reads. */
export const LOGIN_TEXTS = {
  cz: {
    demo: '/cz/ukazky/login/',
    email: 'E-mail',
    password: 'Heslo',
    show: 'Zobrazit heslo',
    submit: 'Přihlásit se',
    wrong: 'E-mail nebo heslo nesouhlasí.',
    throttled: 'Zkuste to znovu za 7 sekund.',
    account: 'Přihlášený účet: Jana Nováková',
    signOut: 'Odhlásit se',
  },
  ro: {
    demo: '/ro/exemple/login/',
    email: 'E-mail',
    password: 'Parolă',
    show: 'Afișați parola',
    submit: 'Autentificare',
    wrong: 'Adresa de e\u2011mail sau parola nu este corectă.',
    throttled: 'Încercați din nou peste 7 secunde.',
    account: 'Sunteți în contul: Jana Nováková',
    signOut: 'Deconectare',
  },
} as const

/** The island that signs in and out, on its demo page. */
export class LoginPage extends marketPage(LOGIN_TEXTS) {
  readonly island = this.page.locator('[data-component="login"]').first()

  async open(variant = ''): Promise<void> {
    await this.page.goto(`${this.texts.demo}${variant}`)
    await expect(this.island).toHaveAttribute('data-state', 'ready')
  }

  get email(): Locator {
    return this.island.getByRole('textbox', { name: this.texts.email, exact: true })
  }

  get password(): Locator {
    return this.island.getByLabel(this.texts.password, { exact: true })
  }

  get submit(): Locator {
    // Its name tells that it is sending.
    return this.island.locator('.ostrov button[type="submit"]')
  }

  get signOut(): Locator {
    return this.island.getByRole('button', { name: this.texts.signOut })
  }

  get account(): Locator {
    return this.island.getByText(this.texts.account)
  }

  async signIn(password: string = CUSTOMER.password): Promise<void> {
    await this.email.fill(CUSTOMER.email)
    await this.password.fill(password)
    await this.submit.click()
  }

  async expectSignedIn(): Promise<void> {
    await expect(this.account).toBeVisible()
  }

  /** The form is there: nobody is signed in. */
  async expectForm(): Promise<void> {
    await expect(this.email).toBeVisible()
  }
}

import { expect, type Locator } from '@playwright/test'
import { marketPage } from './market-page.ts'
import { STAFF, signIn } from './sign-in.ts'

/** What staff read where they purge the cache. */
export const PURGE_TEXTS = {
  cz: {
    path: '/cz/obsluha/mezipamet/',
    demo: '/cz/ukazky/purge-dialog/',
    open: 'Vymazat mezipaměť',
    keys: 'Klíče',
    url: 'Adresa',
    byUrl: 'Jednu adresu',
    full: 'Úplně vše',
    submit: 'Vymazat',
    goOn: 'Pokračovat',
    sure: 'Ano, vymazat vše',
    done: 'Mezipaměť byla vymazána.',
    doneSoft: 'Obsah mezipaměti byl označen za zastaralý.',
    rowSoft: 'označeno za zastaralé',
    failed: 'Mezipaměť se nepodařilo vymazat',
    anonymous: 'Mezipaměť smí vymazat jen přihlášená obsluha.',
    denied: 'K zobrazení této stránky nemáte oprávnění.',
    page: 'Mezipaměť',
  },
  ro: {
    path: '/ro/personal/memorie-cache/',
    demo: '/ro/exemple/purge-dialog/',
    open: 'Goliți memoria cache',
    keys: 'Chei',
    url: 'Adresa',
    byUrl: 'O singură adresă',
    full: 'Absolut tot',
    submit: 'Goliți',
    goOn: 'Continuați',
    sure: 'Da, goliți tot',
    done: 'Memoria cache a fost golită.',
    doneSoft: 'Conținutul memoriei cache a fost marcat ca expirat.',
    rowSoft: 'marcat ca expirat',
    failed: 'Memoria cache nu a putut fi golită',
    anonymous: 'Memoria cache poate fi golită doar de personalul autentificat.',
    denied: 'Nu aveți permisiunea de a accesa această pagină.',
    page: 'Memoria cache',
  },
} as const

/** The purge dialog as somebody at the page meets it. */
export class PurgeDialog extends marketPage(PURGE_TEXTS) {
  get island(): Locator {
    return this.page.locator('[data-component="purge-dialog"]').first()
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  get opener(): Locator {
    return this.island.getByRole('button', { name: this.texts.open })
  }

  get rows(): Locator {
    return this.page.locator('main table tbody tr')
  }

  signIn = (): Promise<void> => signIn(this.page, this.market, STAFF)

  async open(path: string = this.texts.path): Promise<void> {
    await this.page.goto(path)
    await expect(this.opener).toBeVisible()
    await this.opener.click()
    await expect(this.dialog).toBeVisible()
  }

  press = (name: string): Promise<void> => this.dialog.getByRole('button', { name, exact: true }).click()

  async expectDone(outcome: string): Promise<void> {
    await expect(this.dialog).toHaveCount(0)
    await expect(this.island.getByText(outcome)).toBeVisible()
    await expect(this.opener).toBeFocused()
  }
}

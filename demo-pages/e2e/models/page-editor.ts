import { expect, type Locator, type Page } from '@playwright/test'
import { marketPage } from './market-page.ts'
import { STAFF, signIn } from './sign-in.ts'

/** What an editor reads in each market. */
const TEXTS = {
  cz: {
    path: '/cz/ukazky/component-params/',
    panel: 'Úprava stránky',
    other: '/cz/ukazky/buyback-review/',
    selector: /^Výkup: výběr zařízení/,
    sendPrice: 'Nabídnout zaslání ceny',
    heading: /^Nadpis/,
    type: /^Předvybraný typ/,
    sendPriceOnPage: 'Poslat cenu e\u2011mailem',
    save: 'Uložit',
    saved: 'Žádné neuložené změny.',
    expand: 'Zobrazit panel',
    undo: 'Zpět',
    redo: 'Znovu',
    saveFailed: 'Nastavení se nepodařilo uložit.',
    keepMine: 'Ponechat moje a uložit',
    takeTheirs: 'Převzít uložené',
    pick: 'Vybrat na stránce',
    add: 'Přidat komponentu',
    findKind: 'Najít komponentu',
    newsletter: 'Odběr novinek',
    insert: 'Vložit na stránku',
    remove: 'Odebrat ze stránky',
    putBack: 'Vrátit na stránku a uložit',
    edit: 'Upravit stránku',
    back: 'Všechny komponenty',
    review: 'Zkontrolovat a zveřejnit',
    publish: 'Zveřejnit',
    published: 'Všechno je zveřejněné.',
    discard: 'Zahodit všechny změny',
    preview: 'Náhled',
    previewed: 'Náhled konceptu.',
    staffOnly: 'Stránku mohou upravovat jen přihlášení zaměstnanci.',
  },
  ro: {
    path: '/ro/exemple/component-params/',
    panel: 'Editarea paginii',
    other: '/ro/exemple/buyback-review/',
    selector: /^Vânzare: alegerea/,
    sendPrice: 'Oferiți trimiterea prețului prin e-mail',
    heading: /^Titlu/,
    type: /^Tip/,
    sendPriceOnPage: 'Primiți prețul prin e-mail',
    save: 'Salvați',
    saved: 'Nicio modificare nesalvată.',
    expand: 'Afișați panoul',
    undo: 'Desfaceți',
    redo: 'Refaceți',
    saveFailed: 'Setările nu au putut fi salvate.',
    keepMine: 'Păstrați-le pe ale mele și salvați',
    takeTheirs: 'Preluați valorile salvate',
    pick: 'Alegeți pe pagină',
    add: 'Adăugați o componentă',
    findKind: 'Căutați o componentă',
    newsletter: 'Abonare la noutăți',
    insert: 'Adăugați pe pagină',
    remove: 'Eliminați de pe pagină',
    putBack: 'Puneți-o înapoi pe pagină și salvați',
    edit: 'Editați pagina',
    back: 'Toate componentele',
    review: 'Verificați și publicați',
    publish: 'Publicați',
    published: 'Totul este publicat.',
    discard: 'Renunțați la toate modificările',
    preview: 'Previzualizare',
    previewed: 'Previzualizarea ciornei.',
    staffOnly: 'Pagina poate fi editată doar de angajații autentificați.',
  },
} as const

/** The editing of a page as a member of staff goes about it. */
export class PageEditor extends marketPage(TEXTS) {
  get panel(): Locator {
    return this.panelOf(this.page)
  }

  /** The panel, in any window: the preview is one of its own. */
  panelOf(page: Page): Locator {
    return page.getByRole('complementary', { name: this.texts.panel })
  }

  button(name: string | RegExp): Locator {
    return this.panel.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
  }

  field(name: string | RegExp): Locator {
    return this.panel.getByLabel(name).and(this.panel.locator('input, select, textarea'))
  }

  signIn = (): Promise<void> => signIn(this.page, this.market, STAFF)

  async open(): Promise<void> {
    await this.page.goto(this.texts.path)
    await expect(this.panel.getByRole('heading').first()).toBeVisible()
    // On a small screen it waits to be asked for.
    const expand = this.button(this.texts.expand)
    if (await expand.isVisible()) await expand.click()
    await expect(this.button(this.texts.selector).first()).toBeVisible()
  }

  /** Chooses a component by what it is called; its form is open then. */
  async chooseKind(label: string): Promise<void> {
    await this.button(this.texts.add).click()
    await this.field(this.texts.findKind).fill(label)
    await this.button(new RegExp(`^${label} `)).click()
  }

  /** Puts a component at the end of the page. */
  async insert(label: string): Promise<void> {
    await this.chooseKind(label)
    await this.button(this.texts.insert).click()
    await this.button(this.texts.back).click()
  }

  /** Begins from what visitors see, whatever another left in the draft. */
  async discardDraft(): Promise<void> {
    const review = this.button(this.texts.review)
    await expect(review.or(this.panel.getByText(this.texts.published)).first()).toBeVisible()
    if (!(await review.isVisible())) return
    await review.click()
    await this.button(this.texts.discard).click()
    await expect(this.panel.getByText(this.texts.published)).toBeVisible()
    await this.open()
  }

  async save(): Promise<void> {
    await this.button(this.texts.save).click()
    await expect(this.panel.getByText(this.texts.saved)).toBeVisible()
  }
}

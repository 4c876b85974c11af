import { expect, type Locator, type Page } from '@playwright/test'
import { marketPage } from './market-page.ts'
import { STAFF, signIn } from './sign-in.ts'

/** What staff read where they look after pre-orders. */
const PREORDER_TEXTS = {
  cz: {
    staff: '/cz/obsluha/',
    calls: '/cz/api/new/orders/preorder-settings/',
    newSetting: 'Nové nastavení',
    name: 'Název',
    priority: /^Priorita/,
    reach: /Platí pro/,
    target: /Kter/,
    create: 'Založit nastavení',
    made: 'Nastavení je založené.',
    payment: 'Platba',
    quantity: 'Množství',
    addRule: 'Přidat pravidlo',
    added: 'Pravidlo je přidané.',
    whatIf: 'Co by se změnilo',
    whatIfOn: 'Co by se změnilo, kdyby nastavení bylo zapnuté',
    active: 'Zapnuto',
    save: 'Uložit',
    saved: 'Nastavení je uložené.',
    undo: 'Vzít zpět',
    undone: 'Změna je vzatá zpět.',
    points: /^Body/,
    waiting: 'Čekají na kusy',
    given: 'Mají přidělené kusy',
    allocate: 'Přidělit podle pravidel',
    unallocate: 'Uvolnit kusy',
    toMain: 'Vrátit na hlavní sklad',
    find: 'Otevřít',
    number: 'Kterákoli předobjednávka podle čísla',
    stock: 'Zásoby pro předobjednávky',
    import: 'Nahrát CSV',
    file: 'Soubor CSV',
    boss: /^Rezerva vedení:/,
    exportCsv: 'Exportovat do CSV',
    more: 'Více',
    badQuantity: 'Řádek 3, Množství: Místo „spousta“ zadejte celé číslo od nuly.',
    send: /^Nahrát \d+\s/,
    imported: 'Nahráno: přibylo 0, změnilo se 1.',
    undoImport: 'Vzít zpět',
    importUndone: 'Nahrání je vzaté zpět: 1\u00a0řádek.',
    close: 'Hotovo',
    back: 'zpět na hlavním skladu',
  },
  ro: {
    staff: '/ro/personal/',
    calls: '/ro/api/new/orders/preorder-settings/',
    newSetting: 'Setare nouă',
    name: 'Denumire',
    priority: /^Prioritate/,
    reach: /Valabilă pentru/,
    target: /^Ce (tip|produs|variantă)/,
    create: 'Creați setarea',
    made: 'Setarea a fost creată.',
    payment: 'Plată',
    quantity: 'Cantitate',
    addRule: 'Adăugați o regulă',
    added: 'Regula a fost adăugată.',
    whatIf: 'Ce s-ar schimba',
    whatIfOn: 'Ce s-ar schimba dacă setarea ar fi activă',
    active: 'Activă',
    save: 'Salvați',
    saved: 'Setarea a fost salvată.',
    undo: 'Anulați modificarea',
    undone: 'Modificarea a fost anulată.',
    points: /^Puncte/,
    waiting: 'În așteptarea stocului',
    given: 'Au bucăți alocate',
    allocate: 'Alocați după reguli',
    unallocate: 'Eliberați bucățile',
    toMain: 'Returnați în depozitul central',
    find: 'Deschideți',
    number: 'Orice precomandă după număr',
    stock: 'Stocuri pentru precomenzi',
    import: 'Încărcați CSV',
    file: 'Fișier CSV',
    boss: /^Conducerea păstrează/,
    exportCsv: 'Exportați în CSV',
    more: 'Mai multe',
    badQuantity: 'Rândul 3, Cantitate: În loc de „spousta” introduceți un număr întreg, de la zero în sus.',
    send: /^Încărcați \d+\s/,
    imported: 'Încărcat: adăugate 0, modificate 1.',
    undoImport: 'Anulați încărcarea',
    importUndone: 'Încărcarea a fost anulată: un rând.',
    close: 'Gata',
    back: 'înapoi în depozitul central',
  },
} as const

/** The pages of pre-orders as staff meet them, with every call that they make. */
export class PreorderPages extends marketPage(PREORDER_TEXTS) {
  /** Method and path behind the prefix that all of them share, as they went over the wire. */
  readonly calls: string[] = []

  async open(name: 'preorder-settings' | 'preorder-stock' | 'auto-preorder-grid'): Promise<void> {
    await signIn(this.page, this.market, STAFF)
    this.page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith(this.texts.calls))
        this.calls.push(`${request.method()} ${pathname.slice(this.texts.calls.length)}`)
    })
    await this.page.goto(`${this.texts.staff}${name}/`)
  }

  region = (name: string): Locator => this.page.getByRole('region', { name, exact: true })
  grid = (name: string): Locator => this.page.getByRole('grid', { name, exact: true })
  press = (name: string): Promise<void> => this.page.getByRole('button', { name, exact: true }).click()

  /** The first rows of a grid that waits to be told so, by the texts of their first cells. */
  async chooseRows(name: string, numbers: readonly string[]): Promise<void> {
    for (const number of numbers)
      await this.grid(name)
        .getByRole('checkbox', { name: new RegExp(number) })
        .click()
  }

  /** The rows of the stock whose code begins so. */
  async findStock(code: string): Promise<void> {
    const grid = this.grid(this.texts.stock)
    await this.page.goto(`${this.texts.staff}preorder-stock/?stock.search=${code}`)
    await expect(grid.getByRole('row').nth(1)).toContainText(code)
  }

  async exportStock(): Promise<void> {
    await this.page.getByRole('button', { name: this.texts.more, exact: true }).click()
    await this.page.getByRole('menuitem', { name: this.texts.exportCsv }).click()
  }

  /** As the server has it. */
  async readStock(code: string, stock: string): Promise<KeptStock> {
    const path = `${this.texts.calls}stock/grid?search=${code}&page_size=100`
    const { results } = await readCall<{ results: KeptStock[] }>(this.page, path)
    const row = results.find(one => one.code === code && one.stock.name === stock)
    if (!row) throw new Error(`There is no ${code} on ${stock}.`)
    return row
  }

  /** The quantity stands after the box, code, product and stock. */
  stockQuantity = ({ id }: KeptStock): Locator =>
    this.grid(this.texts.stock).locator(`[data-id="${id}"] [aria-colindex="5"]`)

  async editStock(row: KeptStock, value: string): Promise<void> {
    await this.stockQuantity(row).focus()
    await this.page.keyboard.press('F2')
    // What is typed before the field is there is kept; Enter is not.
    await expect(this.page.locator('[data-editor] :focus')).toBeVisible()
    await this.page.keyboard.type(value)
    await this.page.keyboard.press('Enter')
  }

  async expectNoScrollAside(): Promise<void> {
    const isWide = await this.page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(isWide).toBe(false)
  }
}

interface KeptStock {
  id: string
  code: string
  stock: { name: string }
  quantity: number
}

/** What staff are answered by one of the calls. */
export const readCall = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.context().request.get(path)).json()) as T

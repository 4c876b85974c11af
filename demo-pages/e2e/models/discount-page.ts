import { expect, type Locator } from '@playwright/test'
import { marketPage } from './market-page.ts'
import { STAFF, signIn } from './sign-in.ts'

/** What staff read where they make discounts. */
export const DISCOUNT_TEXTS = {
  cz: {
    grid: '/cz/obsluha/discount-grid/',
    detail: '/cz/obsluha/discount-detail/',
    gridName: 'Slevy',
    add: 'Nová sleva',
    name: 'Název pro zákazníky',
    value: 'Hodnota',
    minimalSum: 'Nejnižší nákup',
    validTo: 'Platí do',
    isActive: 'Zapnutá',
    isCombinable: 'Lze spojit s jinou slevou',
    save: 'Uložit',
    saved: 'Úspěšně uloženo.',
    remove: 'Odstranit',
    removeYes: 'Odstranit slevu',
    deletedOnes: 'Odstraněné slevy',
    restore: 'Obnovit',
    deleted: 'Úspěšně odstraněno.',
    undo: 'Vzít zpět',
    words: 'Slovy',
    howMany: 'Kolik kódů vytvořit',
    generate: 'Vytvořit kódy',
    download: 'Stáhnout kódy (CSV)',
    searchGrid: 'Hledat název nebo celý kód',
    allCodes: 'Všechny kódy',
    searchCodes: 'Hledat kód',
    meetings: 'Souběh s jinými slevami',
    conflict: 'Někdo jiný to mezitím uložil',
    draft: 'Vaše neuložené změny z minula jsou zpátky.',
  },
  ro: {
    grid: '/ro/personal/discount-grid/',
    detail: '/ro/personal/discount-detail/',
    gridName: 'Reduceri',
    add: 'Reducere nouă',
    name: 'Denumire pentru clienți',
    value: 'Valoare',
    minimalSum: 'Valoarea minimă a cumpărăturilor',
    validTo: 'Valabilă până la',
    isActive: 'Activată',
    isCombinable: 'Se poate combina cu alta',
    save: 'Salvați',
    saved: 'Salvat cu succes.',
    remove: 'Ștergeți',
    removeYes: 'Ștergeți reducerea',
    deletedOnes: 'Reduceri șterse',
    restore: 'Restaurați',
    deleted: 'Șters cu succes.',
    undo: 'Anulați modificarea',
    words: 'În cuvinte',
    howMany: 'Câte coduri să fie create',
    generate: 'Creați coduri',
    download: 'Descărcați codurile (CSV)',
    searchGrid: 'Căutați după denumire sau codul complet',
    allCodes: 'Toate codurile',
    searchCodes: 'Căutați un cod',
    meetings: 'Suprapuneri cu alte reduceri',
    conflict: 'Între timp, altcineva a salvat modificări',
    draft: 'Modificările nesalvate de data trecută sunt din nou aici.',
  },
} as const

/** The page of one discount as staff meet it. */
export class DiscountPage extends marketPage(DISCOUNT_TEXTS) {
  get island(): Locator {
    return this.page.locator('[data-component="admin-discount-detail"]')
  }

  get name(): Locator {
    return this.island.getByRole('textbox', { name: this.texts.name })
  }

  get value(): Locator {
    return this.island.getByRole('textbox', { name: this.texts.value, exact: true })
  }

  region = (name: string): Locator => this.island.getByRole('region', { name, exact: true })

  signIn = (): Promise<void> => signIn(this.page, this.market, STAFF)

  async open(id = ''): Promise<void> {
    await this.page.goto(this.texts.detail + (id && `?id=${id}`))
    await expect(this.name).toBeVisible()
  }

  press = (name: string): Promise<void> => this.island.getByRole('button', { name, exact: true }).click()

  async save(): Promise<void> {
    await this.press(this.texts.save)
    await expect(this.island.getByText(this.texts.saved)).toBeVisible()
  }

  /** With what goes with it read before. */
  async remove(): Promise<void> {
    await this.press(this.texts.remove)
    await this.press(this.texts.removeYes)
  }

  /** Puts a value into a cell of the grid as a keyboard does. */
  async editCell(cell: Locator, text: string): Promise<void> {
    await cell.focus()
    await cell.press('F2')
    // What is typed before the field is there is kept; Enter is not.
    await expect(cell.page().locator('[data-editor] :focus')).toBeVisible()
    await cell.page().keyboard.type(text)
    await cell.page().keyboard.press('Enter')
  }

  readId = (): string => new URL(this.page.url()).searchParams.get('id') ?? ''

  /** What a region says, with plain spaces. */
  async expectSaid(region: string, text: string): Promise<void> {
    await expect
      .poll(async () => ((await this.region(region).textContent()) ?? '').replace(/\s/g, ' '))
      .toContain(text)
  }
}

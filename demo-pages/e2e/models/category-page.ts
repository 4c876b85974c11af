import { expect, type Locator } from '@playwright/test'
import { marketPage } from './market-page.ts'
import { STAFF, signIn } from './sign-in.ts'

/** What staff read where they keep the categories. */
const CATEGORY_TEXTS = {
  cz: {
    tree: '/cz/obsluha/category-tree/',
    settings: '/cz/obsluha/category-settings/',
    api: '/cz/core/api/admin/categories/',
    search: 'Hledat ve stromu',
    newTop: 'Nová kategorie',
    newBelow: 'Nová podkategorie',
    name: 'Název',
    create: 'Založit kategorii',
    save: 'Uložit',
    saved: 'Úspěšně uloženo.',
    deleted: 'Úspěšně odstraněno.',
    deleteRow: 'Odstranit',
    confirmDelete: 'Odstranit kategorii',
    undo: 'Vzít zpět',
    undone: 'Vráceno: ',
    redo: 'Znovu provést',
    lastDeleted: 'Naposledy odstraněné (1)',
    bringBack: 'Vrátit',
    moveTo: 'Přesunout do…',
    target: 'Kam',
    move: 'Přesunout',
    conflict: 'Mezitím jste to uložili v jiném okně',
    mine: 'Nechat',
    denied: 'K zobrazení této stránky nemáte oprávnění.',
  },
  ro: {
    tree: '/ro/personal/category-tree/',
    settings: '/ro/personal/category-settings/',
    api: '/ro/core/api/admin/categories/',
    search: 'Căutați în arbore',
    newTop: 'Categorie nouă',
    newBelow: 'Subcategorie nouă',
    name: 'Denumire',
    create: 'Creați categoria',
    save: 'Salvați',
    saved: 'Salvat cu succes.',
    deleted: 'Șters cu succes.',
    deleteRow: 'Ștergeți',
    confirmDelete: 'Ștergeți categoria',
    undo: 'Anulați',
    undone: 'S-a anulat: ',
    redo: 'Refaceți',
    lastDeleted: 'Șterse recent (1)',
    bringBack: 'Restaurați',
    moveTo: 'Mutați în…',
    target: 'Destinația',
    move: 'Mutați',
    conflict: 'Între timp ați salvat în altă fereastră',
    mine: 'Păstrați',
    denied: 'Nu aveți permisiunea de a accesa această pagină.',
  },
} as const

/** The pages of the categories as a member of staff meets them. */
export class CategoryPage extends marketPage(CATEGORY_TEXTS) {
  get tree(): Locator {
    return this.page.getByRole('tree')
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  async open(path: string = this.texts.tree): Promise<void> {
    await signIn(this.page, this.market, STAFF)
    await this.page.goto(path)
  }

  line(name: string): Locator {
    return this.tree.getByRole('treeitem').filter({ has: this.page.getByText(name, { exact: true }) })
  }

  press(name: string | RegExp): Promise<void> {
    return this.page.getByRole('button', { name }).first().click()
  }

  /** Makes a category by the shop's own call, so that each walk has a branch of its own; its id. */
  async make(name: string, parent: string | null = null): Promise<string> {
    const { request } = this.page.context()
    const cookies = await this.page.context().cookies()
    const token = cookies.find(cookie => cookie.name === 'csrftoken')?.value ?? ''
    const response = await request.post(this.texts.api, {
      data: { name, seo_name: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'), parent },
      headers: { 'X-CSRFToken': token },
    })
    expect(response.status()).toBe(201)
    return String((await response.json()).id)
  }

  /** The names below a category as the shop has them. */
  async readBranch(parent: string): Promise<string[]> {
    const response = await this.page.context().request.get(`${this.texts.api}tree/?parent=${parent}`)
    const { results } = await response.json()
    return results.map(({ name }: { name: string }) => name)
  }
}

import { expect, type Page } from '@playwright/test'
import { CategoryPage } from '#e2e/models/category-page.ts'
import type { Visitor } from '#e2e/models/visitor.ts'
import type { ReadCall, WriteCall } from '../call.ts'
import { enterAs, lookAway, makeName, READ_UNFIT, rowsOf } from './staff.ts'

const cz = (page: Page) => new CategoryPage(page, 'cz')
const ro = (page: Page) => new CategoryPage(page, 'ro')

const READ = { ...enterAs('cz'), island: 'admin-category-tree', unfit: READ_UNFIT } as const
const SETTINGS = { ...READ, island: 'admin-category-settings' } as const

const openTree = async ({ page }: Visitor): Promise<void> => {
  await page.goto(cz(page).texts.tree)
  await expect(cz(page).tree.getByRole('treeitem').first()).toBeVisible()
}
const openSettings = async ({ page }: Visitor): Promise<void> =>
  void (await page.goto(cz(page).texts.settings))

const listed = (page: Page) => page.locator('.ostrov-category-settings-rows input[type="checkbox"]')

/** Opens the details of the first category, where its form is. */
async function openForm(visitor: Visitor): Promise<void> {
  await openTree(visitor)
  await cz(visitor.page).tree.getByRole('treeitem').first().click()
}

/** Asks what would go with the first category. */
async function askDelete({ page }: Visitor): Promise<void> {
  if (await cz(page).dialog.isVisible()) await page.keyboard.press('Escape')
  await cz(page).press(/^Odstranit$/)
}

const findHistory = (page: Page) => page.locator('.ostrov-category-panel .ostrov-record-history')

export const CATEGORY_READS: readonly ReadCall[] = [
  {
    route: 'categories-tree',
    ...READ,
    shapes: [[], { results: [{ id: '1' }] }],
    open: async ({ page }) => void (await page.goto(cz(page).texts.tree)),
    shown: page => cz(page).tree.getByRole('treeitem'),
  },
  {
    route: 'category-impact',
    ...READ,
    shapes: [[], { categories: 'x' }],
    async open(visitor) {
      await openForm(visitor)
      await askDelete(visitor)
    },
    askAgain: askDelete,
    shown: page => cz(page).dialog.getByText(/^Smaže se/),
    unfit: [...READ_UNFIT, 'F01-L', 'F25-L', 'F29-L'],
  },
  {
    route: 'category-history',
    ...READ,
    shapes: [{}, [{ id: '1' }]],
    async open(visitor) {
      await openForm(visitor)
      await findHistory(visitor.page).locator('summary').click()
    },
    shown: page => findHistory(page).getByText(/Zatím|Změněno|Vytvořeno|Přesunuto|Obnoveno/),
    async askAgain({ page }) {
      const summary = findHistory(page).locator('summary')
      await summary.click()
      await summary.click()
    },
    unfit: [...READ_UNFIT, 'F25-L', 'F29-L'],
  },
  {
    route: 'category-manufacturers',
    ...READ,
    shapes: [[], { results: [{ id: 1 }] }],
    async prepare(visitor) {
      await READ.prepare(visitor)
      await openForm(visitor)
    },
    open: searchMaker,
    askAgain: searchMaker,
    shown: page => page.locator('[role="option"]'),
    tells: 'Hledání se nezdařilo.',
    isReplaced: true,
    unfit: [...READ_UNFIT, 'F01-L', 'F25-L', 'F26-L', 'F29-L'],
  },
  {
    route: 'type-devices',
    ...READ,
    shapes: [{}, [{ id: 5 }]],
    open: openForm,
    shown: page => page.locator('select:has(option:nth-child(2))'),
  },
  {
    route: 'type-categories',
    ...SETTINGS,
    shapes: [{}, [{ id: '1' }]],
    open: openSettings,
    shown: listed,
  },
  {
    route: 'categories',
    ...SETTINGS,
    shapes: [[], { count: 1, results: [{ id: '1' }] }],
    async open(visitor) {
      const { page } = visitor
      await openSettings(visitor)
      await expect(listed(page).first()).toBeVisible()
      await page.getByRole('combobox', { name: 'Úroveň kategorie' }).selectOption('2')
    },
    shown: listed,
    unfit: [...READ_UNFIT, 'F29-L'],
  },
  {
    route: 'category-products',
    ...SETTINGS,
    ...lookAway(READ),
    shapes: [[], { count: 1, results: [{ id: '1' }] }],
    open: openSettings,
    shown: page => rowsOf(page.getByRole('grid', { name: 'Produkty' })),
  },
]

const MAKERS = ['a', 'e', 'o', 'i', 'n']
let turn = 0
function searchMaker({ page }: Visitor): Promise<void> {
  return page.getByRole('combobox', { name: 'Výrobci' }).fill(MAKERS[turn++ % MAKERS.length] ?? '')
}

const WRITE = { ...enterAs('ro'), island: 'admin-category-tree' } as const
const SAVED = [[], { id: '1', version: 'x' }]

interface Planted {
  name: string
  child: string
}
/** What each page has of its own in the tree. */
const planted = new WeakMap<Page, Planted>()
const nameOf = (page: Page): string => planted.get(page)?.name ?? ''

/** Makes a branch, and opens the tree with it in focus. */
async function plant({ page }: Visitor): Promise<Planted> {
  const own = { name: makeName(), child: makeName() }
  const root = await ro(page).make(own.name)
  await ro(page).make(own.child, root)
  planted.set(page, own)
  await page.goto(`${ro(page).texts.tree}?id=${root}`)
  await expect(ro(page).line(own.name)).toBeVisible()
  await ro(page).line(own.name).click()
  await expect(field(page)).toHaveValue(own.name)
  return own
}

const field = (page: Page) => page.getByRole('textbox', { name: ro(page).texts.name, exact: true })
const saveButton = (page: Page) => page.locator('.ostrov-category-panel form button[type="submit"]')

async function askOwnDelete(visitor: Visitor): Promise<void> {
  await plant(visitor)
  await visitor.page.getByRole('button', { name: ro(visitor.page).texts.deleteRow, exact: true }).click()
  await expect(ro(visitor.page).dialog.getByText(/2 categorii/)).toBeVisible()
}
const confirm = (page: Page) =>
  ro(page).dialog.getByRole('button', { name: ro(page).texts.confirmDelete, exact: true })

const TYPED = 'Nume scris'

export const CATEGORY_WRITES: readonly WriteCall[] = [
  {
    route: 'add-category',
    ...WRITE,
    shapes: SAVED,
    async open(visitor) {
      const { page } = visitor
      await plant(visitor)
      await ro(page).press(ro(page).texts.newBelow)
      await field(page).fill(TYPED)
      await field(page).blur()
    },
    button: saveButton,
    expectKept: ({ page }) => expect(field(page)).toHaveValue(TYPED),
    expectDone: ({ page }) => expect(ro(page).line(TYPED).first()).toBeVisible(),
    tooMuch: { field, text: 'x'.repeat(101) },
    unfit: ['F29-P'],
  },
  {
    route: 'update-category',
    ...WRITE,
    shapes: SAVED,
    async open(visitor) {
      await plant(visitor)
      await field(visitor.page).fill(TYPED)
    },
    button: saveButton,
    expectKept: ({ page }) => expect(field(page)).toHaveValue(TYPED),
    expectDone: ({ page }) => expect(page.getByText(ro(page).texts.saved).first()).toBeVisible(),
    tooMuch: { field, text: 'x'.repeat(101) },
    unfit: ['F29-P'],
  },
  {
    route: 'move-category',
    ...WRITE,
    shapes: SAVED,
    async open(visitor) {
      const { page } = visitor
      const target = makeName()
      await ro(page).make(target)
      await plant(visitor)
      await ro(page).press(ro(page).texts.moveTo)
      await ro(page)
        .dialog.getByRole('combobox', { name: ro(page).texts.target })
        .fill(target)
      await ro(page).dialog.getByRole('option').first().click()
    },
    button: page => ro(page).dialog.getByRole('button', { name: ro(page).texts.move, exact: true }),
    expectKept: ({ page }) =>
      expect(ro(page).dialog.getByRole('combobox', { name: ro(page).texts.target })).toHaveValue(/^F/),
    expectDone: ({ page }) => expect(ro(page).dialog).toHaveCount(0),
    // It shows at once; whoever presses too early is told again.
    isOptimistic: true,
    unfit: ['F23-P', 'F29-P'],
  },
  {
    route: 'delete-category',
    ...WRITE,
    shapes: [[], { deletion: {} }],
    open: askOwnDelete,
    button: confirm,
    isOptimistic: true,
    expectKept: ({ page }) => expect(confirm(page)).toBeVisible(),
    expectDone: ({ page }) => expect(page.getByText(ro(page).texts.deleted).first()).toBeVisible(),
    unfit: ['F23-P', 'F29-P'],
  },
  {
    route: 'restore-category',
    ...WRITE,
    shapes: SAVED,
    async open(visitor) {
      const { page } = visitor
      await askOwnDelete(visitor)
      await confirm(page).click()
      await expect(ro(page).line(nameOf(page))).toHaveCount(0)
    },
    // The tree has one, and the bar that tells what was deleted another.
    button: page => page.getByRole('button', { name: new RegExp(`^${ro(page).texts.undo}`) }).first(),
    isOptimistic: true,
    expectKept: ({ page }) => expect(ro(page).line(nameOf(page))).toHaveCount(0),
    expectDone: ({ page }) => expect(ro(page).line(nameOf(page))).toBeVisible(),
    unfit: ['F23-P', 'F28-P', 'F29-P'],
  },
]

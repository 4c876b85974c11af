import { expect, type Page } from '@playwright/test'
import { CategoryPage } from '#e2e/models/category-page.ts'
import type { Visitor } from '#e2e/models/visitor.ts'
import type { WriteCall } from '../call.ts'
import { enterAs, makeName } from './staff.ts'

const cz = (page: Page) => new CategoryPage(page, 'cz')
const WRITE = {
  ...enterAs('cz'),
  island: 'admin-category-settings',
  // Whoever presses too early is told again; the choice is the page's own.
  isOptimistic: true,
  // Without cookies there is nothing to take back.
  unfit: ['F23-P', 'F28-P', 'F29-P'],
} as const
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const chosen = (page: Page) => page.getByText('Vybrán 1 produkt, 1 kategorie.').first()
const said = (page: Page, what: RegExp) => page.getByText(what).first()

/** One product and a category that nobody else has. */
async function choose(visitor: Visitor): Promise<void> {
  const { page } = visitor
  const name = makeName()
  await cz(page).make(name)
  await page.goto(cz(page).texts.settings)
  await page.getByRole('searchbox', { name: 'Hledat kategorii' }).fill(name)
  await page.getByRole('checkbox', { name }).check()
  await page
    .getByRole('grid', { name: 'Produkty' })
    .locator('[data-id] input[type="checkbox"]')
    .first()
    .click()
  await expect(chosen(page)).toBeVisible()
}

const ADDED = /^ ?Nová zařazení: 1/
const expectKept = ({ page }: Visitor): Promise<void> => expect(chosen(page)).toBeVisible()

export const ASSIGNMENT_WRITES: readonly WriteCall[] = [
  {
    route: 'add-product-categories',
    ...WRITE,
    shapes: [[], { change: 'x' }],
    open: choose,
    button: page => button(page, 'Zařadit do kategorií'),
    expectKept,
    expectDone: ({ page }) => expect(said(page, ADDED)).toBeVisible(),
  },
  {
    route: 'remove-product-categories',
    ...WRITE,
    shapes: [[], { change: 'x' }],
    async open(visitor) {
      await choose(visitor)
      await button(visitor.page, 'Zařadit do kategorií').click()
      await expect(said(visitor.page, ADDED)).toBeVisible()
    },
    button: page => button(page, 'Vyřadit z kategorií'),
    expectKept,
    expectDone: ({ page }) => expect(said(page, /Zrušená zařazení: 1/)).toBeVisible(),
  },
  {
    route: 'turn-product-categories',
    ...WRITE,
    async open(visitor) {
      await choose(visitor)
      await button(visitor.page, 'Zařadit do kategorií').click()
      await expect(said(visitor.page, ADDED)).toBeVisible()
    },
    button: page => button(page, 'Vzít zpět').first(),
    expectKept,
    expectDone: ({ page }) => expect(said(page, /Vzato zpět: 1.zařazení produktu/)).toBeVisible(),
  },
]

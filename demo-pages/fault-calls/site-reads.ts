import type { Page } from '@playwright/test'
import { CartShop } from '../models/cart-shop.ts'
import { PageEditor } from '../models/page-editor.ts'
import { PurgeDialog } from '../models/purge-dialog.ts'
import { VisitedShop } from '../models/visited-shop.ts'
import type { ReadCall } from './fault.ts'
import { comeBack } from './steps.ts'

const cart = (page: Page) => new CartShop(page, 'ro')
const visited = (page: Page) => new VisitedShop(page, 'ro')
const editor = (page: Page) => new PageEditor(page, 'ro')
const purge = (page: Page) => new PurgeDialog(page, 'cz')
const review = (page: Page) => page.locator('[data-component="buyback-review"]')

const openEntry = (page: Page): Promise<void> => editor(page).panel.locator('[data-pk]').first().click()

/** What stands on pages of all kinds. */
export const SITE_READS: readonly ReadCall[] = [
  {
    route: 'products-by-code',
    market: 'ro',
    shapes: [{ results: [{ code: 'x' }] }],
    prepare: ({ page }) => visited(page).visit(0),
    open: ({ page }) => visited(page).openDemo(),
    shown: page => visited(page).links,
  },
  {
    route: 'component-params',
    market: 'ro',
    shapes: [[], { component: 'x', version: '1', params: [] }],
    prepare: ({ page }) => editor(page).signIn(),
    async open({ page }) {
      await page.goto('/ro/exemple/notifications/?edit')
      await openEntry(page)
    },
    shown: page => editor(page).button(editor(page).texts.save),
    // What is known is read anew only by who comes back to the page.
    async askAgain(stage) {
      const { page } = stage
      await editor(page).panel.locator('.ostrov-editor-body > button').first().click()
      await openEntry(page)
      await comeBack(stage)
    },
  },
  {
    route: 'active-user',
    market: 'cz',
    shapes: [{ authenticated: 1 }, { authenticated: null }],
    open: async ({ page }) => void (await page.goto(purge(page).texts.demo)),
    shown: page => page.getByText(purge(page).texts.anonymous),
  },
  {
    route: 'buyout-detail',
    market: 'cz',
    shapes: [[], { id: 1 }],
    open: async ({ page }) => void (await page.goto('/cz/vykup/prehled/ukazka-odeslaneho-vykupu/')),
    shown: page => review(page).getByText(/\d\sKč/),
    others: { '404-json': 'Takový výkup jsme nenašli.' },
  },
  createCartCount(),
]

/** The badges tell nobody of a failure: the last number stays and is marked, or is hidden where it may not be seen. */
function createCartCount(): ReadCall {
  let isHidden = false
  const change = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('ostrov:cart-changed')))
  return {
    route: 'cart-count',
    market: 'ro',
    shapes: [{ count: -1 }, { count: 1.5 }, { count: '1' }],
    async prepare({ page }) {
      await cart(page).buy()
      await page.goto(cart(page).texts.demo)
      await cart(page).expectBadge(cart(page).texts.one)
    },
    open: ({ page }) => change(page),
    askAgain: ({ page }) => change(page),
    shown: page => cart(page).badges(cart(page).texts.one),
    async expectQuiet({ page }, { told }) {
      if (told === 'forbidden' || told === 'notFound') isHidden = true
      const { unknown, doubtful } = cart(page).texts
      await cart(page).expectBadge(isHidden ? unknown : doubtful)
    },
    isShort: true,
  }
}

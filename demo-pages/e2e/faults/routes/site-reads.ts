import type { Page } from '@playwright/test'
import { PageEditor } from '#e2e/models/page-editor.ts'
import { PurgeDialog } from '#e2e/models/purge-dialog.ts'
import { VisitedShop } from '#e2e/models/visited-shop.ts'
import type { ReadCall } from '../call.ts'
import { restorePage } from '../session.ts'

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
    island: 'last-visited',
    shapes: [{ results: [{ code: 'x' }] }],
    prepare: ({ page }) => visited(page).visit(0),
    open: ({ page }) => visited(page).openDemo(),
    shown: page => visited(page).links,
    unfit: ['F27-L'],
  },
  {
    route: 'component-params',
    market: 'ro',
    island: 'component-params',
    shapes: [[], { component: 'x', version: '1', params: [] }],
    prepare: ({ page }) => editor(page).signIn(),
    async open({ page }) {
      await page.goto('/ro/exemple/notifications/?edit')
      await openEntry(page)
    },
    shown: page => editor(page).button(editor(page).texts.save),
    // What is known is read anew only by who comes back to the page.
    async askAgain(visitor) {
      const { page } = visitor
      if (await editor(page).button(editor(page).texts.save).isVisible()) return restorePage(visitor)
      await editor(page).panel.locator('.ostrov-editor-body > button').first().click()
      await openEntry(page)
    },
    // Of a component that is not there any more the list is shown by itself.
    unfit: ['F09-L', 'F25-L', 'F29-L', 'F33-L'],
  },
  {
    route: 'active-user',
    market: 'cz',
    island: 'purge-dialog',
    shapes: [{ authenticated: 1 }, { authenticated: null }],
    // The header's own script asks the same of its own; what counts here is what the island asks.
    prepare: async ({ page }) =>
      void (await page.route('**/follow-visitor.js*', route =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      )),
    open: async ({ page }) => void (await page.goto(purge(page).texts.demo)),
    shown: page => page.getByText(purge(page).texts.anonymous),
    // One visitor is no list that could be huge.
    unfit: ['F18-L'],
  },
  {
    route: 'buyout-detail',
    market: 'cz',
    island: 'buyback-review',
    shapes: [[], { id: 1 }],
    open: async ({ page }) => void (await page.goto('/cz/vykup/prehled/ukazka-odeslaneho-vykupu/')),
    shown: page => review(page).getByText(/\d\sKč/),
    others: { '404-json': 'Takový výkup jsme nenašli.', '404-html': 'Takový výkup jsme nenašli.' },
  },
]

import { expect, type Page } from '@playwright/test'
import { DiscountPage } from '#e2e/models/discount-page.ts'
import type { Visitor } from '#e2e/models/visitor.ts'
import type { ReadCall, WriteCall } from '../call.ts'
import { enterAs, makeName, READ_UNFIT, rowsOf, sendCall } from './staff.ts'

const READ = { ...enterAs('cz'), unfit: READ_UNFIT } as const
const WRITE = { ...enterAs('ro') } as const

const VIEWS = '/ro/core/api/grid-views/'
const STATE = {
  order: [],
  hidden: [],
  pinned: [],
  widths: [],
  density: 'normal',
  ordering: [],
  filters: [],
  search: '',
  page_size: 50,
}

/** What each page deletes. */
const names = new WeakMap<Page, string>()

async function openViews({ page }: Visitor, market: 'cz' | 'ro'): Promise<void> {
  const discount = new DiscountPage(page, market)
  await page.goto(discount.texts.grid)
  await expect(rowsOf(page.getByRole('grid', { name: discount.texts.gridName })).first()).toBeVisible()
  await page.getByRole('button', { name: market === 'cz' ? 'Pohledy' : 'Vizualizări' }).click()
}
const viewName = (page: Page) => page.getByRole('textbox', { name: 'Numele vizualizării' })

/** Views of grids, as they are saved in one of them. */
export const VIEW_READS: readonly ReadCall[] = [
  {
    route: 'grid-views',
    ...READ,
    island: 'admin-discount-grid',
    shapes: [{}, [{ id: '1' }]],
    open: visitor => openViews(visitor, 'cz'),
    shown: page =>
      page
        .getByText('Zatím tu není uložený žádný pohled.')
        .or(page.getByRole('button', { name: /^Smazat pohled/ })),
    unfit: [...READ_UNFIT, 'F25-L', 'F29-L'],
    async askAgain({ page }) {
      const opener = page.getByRole('button', { name: 'Pohledy' })
      if (await page.getByRole('textbox', { name: 'Název pohledu' }).isVisible()) await opener.click()
      await opener.click()
    },
  },
]

export const VIEW_WRITES: readonly WriteCall[] = [
  {
    route: 'save-grid-view',
    ...WRITE,
    island: 'admin-discount-grid',
    shapes: [[], { id: '1' }],
    async open(visitor) {
      await openViews(visitor, 'ro')
      await viewName(visitor.page).fill(makeName())
    },
    button: page => page.getByRole('button', { name: 'Salvați vizualizarea' }),
    expectKept: ({ page }) => expect(viewName(page)).toHaveValue(/^F/),
    expectDone: ({ page }) => expect(viewName(page)).toHaveValue(''),
    unfit: ['F29-P'],
  },
  {
    route: 'delete-grid-view',
    ...WRITE,
    island: 'admin-discount-grid',
    async open(visitor) {
      const { page } = visitor
      const name = makeName()
      await sendCall(page, 'POST', `${VIEWS}save/`, {
        grid: 'discounts',
        name,
        is_shared: false,
        state: STATE,
      })
      await openViews(visitor, 'ro')
      names.set(page, name)
    },
    button: page => page.getByRole('button', { name: `Ștergeți vizualizarea ${names.get(page) ?? ''}` }),
    expectKept: ({ page }) =>
      expect(page.getByRole('button', { name: `Ștergeți vizualizarea ${names.get(page)}` })).toBeVisible(),
    expectDone: ({ page }) =>
      expect(page.getByRole('button', { name: `Ștergeți vizualizarea ${names.get(page)}` })).toHaveCount(0),
    unfit: ['F29-P'],
  },
]

import type { Page } from '@playwright/test'
import { PreorderPages } from '#e2e/models/preorder-pages.ts'
import type { Visitor } from '#e2e/models/visitor.ts'
import type { ReadCall } from '../call.ts'
import { enterAs, lookAway, openStaffPage, READ_UNFIT, readCall, rowsOf } from './staff.ts'

const staff = (page: Page) => new PreorderPages(page, 'cz')
const READ = { ...enterAs('cz'), island: 'admin-preorder-settings', unfit: READ_UNFIT } as const
const ROOT = '/cz/api/new/orders/preorder-settings/'

const readFirst = async <T>(page: Page, path: string): Promise<T> => {
  const { results } = await readCall<{ results: [T] }>(page, ROOT + path)
  return results[0]
}

/** The first setting of the list, with its rules. */
async function openSetting(visitor: Visitor): Promise<void> {
  const { id } = await readFirst<{ id: string }>(visitor.page, 'grid-data/?page_size=1')
  await openStaffPage(visitor, 'cz', `preorder-settings/?setting=${id}`)
}

const searched = (page: Page, set: string | null) => {
  const place = set === null ? page.getByRole('main') : staff(page).region(set)
  return place.getByRole('combobox', { name: set === null ? staff(page).texts.target : /.*/ })
}

/** Another one each time, so that nothing of it is kept. */
const TERMS = ['a', 'e', 'o', 'i', 'l', 'r', 'n', 't', 's', 'k']
let turn = 0

/** A search from which something has to be chosen: in a rule set, or for what a new setting holds for. */
const searchCall = (
  route: ReadCall['route'],
  { set = null, reach }: { set?: string | null; reach?: string },
): ReadCall => {
  const ask = ({ page }: Visitor): Promise<void> =>
    searched(page, set).fill(TERMS[turn++ % TERMS.length] ?? '')
  return {
    route,
    ...READ,
    shapes: [[], { result: [{ id: 1 }] }],
    async prepare(visitor) {
      await READ.prepare(visitor)
      if (reach) {
        await openStaffPage(visitor, 'cz', 'preorder-settings/?setting=new')
        await visitor.page
          .getByRole('combobox', { name: staff(visitor.page).texts.reach })
          .selectOption(reach)
      } else await openSetting(visitor)
      if (set) {
        const { addRule } = staff(visitor.page).texts
        await staff(visitor.page).region(set).getByRole('button', { name: addRule }).click()
      }
      await searched(visitor.page, set).waitFor()
    },
    open: ask,
    askAgain: ask,
    shown: page => page.locator('[role="option"]'),
    tells: 'Hledání se nezdařilo.',
    isReplaced: true,
    unfit: [...READ_UNFIT, 'F01-L', 'F25-L', 'F26-L', 'F29-L'],
  }
}

const waiting = (page: Page) => rowsOf(staff(page).grid(staff(page).texts.waiting))

export const PREORDER_READS: readonly ReadCall[] = [
  {
    route: 'preorder-settings-grid',
    ...READ,
    shapes: [[], { count: 1, results: [{ id: '1' }] }],
    open: visitor => openStaffPage(visitor, 'cz', 'preorder-settings/'),
    shown: page => page.getByRole('navigation', { name: 'Nastavení předobjednávek' }).locator('li button'),
  },
  {
    route: 'preorder-setting',
    ...READ,
    shapes: [[], { id: '1', version: 1 }],
    open: openSetting,
    shown: page => page.getByRole('heading', { name: 'Základní údaje' }),
  },
  {
    route: 'preorder-rules',
    ...READ,
    shapes: [[], { id: '1', version: 1, rules: {} }],
    open: openSetting,
    shown: page => staff(page).region(staff(page).texts.payment),
  },
  {
    route: 'preorder-priority-score',
    ...READ,
    shapes: [[], { id: '1', version: 1 }],
    // What a change would do is told of a form that somebody has begun to change.
    async open(visitor) {
      await openSetting(visitor)
      await visitor.page.getByRole('textbox', { name: staff(visitor.page).texts.priority }).fill('77')
    },
    shown: page => page.getByRole('group', { name: staff(page).texts.whatIf }),
    // A page that is loaded anew has an untouched form.
    unfit: [...READ_UNFIT, 'F24-L'],
  },
  searchCall('preorder-search-stocks', { set: 'Sklady' }),
  searchCall('preorder-search-payment-type', { set: 'Platba' }),
  searchCall('preorder-search-master-product', { reach: 'master_product' }),
  searchCall('preorder-search-product', { reach: 'product' }),
  searchCall('preorder-search-type-device', { reach: 'type_device' }),
  {
    route: 'preorder-stock-grid',
    ...READ,
    ...lookAway(READ),
    island: 'admin-preorder-stock',
    shapes: [[], { count: 1, results: [{ id: '1' }] }],
    open: visitor => openStaffPage(visitor, 'cz', 'preorder-stock/'),
    shown: page => rowsOf(staff(page).grid(staff(page).texts.stock)),
  },
  {
    route: 'preorder-boss-quantity',
    ...READ,
    island: 'admin-preorder-stock',
    shapes: [[], { total: 'x', stocks: [] }],
    open: visitor => openStaffPage(visitor, 'cz', 'preorder-stock/'),
    shown: page => page.getByText(staff(page).texts.boss),
  },
  {
    route: 'preorder-stock-select',
    ...READ,
    island: 'admin-preorder-stock',
    shapes: [[], { result: [{ id: 1 }] }],
    open: visitor => openStaffPage(visitor, 'cz', 'preorder-stock/'),
    shown: page => rowsOf(staff(page).grid(staff(page).texts.stock)),
  },
  {
    route: 'preorder-order-state-select',
    ...READ,
    island: 'admin-auto-preorder-grid',
    shapes: [[], { result: [{ id: 'lost', name: 'x' }] }],
    open: visitor => openStaffPage(visitor, 'cz', 'auto-preorder-grid/'),
    shown: waiting,
    // The page has names of its own for them.
    expectQuiet: ({ page }) => waiting(page).first().waitFor(),
  },
  ...(['available', 'allocated'] as const).map(
    (which): ReadCall => ({
      route: `preorder-orders-${which}`,
      ...READ,
      ...lookAway(READ),
      island: 'admin-auto-preorder-grid',
      shapes: [[], { count: 1, results: [{ id: '1' }] }],
      open: visitor => openStaffPage(visitor, 'cz', 'auto-preorder-grid/'),
      shown: page =>
        which === 'available'
          ? waiting(page)
          : rowsOf(staff(page).grid(staff(page).texts.given)).or(page.getByText('Zatím není přiděleno nic.')),
    }),
  ),
  {
    route: 'preorder-by-number',
    ...READ,
    island: 'admin-auto-preorder-grid',
    shapes: [[], { result: [{ id: 1 }] }],
    others: { '404-json': 'žádnou předobjednávku nemá', '404-html': 'žádnou předobjednávku nemá' },
    async open(visitor) {
      const { page } = visitor
      const { order_number: number } = await readFirst<{ order_number: string }>(
        page,
        'order/grid/available/?page_size=1',
      )
      await openStaffPage(visitor, 'cz', 'auto-preorder-grid/')
      await page.getByRole('textbox', { name: staff(page).texts.number }).fill(number)
      await staff(page).press(staff(page).texts.find)
    },
    askAgain: ({ page }) => staff(page).press(staff(page).texts.find),
    shown: page => page.locator('.ostrov-preorder-find li'),
    unfit: [...READ_UNFIT, 'F25-L', 'F29-L'],
  },
]

import { expect, type Locator, type Page } from '@playwright/test'
import { walkToItem } from '#e2e/models/keyboard.ts'
import { PreorderPages } from '#e2e/models/preorder-pages.ts'
import type { Visitor } from '#e2e/models/visitor.ts'
import type { WriteCall } from '../call.ts'
import { BULK, confirmOrRetry, enterAs, openStaffPage, readCall, retryButton, sendCall } from './staff.ts'

const cz = (page: Page) => new PreorderPages(page, 'cz')
const ROOT = '/cz/api/new/orders/preorder-settings/'

const WRITE = { ...enterAs('cz'), ...BULK, shapes: [[], { results: [{}] }] } as const
const PREORDERS = { ...WRITE, island: 'admin-auto-preorder-grid' } as const
const STOCK = { ...WRITE, island: 'admin-preorder-stock' } as const

interface Preorder {
  id: string
  order_number: string
  state: string
  explanation: { outcome: string }
}

/** Which row each page has chosen. */
const chosen = new WeakMap<Page, Locator>()
const expectKept = ({ page }: Visitor): Promise<void> =>
  expect(chosen.get(page)?.getByRole('checkbox') ?? page.locator('none')).toBeChecked()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const done = ({ page }: Visitor, said: string): Promise<void> =>
  expect(page.getByText(said).first()).toBeVisible()

/** Rows that other tests have no mind to: they take the first ones. */
async function pickLast(page: Page, fits: (row: Preorder) => boolean): Promise<Preorder> {
  const { results } = await readCall<{ results: Preorder[] }>(
    page,
    `${ROOT}order/grid/available/?page_size=200&ordering=-score,created_at`,
  )
  const fitting = results.filter(fits)
  const row = fitting[Math.floor((0.5 + Math.random() / 2) * fitting.length)]
  if (!row) throw new Error('No pre-order fits.')
  return row
}

async function choosePreorder(visitor: Visitor, list: 'waiting' | 'given', number: string): Promise<void> {
  const { page } = visitor
  const { texts } = cz(page)
  await openStaffPage(visitor, 'cz', `auto-preorder-grid/?${list}.search=${number}`)
  const row = cz(page).grid(texts[list]).locator('[data-id]').first()
  chosen.set(page, row)
  await row.getByRole('checkbox').click()
}

/** Of one that has its pieces. */
async function chooseGiven(visitor: Visitor): Promise<void> {
  const { page } = visitor
  const { id, order_number: number } = await pickLast(
    page,
    ({ explanation }) => explanation.outcome === 'allocated',
  )
  await sendCall(page, 'PUT', `${ROOT}order/allocate/update/`, { ids: [id], stock: null })
  await choosePreorder(visitor, 'given', number)
}

const STATE = 'Nastavit: odmítnuto'

interface StockRow {
  id: string
  code: string
  allocated: number
}

/** A row of the stock that nothing is allocated from. */
async function chooseStock(visitor: Visitor): Promise<void> {
  const { page } = visitor
  const { results } = await readCall<{ results: StockRow[] }>(
    page,
    `${ROOT}stock/grid?page_size=100&ordering=-code`,
  )
  const free = results.filter(({ allocated }) => allocated === 0)
  const { id = '', code = '' } = free[Math.floor(Math.random() * free.length)] ?? {}
  await openStaffPage(visitor, 'cz', `preorder-stock/?stock.search=${code}`)
  const row = cz(page).grid(cz(page).texts.stock).locator(`[data-id="${id}"]`)
  chosen.set(page, row)
  await row.getByRole('checkbox').click()
  await button(page, 'Odstranit').click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const rowOf = (page: Page): Locator => chosen.get(page) ?? page.locator('none')

export const BULK_WRITES: readonly WriteCall[] = [
  {
    route: 'preorder-allocate',
    ...PREORDERS,
    async open(visitor) {
      const { order_number: number } = await pickLast(
        visitor.page,
        ({ explanation }) => explanation.outcome === 'allocated',
      )
      await choosePreorder(visitor, 'waiting', number)
    },
    button: page => button(page, cz(page).texts.allocate),
    expectKept,
    expectDone: visitor => done(visitor, 'Kusy dostala 1 předobjednávka.'),
  },
  {
    route: 'preorder-status-update',
    ...PREORDERS,
    async open(visitor) {
      const { order_number: number } = await pickLast(visitor.page, ({ state }) => state === 'confirmed')
      await choosePreorder(visitor, 'waiting', number)
      await walkToItem(visitor.page, button(visitor.page, 'Nastavit stav'), STATE)
    },
    button: page => page.getByRole('menuitem', { name: STATE, exact: true }).or(retryButton(page, 'cz')),
    expectKept,
    expectDone: visitor => done(visitor, 'Stav je změněný u 1 předobjednávky.'),
  },
  {
    route: 'preorder-unallocate',
    ...PREORDERS,
    open: chooseGiven,
    button: page => button(page, cz(page).texts.unallocate),
    expectKept,
    expectDone: visitor => done(visitor, 'Uvolněné jsou kusy 1 předobjednávky.'),
  },
  {
    route: 'preorder-back-to-main-stock',
    ...PREORDERS,
    async open(visitor) {
      await chooseGiven(visitor)
      await button(visitor.page, cz(visitor.page).texts.toMain).click()
    },
    button: page => confirmOrRetry(page, 'cz', cz(page).texts.toMain),
    expectKept: ({ page }) => expect(rowOf(page)).toBeVisible(),
    expectDone: visitor => done(visitor, 'Na hlavní sklad se vrátily kusy 1 předobjednávky.'),
  },
  {
    route: 'preorder-stock-delete',
    ...STOCK,
    shapes: [],
    open: chooseStock,
    button: page => confirmOrRetry(page, 'cz', 'Odstranit'),
    expectKept: ({ page }) => expect(rowOf(page)).toBeVisible(),
    expectDone: visitor => done(visitor, 'Odstraněn 1 řádek zásob.'),
  },
  {
    route: 'preorder-stock-update',
    ...STOCK,
    // Who may not take it back is offered no second try.
    unfit: [...BULK.unfit, 'F08-P', 'F28-P'],
    async open(visitor) {
      const { page } = visitor
      await chooseStock(visitor)
      await page.getByRole('dialog').getByRole('button', { name: 'Odstranit', exact: true }).click()
      await expect(page.getByText('Odstraněn 1 řádek zásob.').first()).toBeVisible()
    },
    button: page => button(page, cz(page).texts.undo).or(confirmOrRetry(page, 'cz', 'Odstranit')),
    expectKept: ({ page }) => expect(rowOf(page)).toHaveCount(0),
    expectDone: ({ page }) => expect(page.getByText('Vzato zpět u 1 řádku.').first()).toBeVisible(),
  },
]

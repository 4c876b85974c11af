import { expect, type Page } from '@playwright/test'
import { WAREHOUSE } from '#e2e/models/sign-in.ts'
import type { Visitor } from '#e2e/models/visitor.ts'
import { Warehouse } from '#e2e/models/warehouse.ts'
import type { ReadCall, WriteCall } from '../call.ts'
import { BULK, enterAs, lookAway, READ_UNFIT, readCall, rowsOf, sendCall } from './staff.ts'

const cz = (page: Page) => new Warehouse(page, 'cz')
const ro = (page: Page) => new Warehouse(page, 'ro')
interface Made {
  id: string
  number: string
}
/** Made before anything goes wrong, for it is found by the calls that do. */
const made = new WeakMap<Page, Made>()

const enter = (market: 'cz' | 'ro', canReplace = false) => {
  const own = enterAs(market, WAREHOUSE)
  return {
    ...own,
    async prepare(visitor: Visitor): Promise<void> {
      await own.prepare(visitor)
      const [order] = await new Warehouse(visitor.page, market).makeOrders(1)
      if (!order) throw new Error('No order was made.')
      made.set(visitor.page, order)
      // What can't be found may be replaced.
      const path = `/${market}/api/new/orders/order-delivery/detail/${order.id}/`
      const { items, version } = await readCall<{ items: [{ id: string }]; version: number }>(
        visitor.page,
        path,
      )
      const change = { picking_state: 'not-found', version }
      if (canReplace) await sendCall(visitor.page, 'PATCH', `${path}items/${items[0].id}/`, change)
    },
  }
}
const READ = { ...enter('cz'), unfit: READ_UNFIT } as const
const WRITE = { ...enter('ro'), unfit: ['F29-P'] as string[] } as const
const SAVED = [[], { id: '1', version: 'x' }]
const DETAIL = 'order-delivery-detail'

const openOrder = (shop: Warehouse, place: string): Promise<void> => shop.open(place, made.get(shop.page)?.id)

const find = ({ page }: Visitor): Promise<void> =>
  page.locator('.ostrov-delivery-search form button[type="submit"]').click()

/** Looks for what takes the place of an item. */
async function searchProduct(page: Page, label: RegExp, term: string): Promise<void> {
  await page.getByRole('button', { name: label }).first().click()
  await page.locator('.ostrov-delivery-search input').fill(term)
}

export const PICKING_READS: readonly ReadCall[] = [
  {
    route: 'crates',
    ...READ,
    ...lookAway(READ),
    island: 'admin-crates-overview',
    shapes: [{}, [{ id: '1' }]],
    open: ({ page }) => cz(page).open('crates-overview'),
    shown: page => page.locator('.ostrov-crate'),
  },
  {
    route: 'order-delivery-grid',
    ...READ,
    ...lookAway(READ),
    island: 'admin-order-delivery-grid',
    shapes: [[], { count: 1, results: [{ id: '1' }] }],
    open: ({ page }) => cz(page).open('order-delivery-grid'),
    shown: page => rowsOf(page.getByRole('grid', { name: cz(page).texts.grid })),
  },
  {
    route: 'order-delivery-search',
    ...READ,
    // A redirect would make a GET of it, without what is searched.
    unfit: [...READ_UNFIT, 'F31-L'],
    ...lookAway(READ),
    island: 'admin-order-delivery-grid',
    shapes: [[], { count: 1, results: [{ id: '1' }] }],
    async open({ page }) {
      await cz(page).open('order-delivery-grid')
      const grid = page.getByRole('grid', { name: cz(page).texts.grid })
      await expect(rowsOf(grid).nth(1)).toBeVisible()
      await page.getByPlaceholder('Hledat', { exact: true }).fill(made.get(page)?.number ?? '')
    },
    // Where it fails, the rows before it stay, out of reach.
    shown: page =>
      rowsOf(
        page.getByRole('grid', { name: cz(page).texts.grid }).locator('.ostrov-grid-body:not([inert])'),
      ).nth(0),
  },
  {
    route: 'order-delivery',
    ...READ,
    island: 'admin-order-delivery-detail',
    shapes: [[], { id: '1', version: 1 }],
    open: ({ page }) => openOrder(cz(page), DETAIL),
    shown: page => page.locator('.ostrov-delivery-facts'),
  },
  {
    route: 'order-delivery-products',
    ...READ,
    ...enter('cz', true),
    island: 'admin-order-delivery-detail',
    shapes: [{}, [{ code: 1 }]],
    async open(visitor) {
      const { page } = visitor
      await openOrder(cz(page), DETAIL)
      await searchProduct(page, /^Nahradit /, 'iphone')
      await find(visitor)
    },
    askAgain: find,
    shown: page => page.locator('.ostrov-delivery-search li'),
    unfit: [...READ_UNFIT, 'F01-L', 'F25-L', 'F26-L', 'F29-L'],
  },
  {
    route: 'order-packing',
    ...READ,
    island: 'admin-packaging-order-detail',
    shapes: [[], { id: '1' }],
    open: ({ page }) => openOrder(cz(page), 'packaging-order-detail'),
    shown: page => page.locator('.ostrov-packing-items'),
  },
  {
    route: 'order-mail-setting',
    ...READ,
    island: 'admin-custom-order-email',
    shapes: [[], { id: '1' }],
    open: ({ page }) => openOrder(cz(page), 'custom-order-email'),
    shown: page => page.getByRole('group', { name: cz(page).texts.templates }),
  },
]

const tells =
  (text: string) =>
  async ({ page }: Visitor): Promise<void> =>
    expect(page.locator('.ostrov-note').getByText(text)).toBeVisible()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const subject = (page: Page) => page.getByRole('textbox', { name: 'Subiect' })
const from = (page: Page) => page.locator('.ostrov-delivery-window input').first()
const results = (page: Page) => page.locator('.ostrov-delivery-search li button').first()

async function searchOther({ page }: Visitor): Promise<void> {
  await openOrder(ro(page), DETAIL)
  await searchProduct(page, /^Înlocuiți /, 'iphone')
  await page.locator('.ostrov-delivery-search form button[type="submit"]').click()
  await expect(results(page)).toBeVisible()
}

const DETAIL_WRITE = { ...WRITE, island: 'admin-order-delivery-detail', shapes: SAVED } as const

export const PICKING_WRITES: readonly WriteCall[] = [
  {
    route: 'order-mail',
    ...WRITE,
    island: 'admin-custom-order-email',
    async open({ page }) {
      await openOrder(ro(page), 'custom-order-email')
      await page
        .getByRole('group', { name: ro(page).texts.templates })
        .getByRole('button')
        .first()
        .click()
      await subject(page).fill('Subiect scris')
    },
    button: page => page.locator('.ostrov-order-mail-form button[type="submit"]'),
    expectKept: ({ page }) => expect(subject(page)).toHaveValue('Subiect scris'),
    expectDone: ({ page }) => expect(page.getByText(ro(page).texts.sent).first()).toBeVisible(),
    tooMuch: { field: subject, text: 'x'.repeat(151) },
  },
  {
    route: 'order-delivery-window',
    ...DETAIL_WRITE,
    async open({ page }) {
      await openOrder(ro(page), DETAIL)
      await from(page).fill('2036-05-05T10:00')
      await page.locator('.ostrov-delivery-window input').nth(1).fill('2036-05-05T12:00')
    },
    button: page => page.locator('.ostrov-delivery-window button[type="submit"]'),
    expectKept: ({ page }) => expect(from(page)).toHaveValue('2036-05-05T10:00'),
    expectDone: tells('Intervalul de livrare a fost salvat.'),
  },
  {
    route: 'order-delivery-lock',
    ...DETAIL_WRITE,
    open: ({ page }) => openOrder(ro(page), DETAIL),
    button: page => button(page, 'Preluați'),
    expectKept: ({ page }) => expect(button(page, 'Preluați')).toBeVisible(),
    expectDone: ({ page }) => expect(button(page, 'Eliberați')).toBeVisible(),
  },
  {
    route: 'order-delivery-replace',
    ...DETAIL_WRITE,
    ...enter('ro', true),
    open: searchOther,
    button: results,
    expectKept: ({ page }) => expect(results(page)).toBeVisible(),
    expectDone: tells('Produsul a fost înlocuit.'),
  },
  {
    route: 'order-delivery-bulk',
    ...WRITE,
    ...BULK,
    island: 'admin-order-delivery-grid',
    shapes: [[], { results: [{}] }],
    async open({ page }) {
      const number = made.get(page)?.number ?? ''
      await ro(page).open('order-delivery-grid')
      // Who is looked for is nobody's business, so no address holds it.
      await page.getByPlaceholder('Căutați', { exact: true }).fill(number)
      const grid = page.getByRole('grid', { name: ro(page).texts.grid })
      await expect(rowsOf(grid)).toHaveCount(1)
      await grid.getByRole('checkbox', { name: new RegExp(number) }).click()
    },
    button: page => button(page, 'Preluați'),
    expectKept: ({ page }) =>
      expect(
        rowsOf(page.getByRole('grid', { name: ro(page).texts.grid }))
          .getByRole('checkbox')
          .first(),
      ).toBeChecked(),
    expectDone: ({ page }) => expect(page.getByText('Ați preluat o comandă.').first()).toBeVisible(),
  },
]

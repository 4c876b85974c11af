import { expect, type Page } from '@playwright/test'
import { DiscountPage } from '#e2e/models/discount-page.ts'
import type { Visitor } from '#e2e/models/visitor.ts'
import type { ReadCall, WriteCall } from '../call.ts'
import {
  enterAs,
  lookAway,
  makeName,
  openStaffPage,
  READ_UNFIT,
  readCall,
  rowsOf,
  sendCall,
} from './staff.ts'

const CALLS = '/ro/api/new/discounts/'
const cz = (page: Page) => new DiscountPage(page, 'cz')
const ro = (page: Page) => new DiscountPage(page, 'ro')

const READ = { ...enterAs('cz'), island: 'admin-discount-detail', unfit: READ_UNFIT } as const

/** The detail of a discount that everybody has. */
async function openFirst({ page }: Visitor): Promise<void> {
  const { results } = await readCall<{ results: { id: string }[] }>(
    page,
    '/cz/api/new/discounts/?page_size=1&ordering=id',
  )
  await page.goto(`${cz(page).texts.detail}?id=${results[0]?.id}`)
}

async function askRemove({ page }: Visitor): Promise<void> {
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  await cz(page).press(cz(page).texts.remove)
}

export const DISCOUNT_READS: readonly ReadCall[] = [
  {
    route: 'discounts',
    ...READ,
    ...lookAway(READ),
    island: 'admin-discount-grid',
    shapes: [[], { count: 1, results: [{ id: '1' }] }],
    open: visitor => openStaffPage(visitor, 'cz', 'discount-grid/'),
    shown: page => rowsOf(page.getByRole('grid', { name: cz(page).texts.gridName })),
  },
  {
    route: 'discount',
    ...READ,
    shapes: [[], { id: '1', version: 1 }],
    open: openFirst,
    shown: page => cz(page).name,
  },
  {
    route: 'discount-intersections',
    ...READ,
    shapes: [[], { count: 1, results: [{ id: '1' }] }],
    open: openFirst,
    shown: page =>
      cz(page)
        .region(cz(page).texts.meetings)
        .getByText(/^\d+ jin|^S žádnou/),
  },
  {
    route: 'discount-impact',
    ...READ,
    shapes: [[], { live_code_count: 'x' }],
    async open(visitor) {
      await openFirst(visitor)
      await askRemove(visitor)
    },
    askAgain: askRemove,
    shown: page => cz(page).island.getByText(/uplatnit\.$/),
    unfit: [...READ_UNFIT, 'F25-L', 'F29-L'],
  },
  {
    route: 'discount-history',
    ...READ,
    shapes: [{}, [{ id: '1' }]],
    async open(visitor) {
      const { page } = visitor
      await openFirst(visitor)
      await cz(page).island.locator('.ostrov-record-history summary').click()
    },
    shown: page =>
      cz(page)
        .island.locator('.ostrov-record-history')
        .getByText(/Kdo|Zatím|Změněno|Vytvořeno/),
    async askAgain({ page }) {
      const summary = cz(page).island.locator('.ostrov-record-history summary')
      await summary.click()
      await summary.click()
    },
  },
]

const WRITE = { ...enterAs('ro'), island: 'admin-discount-detail' } as const
const SAVED = [[], { id: '1', version: 'x' }]

/** Made by the shop's own call, turned off, so that no cart has it. */
export async function makeDiscount(page: Page): Promise<{ id: string; name: string }> {
  const name = makeName()
  const { id } = await sendCall<{ id: string }>(page, 'POST', CALLS, {
    name,
    type: 'percentage',
    value: '10.00',
    minimal_sum: '0.00',
    valid_from: null,
    valid_to: null,
    is_active: false,
    is_public: false,
    is_combinable: true,
    is_automatic: false,
    is_cumulative_bonus: false,
    sets: [],
  })
  return { id, name }
}

const openNew = async ({ page }: Visitor): Promise<void> => ro(page).open((await makeDiscount(page)).id)

const saveButton = (page: Page) => ro(page).island.locator('form button[type="submit"][data-kind="primary"]')
const button = (page: Page, name: string) => ro(page).island.getByRole('button', { name, exact: true })

/** The form of a discount, whether it is there already or not. */
const saveForm = (route: 'create-discount' | 'update-discount', open: WriteCall['open']): WriteCall => ({
  route,
  ...WRITE,
  shapes: SAVED,
  async open(visitor) {
    await open(visitor)
    await ro(visitor.page).name.fill(`Scrisă ${makeName()}`)
    await ro(visitor.page).value.fill('12')
  },
  button: saveButton,
  expectKept: ({ page }) => expect(ro(page).name).toHaveValue(/^Scrisă F/),
  expectDone: ({ page }) => expect(ro(page).island.getByText(ro(page).texts.saved)).toBeVisible(),
  tooMuch: { field: page => ro(page).name, text: 'x'.repeat(101) },
  isKeptOverMounts: true,
})

export const DISCOUNT_WRITES: readonly WriteCall[] = [
  saveForm('create-discount', async ({ page }) => {
    await page.goto(ro(page).texts.detail)
    await expect(ro(page).name).toBeVisible()
  }),
  saveForm('update-discount', openNew),
  {
    route: 'delete-discount',
    ...WRITE,
    shapes: SAVED,
    async open(visitor) {
      await openNew(visitor)
      await ro(visitor.page).press(ro(visitor.page).texts.remove)
    },
    button: page => button(page, ro(page).texts.removeYes),
    expectKept: ({ page }) => expect(ro(page).name).toHaveValue(/^F/),
    expectDone: ({ page }) => expect(ro(page).island.getByText(ro(page).texts.deleted)).toBeVisible(),
  },
  {
    route: 'restore-discount',
    ...WRITE,
    shapes: SAVED,
    async open(visitor) {
      await openNew(visitor)
      await ro(visitor.page).remove()
      await expect(ro(visitor.page).island.getByText(ro(visitor.page).texts.deleted)).toBeVisible()
    },
    button: page => button(page, ro(page).texts.undo),
    expectKept: ({ page }) => expect(ro(page).name).toHaveCount(0),
    expectDone: ({ page }) => expect(ro(page).name).toHaveValue(/^F/),
    // A page that begins anew knows nothing of what was deleted.
    unfit: ['F28-P', 'F29-P'],
  },
  {
    route: 'add-discount-codes',
    ...WRITE,
    shapes: [[], { assigned: 'x' }],
    async open(visitor) {
      await openNew(visitor)
      await ro(visitor.page)
        .island.getByRole('textbox', { name: ro(visitor.page).texts.howMany })
        .fill('7')
    },
    button: page => button(page, ro(page).texts.generate),
    expectKept: ({ page }) =>
      expect(ro(page).island.getByRole('textbox', { name: ro(page).texts.howMany })).toHaveValue('7'),
    expectDone: ({ page }) => ro(page).expectSaid('Coduri', '7 coduri'),
    tooMuch: {
      field: page => ro(page).island.getByRole('textbox', { name: ro(page).texts.howMany }),
      text: '1001',
    },
    unfit: ['F29-P'],
  },
  {
    route: 'remove-discount-codes',
    ...WRITE,
    shapes: [[], { removed: 'x' }],
    async open(visitor) {
      const { page } = visitor
      await openNew(visitor)
      await ro(page)
        .island.getByRole('textbox', { name: ro(page).texts.howMany })
        .fill('7')
      await ro(page).press(ro(page).texts.generate)
      await ro(page).expectSaid('Coduri', '7 coduri')
    },
    button: page => ro(page).region('Coduri').locator('.ostrov-note button').last(),
    expectKept: ({ page }) => ro(page).expectSaid('Coduri', '7 coduri'),
    expectDone: ({ page }) => ro(page).expectSaid('Coduri', '0 coduri'),
    unfit: ['F28-P', 'F29-P'],
  },
  {
    route: 'change-discounts',
    ...WRITE,
    island: 'admin-discount-grid',
    shapes: [[], { results: [{ id: 5 }] }],
    // While it runs its progress stands in the place of the buttons, with a way to break it off.
    isOptimistic: true,
    unfit: ['F20-P', 'F21-P', 'F23-P', 'F29-P'],
    async open({ page }) {
      const { name } = await makeDiscount(page)
      await page.goto(`${ro(page).texts.grid}?discounts.search=${name}`)
      await page
        .getByRole('grid', { name: ro(page).texts.gridName })
        .getByRole('checkbox', { name: new RegExp(name) })
        .click()
    },
    button: page => page.getByRole('button', { name: 'Activați', exact: true }),
    expectKept: ({ page }) =>
      expect(
        page.getByRole('grid', { name: ro(page).texts.gridName }).getByRole('checkbox', { name: /F/ }),
      ).toBeChecked(),
    expectDone: ({ page }) => expect(page.getByText('O reducere a fost activată.').first()).toBeVisible(),
  },
]

import { expect, type Locator, type Page } from '@playwright/test'
import { PreorderPages } from '#e2e/models/preorder-pages.ts'
import type { Visitor } from '#e2e/models/visitor.ts'
import type { WriteCall } from '../call.ts'
import { enterAs, makeName, openStaffPage, sendCall } from './staff.ts'

const ro = (page: Page) => new PreorderPages(page, 'ro')
const ROOT = '/ro/api/new/orders/preorder-settings/'
const WRITE = { ...enterAs('ro'), island: 'admin-preorder-settings', unfit: ['F29-P'] as string[] } as const
const SAVED = [[], { id: '1', version: 'x' }]

const name = (page: Page) => page.getByRole('textbox', { name: ro(page).texts.name, exact: true })
const done = ({ page }: Visitor, text: string): Promise<void> =>
  expect(page.getByText(text).first()).toBeVisible()

/** A setting that is off, so that it decides nothing for anybody. */
async function openOwn(visitor: Visitor): Promise<string> {
  const { page } = visitor
  const { id } = await sendCall<{ id: string }>(page, 'POST', `${ROOT}create`, {
    name: makeName(),
    is_active: false,
    priority: 1,
    type_device: null,
    master_product: null,
    product: null,
  })
  return id
}
async function openSetting(visitor: Visitor, id: string): Promise<void> {
  await openStaffPage(visitor, 'ro', `preorder-settings/?setting=${id}`)
  await expect(name(visitor.page)).toHaveValue(/^F/)
}
/** What a change would do comes last, and moves what stands below it. */
const seeWhatIf = ({ page }: Visitor): Promise<void> =>
  expect(page.getByRole('group', { name: ro(page).texts.whatIf }).first()).toBeVisible()

const REGIONS = { stock: 'Depozite', quantity: 'Cantitate', payment: 'Plată' } as const
type OwnSet = keyof typeof REGIONS
const region = (page: Page, set: OwnSet) => ro(page).region(REGIONS[set])
const points = (page: Page, set: OwnSet) =>
  region(page, set).getByRole('textbox', { name: ro(page).texts.points })

const defaultPoints = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Puncte când nimic nu se potrivește' })

/** Points that nobody else gives. */
const POINTS = '37'

const createRule = (set: OwnSet): WriteCall => ({
  route: `preorder-${set}-rule-create`,
  ...WRITE,
  shapes: SAVED,
  async open(visitor) {
    const { page } = visitor
    await openSetting(visitor, await openOwn(visitor))
    await region(page, set)
      .getByRole('button', { name: ro(page).texts.addRule })
      .click()
    if (set !== 'quantity') {
      await region(page, set).getByRole('combobox').fill('a')
      await page.getByRole('listbox').getByRole('option').first().click()
    }
    await points(page, set).fill(POINTS)
    await seeWhatIf(visitor)
  },
  button: page => region(page, set).locator('form button[type="submit"]'),
  expectKept: ({ page }) => expect(points(page, set)).toHaveValue(POINTS),
  expectDone: visitor => done(visitor, ro(visitor.page).texts.added),
})

const pickBody = async (page: Page, set: OwnSet): Promise<object> => {
  if (set === 'quantity') return { quantity_from: 2, quantity_to: null, points: 5 }
  const search = set === 'stock' ? 'stocks' : 'payment-type'
  const found = await page.context().request.get(`${ROOT}search/${search}/`)
  const { result } = (await found.json()) as { result: { id: string }[] }
  return { [set === 'stock' ? 'stock' : 'payment_type']: result[0]?.id, points: 5 }
}

/** Opens a setting of one's own that has a rule in the set. */
async function openWithRule(visitor: Visitor, set: OwnSet): Promise<void> {
  const { page } = visitor
  const id = await openOwn(visitor)
  await sendCall(page, 'POST', `${ROOT}rule/${set}/create/${id}`, await pickBody(page, set))
  await openSetting(visitor, id)
}

const updateRule = (set: OwnSet): WriteCall => ({
  route: `preorder-${set}-rule-update`,
  ...WRITE,
  shapes: SAVED,
  async open(visitor) {
    const { page } = visitor
    await openWithRule(visitor, set)
    await region(page, set)
      .getByRole('button', { name: /^Modificați/ })
      .click()
    await points(page, set).fill(POINTS)
    await seeWhatIf(visitor)
  },
  button: page => region(page, set).locator('form button[type="submit"]'),
  expectKept: ({ page }) => expect(points(page, set)).toHaveValue(POINTS),
  expectDone: visitor => done(visitor, 'Regula a fost modificată.'),
})

const deleteRule = (set: OwnSet): WriteCall => ({
  route: `preorder-${set}-rule-delete`,
  ...WRITE,
  shapes: SAVED,
  async open(visitor) {
    const { page } = visitor
    await openWithRule(visitor, set)
    await region(page, set)
      .getByRole('button', { name: /^Eliminați/ })
      .click()
    await seeWhatIf(visitor)
  },
  button: page => region(page, set).getByRole('button', { name: 'Da, eliminați' }),
  expectKept: ({ page }) =>
    expect(region(page, set).getByRole('button', { name: 'Da, eliminați' })).toBeVisible(),
  expectDone: visitor => done(visitor, 'Regula a fost eliminată.'),
})

export const PREORDER_WRITES: readonly WriteCall[] = [
  {
    route: 'preorder-setting-create',
    ...WRITE,
    shapes: SAVED,
    async open(visitor) {
      const { page } = visitor
      await openStaffPage(visitor, 'ro', 'preorder-settings/?setting=new')
      await name(page).fill(makeName())
      await page.getByRole('checkbox', { name: 'Activă' }).uncheck()
    },
    button: page => page.locator('.ostrov-preorder-detail form button[type="submit"]').first(),
    expectKept: ({ page }) => expect(name(page)).toHaveValue(/^F/),
    expectDone: visitor => done(visitor, ro(visitor.page).texts.made),
    tooMuch: { field: name, text: 'x'.repeat(81) },
  },
  {
    route: 'preorder-setting-update',
    ...WRITE,
    shapes: SAVED,
    async open(visitor) {
      await openSetting(visitor, await openOwn(visitor))
      await name(visitor.page).fill('Denumire scrisă')
      await seeWhatIf(visitor)
    },
    button: page => page.locator('.ostrov-preorder-detail form button[type="submit"]').first(),
    expectKept: ({ page }) => expect(name(page)).toHaveValue('Denumire scrisă'),
    expectDone: visitor => done(visitor, 'Setarea a fost salvată.'),
    tooMuch: { field: name, text: 'x'.repeat(81) },
  },
  {
    route: 'preorder-default-rule-update',
    ...WRITE,
    shapes: SAVED,
    async open(visitor) {
      await openSetting(visitor, await openOwn(visitor))
      await defaultPoints(visitor.page).fill(POINTS)
      await seeWhatIf(visitor)
    },
    // Its words are others while it is busy.
    button: page => ro(page).region('Regula implicită').locator('button[type="submit"]'),
    expectKept: ({ page }) => expect(defaultPoints(page)).toHaveValue(POINTS),
    expectDone: visitor => done(visitor, 'Regula implicită a fost salvată.'),
    tooMuch: { field: defaultPoints, text: '1000' },
  },
  ...(['stock', 'quantity', 'payment'] as const).flatMap(set => [
    createRule(set),
    updateRule(set),
    deleteRule(set),
  ]),
]

import { expect, type Page } from '@playwright/test'
import { CategoryPage } from './models/category-page.ts'
import { DiscountPage } from './models/discount-page.ts'
import { expectUncovered } from './models/expect-uncovered.ts'
import { PreorderPages } from './models/preorder-pages.ts'
import { test } from './models/test.ts'

/** Opens a record, whose form then holds what is not saved. */
const RECORDS = {
  discount: async (page: Page) => {
    const discount = new DiscountPage(page, 'cz')
    await discount.signIn()
    await discount.open()
    await discount.name.fill('Nedopsaná')
  },
  category: async (page: Page) => {
    const categories = new CategoryPage(page, 'cz')
    await categories.open()
    await categories.tree.getByRole('treeitem').first().click()
    await page.getByRole('textbox', { name: categories.texts.name, exact: true }).fill('Nedopsaná')
  },
  'set of rules': async (page: Page) => {
    const staff = new PreorderPages(page, 'cz')
    await staff.open('preorder-settings')
    await staff.press(staff.texts.newSetting)
    await page.getByRole('textbox', { name: staff.texts.name }).fill('Nedopsané')
  },
} as const

for (const [name, open] of Object.entries(RECORDS))
  test(`a ${name} is saved without scrolling down to its button, which covers no focus`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 640 })
    await open(page)
    const form = '.ostrov-sticky-foot > form'
    await page.locator(`${form} input`).first().focus()
    await expect(page.locator(`${form} [type="submit"]`)).toBeInViewport({ ratio: 1 })
    await expectUncovered(page, `${form} :is(input, select, button)`)
  })

for (const market of ['cz', 'ro'] as const)
  for (const height of [640, 900])
    test(`a category is saved without scrolling after it was moved in the tree, ${market} at ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1366, height })
      const categories = new CategoryPage(page, market)
      await categories.open()
      const line = categories.tree.getByRole('treeitem').first()
      const save = page.locator('.ostrov-sticky-foot > form [type="submit"]')
      const bar = page.locator('.ostrov-outcome-bar')
      await line.click()
      await expect(save).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Alt+ArrowDown')
      await expect(bar).not.toBeEmpty()
      await expect(save).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Control+z')
      await expect(bar.getByText(categories.texts.undone)).toBeVisible()
      await expect(save).toBeInViewport({ ratio: 1 })
      await expectUncovered(page, '.ostrov-sticky-foot > form :is(input, select, button)')
    })

test('on a phone a category’s button stays at the window’s end while something is not saved, and covers no focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const categories = new CategoryPage(page, 'cz')
  await categories.open()
  await categories.tree.getByRole('treeitem').first().click()
  const name = page.getByRole('textbox', { name: categories.texts.name, exact: true })
  const save = page.locator('.ostrov-sticky-foot > form [type="submit"]')
  await name.focus()
  await expect(save).not.toBeInViewport()
  await name.fill('Nedopsaná')
  await expect(save).toBeInViewport({ ratio: 1 })
  await expectUncovered(page, '.ostrov-sticky-foot > form :is(input, select, button)')
  await name.focus()
  await expect(save).toBeInViewport({ ratio: 1 })
})

for (const { place, scroll } of [
  { place: 'the window’s edge', scroll: 0 },
  { place: 'the end of the page', scroll: 1e5 },
])
  test(`what became of a save stands between the buttons at ${place}, until something is typed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 640 })
    const discount = new DiscountPage(page, 'cz')
    await discount.signIn()
    await discount.open()
    await discount.name.fill(`Po uložení ${scroll}`)
    await discount.value.fill('5')
    await page.keyboard.press('Control+s')
    const note = page.locator('.ostrov-outcome-bar > .ostrov-note')
    await expect(note).toBeVisible()
    await page.evaluate(top => scrollTo({ top, behavior: 'instant' }), scroll)
    const readBox = (selector: string) =>
      page.locator(selector).evaluate(one => {
        const { top, bottom } = one.getBoundingClientRect()
        return { top, bottom }
      })
    const bar = await readBox('.ostrov-record-form > form > .ostrov-form-actions')
    const told = await readBox('.ostrov-outcome-bar > .ostrov-note')
    expect(told.top).toBeGreaterThanOrEqual(bar.top)
    expect(told.bottom).toBeLessThanOrEqual(bar.bottom)
    await expectUncovered(page, '.ostrov-record-form > form :is(input, select, button)')
    await discount.name.fill('')
    await expect(note).toHaveCount(0)
    await discount.remove()
    await expect(discount.island.getByText(discount.texts.deleted)).toBeVisible()
  })

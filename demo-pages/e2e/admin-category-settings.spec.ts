import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { CategoryPage } from './models/category-page.ts'
import { tabTo } from './models/keyboard.ts'
import { CUSTOMER, STAFF, signIn } from './models/sign-in.ts'
import { test } from './models/test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Of the shop's 20,000 products. */
const find300 = (page: Page): Promise<void> =>
  page.getByPlaceholder('Hledat', { exact: true }).fill('M00 Apple Lite')

test('AD-001 AD-003 AD-049 300 products found by a level go into two categories, undone, redone, seen in the tree', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const categories = new CategoryPage(page, 'cz')
  await categories.open(categories.texts.settings)
  await page.getByRole('combobox', { name: 'Úroveň kategorie' }).selectOption('2')
  await categories.press('Zobrazit produkty této úrovně')
  await find300(page)
  await categories.press('Vybrat všech 300 nalezených')
  for (const name of ['Tlačítkové telefony', 'Kabely']) await page.getByRole('checkbox', { name }).check()
  await expect(page.getByText('Vybráno 300 produktů, 2 kategorie.').first()).toBeVisible()
  await categories.press('Zařadit do kategorií')
  await expect(categories.dialog).toContainText(
    'Zařadit 300 produktů do kategorií Tlačítkové telefony, Kabely?',
  )
  const firstRow = page.getByRole('grid').getByRole('row').nth(1)
  const before = await firstRow.boundingBox()
  await categories.dialog.getByRole('button', { name: 'Zařadit do kategorií' }).click()
  await expect(page.getByText('Úspěšně uloženo.').first()).toBeInViewport({ ratio: 1 })
  expect(await firstRow.boundingBox(), 'no row moves as the outcome is told').toEqual(before)
  await expect(page.getByText(/Nová zařazení: 600/).first()).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('[data-component]').withTags(TAGS).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
  ).toEqual([])
  await categories.press('Vzít zpět')
  await expect(page.getByText(/Vzato zpět: 600.zařazení produktů/).first()).toBeVisible()
  await categories.press('Znovu provést')
  await expect(page.getByText(/Znovu provedeno: 600.zařazení produktů/).first()).toBeVisible()
  await page.goto(categories.texts.tree)
  await page.getByRole('searchbox', { name: 'Hledat ve stromu' }).fill('kabely')
  await expect(categories.line('Kabely')).toContainText('300 produktů')
  await page.goto(categories.texts.settings)
  for (const name of ['Tlačítkové telefony', 'Kabely']) await page.getByRole('checkbox', { name }).check()
  await find300(page)
  await categories.press('Vybrat všech 300 nalezených')
  await categories.press('Vyřadit z kategorií')
  await categories.dialog.getByRole('button', { name: 'Vyřadit z kategorií' }).click()
  await expect(page.getByText(/Zrušená zařazení: 600/).first()).toBeVisible()
})

test('AD-002 VA-053 products of a category are found and one is assigned by keyboard alone', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const categories = new CategoryPage(page, 'ro')
  await categories.open(categories.texts.settings)
  await tabTo(page, page.getByRole('region', { name: 'Categorii' }).getByRole('button').first())
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('searchbox', { name: 'Căutați o categorie' }))
  await page.keyboard.type('ceasuri sport')
  const show = page.getByRole('button', { name: 'Produse din categoria Ceasuri sport' })
  await tabTo(page, show)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Doar produsele din categoria Ceasuri sport').first()).toBeVisible()
  const add = page.getByRole('button', { name: 'Adăugați în categorii' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Trebuie să alegeți produsele și categoriile').first()).toBeVisible()
})

test('AC-005 who is no staff gets no page of categories', async ({ page }) => {
  await signIn(page, 'cz', CUSTOMER)
  const categories = new CategoryPage(page, 'cz')
  for (const path of [categories.texts.tree, categories.texts.settings])
    expect((await page.goto(path))?.status()).toBe(403)
})

test('a category that is chosen moves none of those that are chosen next', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await signIn(page, 'cz', STAFF)
  await page.goto('/cz/obsluha/category-settings/')
  const boxes = page.locator('.ostrov-category-settings-rows').getByRole('checkbox')
  await expect(boxes.nth(2)).toBeVisible()
  const readTop = async () => (await boxes.nth(2).boundingBox())?.y
  const before = await readTop()
  await boxes.nth(1).check()
  await expect(page.getByRole('button', { name: /^Odebrat:/ })).toBeVisible()
  expect(await readTop()).toBe(before)
})

import { expect } from '@playwright/test'
import { DiscountPage } from './models/discount-page.ts'
import { tabTo } from './models/keyboard.ts'
import { test } from './models/test.ts'

test('DS-002 a discount is found in the grid, opened, and left for the next one by mouse', async ({
  page,
}) => {
  const discount = new DiscountPage(page, 'cz')
  const { texts } = discount
  await discount.signIn()
  await page.goto(`${texts.grid}?discounts.search=poukaz`)
  const grid = page.getByRole('grid', { name: texts.gridName })
  await grid.getByRole('link', { name: 'Dárkový poukaz', exact: false }).click()
  await expect(discount.name).toHaveValue(/^Dárkový poukaz/)
  await discount.expectSaid(texts.words, 'Sleva 500 Kč na vše, s kódem, bez omezení v čase')
  await page.goto(texts.grid)
  await grid.getByRole('link').first().click()
  await expect(discount.island.getByRole('link', { name: 'Další' })).toBeVisible()
  await discount.island.getByRole('link', { name: 'Další' }).click()
  await expect(discount.island.getByText('2 z', { exact: false })).toBeVisible()
})

test('a code that a customer reads out leads to its discount, and to what became of it', async ({ page }) => {
  const discount = new DiscountPage(page, 'cz')
  const { texts } = discount
  await discount.signIn()
  await discount.open()
  const name = `S kódy ${Date.now()}`
  await discount.name.fill(name)
  await discount.value.fill('10')
  await discount.save()
  await discount.island.getByRole('textbox', { name: texts.howMany }).fill('25')
  await discount.press(texts.generate)
  const all = discount.island.getByText(texts.allCodes, { exact: true })
  await all.click()
  await discount.press('Další')
  await discount.press('Další')
  await discount.expectSaid('Kódy', '21–25 z 25')
  const code = (await discount.island.getByRole('rowheader').last().textContent()) ?? ''
  expect(code).toMatch(/^[0-9A-Za-z]{10}$/)
  await page.goto(texts.grid)
  const grid = page.getByRole('grid', { name: texts.gridName })
  await expect(grid).toBeVisible()
  // What passes the code on comes before one is typed, so that no press is too early for it.
  const sought = page.getByRole('searchbox', { name: texts.searchGrid })
  const passing = page.waitForResponse(response => new URL(response.url()).pathname.endsWith('.js'))
  await sought.focus()
  await passing
  await page.route('**/*.js', route => route.abort())
  await sought.fill(` ${code.toLowerCase()} `)
  await expect(grid.getByRole('link')).toHaveCount(1)
  expect(page.url()).not.toContain(code)
  await page.unroute('**/*.js')
  await grid.getByRole('link', { name }).click()
  // The list is open, with the code that led here.
  const search = discount.island.getByRole('searchbox', { name: texts.searchCodes })
  await expect(search).toHaveValue(new RegExp(`^${code}$`, 'i'))
  await search.fill(code.slice(2))
  const row = discount.island.getByRole('row', { name: code })
  await expect(row).toContainText('jednorázový')
  await expect(row).toContainText('nepoužitý')
})

test('a new discount is begun from the grid by keyboard alone', async ({ page }) => {
  const discount = new DiscountPage(page, 'ro')
  const { texts } = discount
  await discount.signIn()
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(texts.grid)
  await expect(page.getByRole('grid', { name: texts.gridName })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: texts.add }))
  await page.keyboard.press('Enter')
  await expect(discount.name).toHaveValue('')
  await expect(discount.island.getByRole('heading', { name: texts.add })).toBeVisible()
})

test('one cell is changed in two browsers: each shows the value of the other, and neither is lost', async ({
  page,
  browser,
}) => {
  const mine = new DiscountPage(page, 'cz')
  const name = `Buňka ${Date.now()}`
  await mine.signIn()
  await mine.open()
  await mine.name.fill(name)
  await mine.value.fill('10')
  await mine.save()
  const address = `${mine.texts.grid}?discounts.search=${encodeURIComponent(name)}`
  await page.goto(address)
  const cell = (of: typeof page, value: string) =>
    of.getByRole('grid', { name: mine.texts.gridName }).getByRole('gridcell', { name: value, exact: true })
  await expect(cell(page, '10\u00a0%')).toBeVisible()

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const theirs = new DiscountPage(await other.newPage(), 'cz')
  await theirs.signIn()
  await theirs.page.goto(address)
  await theirs.editCell(cell(theirs.page, '10\u00a0%'), '15')
  await expect(cell(theirs.page, '15\u00a0%')).toBeVisible()

  await mine.editCell(cell(page, '10\u00a0%'), '20')
  await expect(
    page.locator('#content').getByText('tady máte „20 %“, v jiném okně jste mezitím uložili „15 %“'),
  ).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Uložit „20 %“' }))
  await page.keyboard.press('Enter')
  await expect(cell(page, '20\u00a0%')).toBeVisible()
  await page.getByRole('button', { name: 'Vzít zpět' }).click()
  await expect(cell(page, '15\u00a0%')).toBeVisible()
  await theirs.page.reload()
  await expect(cell(theirs.page, '15\u00a0%')).toBeVisible()
  await other.close()
})

test('a discount that was deleted on its own page is restored from the list later', async ({ page }) => {
  const discount = new DiscountPage(page, 'cz')
  const { texts } = discount
  const name = `Smazaná ${Date.now()}`
  await discount.signIn()
  await discount.open()
  await discount.name.fill(name)
  await discount.value.fill('10')
  await discount.save()
  await discount.remove()
  await expect(discount.island.getByText(texts.deleted)).toBeVisible()
  await page.goto(`${texts.grid}?discounts.search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('grid', { name: texts.gridName }).getByText(name)).toHaveCount(0)
  const toggle = page.getByRole('button', { name: texts.deletedOnes, exact: true })
  await toggle.click()
  const grid = page.getByRole('grid', { name: texts.deletedOnes })
  await grid.getByRole('checkbox', { name: new RegExp(name) }).click()
  await page.getByRole('button', { name: texts.restore, exact: true }).click()
  await expect(grid.getByText(name)).toHaveCount(0)
  await toggle.click()
  await expect(page.getByRole('grid', { name: texts.gridName }).getByRole('link', { name })).toBeVisible()
})

import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { tabTo } from './models/keyboard.ts'
import { PreorderPages, readCall } from './models/preorder-pages.ts'
import { test } from './models/test.ts'

const HEAD = 'product_code;stock_code;quantity;boss_quantity'
const STOCKS = ['main', 'capital', 'second', 'third', 'buyback']

/** 5,000 lines of which 20 are bad. */
function writeLines(): string[] {
  const lines = Array.from({ length: 5000 }, (_, n) => {
    const code = `M${String(5001 + Math.floor(n / 10)).padStart(6, '0')}-${1 + (n % 2)}`
    return `${code};${STOCKS[Math.floor(n / 2) % 5]};${n % 50};0`
  })
  for (let n = 0; n < 20; n++) lines[n * 200] = `${lines[n * 200]?.split(';').slice(0, 2).join(';')};spousta;`
  return lines
}

test('PO-039 PO-040 PO-041 PO-043 PO-053 PO-054 VA-049 ER-045 a file of 5,000 lines with 20 bad ones is imported by mouse; the bad ones are told', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 })
  const staff = new PreorderPages(page, 'cz')
  const { texts } = staff
  await staff.open('preorder-stock')
  await expect(staff.grid(texts.stock).getByRole('row').nth(2)).toBeVisible()
  await expect(page.getByText(texts.boss).first()).toBeVisible()
  const count = async (): Promise<number> =>
    (await readCall<{ count: number }>(page, `${texts.calls}stock/grid?page_size=1`)).count
  const before = await count()
  await staff.press(texts.import)
  const input = page.getByLabel(texts.file)
  await input.setInputFiles({ name: 'zasoby.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK\0') })
  await expect(page.getByText('Soubor musí být CSV').first()).toBeVisible()
  const content = [HEAD, ...writeLines()].join('\r\n')
  await input.setInputFiles({ name: 'zasoby.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await expect(page.getByText('Řádek 2, quantity:').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /20\s+řádků má chybu/ })).toBeVisible()
  const download = page.waitForEvent('download')
  await staff.press('Stáhnout řádky s chybou')
  expect((await download).suggestedFilename()).toBe('zasoby-chyby.csv')
  await page.getByRole('button', { name: /^Nahrát 4\s*980\s/ }).click()
  await expect(page.getByText(/^Nahráno: přibylo 4\s*980/).first()).toBeVisible()
  expect(await count()).toBe(before + 4980)
  for (const call of ['GET stock/grid', 'GET stock/boss_quantity/', 'GET stock/select', 'POST stock/import'])
    expect(staff.calls).toContain(call)
})

test('PO-044 PO-045 a row is deleted and brought back by keyboard alone, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const staff = new PreorderPages(page, 'ro')
  const { texts } = staff
  await staff.open('preorder-stock')
  const grid = staff.grid(texts.stock)
  const { results } = await readCall<{ results: { id: string; allocated: number }[] }>(
    page,
    `${texts.calls}stock/grid?page_size=100&ordering=code`,
  )
  const row = results.find(({ allocated }) => allocated === 0)
  const box = grid.locator(`[data-id="${row?.id}"]`).getByRole('checkbox')
  await box.scrollIntoViewIfNeeded()
  await box.focus()
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Ștergeți', exact: true }).first())
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Ștergeți', exact: true }))
  await page.keyboard.press('Enter')
  await expect(grid.locator(`[data-id="${row?.id}"]`)).toHaveCount(0)
  await tabTo(page, page.getByRole('button', { name: texts.undo, exact: true }))
  await page.keyboard.press('Enter')
  await expect(grid.locator(`[data-id="${row?.id}"]`)).toBeVisible()
  expect(staff.calls).toContain(`DELETE stock/delete/${row?.id}`)
  expect(staff.calls).toContain('PUT stock/grid/update/')
  await staff.expectNoScrollAside()
})

/** The cells of one row's quantity, and what the shop has of it. */
async function openQuantities(page: Page) {
  await page.setViewportSize({ width: 1366, height: 768 })
  const staff = new PreorderPages(page, 'cz')
  const { texts } = staff
  await staff.open('preorder-stock')
  const grid = staff.grid(texts.stock)
  const head = grid.getByRole('columnheader').filter({ hasText: /^Množství/ })
  const column = Number(await head.getAttribute('aria-colindex')) - 1
  const cellAt = (row: number) => grid.locator(`[data-cell="${row}:${column}"]`)
  const readQuantity = async (row: number): Promise<number | undefined> => {
    const id = await cellAt(row).locator('xpath=..').getAttribute('data-id')
    const path = `${texts.calls}stock/grid?page_size=100&ordering=code`
    const { results } = await readCall<{ results: { id: string; quantity: number }[] }>(page, path)
    return results.find(one => one.id === id)?.quantity
  }
  /** Faster than any hand. */
  const hit = (...keys: string[]): Promise<unknown> => Promise.all(keys.map(key => page.keyboard.press(key)))
  await expect(cellAt(3)).toBeVisible()
  return { cellAt, readQuantity, hit }
}

test('what is typed into a cell without a pause is what the shop gets, first and later', async ({ page }) => {
  const { cellAt, readQuantity, hit } = await openQuantities(page)
  for (const [row, number] of [
    [0, '127'],
    [2, '3451'],
  ] as const) {
    await cellAt(row).focus()
    await hit(...number, 'Enter')
    await expect(cellAt(row + 1)).toBeFocused()
    await expect.poll(() => readQuantity(row)).toBe(Number(number))
  }
})

test('where the field of a cell does not come that is told, the keyboard goes on, and later it is edited', async ({
  page,
}) => {
  const { cellAt, readQuantity, hit } = await openQuantities(page)
  await page.waitForLoadState('networkidle')
  const before = await readQuantity(4)
  await page.route('**/*.js', route => route.fulfill({ status: 404, body: '' }))
  await cellAt(4).focus()
  await hit('1', '2', 'Enter')
  const told = page.getByText(/Množství: úpravu buňky se nepodařilo načíst, „12“ zatím není uloženo\.$/)
  await expect(told.first()).toBeVisible()
  await expect(cellAt(4)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(cellAt(5)).toBeFocused()
  expect(await readQuantity(4)).toBe(before)
  await page.unroute('**/*.js')
  await page.keyboard.press('ArrowUp')
  await hit('3', '8', 'Enter')
  await expect(cellAt(5)).toBeFocused()
  await expect.poll(() => readQuantity(4)).toBe(38)
  await expect(told).toHaveCount(0)
})

test('whoever came to the grid edits it also when the network is gone since, and what was put in stays', async ({
  page,
}) => {
  const { cellAt, readQuantity, hit } = await openQuantities(page)
  await cellAt(4).hover()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await cellAt(4).focus()
  await hit('6', '6', 'Enter')
  await expect(cellAt(4)).toHaveAttribute('aria-invalid', 'true')
  await expect(cellAt(4).locator('.ostrov-grid-text')).toHaveText('66')
  await page.context().setOffline(false)
  await cellAt(4).focus()
  await hit('F2', 'Enter')
  await expect.poll(() => readQuantity(4)).toBe(66)
})

test('what was put in without a network is saved once it is back, and a failed save by hand, whatever page is shown since', async ({
  page,
}) => {
  const { cellAt, readQuantity, hit } = await openQuantities(page)
  await cellAt(4).hover()
  await page.waitForLoadState('networkidle')
  const id = await cellAt(4).locator('xpath=..').getAttribute('data-id')
  await page.context().setOffline(true)
  await cellAt(4).focus()
  await hit('6', '1', 'Enter')
  await expect(cellAt(4)).toHaveAttribute('aria-invalid', 'true')
  await page.context().setOffline(false)
  await expect.poll(() => readQuantity(4)).toBe(61)

  await page.route('**/stock/grid/update/', route => route.fulfill({ status: 500, body: '{}' }))
  await cellAt(4).focus()
  await hit('6', '2', 'Enter')
  const bar = page.locator('.ostrov-grid-bars')
  await expect(bar.getByText(/„62“ se nepodařilo uložit/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Další stránka' }).click()
  await expect(page.locator(`[data-id="${id}"]`)).toHaveCount(0)
  await expect(
    bar.getByText(/^M000002-1, Prodejna Praha, Množství: „62“ se nepodařilo uložit/).first(),
  ).toBeVisible()
  await page.unroute('**/stock/grid/update/')
  await bar.getByRole('button', { name: 'Zkusit znovu' }).click()
  await expect(bar.getByText('M000002-1, Prodejna Praha, Množství: změněno z „61“ na „62“.')).toBeVisible()
  await bar.getByRole('button', { name: 'Vzít zpět' }).click()
  await expect(bar.getByText('M000002-1, Prodejna Praha, Množství: vráceno z „62“ na „61“.')).toBeVisible()
  await page.getByRole('button', { name: 'Předchozí stránka' }).click()
  await expect(cellAt(4)).toHaveText('61')
})

test('a question about the rows that are chosen leaves the page where it was', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 })
  const staff = new PreorderPages(page, 'cz')
  await staff.open('preorder-stock')
  const grid = staff.grid(staff.texts.stock)
  await grid.getByRole('checkbox').nth(3).click()
  const remove = page.getByRole('button', { name: 'Odstranit', exact: true })
  await expect(remove).toBeVisible()
  await grid.evaluate(element => scrollBy(0, element.getBoundingClientRect().top - 60))
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  // As a hand presses it: Playwright's own click scrolls first.
  const { x = 0, y = 0 } = (await remove.boundingBox()) ?? {}
  await page.mouse.click(x + 10, y + 10)
  await page.getByRole('dialog').getByRole('button', { name: 'Zrušit', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(remove).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

for (const [width, height] of [
  [1366, 640],
  [390, 700],
] as const)
  test(`what a file is sent by stays in sight, however much is told of it (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const staff = new PreorderPages(page, 'cz')
    const { texts } = staff
    await staff.open('preorder-stock')
    await staff.press(texts.import)
    const bad = Array.from({ length: 25 }, (_, at) => `M${at};main;x;`)
    const buffer = Buffer.from([HEAD, 'M005001-1;main;7;', ...bad].join('\n'))
    await page.getByLabel(texts.file).setInputFiles({ name: 'zasoby.csv', mimeType: 'text/csv', buffer })
    const send = page.getByRole('button', { name: /^Nahrát\s1\s/ })
    await expect(send).toBeInViewport({ ratio: 1 })
    const download = page.getByRole('button', { name: 'Stáhnout řádky s chybou' })
    await download.focus()
    const [one, other] = [await download.boundingBox(), await send.boundingBox()]
    expect((one?.y ?? 0) + (one?.height ?? 0)).toBeLessThanOrEqual(other?.y ?? 0)
  })

for (const market of ['cz', 'ro'] as const)
  test(`PO-043 an exported file with one number changed is imported again (${market}); a bad line quotes what is wrong`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 900 })
    const staff = new PreorderPages(page, market)
    const { texts } = staff
    await staff.open('preorder-stock')
    await staff.findStock('M000001')
    const [download] = await Promise.all([page.waitForEvent('download'), staff.exportStock()])
    const [head = '', first = '', ...rest] = (await readFile(await download.path(), 'utf8'))
      .trimEnd()
      .split('\r\n')
    const at = head.replace('\uFEFF', '').split(';').indexOf(texts.quantity)
    const change = (line: string, value: string): string => line.split(';').with(at, value).join(';')
    const row = await staff.readStock(first.split(';')[0] ?? '', first.split(';')[2] ?? '')
    const content = [head, change(first, String(row.quantity + 17)), change(rest[0] ?? '', 'spousta')]
    await staff.press(texts.import)
    const buffer = Buffer.from([...content, ...rest.slice(1)].join('\r\n'))
    await page
      .getByLabel(texts.file)
      .setInputFiles({ name: download.suggestedFilename(), mimeType: 'text/csv', buffer })
    await expect(page.getByText(texts.badQuantity)).toBeVisible()
    await page.getByRole('button', { name: texts.send }).click()
    await expect(page.getByText(texts.imported).first()).toBeVisible()
    expect(await staff.readStock(row.code, row.stock.name)).toMatchObject({ quantity: row.quantity + 17 })
    await page.getByRole('dialog').getByRole('button', { name: texts.undoImport }).click()
    await expect(page.getByText(texts.importUndone).first()).toBeVisible()
    expect(await staff.readStock(row.code, row.stock.name)).toMatchObject({ quantity: row.quantity })
    await page.getByRole('dialog').getByRole('button', { name: texts.close, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(staff.stockQuantity(row)).toHaveText(String(row.quantity))
  })

test('one stock cell is changed in two browsers: each shows the value of the other, and neither is lost', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 })
  const mine = new PreorderPages(page, 'cz')
  await mine.open('preorder-stock')
  await mine.findStock('M000002-1')
  const row = await mine.readStock('M000002-1', 'Hlavní sklad')
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const theirs = new PreorderPages(await other.newPage(), 'cz')
  await theirs.open('preorder-stock')
  await theirs.findStock('M000002-1')
  await theirs.editStock(row, String(row.quantity + 100))
  await expect(theirs.stockQuantity(row)).toHaveText(String(row.quantity + 100))

  await mine.editStock(row, String(row.quantity + 200))
  const both = `tady máte „${row.quantity + 200}“, v jiném okně jste mezitím uložili „${row.quantity + 100}“`
  await expect(page.locator('#content').getByText(both)).toBeVisible()
  expect(await mine.readStock(row.code, row.stock.name)).toMatchObject({ quantity: row.quantity + 100 })
  await page.getByRole('button', { name: `Uložit „${row.quantity + 200}“` }).click()
  await expect(mine.stockQuantity(row)).toHaveText(String(row.quantity + 200))
  expect(await mine.readStock(row.code, row.stock.name)).toMatchObject({ quantity: row.quantity + 200 })

  await theirs.editStock(row, String(row.quantity + 300))
  await theirs.page.getByRole('button', { name: `Nechat „${row.quantity + 200}“` }).click()
  await expect(theirs.stockQuantity(row)).toHaveText(String(row.quantity + 200))
  await other.close()
})

import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { STAFF, signIn } from './models/sign-in.ts'

const PATHS = { cz: '/cz/obsluha/discount-grid/', ro: '/ro/personal/discount-grid/' } as const

async function openGrid(page: Page, market: keyof typeof PATHS, query = '') {
  await signIn(page, market, STAFF)
  await page.goto(PATHS[market] + query)
  const grid = page.getByRole('grid')
  await expect(grid).toBeVisible()
  return grid
}
const readRows = (page: Page) =>
  page.locator('.ostrov-grid-body > [role=row]').evaluateAll(rows => rows.map(row => row.textContent ?? ''))
const asked = (page: Page) => new URL(page.url()).searchParams

test('CR-025 CR-026 what is asked of a list is its address, and Back is the way to what was asked before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openGrid(page, 'cz')
  const name = page.getByRole('columnheader').getByRole('button').first()
  await name.click()
  await expect.poll(() => asked(page).get('discounts.ordering')).toBe('name')
  await name.click()
  await expect.poll(() => asked(page).get('discounts.ordering')).toBe('-name')
  const rows = await readRows(page)
  await page.reload()
  await expect.poll(() => readRows(page)).toEqual(rows)
  await page.getByRole('searchbox').fill('zzz nic takového')
  await expect.poll(() => asked(page).get('discounts.search')).toBe('zzz nic takového')
  await expect(page.getByRole('grid')).toBeHidden()
  await page.goBack()
  await expect.poll(() => readRows(page)).toEqual(rows)
})

test('the keyboard alone walks over headings and cells, orders, and opens a row', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openGrid(page, 'ro')
  await page.getByRole('columnheader').getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => asked(page).get('discounts.ordering')).toBe('name')
  await page.keyboard.press('ArrowDown')
  const link = page.locator('[role=gridcell] a:focus')
  await expect(link).toBeVisible()
  const href = (await link.getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(url => url.pathname + url.search === href)
})

test('a row opens in another tab as any link does, and the list becomes a file', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openGrid(page, 'cz')
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator('[role=gridcell] a')
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ])
  await opened.close()
  await page.locator('.ostrov-grid-toolbar').getByRole('button').last().click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /CSV/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^discounts-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  const count = Number(await page.getByRole('grid').getAttribute('aria-rowcount'))
  expect(text.trimEnd().split('\r\n')).toHaveLength(count)
})

test('on paper all rows and columns are there, and at 390 px a row is a card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const grid = await openGrid(page, 'cz')
  await expect(page.getByRole('combobox').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1366, height: 768 })
  const count = Number(await grid.getAttribute('aria-rowcount')) - 1
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.ostrov-grid-body > [role=row]')).toHaveCount(Math.min(count, 50))
  await expect(page.locator('.ostrov-grid-toolbar')).toBeHidden()
})

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { tabTo } from './models/keyboard.ts'
import { PurgeDialog } from './models/purge-dialog.ts'
import { CUSTOMER, fillSignIn } from './models/sign-in.ts'
import { test } from './models/test.ts'
import { wrapTexts } from './models/translate-page.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  expect(violations.map(v => `${v.id}: ${v.nodes.map(n => n.target).join(' | ')}`)).toEqual([])
}

/** Everything that the page's policy refused, from its first script on. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.defineProperty(window, 'refused', { value: refused })
    document.addEventListener('securitypolicyviolation', event => refused.push(event.violatedDirective))
  })
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused)
}

test('PG-001 PG-002 PG-003 PG-004 PG-006 PG-007 staff purge the usual keys by mouse, and the history of the server has it', async ({
  page,
}) => {
  const readRefused = await watchPolicy(page)
  const purge = new PurgeDialog(page, 'cz')
  await purge.signIn()
  await page.goto(purge.texts.path)
  const before = await purge.rows.count()
  await purge.open()
  const sent = page.waitForRequest(request => request.method() === 'POST')
  await expectNoFindings(page)
  await purge.press(purge.texts.submit)
  const request = await sent
  expect(new URL(request.url()).pathname).toBe('/cz/api/new/core/fastly/purge')
  await purge.expectDone(purge.texts.doneSoft)
  await expect(purge.island.getByRole('listitem')).toContainText('html, endpoint')
  expect(await readRefused()).toEqual([])
  await page.reload()
  expect(await purge.rows.count()).toBeGreaterThan(before)
  await expect(
    purge.rows
      .first()
      .getByRole('cell')
      .filter({ hasNot: page.locator('time') }),
  ).toHaveText(['Petr Obsluha', `${purge.texts.keys}: html endpoint`, purge.texts.rowSoft])
})

test('PG-003 PG-005 an address, and then everything, is purged by keyboard alone', {
  tag: '@firefox',
}, async ({ page }) => {
  const purge = new PurgeDialog(page, 'ro')
  await purge.signIn()
  await page.goto(purge.texts.path)
  await tabTo(page, purge.opener)
  await page.keyboard.press('Enter')
  await expect(purge.dialog.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await tabTo(page, purge.dialog.getByRole('textbox', { name: purge.texts.url }))
  await page.keyboard.type('/ro/')
  await page.keyboard.press('Enter')
  await purge.expectDone(purge.texts.doneSoft)
  await page.keyboard.press('Enter')
  await expect(purge.dialog.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(purge.dialog.getByRole('checkbox')).toBeDisabled()
  await tabTo(page, purge.dialog.getByRole('button', { name: purge.texts.goOn }))
  await page.keyboard.press('Enter')
  await expect(purge.dialog.getByRole('button').nth(1)).toBeFocused()
  await tabTo(page, purge.dialog.getByRole('button', { name: purge.texts.sure }))
  await page.keyboard.press('Enter')
  await purge.expectDone(purge.texts.done)
  await expect(purge.island.getByRole('listitem')).toHaveCount(2)
})

test('AC-004 AC-005 others are told why they can’t, and who signs in comes back', async ({ page }) => {
  const purge = new PurgeDialog(page, 'cz')
  await page.goto(purge.texts.demo)
  await expect(purge.island.getByText(purge.texts.anonymous)).toBeVisible()
  await purge.island.getByRole('link').click()
  expect(new URL(page.url()).searchParams.get('next')).toBe(purge.texts.demo)
  await fillSignIn(page, CUSTOMER)
  expect(new URL(page.url()).pathname).toBe(purge.texts.demo)
  await expect(purge.island.getByText(purge.texts.denied)).toBeVisible()
  expect((await page.goto(purge.texts.path))?.status()).toBe(403)
})

test('ER-014 a purge that fails keeps all that was typed, and the same button does it', async ({ visit }) => {
  const visitor = await visit('ro')
  const purge = new PurgeDialog(visitor.page, 'ro')
  await purge.signIn()
  await purge.open()
  await visitor.page.evaluate(wrapTexts)
  const keys = purge.dialog.getByRole('textbox', { name: purge.texts.keys })
  await keys.pressSequentially('menu product-17')
  await visitor.qa.misbehave({ route: 'fastly-purge', kind: '500-html', times: 1 })
  await purge.press(purge.texts.submit)
  await expect(purge.dialog.getByRole('alert').filter({ hasText: purge.texts.failed })).toBeVisible()
  await expect(keys).toHaveValue('product-17')
  await expect(purge.dialog.getByRole('toolbar').getByRole('button')).toHaveText(['html', 'endpoint', 'menu'])
  await purge.press(purge.texts.submit)
  await purge.expectDone(purge.texts.doneSoft)
  const calls = await visitor.qa.listCalls('fastly-purge')
  expect(calls.map(({ status }) => status)).toEqual([500, 200])
  expect(new Set(calls.map(call => call.idempotency_key)).size).toBe(1)
})

test('the dialog flows at 320 px, in dark and forced colours, and with reduced motion nothing moves', async ({
  page,
}) => {
  const purge = new PurgeDialog(page, 'cz')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await purge.signIn()
  await purge.open()
  const box = await purge.dialog.boundingBox()
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320).toBe(true)
  expect(await purge.dialog.evaluate(it => it.scrollWidth <= it.clientWidth)).toBe(true)
  expect(await purge.dialog.evaluate(it => getComputedStyle(it).transitionDuration)).toBe('0s')
  await expectNoFindings(page)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await purge.dialog.evaluate(it => getComputedStyle(it).borderTopStyle)).toBe('solid')
  await expectNoFindings(page)
})

test('without scripts the staff page purges by a plain form', async ({ plainPage }) => {
  const purge = new PurgeDialog(plainPage, 'cz')
  await purge.signIn()
  await purge.page.goto(purge.texts.path)
  await purge.page.getByLabel('Klíče').fill('menu')
  await purge.page.getByRole('main').getByRole('button', { name: 'Vymazat' }).click()
  await expect(purge.page.getByRole('status')).toHaveText(purge.texts.done)
  await expect(purge.rows.first()).toContainText('menu')
})

test('the back office lists the purges of both markets', async ({ page }) => {
  const purge = new PurgeDialog(page, 'cz')
  await purge.signIn()
  await page.goto('/admin/cache/')
  for (const market of ['Česko', 'România'])
    await expect(page.getByRole('cell', { name: market, exact: true }).first()).toBeVisible()
  await expectNoFindings(page)
})

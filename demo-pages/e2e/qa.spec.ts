import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { FAILURE_TEXTS } from './models/market-texts.ts'
import { NewsletterPage } from './models/newsletter-page.ts'
import { openOwnShop } from './models/own-shop.ts'
import { test } from './models/test.ts'

const TOOLS = [
  '/qa/',
  '/qa/misbehave/',
  '/qa/outbox/',
  '/qa/price-list/',
  '/qa/providers/',
  '/qa/buying/',
  '/qa/picking/',
  '/qa/reset/',
  '/admin/',
  '/admin/buyouts/1/',
  '/admin/pages/',
  '/admin/cache/',
]

const signInAsStaff = async (page: Page): Promise<void> => {
  await page.goto('/qa/')
  await page.getByRole('button', { name: 'Admin, sign in to the back office: Staff' }).click()
  await expect(page.getByRole('heading', { name: 'Odeslané výkupy' })).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Submitted buy-backs' })).toBeVisible()
}

test('a tester makes the shop fall over for one browser, is told so on its pages, and stops it there', async ({
  visit,
}) => {
  const { page, invite } = await visit('cz')
  await page.goto('/qa/')
  await page.getByRole('main').getByRole('link', { name: 'Misbehaviour' }).click()
  await page.getByRole('button', { name: 'Start: The shop is down' }).click()
  await expect(page.getByRole('region', { name: 'Now' })).toContainText(
    'The shop is down only in this browser, until',
  )
  await page.goto('/cz/vykup/')
  const banner = page.getByRole('complementary', { name: 'Zkouška poruch' })
  await expect(banner).toContainText('Obchod spadl')
  await expect(page.getByText(FAILURE_TEXTS.cz.generic).first()).toBeVisible()
  const other = await invite()
  await other.page.goto('/cz/vykup/')
  await expect(other.page.getByRole('radio', { name: 'Telefony' })).toBeVisible()
  await expect(other.page.getByRole('complementary', { name: 'Zkouška poruch' })).toHaveCount(0)
  await banner.getByRole('button', { name: 'Vypnout' }).click()
  await expect(page).toHaveURL(/\/cz\/vykup\//)
  await expect(banner).toHaveCount(0)
  await page.getByRole('radio', { name: 'Telefony' }).click()
  await expect(page.getByRole('radio', { name: 'Apple' })).toBeVisible()
})

test('the link of a mail in the outbox opens', async ({ visit }) => {
  const { page } = await visit('ro')
  const newsletter = new NewsletterPage(page, 'ro')
  const address = `${randomUUID()}@example.ro`
  await newsletter.open()
  await newsletter.email.fill(address)
  await newsletter.agree.check()
  await newsletter.submit.click()
  await newsletter.expectDone()
  await page.goto('/qa/outbox/')
  await page.getByRole('searchbox').fill(address)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText(`To ${address}`)).toHaveCount(1)
  await page.getByRole('link', { name: '/ro/newsletter/confirmare/' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmarea abonării' })).toBeVisible()
})

test('staff move a buy-back on, its customer sees it, and a reset takes it all back', async ({ browser }) => {
  // What is reset here is nobody else's.
  const shop = await openOwnShop()
  const context = await browser.newContext({ baseURL: shop.url })
  try {
    const page = await context.newPage()
    const review = async () => {
      await page.goto('/cz/vykup/prehled/ukazka-odeslaneho-vykupu/')
      return page.locator('[data-component="buyback-review"]')
    }
    await signInAsStaff(page)
    await page.getByRole('row', { name: 'Jana Nováková' }).getByRole('link').click()
    for (const way of ['Accept', 'Receive the device', 'Pay out'])
      await page.getByRole('button', { name: way }).click()
    await expect(page.getByRole('status')).toContainText('Moved on.')
    await expect(await review()).toContainText('Vyplaceno')
    await page.goto('/qa/reset/')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Begin anew' }).click()
    await expect(page.getByRole('status')).toContainText('The shop is as new.')
    await expect(await review()).toContainText('Čekáme na zařízení')
  } finally {
    await context.close()
    await shop.close()
  }
})

for (const [width, colorScheme] of [
  [390, 'light'],
  [1366, 'dark'],
] as const)
  test(`the tools flow and axe finds nothing in them (${width} px, ${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await signInAsStaff(page)
    for (const path of TOOLS) {
      await page.goto(path)
      await page.evaluate(() => {
        for (const more of document.querySelectorAll('details')) more.open = true
      })
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scroll, `nothing of ${path} is wider than the window`).toBeLessThanOrEqual(width)
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
      const { violations } = await axe.analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`),
        path,
      ).toEqual([])
    }
  })

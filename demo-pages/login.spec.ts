import { expect, test } from '@playwright/test'
import { CartShop } from './models/cart-shop.ts'
import { tabTo } from './models/keyboard.ts'
import { ACCOUNT, LoginPage } from './models/login-page.ts'
import type { MarketCode } from './models/market-texts.ts'
import { readWatch } from './models/page-watch.ts'
import { openStage, type Stage } from './models/stage.ts'

let stage: Stage
let login: LoginPage

async function enter(
  browser: Parameters<typeof openStage>[0],
  baseURL = '',
  market: MarketCode = 'cz',
): Promise<void> {
  stage = await openStage(browser, baseURL, { market })
  login = new LoginPage(stage.page, market)
}

test.afterEach(() => stage.close())

test('OT-017 a customer signs in and out, wrong credentials are named, and nothing typed leaks', async ({
  browser,
  baseURL,
}) => {
  await enter(browser, baseURL)
  await login.open()
  await login.signIn('Spatne-1')
  await expect(login.island.getByText(login.texts.wrong)).toBeVisible()
  await expect(login.email).toHaveValue(ACCOUNT.email)
  await login.signIn()
  await login.expectSignedIn()
  await expect(login.page.locator(':focus')).toHaveCount(1)
  await login.page.reload()
  await login.expectSignedIn()
  await login.signOut.click()
  await login.expectForm()
  const { addresses, said, faults } = readWatch(login.page)
  expect(faults).toEqual([])
  expect(JSON.stringify([addresses, said])).not.toMatch(/zakaznik@|Zakaznik-1|Spatne-1/)
  const kept = await login.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toMatch(/zakaznik|Spatne/i)
})

test('OT-017 by keyboard alone, in Romanian, on to where the editor says', { tag: '@firefox' }, async ({
  browser,
  baseURL,
}) => {
  await enter(browser, baseURL, 'ro')
  await login.open('next/')
  const { page } = login
  await tabTo(page, login.email)
  await page.keyboard.type(ACCOUNT.email)
  await tabTo(page, login.island.getByRole('button', { name: login.texts.show }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type(ACCOUNT.password)
  await expect(login.password).toHaveValue(ACCOUNT.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ro/cos/')
})

test('the cart of the browser joins the account’s, and the badge beside shows it', async ({
  browser,
  baseURL,
}) => {
  await enter(browser, baseURL)
  const shop = new CartShop(login.page, 'cz')
  await shop.buy(2)
  await login.open()
  await shop.expectBadge(shop.texts.two)
  await login.signIn()
  await login.expectSignedIn()
  await expect
    .poll(async () => (await stage.context.cookies()).some(({ name }) => name === 'cartid'))
    .toBe(false)
  const answer = await login.page.request.get('/cz/core/cart/count/')
  expect((await answer.json()).count).toBeGreaterThanOrEqual(2)
  await login.signOut.click()
  await shop.expectBadge(shop.texts.empty)
})

test('F33 a log-out in one tab shows in the other', async ({ browser, baseURL }) => {
  await enter(browser, baseURL)
  await login.open()
  await login.signIn()
  await login.expectSignedIn()
  const other = new LoginPage((await stage.openTab()).page, 'cz')
  await other.open()
  await other.expectSignedIn()
  await other.signOut.click()
  await other.expectForm()
  await login.expectForm()
})

test('a throttled customer is told the seconds', async ({ browser, baseURL }) => {
  await enter(browser, baseURL, 'ro')
  await login.open()
  await stage.qa.misbehave({ route: 'login', kind: '429', retry_after: 7, times: 1 })
  await login.signIn()
  await expect(login.island.getByText(login.texts.throttled)).toBeVisible()
  await expect(login.submit).toHaveAttribute('aria-disabled', 'true')
})

test('without scripts the plain form signs in and leads on', async ({ browser, baseURL }) => {
  await enter(browser, baseURL)
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/cz/ukazky/login/next/')
  const form = page.locator('[data-component="login"] form')
  await form.getByLabel('E-mail').fill(ACCOUNT.email)
  await form.getByLabel('Heslo').fill(ACCOUNT.password)
  await form.getByRole('button').click()
  await expect(page).toHaveURL('/cz/kosik/')
  await expect(page.getByText('Jana', { exact: false }).first()).toBeVisible()
  await context.close()
})

import { expect } from '@playwright/test'
import { CartShop } from './models/cart-shop.ts'
import { tabTo } from './models/keyboard.ts'
import { LoginPage } from './models/login-page.ts'
import type { MarketCode } from './models/market-texts.ts'
import { readWatch } from './models/page-watch.ts'
import { CUSTOMER } from './models/sign-in.ts'
import { test, type Visit } from './models/test.ts'

async function enter(visit: Visit, market: MarketCode = 'cz') {
  const visitor = await visit(market)
  return { visitor, login: new LoginPage(visitor.page, market) }
}

test('OT-017 a customer signs in and out, wrong credentials are named, and nothing typed leaks', async ({
  visit,
}) => {
  const { login } = await enter(visit)
  await login.open()
  await login.signIn('Spatne-1')
  await expect(login.island.getByText(login.texts.wrong)).toBeVisible()
  await expect(login.email).toHaveValue(CUSTOMER.email)
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
  visit,
}) => {
  const { login } = await enter(visit, 'ro')
  await login.open('next/')
  const { page } = login
  await tabTo(page, login.email)
  await page.keyboard.type(CUSTOMER.email)
  await tabTo(page, login.island.getByRole('button', { name: login.texts.show }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type(CUSTOMER.password)
  await expect(login.password).toHaveValue(CUSTOMER.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ro/cos/')
})

test('the cart of the browser joins the account’s, and the badge beside shows it', async ({ visit }) => {
  const { visitor, login } = await enter(visit)
  const shop = new CartShop(login.page, 'cz')
  await shop.buy(2)
  await login.open()
  await shop.expectBadge(shop.texts.two)
  await login.signIn()
  await login.expectSignedIn()
  await expect
    .poll(async () => (await visitor.context.cookies()).some(({ name }) => name === 'cartid'))
    .toBe(false)
  const answer = await login.page.request.get('/cz/core/cart/count/')
  expect((await answer.json()).count).toBeGreaterThanOrEqual(2)
  await login.signOut.click()
  await shop.expectBadge(shop.texts.empty)
})

test('F33 a log-out in one tab shows in the other', async ({ visit }) => {
  const { visitor, login } = await enter(visit)
  await login.open()
  await login.signIn()
  await login.expectSignedIn()
  const other = new LoginPage((await visitor.openTab()).page, 'cz')
  await other.open()
  await other.expectSignedIn()
  await other.signOut.click()
  await other.expectForm()
  await login.expectForm()
})

test('a throttled customer is told the seconds', async ({ visit }) => {
  const { visitor, login } = await enter(visit, 'ro')
  await login.open()
  await visitor.qa.misbehave({ route: 'login', kind: '429', retry_after: 7, times: 1 })
  await login.signIn()
  await expect(login.island.getByText(login.texts.throttled)).toBeVisible()
  await expect(login.submit).toHaveAttribute('aria-disabled', 'true')
})

test('without scripts the plain form signs in and leads on', async ({ plainPage: page }) => {
  await page.goto('/cz/ukazky/login/next/')
  const form = page.locator('[data-component="login"] form')
  await form.getByLabel('E-mail').fill(CUSTOMER.email)
  await form.getByLabel('Heslo', { exact: true }).fill(CUSTOMER.password)
  await form.getByRole('button').click()
  await expect(page).toHaveURL('/cz/kosik/')
  await expect(page.getByText('Jana', { exact: false }).first()).toBeVisible()
})

test('the sign-in page says itself what is wrong, once, keeps the e-mail, and leads to a new password', async ({
  visit,
}) => {
  const { visitor, login } = await enter(visit)
  const { page } = visitor
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cz/prihlaseni/')
  const main = page.getByRole('main')
  const [email, password] = [main.getByLabel('E-mail'), main.getByLabel('Heslo', { exact: true })]
  const submit = main.getByRole('button', { name: login.texts.submit })
  await submit.click()
  await expect(main.getByText('Vyplňte e\u2011mail.')).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill(CUSTOMER.email)
  await password.fill('Spatne-1')
  await main.getByLabel(login.texts.show).check()
  await expect(password).toHaveAttribute('type', 'text')
  await submit.click()
  await expect(main.getByText(login.texts.wrong)).toBeVisible()
  await expect(email).toHaveValue(CUSTOMER.email)
  await expect(password).toBeFocused()
  expect(page.url()).toMatch(/\/cz\/prihlaseni\/$/)
  await page.reload()
  await expect(main.getByText(login.texts.wrong)).toBeHidden()
  await main.getByRole('link', { name: 'Zapomenuté heslo' }).click()
  await expect(page.getByRole('heading', { name: 'Zapomenuté heslo' })).toBeVisible()
  await email.fill('nikdo@example.cz')
  await main.getByRole('button', { name: 'Poslat odkaz' }).click()
  await expect(page.getByRole('heading', { name: 'Podívejte se do e\u2011mailu' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Zapomenuté heslo' })).toBeVisible()
})

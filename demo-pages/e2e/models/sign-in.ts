import { expect, type Page } from '@playwright/test'
import { MARKET_TEXTS, type MarketCode } from './market-texts.ts'

/** Accounts of the reference shop. */
export const CUSTOMER = { email: 'zakaznik@laguna.example', password: 'Zakaznik-1' } as const
export const STAFF = { email: 'obsluha@laguna.example', password: 'Obsluha-1' } as const
export const WAREHOUSE = { email: 'sklad@laguna.example', password: 'Skladnik-1' } as const
/** A customer, too; nobody else buys as this one, so its cart is its own. */
export const BRANCH = { email: 'pobocka@laguna.example', password: 'Pobocka-1' } as const
type Account = typeof CUSTOMER | typeof STAFF | typeof WAREHOUSE | typeof BRANCH

/** Signs in on the shop's own page for that, wherever it leads. */
export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  const main = page.getByRole('main')
  await main.locator('input[type="email"]').first().fill(email)
  await main.locator('input[type="password"]').first().fill(password)
  await main.locator('form button').first().click()
  await expect(page.locator('.shop-account form')).toBeVisible()
}

/** The server's page itself says that the visitor is known. */
export const expectSignedIn = async (page: Page): Promise<void> =>
  expect(JSON.parse((await page.locator('#ostrov-page').textContent()) ?? '')).toMatchObject({
    user: { authenticated: true },
  })

/** Signs in by the same plain form, without a page. */
export async function signIn(page: Page, market: MarketCode, { email, password }: Account): Promise<void> {
  const context = page.context()
  const path = MARKET_TEXTS[market].signInPath
  await context.request.get(path)
  const token = (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
  const response = await context.request.post(path, {
    form: { csrfmiddlewaretoken: token, email, password, next: MARKET_TEXTS[market].path },
  })
  expect(new URL(response.url()).pathname).toBe(MARKET_TEXTS[market].path)
}

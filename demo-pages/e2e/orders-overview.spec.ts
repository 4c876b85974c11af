import { expect } from '@playwright/test'
import { tabTo } from './models/keyboard.ts'
import { OrderPage } from './models/order-page.ts'
import { BRANCH, CUSTOMER, fillSignIn } from './models/sign-in.ts'
import { test } from './models/test.ts'

test('OR-002 who is not signed in is led there and back, turns the pages, and opens an order', async ({
  visit,
}) => {
  const { page } = await visit('cz')
  const { texts, island, title } = new OrderPage(page, 'cz')
  const list = page.locator('[data-component="orders-overview"]')
  await page.goto(`${texts.orders}?page=9`)
  await list.getByRole('link', { name: texts.signIn }).click()
  await fillSignIn(page, BRANCH)
  // Of pages that are not there, the last is shown.
  await expect(list.getByText(texts.second)).toBeVisible()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(list.getByRole('heading', { level: 3 })).toHaveCount(2)
  await page.goto(texts.orders)
  await expect(list.getByRole('heading', { level: 3 })).toHaveCount(10)
  await list.getByRole('link', { name: texts.next, exact: true }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await page.goBack()
  await expect(list.getByRole('heading', { level: 3 })).toHaveCount(10)
  await list.getByRole('link', { name: texts.number }).first().click()
  await expect(title).toBeVisible()
  await expect(island.getByText(texts.paid)).toBeVisible()
})

test('by keyboard the customer comes from the header to the orders', async ({ visit }) => {
  const { page } = await visit('ro')
  const { texts, title } = new OrderPage(page, 'ro')
  await page.goto(`/ro/autentificare/?next=${encodeURIComponent('/ro/produse/')}`)
  await fillSignIn(page, CUSTOMER)
  await tabTo(page, page.locator(`.shop-account a[href="${texts.orders}"]`))
  await page.keyboard.press('Enter')
  const list = page.locator('[data-component="orders-overview"]')
  await tabTo(page, list.getByRole('link', { name: texts.number }).first())
  await page.keyboard.press('Enter')
  await expect(title).toBeVisible()
})

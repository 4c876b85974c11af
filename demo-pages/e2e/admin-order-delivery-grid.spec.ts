import { expect } from '@playwright/test'
import { test } from './models/test.ts'
import { Warehouse } from './models/warehouse.ts'

test('AD-009 AD-058 orders to be picked are listed, those that wait too long by one press', async ({
  page,
}) => {
  const shop = new Warehouse(page, 'cz')
  await shop.signIn()
  await shop.makeOrders(1)
  await shop.open('order-delivery-grid')
  const grid = page.getByRole('grid', { name: shop.texts.grid })
  await expect(grid.getByRole('link').first()).toBeVisible()
  const asked = page.waitForRequest(request => new URL(request.url()).searchParams.get('older_than') === '30')
  await page.getByRole('button', { name: shop.texts.old, exact: true }).click()
  await asked
  await expect(page.getByRole('button', { name: shop.texts.old, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const address = page.url()
  expect(decodeURIComponent(address)).toContain('older_than')
  await page.reload()
  await expect(page.getByRole('button', { name: shop.texts.old, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

for (const market of ['cz', 'ro'] as const)
  test(`until when an order is due and who works on it are in sight on a laptop (${market})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    const shop = new Warehouse(page, market)
    await shop.signIn()
    await shop.makeOrders(1)
    await shop.open('order-delivery-grid')
    const headings = page.getByRole('grid', { name: shop.texts.grid }).getByRole('columnheader')
    for (const name of [shop.texts.due, shop.texts.lockedBy])
      await expect(headings.filter({ hasText: name })).toBeInViewport({ ratio: 1 })
  })

for (const width of [390, 1366])
  test(`an order leads back to the order and the row of the list that it was opened from (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const shop = new Warehouse(page, 'cz')
    await shop.signIn()
    await shop.makeOrders(6)
    await shop.open('order-delivery-grid')
    const asked = '?deliveries.ordering=-created_at&deliveries.order_state=in-progress'
    await page.goto(new URL(asked, page.url()).href)
    const link = page
      .getByRole('grid', { name: shop.texts.grid })
      .locator('[data-index="5"]')
      .getByRole('link')
    const number = (await link.textContent()) ?? ''
    const left = new URL(page.url()).search
    expect(left).toContain('-created_at')
    await link.click()
    await page.getByRole('link', { name: 'Zpět na seznam' }).click()
    await expect(page).toHaveURL(url => url.search === left)
    const opened = page.getByRole('link', { name: number, exact: true })
    await expect(opened).toBeFocused()
    await expect(opened).toBeInViewport({ ratio: 1 })
  })

test('an order leads back to the customer who was looked for by name, whom no address tells', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 844 })
  const shop = new Warehouse(page, 'cz')
  await shop.signIn()
  await shop.makeOrders(2)
  await shop.open('order-delivery-grid')
  const grid = page.getByRole('grid', { name: shop.texts.grid })
  const customer = grid
    .locator('[data-index="1"]')
    .getByRole('gridcell')
    .filter({ hasText: /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u })
  const name = (await customer.first().textContent()) ?? ''
  const search = page.getByRole('searchbox', { name: 'Hledat', exact: true })
  await search.fill(name)
  await search.press('Enter')
  await expect(page).toHaveURL(/deliveries\.search_id=[\w-]{22}/)
  await grid.getByRole('row').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Zpět na seznam' }).click()
  await expect(search).toHaveValue(name)
  await expect(grid.getByRole('row').filter({ hasText: name }).first()).toBeVisible()
  await page.reload()
  await expect(search).toHaveValue(name)
  for (const word of name.split(' ')) expect(decodeURIComponent(page.url())).not.toContain(word)
})

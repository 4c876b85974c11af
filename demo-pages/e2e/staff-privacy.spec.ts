import { expect, type Page } from '@playwright/test'
import { watchTraces } from './models/personal-traces.ts'
import { PreorderPages, readCall } from './models/preorder-pages.ts'
import { STAFF, signIn } from './models/sign-in.ts'
import { test } from './models/test.ts'
import { Warehouse } from './models/warehouse.ts'

const API = '/cz/api/new/orders/order-delivery/'

/** Chooses a row, and keeps what is shown as a view. */
async function keepView(page: Page, name: string): Promise<string> {
  const region = page.locator('.ostrov-grid').first()
  await region.getByRole('row').nth(1).getByRole('checkbox').click()
  await region.getByRole('button', { name: 'Pohledy' }).click()
  await page.getByRole('textbox', { name: 'Název pohledu' }).fill(name)
  await page.getByRole('button', { name: 'Uložit pohled' }).click()
  await expect.poll(() => page.url()).toMatch(/\.view=\d+/)
  return page.url()
}

test('what staff see of customers stands in no storage, address or request, and views and drafts outlive a reload', async ({
  visit,
}) => {
  const visitor = await visit('cz')
  const { page } = visitor
  await page.setViewportSize({ width: 1366, height: 768 })
  const { expectNothingOf } = await watchTraces(visitor)
  await signIn(page, 'cz', STAFF)
  const shop = new Warehouse(page, 'cz')
  const [{ id, number } = { id: '', number: '' }] = await shop.makeOrders(1)
  const order = await readCall<{ customer: string; address: string[] }>(page, `${API}detail/${id}/`)
  const mail = await readCall<{ customer: string; email: string }>(page, `${API}detail/${id}/email/`)
  const [street = ''] = order.address.join(', ').split(',')
  const seen = new Set([order.customer, street, mail.customer, mail.email])
  for (const value of seen) expect(value).toMatch(/^.{5,}$/)

  await shop.open('order-delivery-grid')
  const grid = page.getByRole('grid', { name: shop.texts.grid })
  await expect(grid.getByRole('link').first()).toBeVisible()
  await page.getByRole('button', { name: shop.texts.old, exact: true }).click()
  await expect(page).toHaveURL(/older_than/)
  const answered = page.waitForResponse(response => response.url().includes('ordering=customer'))
  await grid.getByRole('columnheader').getByRole('button', { name: 'Zákazník', exact: true }).click()
  const { results } = (await (await answered).json()) as { results: { customer: string }[] }
  for (const { customer } of results) seen.add(customer)
  await expect(grid).toContainText(results[0]?.customer ?? 'nobody')
  const kept = await keepView(page, 'Čekající podle zákazníka')
  await expectNothingOf([...seen])
  await page.reload()
  await expect(page.getByRole('button', { name: shop.texts.old, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(grid.getByRole('columnheader', { name: 'Zákazník' })).toHaveAttribute('aria-sort', 'ascending')
  expect(page.url()).toBe(kept)
  // The latest is an order of the shop's own customer, made above.
  await page.getByPlaceholder('Hledat', { exact: true }).fill(order.customer)
  await expect(grid.locator('[data-id]').first()).toContainText(order.customer)
  await expect(grid.locator('[data-id]').filter({ hasNotText: order.customer })).toHaveCount(0)
  await expectNothingOf([...seen])

  await shop.open('order-delivery-detail', id)
  await expect(page.getByText(street).first()).toBeVisible()
  await expectNothingOf([...seen])
  await shop.open('custom-order-email', id)
  await expect(page.getByText(mail.email).first()).toBeVisible()
  await page.getByRole('button', { name: 'Zboží se zdrží' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill(`${mail.customer}, ${street}, ${mail.email}`)
  await expectNothingOf([...seen])
  await shop.open('packaging-order-detail', id)
  await expect(shop.step).toBeVisible()
  await shop.open('crates-overview')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expectNothingOf([...seen])

  const preorders = new PreorderPages(page, 'cz')
  await preorders.open('auto-preorder-grid')
  await expect(page.locator('.ostrov-grid').first().getByRole('row').nth(2)).toBeVisible()
  await keepView(page, 'Předobjednávky')
  await expectNothingOf([...seen])

  await page.goto('/cz/obsluha/discount-detail/')
  const name = page.getByRole('textbox', { name: 'Název pro zákazníky' })
  await name.fill(`Omluva za objednávku ${number}`)
  page.once('dialog', dialog => void dialog.accept())
  await page.reload()
  await expect(name).toHaveValue(`Omluva za objednávku ${number}`)
  await expectNothingOf([...seen])
})

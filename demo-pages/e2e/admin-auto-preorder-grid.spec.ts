import { expect } from '@playwright/test'
import { tabTo, walkToItem } from './models/keyboard.ts'
import { PreorderPages, readCall } from './models/preorder-pages.ts'
import { test } from './models/test.ts'

interface Row {
  order_number: string
  state: string
  explanation: { outcome: string }
}

/** The first pre-orders that the rules would give pieces. */
async function findServed(staff: PreorderPages, most: number): Promise<string[]> {
  const path = `${staff.texts.calls}order/grid/available/?page_size=50&ordering=-score,created_at`
  const { results } = await readCall<{ results: Row[] }>(staff.page, path)
  return results
    .filter(({ explanation }) => explanation.outcome === 'allocated')
    .slice(0, most)
    .map(row => row.order_number)
}
const readState = async (staff: PreorderPages, number: string): Promise<string | undefined> => {
  const path = `${staff.texts.calls}order/fetch-order-number/${number}`
  return (await readCall<{ result: Row[] }>(staff.page, path)).result[0]?.state
}

test('PO-042 PO-046 PO-047 PO-048 PO-049 PO-051 PO-052 pre-orders are allocated, unallocated and sent to the main stock by mouse', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 })
  const staff = new PreorderPages(page, 'cz')
  const { texts } = staff
  await staff.open('auto-preorder-grid')
  const [first = '', second = ''] = await findServed(staff, 2)
  await expect(staff.grid(texts.waiting).getByText(first)).toBeVisible()
  await staff.chooseRows(texts.waiting, [first, second])
  await staff.press(texts.allocate)
  await expect(page.getByText('Kusy dostaly 2 předobjednávky.').first()).toBeVisible()
  expect([await readState(staff, first), await readState(staff, second)]).toEqual(['allocated', 'allocated'])
  await staff.chooseRows(texts.given, [first])
  await staff.press(texts.unallocate)
  await expect(page.getByText('Uvolněné jsou kusy 1 předobjednávky.').first()).toBeVisible()
  expect(await readState(staff, first)).toBe('not_allocated')
  await staff.chooseRows(texts.given, [second])
  await staff.press(texts.toMain)
  await page.getByRole('dialog').getByRole('button', { name: texts.toMain }).click()
  await expect(page.getByText('Na hlavní sklad se vrátily kusy 1 předobjednávky.').first()).toBeVisible()
  await page.getByRole('textbox', { name: texts.number }).fill(second)
  await staff.press(texts.find)
  await expect(page.getByRole('listitem').filter({ hasText: texts.back })).toContainText(second)
  for (const call of [
    'GET order/grid/available/',
    'GET order/grid/allocated/',
    'GET type-order-state/select',
    'PUT order/allocate/update/',
    'PUT order/unallocate/',
    'PUT order/back-to-main-stock/',
    `GET order/fetch-order-number/${second}`,
  ])
    expect(staff.calls).toContain(call)
})

test('an allocation that is taken back leaves what the customer confirmed', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 })
  const staff = new PreorderPages(page, 'cz')
  const { texts } = staff
  await staff.open('auto-preorder-grid')
  const path = `${texts.calls}order/grid/available/?page_size=50&ordering=-score,created_at&state=confirmed`
  const { results } = await readCall<{ results: Row[] }>(page, path)
  const number = results.find(({ explanation }) => explanation.outcome === 'allocated')?.order_number ?? ''
  await staff.chooseRows(texts.waiting, [number])
  await staff.press(texts.allocate)
  await expect.poll(() => readState(staff, number)).toBe('allocated')
  await staff.press(texts.undo)
  await expect.poll(() => readState(staff, number)).toBe('confirmed')
})

test('PO-050 a state is set and taken back by keyboard alone, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const staff = new PreorderPages(page, 'ro')
  const { texts } = staff
  await staff.open('auto-preorder-grid')
  const { results } = await readCall<{ results: Row[] }>(
    page,
    `${texts.calls}order/grid/available/?page_size=50&ordering=-score,created_at`,
  )
  const number = results.find(({ state }) => state === 'confirmed')?.order_number ?? ''
  const box = staff.grid(texts.waiting).getByRole('checkbox', { name: new RegExp(number) })
  await tabTo(page, page.getByPlaceholder('Căutați', { exact: true }).first())
  await page.keyboard.type(number)
  await expect(staff.grid(texts.waiting).getByRole('checkbox', { name: /P0/ })).toHaveCount(1)
  await box.focus()
  await page.keyboard.press('Space')
  await walkToItem(
    page,
    page.getByRole('button', { name: 'Setați starea', exact: true }),
    'Marcați ca: refuzată',
  )
  await page.keyboard.press('Enter')
  await expect(page.getByText('Starea a fost schimbată pentru o precomandă.').first()).toBeVisible()
  expect(await readState(staff, number)).toBe('rejected')
  await tabTo(page, page.getByRole('button', { name: texts.undo, exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Modificarea a fost anulată pentru un rând.').first()).toBeVisible()
  expect(await readState(staff, number)).toBe('confirmed')
  expect(staff.calls).toContain('PUT order/update/status/')
  await staff.expectNoScrollAside()
})

import { expect } from '@playwright/test'
import { tabTo } from './models/keyboard.ts'
import { test } from './models/test.ts'
import { Warehouse } from './models/warehouse.ts'

test('AD-008 an item is not found, and that is taken back, by keyboard alone', async ({ page }) => {
  const shop = new Warehouse(page, 'cz')
  await shop.signIn()
  const [order] = await shop.makeOrders(1)
  await shop.open('order-delivery-detail', order?.id)
  const state = page.getByRole('combobox', { name: shop.texts.itemState })
  await expect(state).toHaveValue('waiting')
  await tabTo(page, state)
  await state.selectOption('not-found')
  await expect(page.getByText(shop.texts.saved).first()).toBeVisible()
  await page.reload()
  await expect(state).toHaveValue('not-found')
  await state.selectOption('picked')
  const undo = page.getByRole('button', { name: shop.texts.undo })
  await tabTo(page, undo)
  await page.keyboard.press('Enter')
  await expect(state).toHaveValue('not-found')
})

for (const market of ['cz', 'ro'] as const)
  test(`a code of 13 digits has room where it is typed, at picking and at packing, ${market}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 900 })
    const shop = new Warehouse(page, market)
    await shop.signIn()
    const [order] = await shop.makeOrders(1)
    for (const name of ['order-delivery-detail', 'packaging-order-detail']) {
      await shop.open(name, order?.id)
      await expect(page.locator('.ostrov-picking-state, .ostrov-packing-name').first()).toBeVisible()
      const field = page.locator('.ostrov-scanner-typed input')
      expect(await field.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThanOrEqual(200)
    }
  })

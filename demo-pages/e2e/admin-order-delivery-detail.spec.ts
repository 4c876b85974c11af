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

for (const market of ['cz', 'ro'] as const)
  test(`a short scan is answered, and a printed confirmation goes on to packing, ${market}`, async ({
    page,
  }) => {
    const shop = new Warehouse(page, market)
    await shop.signIn()
    const [order] = await shop.makeOrders(1)
    await shop.open('order-delivery-detail', order?.id)
    await expect(page.locator('.ostrov-picking-state').first()).toBeVisible()
    await shop.scan('CMDCONFIRM')
    await expect(shop.outcome).toContainText(shop.texts.confirmedEarly)
    const { crates, goods } = await shop.readLabels()
    const charger = goods.find(({ code }) => code === 'nabijecka-usb-c-20w')?.barcode ?? ''
    // Others may have the crate for a while.
    await expect(async () => {
      await shop.scan(crates[0]?.code ?? '')
      await expect(page.locator('.ostrov-delivery-next')).toContainText(/^(Načtěte|Scanați): /, {
        timeout: 3000,
      })
    }).toPass({ timeout: 60_000 })
    await shop.scan(charger, charger)
    await expect(page.getByRole('link', { name: shop.texts.pack, exact: true })).toBeVisible()
    await shop.scanFor('XYZ', shop.texts.unknown)
    await shop.scan('CMDCONFIRM')
    await expect(page).toHaveURL(new RegExp(`packaging-order-detail/\\?id=${order?.id}$`))
    await expect(shop.step).toContainText(shop.texts.packItems)
    // The crate is free for others again.
    await shop.scan(charger, charger, 'BOX30X20X10', 'GRAMS1250', 'CMDCONFIRM')
    await expect(shop.step).toHaveText(shop.texts.handedOver)
  })

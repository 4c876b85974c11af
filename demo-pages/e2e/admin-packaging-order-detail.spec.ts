import { expect } from '@playwright/test'
import { tabTo } from './models/keyboard.ts'
import { test } from './models/test.ts'
import { Warehouse } from './models/warehouse.ts'

const ORDERS = 20
const CHARGER = 'nabijecka-usb-c-20w'
const PHONE = 'apple-iphone-16-128gb'
const PARCEL = ['BOX30X20X10', 'GRAMS1250', 'CMDCONFIRM']

test('AD-011 twenty orders are picked and packed by a scanner alone, none lost and none doubled', async ({
  page,
}) => {
  const shop = new Warehouse(page, 'cz')
  await shop.signIn()
  const orders = await shop.makeOrders(ORDERS)
  const labels = await shop.readLabels()
  const charger = labels.goods.find(({ code }) => code === CHARGER)?.barcode ?? ''
  const crates = labels.crates.slice(0, ORDERS).map(({ code }) => code)
  expect(crates).toHaveLength(ORDERS)
  await shop.open('order-delivery-detail')
  await expect(page.getByRole('heading', { name: shop.texts.pickOrder })).toBeVisible()
  await shop.scan(...orders.flatMap(({ number }, at) => [number, crates[at] ?? '', charger, charger]))
  // Eighty scans, one call after the other.
  await expect(page.getByRole('heading', { level: 2 })).toContainText(orders.at(-1)?.number ?? '', {
    timeout: 60_000,
  })
  await expect.poll(async () => (await readCrates(shop)).filter(code => crates.includes(code))).toEqual([])
  await expect(shop.outcome).toContainText(charger)
  await shop.open('packaging-order-detail')
  await expect(shop.step).toHaveText(shop.texts.packCrate)
  // The network goes in the middle of it; what was scanned by then waits in the tab, also through a reload.
  const half = ORDERS / 2
  const packAll = (from: number, to: number) =>
    crates.slice(from, to).flatMap(crate => [crate, charger, charger, ...PARCEL])
  await shop.scan(...packAll(0, half))
  await expect(page.locator('.ostrov-packing-order')).toContainText(orders[half - 1]?.number ?? '')
  await expect(shop.step).toHaveText(shop.texts.handedOver)
  await page.context().setOffline(true)
  await shop.scan(...packAll(half, ORDERS))
  await expect(page.getByText(shop.texts.waits).first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.locator('.ostrov-packing-order')).toContainText(orders.at(-1)?.number ?? '')
  await expect(shop.step).toHaveText(shop.texts.handedOver)
  const packed = await Promise.all(orders.map(({ id }) => shop.readOrder(id)))
  expect(packed.every(order => order.is_handed_over)).toBe(true)
  expect(new Set(packed.map(({ label }) => label)).size).toBe(ORDERS)
  for (const { items } of packed) expect(items[0]?.scanned).toEqual([charger, charger])
})

const readCrates = async (shop: Warehouse): Promise<string[]> =>
  (await shop.readLabels()).crates.map(({ code }) => code)

test('ER-034 ER-035 ER-036 ER-037 ER-038 what is scanned wrong is told, and a reload goes on where it was', {
  tag: '@firefox',
}, async ({ page }) => {
  const shop = new Warehouse(page, 'ro')
  await shop.signIn()
  const [order] = await shop.makeOrders(1, true)
  const { goods, crates } = await shop.readLabels()
  const charger = goods.find(({ code }) => code === CHARGER)?.barcode ?? ''
  const phone = goods.find(({ code }) => code === PHONE)
  const other = goods.find(({ code, serials }) => code !== PHONE && serials.length > 0)
  const [crate, free] = [crates.at(-1)?.code ?? '', crates.at(-2)?.code ?? '']
  await shop.open('order-delivery-detail', order?.id)
  await expect(page.getByRole('heading', { level: 2 })).toContainText(order?.number ?? '')
  await shop.scan(crate, phone?.barcode ?? '', charger)
  await shop.scanFor(charger, charger)
  await expect.poll(async () => (await readCrates(shop)).includes(crate)).toBe(false)
  await shop.open('packaging-order-detail')
  const { texts } = shop
  await expect(shop.step).toHaveText(texts.packCrate)
  await shop.scanFor('CRATE9999', texts.crateUnknown)
  await shop.scanFor(free, texts.crateEmpty)
  await shop.scan(crate)
  await expect(shop.step).toHaveText(texts.packItems)
  await shop.scanFor(other?.serials[0] ?? '', texts.mismatch)
  await shop.scanFor('1234567890128', texts.unknown)
  // Its product asks for a serial number.
  await shop.scan(phone?.barcode ?? '')
  await shop.scanFor('SN99999999', texts.unavailable)
  // From the end, so that no other walk takes the same piece.
  const serial = phone?.serials.at(-1) ?? ''
  await shop.scan(serial)
  await shop.scanFor(serial, texts.already)
  await page.reload()
  await expect(page.locator('.ostrov-packing-serials')).toContainText(serial)
  await shop.scan(charger, charger)
  await shop.scanFor(charger, texts.enough)
  await shop.cancelOrder(order?.id ?? '')
  await shop.scan(...PARCEL)
  await expect(shop.outcome).toContainText(texts.refused)
  expect(await shop.readOrder(order?.id ?? '')).toMatchObject({ is_handed_over: false, label: null })
})

for (const [market, weight] of [
  ['cz', '1,2'],
  ['ro', '1.2'],
] as const)
  test(`AD-040 AD-041 without a scanner a parcel is measured and handed over by keyboard alone, ${market}`, async ({
    page,
  }) => {
    const shop = new Warehouse(page, market)
    const { texts } = shop
    await shop.signIn()
    const [order] = await shop.makeOrders(1)
    const { goods, crates } = await shop.readLabels()
    const charger = goods.find(({ code }) => code === CHARGER)?.barcode ?? ''
    const crate = crates.at(-3)?.code ?? ''
    await shop.open('order-delivery-detail', order?.id)
    await expect(page.getByRole('heading', { level: 2 })).toContainText(order?.number ?? '')
    await shop.scan(crate, charger, charger)
    // The way to the packing table: both pieces are counted.
    await expect(page.locator('.ostrov-delivery-next a')).toBeVisible()
    await shop.open('packaging-order-detail')
    const code = page.getByRole('textbox', { name: texts.code, exact: true })
    await tabTo(page, code)
    const type = async (text: string): Promise<void> => {
      await page.keyboard.type(text, { delay: 60 })
      await page.keyboard.press('Enter')
    }
    for (const text of [crate, charger, charger]) {
      await type(text)
      await expect(shop.outcome).toContainText(text)
    }
    await type('BOX20X15X10')
    await expect(shop.outcome).toContainText(/20\s×\s15\s×\s10\scm/)
    await expect(shop.step).toHaveText(texts.weigh)
    await expect(code).toBeFocused()
    await type('45')
    await expect(page.locator('.ostrov-scanner-typed .ostrov-field-error')).toHaveText(texts.weightWrong)
    await page.keyboard.press('Control+a')
    await type(weight)
    await expect(shop.outcome).toContainText(/1,2\d*\skg/)
    await tabTo(page, page.getByRole('button', { name: texts.confirm }))
    await page.keyboard.press('Enter')
    await expect(shop.step).toHaveText(texts.handedOver)
    expect(await shop.readOrder(order?.id ?? '')).toMatchObject({
      is_handed_over: true,
      size: { width: 20, height: 15, depth: 10 },
      weight: 1.2,
    })
  })

// In this file, as all others that take a crate: there are as many as the twenty orders need.
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
    const charger = goods.find(({ code }) => code === CHARGER)?.barcode ?? ''
    await shop.scan(crates[0]?.code ?? '', charger, charger)
    await expect(page.getByRole('link', { name: shop.texts.pack, exact: true })).toBeVisible()
    await shop.scanFor('XYZ', shop.texts.unknown)
    await shop.scan('CMDCONFIRM')
    await expect(page).toHaveURL(new RegExp(`packaging-order-detail/\\?id=${order?.id}$`))
    await expect(shop.step).toContainText(shop.texts.packItems)
    // The crate is free for others again.
    await shop.scan(charger, charger, 'BOX30X20X10', 'GRAMS1250', 'CMDCONFIRM')
    await expect(shop.step).toHaveText(shop.texts.handedOver)
  })

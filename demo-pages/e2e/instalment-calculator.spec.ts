import { expect, type Page } from '@playwright/test'
import { CartShop } from './models/cart-shop.ts'
import { tabTo } from './models/keyboard.ts'
import { test } from './models/test.ts'
import { readShifts, watchShifts } from './models/watch-shifts.ts'

const calculators = (page: Page) => page.locator('[data-component="instalment-calculator"]')

test('PM-012 PM-019 instalments are counted for a product and for the cart, which is followed', async ({
  visit,
}) => {
  const { page } = await visit('cz')
  const shop = new CartShop(page, 'cz')
  await shop.buy(5)
  await page.goto('/cz/ukazky/instalment-calculator/')
  const [product, cart] = [calculators(page).first(), calculators(page).nth(1)]
  await expect(product.getByText('2\u00a0099\u00a0Kč měsíčně')).toBeVisible()
  await product.getByText('Finance Maj').click()
  await expect(product.getByText(/^Celkem zaplatíte/)).toBeVisible()
  await expect(product.getByText('2\u00a0099\u00a0Kč měsíčně')).toHaveCount(0)
  await cart.scrollIntoViewIfNeeded()
  await expect(cart.getByText('Celý košík: 2\u00a0495\u00a0Kč')).toBeVisible()
  await shop.addByScript()
  await shop.tellChange()
  await expect(cart.getByText('Celý košík: 2\u00a0994\u00a0Kč')).toBeVisible()
})

test('all of it goes by keyboard', async ({ visit }) => {
  const { page } = await visit('ro')
  await page.goto('/ro/exemple/instalment-calculator/')
  const product = calculators(page).first()
  await tabTo(page, product.getByRole('radio', { name: '10 rate' }))
  await page.keyboard.press('ArrowRight')
  await expect(product.getByRole('radio', { name: '20 de rate' })).toBeChecked()
  await expect(product.getByText(/pe lună$/)).toBeVisible()
})

test('little room is left below the calculator, and nothing has moved when it is there', async ({
  visit,
}) => {
  const { page } = await visit('cz')
  await watchShifts(page)
  for (const width of [1366, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/cz/ukazky/instalment-calculator/')
    const product = calculators(page).first()
    await expect(product.getByText(/měsíčně$/)).toBeVisible()
    const room = await product.evaluate(
      element => element.clientHeight - (element.querySelector('section')?.clientHeight ?? 0),
    )
    expect(room).toBeGreaterThanOrEqual(0)
    expect(room).toBeLessThan(32)
    expect(await readShifts(page)).toEqual([])
  }
})

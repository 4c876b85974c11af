import { expect } from '@playwright/test'
import { CartPage } from './models/cart-page.ts'
import { tabTo } from './models/keyboard.ts'
import type { MarketCode } from './models/market-texts.ts'
import { measurePresses } from './models/measure-presses.ts'
import { pressMiddle } from './models/press-middle.ts'
import { test, type Visit } from './models/test.ts'

async function enter(visit: Visit, market: MarketCode) {
  const visitor = await visit(market)
  return { visitor, cart: new CartPage(visitor.page, market) }
}

for (const market of ['cz', 'ro'] as const)
  test(`CT-002 CT-004 CT-025 CT-029 CT-030 a product is insured, doubled, removed and put back (${market})`, {
    tag: market === 'cz' ? '@firefox' : [],
  }, async ({ visit }) => {
    const { visitor, cart } = await enter(visit, market)
    await cart.openWithPhone()
    // The second change waits for the answer to the first when the page goes.
    await visitor.qa.misbehave({ route: 'change-package-product', kind: 'delay', delay: 2000, times: 1 })
    await cart.island.getByRole('checkbox', { name: cart.texts.insurance }).check()
    await expect(cart.total).toHaveText(cart.texts.insured)
    await cart.button(cart.texts.more).click()
    await expect(cart.total).toHaveText(cart.texts.twoInsured)
    await visitor.page.reload()
    await expect(cart.total).toHaveText(cart.texts.twoInsured)
    await cart.button(cart.texts.remove).click()
    await expect(cart.island.getByText(cart.texts.empty)).toBeVisible()
    await cart.button(cart.texts.undo).click()
    await expect(cart.total).toHaveText(cart.texts.twoInsured)
    await expect(cart.island.getByRole('checkbox', { name: cart.texts.insurance })).toBeChecked()
  })

test('instalments that are looked at are of what the package costs now', async ({ visit }) => {
  const { cart } = await enter(visit, 'cz')
  await cart.openWithPhone()
  await cart.island.getByText('Zaplatit na splátky').click()
  const sum = cart.island.locator('.ostrov-instalments-sum')
  await expect(sum).toContainText('Celkem zaplatíte 20\u00a0990\u00a0Kč')
  await cart.island.getByRole('checkbox', { name: cart.texts.insurance }).check()
  await expect(sum).toContainText('Celkem zaplatíte 22\u00a0180\u00a0Kč')
})

test('all of it goes by keyboard', async ({ visit }) => {
  const { visitor, cart } = await enter(visit, 'cz')
  const { page } = visitor
  await cart.openWithPhone()
  await tabTo(page, cart.quantity)
  await page.keyboard.press('ArrowUp')
  await expect(cart.quantity).toHaveValue('2')
  await tabTo(page, cart.island.getByRole('checkbox', { name: cart.texts.insurance }))
  await page.keyboard.press('Space')
  await expect(cart.total).toHaveText(cart.texts.twoInsured)
  await cart.button(cart.texts.remove).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, cart.button(cart.texts.undo))
  await page.keyboard.press('Enter')
  await expect(cart.total).toHaveText(cart.texts.twoInsured)
})

test('F33 what is changed in one tab shows in the other', async ({ visit }) => {
  const { visitor, cart } = await enter(visit, 'cz')
  await cart.openWithPhone()
  const other = new CartPage((await visitor.openTab()).page, 'cz')
  await other.page.goto(other.shop.texts.cart)
  await expect(other.total).toHaveText(other.texts.price)
  await cart.island.getByRole('checkbox', { name: cart.texts.insurance }).check()
  await expect(other.total).toHaveText(other.texts.insured)
})

test('who has lost the cart is told so once, with the way to the goods, and so is the badge', async ({
  visit,
}) => {
  const { visitor, cart } = await enter(visit, 'cz')
  await cart.openWithPhone()
  await cart.shop.expectBadge(cart.shop.texts.one)
  await visitor.context.clearCookies()
  await cart.button(cart.texts.more).click()
  await expect(cart.island.getByText('Košík je teď prázdný: jeho platnost skončila')).toBeVisible()
  await expect(cart.island.getByRole('link', { name: 'Prohlédnout zboží' })).toBeVisible()
  await expect(cart.island.getByText(cart.texts.empty)).toHaveCount(0)
  await expect(cart.island.getByRole('alert')).toHaveCount(0)
  await cart.shop.expectBadge(cart.shop.texts.empty)
})

test('a press shows its new total within a frame, on a slow phone within three', async ({ visit }) => {
  const { visitor, cart } = await enter(visit, 'cz')
  await cart.shop.buy()
  await expect(cart.total).toHaveText('499\u00a0Kč')
  const total = cart.island.locator('.ostrov-cart-total')
  expect(await measurePresses(visitor.page, cart.button(cart.texts.more), total)).toBeLessThanOrEqual(16)
  const slow = await visitor.context.newCDPSession(visitor.page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  expect(await measurePresses(visitor.page, cart.button(cart.texts.more), total)).toBeLessThanOrEqual(50)
})

for (const width of [320, 390, 768, 1366])
  for (const typed of ['2', '99'])
    test(`the way to the order is pressed right after ${typed} was typed (${width})`, async ({ visit }) => {
      const { visitor, cart } = await enter(visit, 'cz')
      const { page } = visitor
      await page.setViewportSize({ width, height: 768 })
      await cart.shop.buy()
      await expect(cart.total).toHaveText('499\u00a0Kč')
      const onward = cart.island.getByRole('link', { name: cart.texts.onward })
      await onward.scrollIntoViewIfNeeded()
      await cart.quantity.fill(typed)
      await pressMiddle(page, onward)
      await expect(page).toHaveURL(/pokladna/)
    })

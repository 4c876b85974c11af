import { expect } from '@playwright/test'
import { CartPage } from './models/cart-page.ts'
import { CartShop } from './models/cart-shop.ts'
import { tabTo } from './models/keyboard.ts'
import { pressMiddle } from './models/press-middle.ts'
import { test } from './models/test.ts'

test('CT-013 CT-018 CT-024 a phone is insured and put into the cart, where all of it stands', async ({
  visit,
}) => {
  const { page } = await visit('cz')
  const shop = new CartShop(page, 'cz')
  const cart = new CartPage(page, 'cz')
  await page.goto(`${shop.texts.goods}apple-iphone-16-128gb/`)
  await shop.buying.getByRole('checkbox', { name: cart.texts.insurance }).check()
  await expect(shop.buying.getByText(`Celkem ${cart.texts.insured}`)).toBeVisible()
  await shop.addButton.click()
  await shop.expectBadge(shop.texts.one)
  await page.getByRole('link', { name: shop.texts.toCart }).click()
  await expect(page).toHaveURL(shop.texts.cart)
  await expect(cart.total).toHaveText(cart.texts.insured)
  await expect(cart.island.getByRole('checkbox', { name: cart.texts.insurance })).toBeChecked()
})

test('all of it goes by keyboard, and more than there are is refused in words', async ({ visit }) => {
  const { page } = await visit('ro')
  const shop = new CartShop(page, 'ro')
  await shop.buy(60)
  await shop.openProduct()
  await tabTo(page, shop.addButton)
  await page.keyboard.press('Enter')
  await expect(shop.buying.getByRole('alert')).toContainText('numărul maxim de bucăți')
  await expect(shop.addButton).toBeFocused()
})

test('on a phone the way to the cart comes into sight, each time', async ({ visit }) => {
  const { page } = await visit('cz')
  const shop = new CartShop(page, 'cz')
  await page.setViewportSize({ width: 390, height: 844 })
  await shop.openProduct()
  for (const badge of [shop.texts.one, shop.texts.two]) {
    // At the foot of the window, as a thumb finds it.
    await shop.addButton.evaluate(button => button.scrollIntoView({ block: 'end' }))
    await shop.addButton.click()
    await shop.expectBadge(badge)
    await expect(page.getByRole('link', { name: shop.texts.toCart })).toBeInViewport({ ratio: 1 })
    await expect(shop.addButton).toBeInViewport({ ratio: 1 })
  }
})

test('an answer that is lost puts nothing in twice', async ({ visit }) => {
  const { page, qa } = await visit('cz')
  const shop = new CartShop(page, 'cz')
  await shop.openProduct()
  await qa.misbehave({ route: 'add-product', kind: '500-html', after: true, times: 1 })
  await shop.addButton.click()
  await expect(shop.buying.getByRole('alert')).toBeVisible()
  await shop.addButton.click()
  await expect(page.getByRole('link', { name: shop.texts.toCart })).toBeVisible()
  await shop.expectBadge(shop.texts.one)
})

for (const market of ['cz', 'ro'] as const)
  for (const width of [390, 1366])
    test(`a press on the button counts right after a quantity was typed (${market}, ${width})`, async ({
      visit,
    }) => {
      const { page } = await visit(market)
      const shop = new CartShop(page, market)
      await page.setViewportSize({ width, height: 768 })
      await shop.openProduct()
      await shop.addButton.scrollIntoViewIfNeeded()
      await shop.buying.getByRole('textbox').fill('5')
      await pressMiddle(page, shop.addButton)
      await shop.expectBadge(shop.texts.five)
    })

test('the button that adds and the choice of a warranty are as wide as their column', async ({ visit }) => {
  const { page } = await visit('ro')
  await page.setViewportSize({ width: 1366, height: 844 })
  const shop = new CartShop(page, 'ro')
  await page.goto(`${shop.texts.goods}apple-iphone-16-128gb/`)
  await expect(shop.addButton).toBeVisible()
  const ends = await page.evaluate(() =>
    ['.ostrov-add-to-cart', '.ostrov-add-to-cart-press > .ostrov-button', '.ostrov-add-to-cart select'].map(
      one => document.querySelector(one)?.getBoundingClientRect().right ?? 0,
    ),
  )
  expect(ends.map(end => Math.round(end))).toEqual(ends.map(() => Math.round(ends[0] ?? 0)))
})

test('the picture stays in sight beside instalments that are opened', async ({ visit }) => {
  const { page } = await visit('cz')
  const shop = new CartShop(page, 'cz')
  await page.setViewportSize({ width: 1366, height: 640 })
  await page.goto(`${shop.texts.goods}apple-iphone-16-128gb/`)
  await shop.buying.getByText('Zaplatit na splátky').click()
  await page.getByText(/^Celkem zaplatíte/).evaluate(sum => sum.scrollIntoView({ block: 'end' }))
  await expect(page.locator('.shop-product img')).toBeInViewport({ ratio: 0.9 })
})

test('what is good to know fills the column of the picture beside long choices, and comes last on a phone', async ({
  visit,
}) => {
  const { page } = await visit('cz')
  const shop = new CartShop(page, 'cz')
  const picture = page.locator('.shop-product img')
  const facts = page.locator('.shop-buying-facts')
  const extras = shop.buying.getByRole('group', { name: 'Pojištění' })
  const readTops = async () =>
    Promise.all([picture, extras, facts].map(async one => (await one.boundingBox())?.y ?? 0))
  await page.setViewportSize({ width: 1366, height: 844 })
  await page.goto(`${shop.texts.goods}apple-iphone-16-128gb/`)
  await expect(extras).toBeVisible()
  expect((await facts.boundingBox())?.x).toBe((await picture.boundingBox())?.x)
  await page.setViewportSize({ width: 390, height: 844 })
  const tops = await readTops()
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test('a product that is sold no more says so once, and its price is no offer', async ({ visit }) => {
  const { page } = await visit('cz')
  const shop = new CartShop(page, 'cz')
  await page.goto(`${shop.texts.goods}amazfit-active-edge/`)
  const said = shop.buying.getByText('Tento produkt už neprodáváme.')
  await expect(said).toBeVisible()
  await expect(page.getByText('Prodej skončil.')).toHaveCount(0)
  const muted = await said.evaluate(text => getComputedStyle(text).color)
  await expect(shop.buying.locator('strong').first()).toHaveCSS('color', muted)
})

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
  await expect(page.locator('.shop-product > img')).toBeInViewport({ ratio: 0.9 })
})

for (const [market, width, text] of [
  ['cz', 390, 'Pojištění a delší záruka níže'],
  ['ro', 1366, 'Asigurare și garanție mai jos'],
] as const)
  test(`what may go with a product is told right below the button, moves nothing and leads there (${market}, ${width})`, async ({
    visit,
  }) => {
    const { page } = await visit(market)
    const shop = new CartShop(page, market)
    await page.setViewportSize({ width, height: 640 })
    await page.goto(`${shop.texts.goods}apple-iphone-16-128gb/`)
    const line = shop.buying.getByRole('button', { name: text })
    const extra = shop.buying.getByRole('checkbox').first()
    await expect(line).toBeVisible()
    const below = shop.buying.locator('.ostrov-add-to-cart-offered')
    const { x, y: top } = (await below.boundingBox()) ?? {}
    const written = await line.evaluate(button => {
      const range = document.createRange()
      range.selectNodeContents(button)
      const { left, height } = range.getBoundingClientRect()
      return { left, lines: Math.round(height / Number.parseFloat(getComputedStyle(button).lineHeight)) }
    })
    expect(written, 'one line, at the edge of its column').toEqual({ left: x, lines: 1 })
    await tabTo(page, line)
    await page.keyboard.press('Enter')
    await expect(extra).toBeFocused()
    await expect(extra).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollTo(0, 0))
    await extra.check()
    await expect(line, 'the sum takes its place').toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 0))
    expect((await below.boundingBox())?.y).toBe(top)
  })

test('a product without extras tells of none', async ({ visit }) => {
  const { page } = await visit('cz')
  const shop = new CartShop(page, 'cz')
  await page.goto(`${shop.texts.goods}kabel-usb-c-1m/`)
  await expect(shop.addButton).toBeVisible()
  await expect(shop.buying.getByRole('button', { name: /níže$/ })).toHaveCount(0)
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

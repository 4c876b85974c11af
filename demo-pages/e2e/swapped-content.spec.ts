import { expect, type Page } from '@playwright/test'
import { CartShop } from './models/cart-shop.ts'
import { countReady, fireCmsEvents, refreshByCms } from './models/cms-refresh.ts'
import { readWatch, watchPage } from './models/page-watch.ts'
import { listHeld, SwapPage, watchElements } from './models/swap-page.ts'
import { test } from './models/test.ts'

const expectUnharmed = (page: Page): void => {
  const { faults, said } = readWatch(page)
  expect(faults).toEqual([])
  expect(said.filter(line => /htmx:error|content security|trusted/i.test(line))).toEqual([])
}

test('what htmx swaps in comes to life, and what it swapped out is gone from memory', async ({ page }) => {
  await watchPage(page)
  const swap = new SwapPage(page, 'ro')
  await swap.open()
  await swap.expectReady('buyback-selector')
  expect(await watchElements(page, '#part *')).toBeGreaterThan(10)
  await swap.swapTo('account')
  await swap.expectReady('login')
  expect(await listHeld(page)).toEqual([])
  await watchElements(page, '#part *')
  await swap.swapTo('cart')
  await swap.expectReady('cart-badge', 2)
  expect(await listHeld(page)).toEqual([])
  await watchElements(page, '#part *')
  await swap.swapTo('buyback')
  await swap.expectReady('buyback-selector')
  await swap.part.getByRole('radio').first().click()
  await expect(swap.part.locator('.ostrov-folded')).toHaveCount(1)
  expect(await listHeld(page)).toEqual([])
  // Back undoes the choice first, and then the swap.
  await page.goBack()
  await expect(swap.part.locator('.ostrov-folded')).toHaveCount(0)
  await page.goBack()
  await swap.expectReady('cart-badge', 2)
  expectUnharmed(page)
})

test('what an island that is swapped out was still asking for is not asked any more', async ({ visit }) => {
  const { page, qa } = await visit()
  const ended: string[] = []
  page.on('requestfailed', request =>
    ended.push(`${new URL(request.url()).pathname} ${request.failure()?.errorText}`),
  )
  const swap = new SwapPage(page, 'cz')
  await qa.misbehave({ route: 'buyout-types', kind: 'hang' }, { route: 'cart-count', kind: 'hang' })
  await swap.open()
  await expect.poll(() => qa.listCalls('buyout-types')).toHaveLength(1)
  await swap.swapTo('cart')
  await expect.poll(() => ended).toEqual(['/cz/vykup/api/types/ net::ERR_ABORTED'])
  await expect.poll(() => qa.listCalls('cart-count')).toHaveLength(1)
  await swap.swapTo('account')
  await swap.expectReady('login')
  await expect.poll(() => ended.slice(1)).toEqual(['/cz/core/cart/count/ net::ERR_ABORTED'])
  await qa.behave()
  // What was given up leaves nothing that would answer for it later.
  await swap.swapTo('buyback')
  await expect(swap.part.getByRole('radio')).not.toHaveCount(0)
})

test('an edit in a CMS brings each new island up once, between its templates, and drops the old ones', async ({
  page,
}) => {
  await watchPage(page)
  const { texts } = new CartShop(page, 'ro')
  await page.goto(texts.demo)
  // Beside the one in the header of every page.
  const main = page.getByRole('main')
  const islands = main.locator('[data-component="cart-badge"]')
  const ready = main.locator('[data-component="cart-badge"][data-state="ready"] > .ostrov')
  await expect(ready).toHaveCount(3)
  const readReady = await countReady(page)
  await fireCmsEvents(page)
  expect(await watchElements(page, '[data-component], [data-component] *')).toBeGreaterThan(6)
  await refreshByCms(page)
  await expect(
    page.locator('template.cms-plugin-start + [data-component] + template.cms-plugin-end'),
  ).toHaveCount(4)
  await expect(ready).toHaveCount(3)
  await fireCmsEvents(page)
  await refreshByCms(page)
  await expect(ready).toHaveCount(3)
  await expect(islands.getByRole('link', { name: texts.empty })).toHaveCount(3)
  expect(await readReady()).toEqual({ 'cart-badge': 8 })
  expect(await listHeld(page)).toEqual([])
  // The shared state lives on: one change reaches all of them.
  await page.request.get('/ro/core/api/active-user/')
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
  await page.request.post('/ro/core/cart/add-product/', {
    data: { product: texts.charger },
    headers: { 'X-CSRFToken': token },
  })
  await page.evaluate(() => dispatchEvent(new Event('ostrov:cart-changed')))
  await expect(islands.getByRole('link', { name: texts.one })).toHaveCount(3)
  expectUnharmed(page)
})

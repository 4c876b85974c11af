import { expect, test } from '@playwright/test'
import { BuybackPage } from './models/buyback-page.ts'
import { QaSwitch } from './models/qa-switch.ts'
import { ServicePage } from './models/service-page.ts'

test('SV-005 SV-012 SV-013 a product is searched, chosen and filled in', {
  tag: '@firefox',
}, async ({ page }) => {
  const service = new ServicePage(page, 'cz')
  await service.open()
  await service.searchFor('iphone 13 mini')
  await expect(service.search).toHaveValue('iphone 13 mini')
  await expect(service.found).toHaveCount(1)
  await service.found.click()
  await expect(service.list('color').getByRole('radio').first()).toBeFocused()
  await expect(page.getByText(service.texts.chosen)).toBeAttached()
  await expect(service.folded('model', 'iPhone 13 mini 128 GB')).toBeInViewport()
  await expect(page).toHaveURL(/model=apple-iphone-13-mini-128gb$/)
  await page.keyboard.press('Space')
  await service.expectOperations(7)
})

test('where no selector stands, a found product leads to the page of the service', async ({ page }) => {
  const service = new ServicePage(page, 'ro')
  await page.goto(service.texts.demo)
  await page.getByRole('combobox').click()
  await page.keyboard.type('galaxy s24 128')
  await expect(service.found.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(
    `${service.texts.path}?type=${service.texts.typeValue}&manufacturer=samsung&model=samsung-galaxy-s24-128gb`,
  )
  await expect(service.list('color').getByRole('radio').first()).toBeVisible()
})

test('a product of one colour is found by that colour, and its operations are there at once', async ({
  page,
}) => {
  const service = new ServicePage(page, 'cz')
  await service.open()
  await service.searchFor('iphone 13 mini růžová')
  await expect(service.found).toHaveCount(1)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await service.expectOperations(7)
  await expect(service.operations.getByRole('heading', { level: 3 })).toBeFocused()
})

test('too short a term asks for more, and one that fits nothing says what else to do', async ({ page }) => {
  const service = new ServicePage(page, 'ro')
  await service.open()
  await service.searchFor('x')
  await expect(page.getByText(service.texts.short)).toBeVisible()
  await page.keyboard.type('yzzy')
  await expect(page.getByText(service.texts.nothing)).toBeVisible()
})

test('a search that the server refuses can be tried again', async ({ page, context, request, baseURL }) => {
  const scope = `search-${Date.now()}`
  await context.addCookies([{ name: 'ostrov-qa', value: scope, url: baseURL ?? '' }])
  const qa = new QaSwitch(request, scope)
  await qa.misbehave({ route: 'service-smart-search', kind: '404-json', times: 1 })
  const service = new ServicePage(page, 'cz')
  await service.open()
  await service.searchFor('iphone 13 mini')
  const retry = page.getByRole('button', { name: service.texts.retry })
  await expect(retry).toBeVisible()
  await retry.click()
  await expect(service.found).toHaveCount(1)
  await expect(service.search).toBeFocused()
})

for (const term of ['iphne 13 mini', 'displej iphone 13 mini'])
  test(`a visitor who types "${term}" finds the phone`, async ({ page }) => {
    const service = new ServicePage(page, 'cz')
    await service.open()
    await service.searchFor(term)
    await expect(service.found.filter({ hasText: 'iPhone 13 mini' })).toHaveCount(1)
  })

const SALE_TEXTS = {
  cz: {
    path: '/cz/vykup/',
    results: '/cz/hledani/',
    search: 'Najděte svůj model',
    field: 'Název vašeho zařízení',
  },
  ro: {
    path: '/ro/vanzare/',
    results: '/ro/cautare/',
    search: 'Găsiți modelul dumneavoastră',
    field: 'Numele dispozitivului dumneavoastră',
  },
} as const

for (const market of ['cz', 'ro'] as const) {
  const texts = SALE_TEXTS[market]

  test(`in ${market} a device that is to be sold is found by a slip of the pen and goes on in place`, async ({
    page,
  }) => {
    const shop = new BuybackPage(page, market)
    await shop.open()
    const search = page.getByRole('combobox', { name: texts.search })
    await search.click()
    await page.keyboard.type('ipone 13 mini')
    await page.getByRole('option').click()
    await expect(shop.list('color').getByRole('radio').first()).toBeFocused()
    await expect(shop.folded('model', 'iPhone 13 mini 128 GB')).toBeInViewport()
    await expect(page).toHaveURL(
      new RegExp(`${texts.path}\\?.*&manufacturer=apple&model=apple-iphone-13-mini-128gb$`),
    )
    await page.keyboard.press('Space')
    await expect(shop.selector.locator('.ostrov-selector-conditions')).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(shop.list('type')).toBeVisible()
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const market of ['cz', 'ro'] as const)
    test(`in ${market} the buy-back’s form leads to the device, and of several to the one that is pressed`, async ({
      page,
    }) => {
      const texts = SALE_TEXTS[market]
      await page.goto(texts.path)
      const form = page.locator('[data-component="service-smart-search"]').getByRole('search')
      await form.getByRole('searchbox', { name: texts.field }).fill('ipone 13 mini')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${texts.path}\\?.*model=apple-iphone-13-mini-128gb$`))
      await page.goto(`${texts.results}?term=iphone+13&for=sale`)
      const card = page.locator('.shop-offered > li').first()
      await card.click({ position: { x: 12, y: 12 } })
      await expect(page).toHaveURL(new RegExp(`${texts.path}\\?.*model=apple-iphone-13-128gb$`))
    })
})

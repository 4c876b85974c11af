import { expect, test } from '@playwright/test'
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

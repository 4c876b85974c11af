import { expect } from '@playwright/test'
import { chooseByKeyboard, tabTo } from './models/keyboard.ts'
import { ServicePage } from './models/service-page.ts'
import { test } from './models/test.ts'

test('SV-001 SV-002 SV-003 SV-004 a visitor finds what the service does, by mouse', async ({ page }) => {
  const service = new ServicePage(page, 'cz')
  await service.open()
  await service.chooseDevice()
  await service.expectOperations(7)
  const row = service.rows.filter({ hasText: service.texts.display }).first()
  await expect(row).toContainText(service.texts.displayPrice)
  await service.operations.getByRole('button', { name: service.texts.showAll }).click()
  await service.expectOperations(14)
  await service.operations.getByRole('button', { name: service.texts.showFewer }).click()
  await service.expectOperations(7)
  await service.operations.getByRole('link', { name: service.texts.order }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.texts.orderHeading)
  await expect(page.getByRole('main')).toContainText(service.texts.displayPrice)
})

test('SV-006 the address names the device and brings it back', async ({ page }) => {
  const service = new ServicePage(page, 'ro')
  await service.open()
  await service.chooseDevice()
  await expect(page).toHaveURL(service.addressOfDevice)
  await page.reload()
  await service.expectOperations(7)
  await expect(service.folded('color')).toBeVisible()
  await service.choose('manufacturer', 'Samsung')
  const chosen = `${service.texts.path}?type=${service.texts.typeValue}&manufacturer=samsung`
  await expect(page).toHaveURL(chosen)
  await page.reload()
  await expect(service.folded('manufacturer')).toBeVisible()
  await page.goBack()
  await service.expectOperations(7)
  await expect(page).toHaveURL(service.addressOfDevice)
})

test('the service is chosen, expanded and ordered by keyboard alone', { tag: '@firefox' }, async ({
  page,
}) => {
  const service = new ServicePage(page, 'ro')
  await service.open()
  await chooseByKeyboard(page, service.list('type'), service.texts.type)
  await chooseByKeyboard(page, service.list('manufacturer'), 'Samsung')
  const storage = service.selector.getByRole('group', { name: 'Capacitate' })
  for (const list of [service.list('model'), storage, service.list('color')]) {
    await tabTo(page, list.getByRole('radio').first())
    await page.keyboard.press('Space')
  }
  await service.expectOperations(7)
  await tabTo(page, service.operations.getByRole('button', { name: service.texts.showAll }))
  await page.keyboard.press('Enter')
  await expect(service.rows.nth(7)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(service.rows.nth(7).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.texts.orderHeading)
})

test('leaving by an operation and coming back finds the device as it was', async ({ page }) => {
  const service = new ServicePage(page, 'cz')
  await service.open()
  await service.chooseDevice()
  await service.operations.getByRole('link', { name: service.texts.order }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.texts.orderHeading)
  await page.goBack()
  await service.expectOperations(7)
  await expect(service.folded('color')).toBeVisible()
})

test('what an editor sets is seen: a device chosen beforehand, three operations, a contact', async ({
  page,
}) => {
  await page.goto('/cz/ukazky/service-selector/preselected/')
  const service = new ServicePage(page, 'cz')
  await service.expectOperations(3)
  await expect(service.selector.getByRole('link', { name: '+420 800 123 456' })).toBeVisible()
  await expect(page).toHaveURL('/cz/ukazky/service-selector/preselected/')
})

test('a device that nothing is done with says so', async ({ page }) => {
  await page.goto('/ro/exemple/service-selector/no-operations/')
  const service = new ServicePage(page, 'ro')
  await expect(service.selector.getByText(service.texts.none)).toBeVisible()
})

test('without scripts the service is chosen by links and found by a form', async ({ plainPage: page }) => {
  await page.goto('/cz/servis/')
  await page.getByRole('searchbox', { name: /Najděte svůj model/ }).fill('iphone 13 mini')
  await page.getByRole('main').getByRole('button', { name: 'Hledat' }).click()
  await page.getByRole('link', { name: 'Apple iPhone 13 mini 128 GB' }).click()
  await page.getByRole('link', { name: 'Růžová', exact: true }).click()
  await page.getByRole('link', { name: 'Výměna baterie' }).click()
  await expect(page.getByRole('main')).toContainText('iPhone 13 mini 128 GB, růžová')
})

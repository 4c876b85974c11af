import { expect } from '@playwright/test'
import { tabTo } from './models/keyboard.ts'
import { test } from './models/test.ts'

test('CO-010 a place is chosen on DPD’s map, told to the page, and may be changed in the list', {
  tag: '@firefox',
}, async ({ visit }) => {
  const { page } = await visit('cz')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cz/ukazky/dpd-map/')
  const island = page.locator('[data-component="dpd-map"]').first()
  const told = page.evaluate(
    () =>
      new Promise(resolve => {
        addEventListener('ostrov:place-chosen', event => resolve((event as CustomEvent).detail), {
          once: true,
        })
      }),
  )
  const points = island.frameLocator('iframe').getByRole('button', { name: /^Vybrat: / })
  const line = island.getByRole('button', { name: /^Vybrané místo/ })
  await expect(async () => {
    // Firefox's driver gives the mouse to the page around a frame of another origin, and waits for no script in it.
    await points.nth(1).dispatchEvent('click', undefined, { timeout: 1000 })
    await expect(line).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(await told).toMatchObject({ delivery: 'dpd-pickup', id: expect.stringMatching(/^\d+$/) })
  await line.click()
  await island.getByRole('searchbox').fill('brno')
  await island.getByRole('radio', { name: /Brno/, disabled: false }).first().click()
  await expect(line).toContainText('Brno')
})

test('the list does all that the map does, by the keyboard alone', async ({ visit }) => {
  const { page } = await visit('ro')
  await page.setViewportSize({ width: 1366, height: 900 })
  await page.goto('/ro/exemple/dpd-map/')
  const island = page.locator('[data-component="dpd-map"]').first()
  await island.getByRole('searchbox').focus()
  await page.keyboard.type('cluj')
  await page.keyboard.press('Enter')
  const found = island.getByRole('radio', { name: /Cluj/, disabled: false }).first()
  await tabTo(page, found)
  await page.keyboard.press('Space')
  await expect(island.getByRole('button', { name: /^Punctul ales/ })).toBeVisible()
})

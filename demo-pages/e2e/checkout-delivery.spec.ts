import { expect } from '@playwright/test'
import { ChoicePage } from './models/choice-page.ts'
import { chooseByKeyboard, tabTo } from './models/keyboard.ts'
import type { MarketCode } from './models/market-texts.ts'
import { measureKeys } from './models/measure-keys.ts'
import { test, type Visit } from './models/test.ts'
import { readShifts, watchShifts } from './models/watch-shifts.ts'

/** A phone in one market, a large screen in the other. */
const SIZES = { cz: { width: 390, height: 844 }, ro: { width: 1366, height: 900 } } as const

async function enter(visit: Visit, market: MarketCode) {
  const { page } = await visit(market)
  await page.setViewportSize(SIZES[market])
  return { page, choice: new ChoicePage(page, market) }
}

test('CO-040 CO-044 VA-055 a place is found by its postcode, chosen, and stands first the next time', {
  tag: '@firefox',
}, async ({ visit }) => {
  const { page, choice } = await enter(visit, 'cz')
  await watchShifts(page)
  await choice.openWith()
  await choice.radio(choice.texts.packeta).click()
  const asked = page.waitForRequest(request => request.url().includes('search=11000'))
  await choice.search.fill(choice.texts.postcode)
  await asked
  await expect(choice.radio(choice.texts.town).first()).toBeVisible()
  const name = (await choice.free.first().getAttribute('aria-label')) ?? ''
  await choice.free.first().click()
  await expect(choice.line(choice.texts.place)).toContainText(name)
  expect(await readShifts(page), 'nothing moves by itself').toEqual([])
  await page.reload()
  await expect(choice.line(choice.texts.delivery)).toBeVisible()
  await expect(choice.line(choice.texts.place), 'the place is chosen as before').toContainText(name)
  await expect(choice.island.locator('[name="email"]')).toBeAttached()
  expect(await readShifts(page), 'nothing moves where it stands again').toEqual([])
})

for (const [market, slip, told] of [
  ['cz', 'brnp', 'Ukazujeme místa pro „Brno“.'],
  ['ro', 'bucurseti', 'Afișăm punctele pentru „București”.'],
] as const)
  test(`a slip in the town of a place is forgiven, and said (${market})`, async ({ visit }) => {
    const { choice } = await enter(visit, market)
    await choice.openWith()
    await choice.radio(choice.texts.packeta).click()
    await choice.search.fill(slip)
    await expect(choice.island.getByText(told)).toBeVisible()
    await expect(choice.free.first()).toBeVisible()
  })

test('CO-042 CO-045 CO-052 by the keyboard alone: an hour of the evening courier, then a store in its place', async ({
  visit,
}) => {
  const { page, choice } = await enter(visit, 'ro')
  await choice.openWith()
  await chooseByKeyboard(page, choice.deliveries, choice.texts.evening)
  await page.keyboard.press('Enter')
  const slot = choice.island.getByRole('group', { name: choice.texts.slot })
  await tabTo(page, slot.getByRole('radio', { disabled: false }).first())
  await page.keyboard.press('Space')
  await expect(choice.line(choice.texts.time)).toBeVisible()
  await tabTo(page, choice.line(choice.texts.delivery))
  await page.keyboard.press('Enter')
  await expect(choice.radio(choice.texts.evening)).toBeFocused()
  await chooseByKeyboard(page, choice.deliveries, choice.texts.store)
  await page.keyboard.press('Enter')
  await expect(choice.line(choice.texts.time)).toHaveCount(0)
  await expect(choice.island.getByText(choice.texts.ready).first()).toBeVisible()
  await tabTo(page, choice.radio(/Laguna|Magazin/).first())
  await page.keyboard.press('Space')
  await expect(choice.line(choice.texts.storeName)).toBeVisible()
})

for (const market of ['cz', 'ro'] as const)
  test(`a place far down the list is chosen in ${market}: its line and the way on are in sight`, async ({
    visit,
  }) => {
    const { choice } = await enter(visit, market)
    await choice.openWith()
    await choice.radio(choice.texts.packeta).click()
    await choice.free.nth(4).click()
    await expect(choice.line(choice.texts.place)).toBeInViewport({ ratio: 1 })
    if (market === 'cz') await expect(choice.button(choice.texts.next)).toBeInViewport({ ratio: 1 })
    const step = choice.line(choice.texts.place).locator('..')
    await expect(step, 'what takes its place has the focus').toBeFocused()
  })

test('a point of Packeta’s map is chosen; a full one is not; ER-026 a map that is not there leaves the list', async ({
  visit,
}) => {
  const { page, choice } = await enter(visit, 'cz')
  await choice.setManner('packeta', 'full')
  await choice.openWith()
  await choice.radio(choice.texts.packeta).click()
  const points = page.frameLocator('#packeta-widget').getByRole('button', { name: choice.texts.choose })
  await choice.button(choice.texts.map).click()
  const chosen = (await points.nth(1).getAttribute('aria-label'))?.replace(choice.texts.choose, '') ?? ''
  await points.nth(1).click()
  await expect(choice.line(choice.texts.place)).toContainText(chosen)
  await choice.setManner('packeta', 'missing')
  await page.reload()
  await choice.line(choice.texts.place).click()
  await choice.button(choice.texts.map).click()
  await expect(choice.island.getByText(choice.texts.mapFailed)).toBeVisible()
  await choice.free.first().click()
  await expect(choice.line(choice.texts.place)).toBeVisible()
})

test('a point of DPD’s map is chosen; words in its name by another window change nothing', async ({
  visit,
}) => {
  const { page, choice } = await enter(visit, 'ro')
  await choice.openWith()
  await choice.radio(choice.texts.dpd).click()
  await choice.button(choice.texts.map).click()
  const points = page.frameLocator('iframe[title^="DPD"]').getByRole('button', { name: choice.texts.choose })
  await expect(points.first()).toBeVisible()
  const chosen = (await points.nth(2).getAttribute('aria-label'))?.replace(choice.texts.choose, '') ?? ''
  await page.evaluate(() => window.postMessage({ dpdWidget: { id: '50001' } }, '*'))
  await expect(points.first()).toBeVisible()
  await points.nth(2).click()
  await expect(choice.line(choice.texts.place)).toContainText(chosen)
})

test('each key of the search takes less than 50 ms on a phone four times slower', async ({ visit }) => {
  const { page, choice } = await enter(visit, 'cz')
  await choice.openWith()
  await choice.radio(choice.texts.packeta).click()
  await expect(choice.free.first()).toBeVisible()
  const middle = await measureKeys(page, async () => {
    await choice.search.click()
    await page.keyboard.type('praha 1100', { delay: 120 })
    await expect(choice.radio(choice.texts.town).first()).toBeVisible()
  })
  expect(middle).toBeLessThanOrEqual(50)
})

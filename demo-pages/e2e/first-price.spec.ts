import { expect, type Locator, test } from '@playwright/test'
import { BuybackPage } from './models/buyback-page.ts'
import { GRADE_A_TEXTS } from './models/devices.ts'
import type { MarketCode } from './models/market-texts.ts'

const PHONE = { width: 390, height: 844 }
const STORAGE = { cz: 'Kapacita', ro: 'Capacitate' } as const

test.use({ viewport: PHONE, hasTouch: true })

/** Scrolls by hand as little as brings something above the price bar; how far, in screens. */
const bringIntoReach = (target: Locator): Promise<number> =>
  target.evaluate(element => {
    const before = scrollY
    const { top, bottom } = element.getBoundingClientRect()
    const free = innerHeight - 100
    if (bottom > free) scrollBy(0, bottom - free)
    else if (top < 0) scrollBy(0, top - 40)
    return Math.abs(scrollY - before) / innerHeight
  })

for (const market of ['cz', 'ro'] as const)
  test(`on a phone an iPhone 13 has its price after 12 taps and 4 screens at most, on a page of 3,000 px (${market})`, async ({
    page,
  }) => {
    const shop = new BuybackPage(page, market)
    await shop.open()
    let taps = 0
    let screens = 0
    const tap = async (target: Locator): Promise<void> => {
      await expect(target).toBeVisible()
      screens += await bringIntoReach(target)
      await target.tap()
      taps++
    }
    for (const card of listCards(shop, market)) await tap(card)
    await expect(shop.amount).toBeVisible()
    screens += await bringIntoReach(shop.amount)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    test.info().annotations.push({
      type: 'figures',
      description: `${taps} taps, ${screens.toFixed(2)} screens, ${height} px`,
    })
    expect(taps).toBeLessThanOrEqual(12)
    expect(screens).toBeLessThanOrEqual(4)
    expect(height).toBeLessThanOrEqual(3150)
  })

/** What is pressed one after the other, each found once its turn has come. */
function listCards(shop: BuybackPage, market: MarketCode): Locator[] {
  const cards = (name: string) => shop.selector.getByRole('group', { name, exact: true }).locator('label')
  const { type, manufacturer, model, color } = shop.texts.steps
  return [
    cards(type).filter({ hasText: shop.texts.phones }),
    cards(manufacturer).filter({ hasText: 'Apple' }),
    cards(model).filter({ hasText: /^iPhone 13$/ }),
    cards(STORAGE[market]).filter({ hasText: /128/ }),
    cards(color).first(),
    ...GRADE_A_TEXTS[market].map(([question, answer]) => cards(question).filter({ hasText: answer }).first()),
  ]
}

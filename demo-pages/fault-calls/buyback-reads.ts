import { expect, type Locator, type Page } from '@playwright/test'
import { BuybackPage } from '../models/buyback-page.ts'
import type { ReadCall } from './fault.ts'

const shop = (page: Page) => new BuybackPage(page, 'cz')
const [LIGHT, PERFECT] = ['Drobné stopy používání', 'Jako nové']
const places = (page: Page): Locator => shop(page).sellForm.form.locator('input[role="combobox"]').first()

/** What the buy-back reads beside its lists. */
export const BUYBACK_READS: readonly ReadCall[] = [createAddressCall(), createPlaceSearch()]

/** The address follows the answers; where it can not, only it stays behind. */
function createAddressCall(): ReadCall {
  let times = 0
  const answer = async ({ page }: { page: Page }): Promise<void> => {
    await shop(page).answer('V jakém stavu je tělo telefonu?', times++ % 2 ? LIGHT : PERFECT)
    await page.clock.fastForward(1000)
  }
  return {
    route: 'buyout-selector-url',
    market: 'cz',
    shapes: [[], { url: 1 }],
    prepare: ({ page }) => shop(page).openWithPrice(),
    open: answer,
    askAgain: answer,
    shown: page => shop(page).amount,
    expectQuiet: ({ page }) => shop(page).expectAnyPrice(),
  }
}

/** A search that helps to fill in an address; where it does not, the fields are there. */
function createPlaceSearch(): ReadCall {
  let times = 0
  const search = async ({ page }: { page: Page }): Promise<void> => {
    await places(page).fill(times++ % 2 ? 'Hodon' : 'Hodoní')
    await page.clock.fastForward(1000)
  }
  return {
    route: 'place-search',
    market: 'cz',
    shapes: [[], { result: [{ city: 1 }] }],
    async prepare({ page }) {
      await shop(page).openWithPrice()
      await shop(page).openSellForm()
      await expect(places(page)).toBeVisible()
    },
    open: search,
    askAgain: search,
    shown: page => page.locator('[role="option"]'),
    tells: 'Vyhledávání teď nefunguje.',
    isReplaced: true,
  }
}

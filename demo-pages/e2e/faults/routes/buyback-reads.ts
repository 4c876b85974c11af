import { expect, type Page } from '@playwright/test'
import { BuybackPage } from '#e2e/models/buyback-page.ts'
import { addressOf, GALAXY_S24, GALAXY_S24_PRICES } from '#e2e/models/devices.ts'
import { expectInvariants } from '#e2e/models/expect-invariants.ts'
import type { ReadCall } from '../call.ts'
import { rewritePages } from '../spoil-page.ts'

const island = 'buyback-selector'
const cz = (page: Page) => new BuybackPage(page, 'cz')
const ro = (page: Page) => new BuybackPage(page, 'ro')
const [LIGHT, PERFECT] = ['Drobné stopy používání', 'Jako nové']

const places = (page: Page) => cz(page).sellForm.form.locator('input[role="combobox"]').first()
const alternate = (one: string, other: string) => {
  let times = 0
  return () => (times++ % 2 ? one : other)
}
const [pickBody, pickTown] = [alternate(LIGHT, PERFECT), alternate('Hodon', 'Hodoní')]

const answer = async ({ page }: { page: Page }): Promise<void> => {
  await cz(page).answer('V jakém stavu je tělo telefonu?', pickBody())
  await page.clock.fastForward(1000)
}
const search = async (page: Page, town: string): Promise<void> => {
  await places(page).fill(town)
  await page.clock.fastForward(1000)
}

/** A price list of one question and one price, as text, since not all that is sent is a number. */
const writeAppraisal = (price: string, version = ',"version":"v1"'): string =>
  `{"url":null,"appraisal":{"appraisal_result":[{"id":1,"quality":"A","price":${price}}],` +
  '"device_conditions":[{"id":"display","type":"display","name":"Displej","choices":' +
  '[{"value":"good","label":"Dobrý","appraisal_result":1}]}],"minimal_buyout_price":"1"' +
  `${version}}}`

/** What the buy-back reads. */
export const BUYBACK_READS: readonly ReadCall[] = [
  {
    route: 'buyout-appraisal',
    market: 'cz',
    island,
    shapes: ['"NaN"', '-1', '1e309', '"hodně"', '{}']
      .map(price => writeAppraisal(price))
      .concat(writeAppraisal('"1"', '')),
    tells: 'Omlouváme se, ale při zjišťování nacenění nastala chyba.',
    async open({ page }) {
      await cz(page).openAt('model')
      await cz(page).chooseColor(GALAXY_S24.color)
    },
    shown: page => cz(page).selector.locator('.ostrov-selector-conditions').getByRole('group'),
    cases: { 'F24-L': replayHistory, 'F26-L': outlivePrice },
    // What the server has against a device is told in its own words: the widget's own tests.
    unfit: ['F05-L', 'F06-L', 'F10-L'],
  },
  {
    route: 'country-options',
    market: 'ro',
    island: 'sell-form',
    tells: 'Celelalte țări nu au putut fi încărcate.',
    async open({ page }) {
      await ro(page).openWithPrice()
      await ro(page).openSellForm()
      await expect(ro(page).sellForm.field('country').locator('option:checked')).toHaveText('România')
    },
    shown: page => ro(page).sellForm.form.locator('[name="country"]:has(option:nth-child(3))'),
    // Countries are read once for all: who has them never asks again.
    unfit: ['F01-L', 'F19-L', 'F23-L', 'F24-L', 'F26-L', 'F31-L', 'F33-L'],
  },
  {
    // The address follows the answers; where it can not, only it stays behind.
    route: 'buyout-selector-url',
    market: 'cz',
    island,
    shapes: [[], { url: 1 }],
    prepare: ({ page }) => cz(page).openWithPrice(),
    open: answer,
    askAgain: answer,
    shown: page => cz(page).amount,
    expectQuiet: ({ page }) => cz(page).expectAnyPrice(),
    unfit: ['F25-L', 'F29-L'],
  },
  {
    // A search that helps to fill in an address; where it does not, the fields are there.
    route: 'place-search',
    market: 'cz',
    island: 'sell-form',
    shapes: [[], { result: [{ city: 1 }] }],
    async prepare({ page }) {
      await cz(page).openWithPrice()
      await cz(page).openSellForm()
      await expect(places(page)).toBeVisible()
    },
    open: ({ page }) => search(page, pickTown()),
    askAgain: ({ page }) => search(page, pickTown()),
    shown: page => page.locator('[role="option"]'),
    tells: 'Vyhledávání teď nefunguje.',
    isReplaced: true,
    rivals: {
      async ask({ page }, which) {
        await places(page).fill(which ? 'Brno' : 'Praha')
        await page.waitForTimeout(400)
      },
      texts: ['Praha 1', 'Brno'],
    },
    unfit: ['F25-L', 'F29-L'],
  },
]

/** Where each choice is an entry of the history, going back and forth replays them in order. */
async function replayHistory({ page, shop }: Parameters<ReadCall['open']>[0]): Promise<void> {
  await rewritePages(page, '"market":"cz"', '"market":"cz","address":"push"')
  await shop.openAt('manufacturer')
  await shop.expectList('model')
  const start = await page.evaluate(() => history.length)
  await shop.choose('model', GALAXY_S24.model.label)
  await expect(page).toHaveURL(addressOf('cz', 'model'))
  await shop.chooseColor(GALAXY_S24.color)
  await expect(page).toHaveURL(addressOf('cz', 'color'))
  expect(await page.evaluate(() => history.length), 'one entry for each choice').toBe(start + 2)
  await shop.answerAll()
  await shop.expectPrice(GALAXY_S24_PRICES.cz.whole)
  await expect(page).toHaveURL(addressOf('cz', 'price'))
  while (page.url().includes('color=')) await page.goBack()
  await expect(page).toHaveURL(addressOf('cz', 'model'))
  await expect(shop.folded('model', GALAXY_S24.model.label)).toBeVisible()
  await shop.expectList('color')
  await expect(shop.list('color').locator('input:checked')).toHaveCount(0)
  await expect(shop.amount).toHaveCount(0)
  await page.goBack()
  await expect(shop.list('model').locator('input:checked')).toHaveCount(0)
  await expect(shop.list('color')).toHaveCount(0)
  await page.goForward()
  await page.goForward()
  await expect(shop.folded('color')).toBeVisible()
  await expectInvariants(page)
}

/** By the server's clock a price ends in seven days, whatever the browser's says. */
async function outlivePrice({ page, shop, qa }: Parameters<ReadCall['open']>[0]): Promise<void> {
  await page.clock.install({ time: Date.now() - 365 * 86_400_000 })
  await shop.openWithPrice()
  await shop.expectPrice(GALAXY_S24_PRICES.cz.whole)
  await expect(page.getByText(shop.texts.expired)).toHaveCount(0)
  await page.clock.fastForward(8 * 86_400_000)
  await expect(page.getByText(shop.texts.expired)).toBeVisible()
  expect(await qa.listCalls('buyout-appraisal')).toHaveLength(1)
}

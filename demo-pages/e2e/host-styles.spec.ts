import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { addressOf } from './models/devices.ts'
import { MARKET_TEXTS, type MarketCode } from './models/market-texts.ts'

const FOLDERS = { cz: '/cz/ukazky/styles/', ro: '/ro/exemple/styles/' } as const
/** What a visitor sees of an element: where it stands and how it looks. */
const LOOKS = [
  'color',
  'background-color',
  'background-image',
  'border-top-width',
  'border-top-color',
  'border-top-left-radius',
  'display',
  'font-size',
  'font-weight',
  'font-family',
  'letter-spacing',
  'line-height',
  'list-style-type',
  'text-align',
  'text-shadow',
  'box-shadow',
  'text-decoration-line',
  'text-transform',
]

async function openSheet(page: Page, market: MarketCode, sheet: string): Promise<void> {
  const { search } = new URL(addressOf(market, 'price'), 'http://x')
  await page.goto(`${FOLDERS[market]}${sheet}/${search}`)
  await expect(page.locator('[data-component]:not([data-state="ready"])')).toHaveCount(0)
  await expect(page.locator('.ostrov-selector-amount').first()).toBeVisible()
  const selector = page.locator('[data-component="buyback-selector"]')
  await selector.getByRole('button', { name: MARKET_TEXTS[market].sell }).click()
  await expect(page.locator('[data-component="sell-form"] input').first()).toBeVisible()
  // Countries and other lists of the form come by calls of their own, and are drawn after that.
  await page.waitForLoadState('networkidle')
  await page.mouse.move(0, 0)
  const counts = [0]
  const isSettled = async (): Promise<boolean> => {
    counts.push(await page.locator('.ostrov *').count())
    return counts.at(-1) === counts.at(-2)
  }
  await expect.poll(isSettled, { intervals: [300] }).toBe(true)
}

type Looks = Record<string, Record<string, string>>

/** Each visible element of the islands by its path, with its box and its looks. */
const describeIslands = (page: Page): Promise<Looks> =>
  page.evaluate(looks => {
    const seen: Looks = {}
    for (const island of document.querySelectorAll('[data-component]')) {
      const base = island.getBoundingClientRect()
      for (const [index, element] of [...island.querySelectorAll('.ostrov, .ostrov *')].entries()) {
        const { x, y, width, height } = element.getBoundingClientRect()
        if (width === 0 || element.closest('svg, datalist, option')) continue
        const style = getComputedStyle(element)
        const name = `${island.getAttribute('data-component')} ${index} ${element.localName}.${element.className}`
        seen[name] = {
          place: [x - base.x, y - base.y, width, height].map(Math.round).join(' '),
          ...Object.fromEntries(looks.map(look => [look, style.getPropertyValue(look)])),
        }
      }
    }
    return seen
  }, LOOKS)

/** What differs, in words; of a box that grew only the look that made it grow is of interest. */
function listDifferences(reference: Looks, looks: Looks): string[] {
  const names = new Set([...Object.keys(reference), ...Object.keys(looks)])
  const all = [...names].flatMap(name => {
    const [before = {}, after = {}] = [reference[name], looks[name]]
    return ['place', ...LOOKS]
      .filter(look => before[look] !== after[look])
      .map(look => `${name} ${look}: ${before[look]} → ${after[look]}`)
  })
  const ofLooks = all.filter(line => !/ place: /.test(line))
  return (ofLooks.length ? ofLooks : all).slice(0, 20)
}

for (const [market, width] of [
  ['cz', 390],
  ['ro', 1366],
] as const)
  test(`islands look the same under the stylesheets of other sites (${market}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSheet(page, market, 'none')
    const reference = await describeIslands(page)
    expect(Object.keys(reference).length).toBeGreaterThan(150)
    for (const sheet of ['bootstrap', 'theme', 'legacy']) {
      await openSheet(page, market, sheet)
      expect.soft(listDifferences(reference, await describeIslands(page)), sheet).toEqual([])
      const { violations } = await new AxeBuilder({ page })
        .include('[data-component]')
        .withRules(['color-contrast', 'target-size'])
        .analyze()
      expect.soft(violations, sheet).toEqual([])
    }
  })

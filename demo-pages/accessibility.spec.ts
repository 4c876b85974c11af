import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { BuybackPage } from './models/buyback-page.ts'
import { watchShifts } from './models/watch-shifts.ts'

const PAGES = {
  cz: ['/cz/', '/cz/vykup/', '/cz/vykup/prehled/ukazka-odeslaneho-vykupu/', '/cz/prihlaseni/', '/cz/servis/'],
  ro: ['/ro/', '/ro/vanzare/', '/ro/autentificare/', '/ro/service/'],
} as const
const WIDGETS = [
  'buyback-selector',
  'sell-form',
  'buyback-review',
  'notifications',
  'tabs',
  'service-selector',
  'service-smart-search',
]
const DEMO_FOLDERS = { cz: '/cz/ukazky/', ro: '/ro/exemple/' } as const
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  expect(violations.map(v => `${v.id}: ${v.nodes.map(n => n.target).join(' | ')}`)).toEqual([])
}

async function expectReflow(page: Page): Promise<void> {
  const { inner, scroll } = await page.evaluate(() => ({
    inner: innerWidth,
    scroll: document.documentElement.scrollWidth,
  }))
  expect(scroll, 'nothing is wider than the window').toBeLessThanOrEqual(inner)
}

for (const market of ['cz', 'ro'] as const) {
  const paths = [...PAGES[market], ...WIDGETS.map(name => `${DEMO_FOLDERS[market]}${name}/`)]

  for (const width of [390, 1366]) {
    test(`axe finds nothing on the pages of ${market} at ${width} px`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width, height: 900 })
      for (const path of paths) {
        await test.step(path, async () => {
          const response = await page.goto(path)
          expect(response?.status()).toBe(200)
          await settle(page)
          await expectNoFindings(page)
        })
      }
    })
  }

  test(`axe finds nothing in the open sell form of ${market}, refused and dark too`, async ({ page }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({ colorScheme: 'dark' })
    const shop = new BuybackPage(page, market)
    await shop.openWithPrice()
    const form = await shop.openSellForm()
    await expectNoFindings(page)
    await form.submit()
    await expect(form.summary).not.toBeEmpty()
    await expectNoFindings(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectReflow(page)
  })

  test(`every page of ${market} flows at 320 px and moves nothing while its islands come`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await watchShifts(page)
    for (const width of [320, 390, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of paths) {
        await page.goto(path)
        await settle(page)
        await expectReflow(page)
        const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
        expect(shift, `${path} at ${width} px`).toBe(0)
      }
    }
  })
}

test('in forced colours the chosen answer still differs from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const shop = new BuybackPage(page, 'cz')
  await shop.openWithPrice()
  const checked = shop.list('type').getByRole('radio', { checked: true })
  await expect(checked).toBeVisible()
  await checked.focus()
  expect(
    await checked.evaluate(input => matchMedia('(forced-colors: active)').matches && input.checkVisibility()),
  ).toBe(true)
  await expectNoFindings(page)
})

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const shop = new BuybackPage(page, 'cz')
  await shop.openWithPrice()
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('.ostrov *')].filter(element => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return [transitionDuration, animationDuration].some(value =>
          value.split(', ').some(part => Number.parseFloat(part) > 0),
        )
      }).length,
  )
  expect(moving).toBe(0)
})

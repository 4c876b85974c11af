import { expect } from '@playwright/test'
import { readWatch } from './models/page-watch.ts'
import { CUSTOMER, signIn } from './models/sign-in.ts'
import { test } from './models/test.ts'

const PAGES = [
  { library: 'turbo', path: '/cz/ukazky/turbo/', isRunning: 'Turbo' },
  { library: 'boost', path: '/cz/ukazky/boost/', isRunning: 'htmx' },
] as const

for (const { library, path, isRunning } of PAGES) {
  test(`a page that ${library} puts in the place of another has its own calls, visitor and islands @firefox`, async ({
    visit,
  }) => {
    const { page } = await visit()
    const island = (component: string) =>
      page.locator(`#part [data-component="${component}"][data-state="ready"] > .ostrov`)
    const turnTo = async (part: string) => {
      await page.getByRole('navigation', { name: 'Stránky' }).getByRole('link', { name: part }).click()
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
    }
    await page.goto(path)
    await page.waitForFunction(name => name in window, isRunning)
    await page.evaluate(() => Object.assign(window, { wasLoadedOnce: true }))
    await expect(island('cart-badge')).toHaveCount(2)

    await signIn(page, 'cz', CUSTOMER)
    await turnTo('Přihlášení')
    await expect(island('login').getByRole('button', { name: 'Odhlásit' })).toBeVisible()
    await expect(island('cart-badge')).toHaveCount(0)

    await page.goBack()
    await expect(island('cart-badge')).toHaveCount(2)
    await page.evaluate(() => dispatchEvent(new Event('ostrov:cart-changed')))
    await turnTo('Výkup')
    await expect(island('buyback-selector')).toHaveCount(1)
    await page.locator('#part').getByRole('radio').first().click()
    await expect(page.locator('#part').getByRole('group', { name: 'Výrobce' })).toBeVisible()
    await expect(page.locator('[data-component]')).toHaveCount(1)
    expect(await page.evaluate(() => 'wasLoadedOnce' in window)).toBe(true)
    const { faults, said } = readWatch(page)
    // Turbo's progress bar brings a style of its own, which the page's policy refuses.
    expect(faults.filter(fault => !/inline style/.test(fault))).toEqual([])
    expect(said.filter(line => /ostrov|route/i.test(line))).toEqual([])
  })
}

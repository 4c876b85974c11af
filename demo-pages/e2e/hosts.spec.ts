import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { CartShop } from './models/cart-shop.ts'
import { addressOf, GALAXY_S24_PRICES } from './models/devices.ts'
import { type Host, HostPage } from './models/host-page.ts'
import { readWatch, watchPage } from './models/page-watch.ts'
import { makeSeller } from './models/sellers.ts'

const HOSTS: readonly Host[] = ['react', 'preact']
const root = join(import.meta.dirname, '../..')
const compiler = join(root, 'node_modules/ts7/bin/tsc')

const readQuery = (market: 'cz' | 'ro'): string => new URL(addressOf(market, 'price'), 'http://x').search

test.beforeAll(() => {
  const isBuilt = HOSTS.every(host => existsSync(join(root, 'dist/hosts', host, 'built.json')))
  expect(isBuilt, 'The apps are there; node tools/package/package.ts pack builds them').toBe(true)
})

test('a device chosen in the page is sold in the React app, by the mouse', async ({ page }) => {
  await watchPage(page)
  const host = new HostPage(page, 'cz')
  await host.open('react')
  await host.buyback.chooseDevice()
  await host.buyback.answerAll()
  await host.buyback.expectPrice(GALAXY_S24_PRICES.cz.whole)
  await expect(host.price).toHaveText(GALAXY_S24_PRICES.cz.whole)
  await host.sellButton.click()
  await host.expectFormOpen()
  expect(readWatch(page).faults).toEqual([])
  expect(readWatch(page).said).toEqual([])
})

test('a price of the page is the price of the Preact app, whose form opens by the keyboard', async ({
  page,
}) => {
  await watchPage(page)
  const shown = new HostPage(page, 'ro')
  await shown.open('preact', readQuery('ro'))
  await shown.buyback.expectPrice(GALAXY_S24_PRICES.ro.whole)
  await expect(shown.price).toHaveText(GALAXY_S24_PRICES.ro.whole)
  await shown.sellButton.focus()
  await page.keyboard.press('Enter')
  await shown.expectFormOpen()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(shown.formHeading).toBeHidden()
  await expect(shown.sellButton).toBeFocused()
  expect(readWatch(page).faults).toEqual([])
  expect(readWatch(page).said).toEqual([])
})

for (const [host, market] of [
  ['react', 'ro'],
  ['preact', 'cz'],
] as const) {
  test(`a device is sold in a ${host} app that has nothing of Ostrov around it (${market})`, async ({
    page,
  }) => {
    await watchPage(page)
    const shown = new HostPage(page, market)
    await shown.openAlone(host, readQuery(market))
    await expect(shown.price).toHaveText(GALAXY_S24_PRICES[market].whole)
    await shown.sellButton.click()
    await shown.expectFormOpen()
    await shown.fillForm(makeSeller(market))
    await shown.submitForm()
    await shown.expectSold()
    expect(readWatch(page).faults).toEqual([])
  })
}

for (const host of HOSTS) {
  test(`the cart is asked for once by the page's badge and the ${host} app's`, async ({ page }) => {
    await new CartShop(page, 'cz').buy()
    await watchPage(page)
    const shown = new HostPage(page, 'cz')
    await shown.open(host)
    await expect(shown.filledBadges).toHaveCount(2)
    const { addresses } = readWatch(page)
    // The page before may go on asking until this one, which was asked for, has taken its place.
    const [, arrived] = addresses.flatMap((address, at) =>
      address.includes(`/ukazky/hosts/${host}/`) ? [at] : [],
    )
    const own = addresses.slice(arrived)
    expect(own.filter(address => address.endsWith('/core/cart/count/'))).toHaveLength(1)
  })

  test(`a page with a ${host} app is accessible`, async ({ page }) => {
    const shown = new HostPage(page, 'ro')
    await shown.open(host, readQuery('ro'))
    await shown.sellButton.click()
    await shown.expectFormOpen()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })

  test(`the ${host} app carries one runtime and one copy of Ostrov`, () => {
    const built = JSON.parse(readFileSync(join(root, 'dist/hosts', host, 'built.json'), 'utf8'))
    const modules: string[] = built.modules
    const count = (pattern: RegExp): number => modules.filter(id => pattern.test(id)).length
    expect(count(/\/react\/cjs\/react\.[\w.]+$/)).toBe(host === 'react' ? 1 : 0)
    expect(count(/\/react-dom\//) > 0).toBe(host === 'react')
    expect(count(/\/preact\/dist\/preact\.\w+$/)).toBe(host === 'preact' ? 1 : 0)
    expect(count(/\/signals-core[\w.-]*$/)).toBe(1)
    expect(count(/\/node_modules\/ostrov\/dist\/npm\/loader\.js$/)).toBe(1)
    expect(count(/\/(?:core|loader|widgets)\/.*\.tsx?$|(?<!\/node_modules\/ostrov)\/dist\/npm\//)).toBe(0)
  })

  test(`types of the package hold in the ${host} app, and tell wrong settings`, () => {
    writeFileSync(join(root, 'dist/host-apps', host, 'wrong.tsx'), WRONG[host])
    const told = judgeTypes(host)
    expect(told.split('\n').filter(line => /^\S/.test(line) && !line.includes('wrong.tsx'))).toEqual([])
    expect(told).toContain("Property 'href' is missing")
    expect(told).toContain("Type 'number' is not assignable to type 'string'")
    expect(told).toContain("Property 'headline' does not exist")
    expect(told).toContain(`Type '"de"' is not assignable to type '"cz" | "ro"'`)
  })
}

const SETTINGS = `import { OstrovPage } from 'ostrov/react'
import { CartBadge } from 'ostrov/widgets/cart-badge'
import { SellForm } from 'ostrov/widgets/sell-form'
export const all = [
  <CartBadge />,
  <SellForm heading={1} />,
  <SellForm headline="" />,
  <OstrovPage market="de" />,
]
`
const WRONG: Readonly<Record<Host, string>> = {
  react: SETTINGS,
  preact: `/** @jsxImportSource preact */\n${SETTINGS}`,
}

/** What the compiler has to say of an app. */
function judgeTypes(host: Host): string {
  const project = join(root, 'dist/host-apps', host)
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', project, '--pretty', 'false'], {
    encoding: 'utf8',
  })
  return stdout
}

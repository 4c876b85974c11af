import { expect } from '@playwright/test'
import { CartShop } from './models/cart-shop.ts'
import { LOGIN_TEXTS } from './models/login-page.ts'
import { MARKET_TEXTS } from './models/market-texts.ts'
import { readMarkup } from './models/read-markup.ts'
import { CUSTOMER } from './models/sign-in.ts'
import { listSitePages } from './models/site-pages.ts'
import { test } from './models/test.ts'

/** What these show comes of what a visitor does with scripts alone. */
const MAY_BE_EMPTY = ['notifications', 'last-visited']
const SEARCH = { path: '/ro/service/', field: 'Găsiți modelul dumneavoastră', find: 'Căutați' } as const

/** Levels that skip one: a heading of the third level right under the first. */
const findSkips = (headings: readonly number[]): number[] =>
  headings.filter((level, i) => level > (headings[i - 1] ?? 0) + 1)

for (const market of ['cz', 'ro'] as const) {
  test(`every page of ${market} has headings in order, text in each placeholder, and links that lead somewhere`, async ({
    request,
    baseURL,
  }) => {
    const seen = new Map<string, string>()
    const read = new Set<string>()
    for (const path of await listSitePages(request, market)) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(200)
      read.add(new URL(path, baseURL).href)
      const { headings, mainText, links, empty } = readMarkup(await response.text())
      expect(
        headings.filter(level => level === 1),
        `main headings of ${path}`,
      ).toHaveLength(1)
      expect(findSkips(headings), `skipped levels of ${path}`).toEqual([])
      expect(mainText.length, `text of ${path}`).toBeGreaterThan(60)
      expect(
        empty.filter(component => !MAY_BE_EMPTY.includes(component)),
        `empty on ${path}`,
      ).toEqual([])
      for (const link of links) {
        const url = new URL(link, new URL(path, baseURL))
        url.hash = ''
        if (url.origin === new URL(baseURL ?? '').origin && !seen.has(url.href)) seen.set(url.href, path)
      }
    }
    expect(seen.size).toBeGreaterThan(50)
    for (const [link, path] of seen)
      if (!read.has(link)) expect((await request.get(link)).status(), `${link}, linked on ${path}`).toBe(200)
  })
}

test('without scripts every page shows all of that, and nothing that only waits', async ({
  request,
  plainPage: page,
}) => {
  for (const path of await listSitePages(request, 'cz')) {
    await page.goto(path)
    expect(await page.evaluate(listUnread, MAY_BE_EMPTY), path).toEqual([])
  }
})

/** What is missing or waits on a page that no script has changed. */
function listUnread(mayBeEmpty: readonly string[]): string[] {
  const list = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(one => one.checkVisibility())
  const places = [...document.querySelectorAll<HTMLElement>('main [data-component]')]
  const hasText = (element: Element) =>
    element.checkVisibility() &&
    [...element.childNodes].some(node => node instanceof Text && /\S/.test(node.data))
  const isRead = (place: Element) =>
    [place, ...place.querySelectorAll('*')].some(hasText) ||
    list('img:not([alt=""])').some(picture => place.contains(picture))
  return [
    ...(list('main h1').length === 0 ? ['no heading'] : []),
    ...list('.ostrov-waiting, [aria-busy="true"]').map(({ className }) => `${className} waits`),
    ...places
      .map(place => ({ place, name: place.dataset.component ?? '' }))
      .filter(({ place, name }) => !mayBeEmpty.includes(name) && !isRead(place))
      .map(({ name }) => `${name} is empty`),
  ]
}

test('without scripts a visitor finds a repair, fills the cart, changes it and signs in and out', async ({
  plainPage: page,
}) => {
  const search = SEARCH
  await page.goto(search.path)
  await page.getByRole('searchbox', { name: search.field }).fill('iphone 13')
  await page.getByRole('button', { name: search.find }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /iPhone 13/ })
    .first()
    .click()
  await expect(page.getByRole('main')).toContainText('iPhone 13')

  const shop = new CartShop(page, 'ro')
  await shop.buyPlainly(2)
  await shop.plainQuantity.fill('5')
  await page.getByRole('button', { name: shop.texts.change }).click()
  await expect(shop.plainQuantity).toHaveValue('5')
  await page.getByRole('button', { name: shop.texts.remove }).click()
  await expect(page.getByText(shop.texts.nothing)).toBeVisible()

  const texts = LOGIN_TEXTS.ro
  await page.goto(texts.demo)
  const form = page.getByRole('main').locator('form').first()
  await form.getByLabel(texts.email, { exact: true }).fill(CUSTOMER.email)
  await form.getByLabel(texts.password, { exact: true }).fill(CUSTOMER.password)
  await form.getByRole('button').click()
  const account = page.getByRole('banner').getByRole('button', { name: texts.signOut })
  await expect(account).toBeVisible()
  await account.click()
  await expect(page.getByRole('banner').getByRole('link', { name: MARKET_TEXTS.ro.signIn })).toBeVisible()
})

import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppraisalResponse } from '#core/api/buyback/selector.ts'
import { toAppraisalData } from '#core/buyback/appraisal-data.ts'
import { findBestPrice } from '#core/buyback/best-price.ts'
import { formatMoney } from '#core/intl/format-money.ts'
import { MARKETS } from '#core/market.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { ICON_NAMES, renderIcon } from './icons.ts'

let shop: RunningShop
let visitor: TestVisitor

beforeAll(async () => {
  shop = await startTestShop()
  visitor = createVisitor(shop.url)
}, 120_000)
afterAll(() => shop.close())

/** What a page says between its header and its footer. */
async function readMain(path: string): Promise<string> {
  const { text } = await visitor.get(path)
  return /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? ''
}
const listNames = (main: string) =>
  [...main.matchAll(/<a href="\/(?:cz\/zbozi|ro\/produse)\/[\w-]+\/">([^<]+)<\/a>/g)].map(([, name]) => name)

test.each([
  ['/cz/zbozi/apple-iphone-16-128gb/', 'Parametry'],
  ['/ro/produse/apple-iphone-16-128gb/', 'Specificații'],
])('%s says what the product is once, and its tabs begin with %s', async (path, first) => {
  const main = await readMain(path)
  const description = /<p class="shop-brand-name">[^<]*<\/p>\s*<p>([^<]+)<\/p>/.exec(main)?.[1] ?? ''
  expect(description).not.toBe('')
  expect(main.split(description)).toHaveLength(2)
  expect(/data-tab=""><h2>([^<]+)/.exec(main)?.[1]).toBe(first)
})

test.each([
  ['/cz/obchodni-podminky/', '/cz/moje-objednavky/'],
  ['/ro/termeni/', '/ro/comenzile-mele/'],
])('%s leads to the orders, where one withdraws', async (path, orders) => {
  expect(await readMain(path)).toContain(`href="${orders}"`)
})

test.each([
  ['/cz/', ['Laguna s. r. o., Vodní 7, 602 00 Brno, IČO: 12345679', 'href="/cz/ochrana-osobnich-udaju/"']],
  ['/ro/', ['Strada Apei 7, 400001 Cluj-Napoca, CUI: RO12345674', '/ro/protectia-datelor/', 'anpc.ro']],
])('the foot of %s says who sells, and leads to what is kept about people', async (path, said) => {
  const { text } = await visitor.get(path)
  const foot = /<footer[\s\S]*<\/footer>/.exec(text)?.[0].replaceAll('\u00a0', ' ') ?? ''
  for (const part of [...said, 'mailto:']) expect(foot).toContain(part)
})

test.each([
  ['/cz/obchodni-podminky/', ['IČO: 12345679', 'Krajského soudu', 'napsat na info@laguna.example', 'coi.cz']],
  ['/ro/termeni/', ['CUI: RO12345674', 'J12/1234/2020', 'contact@laguna.example', 'reclamatiisal.anpc.ro']],
  ['/cz/ochrana-osobnich-udaju/', ['IČO: 12345679', 'rodné číslo', 'mailto:info@laguna.example']],
  ['/ro/protectia-datelor/', ['CUI: RO12345674', 'CNP', 'mailto:contact@laguna.example']],
  ['/cz/newsletter/podminky/', ['mailto:info@laguna.example', 'tel:+420800123456']],
  ['/ro/newsletter/conditii/', ['mailto:contact@laguna.example', 'tel:+40800123456']],
])('%s says who is behind the shop and whom to write to', async (path, said) => {
  const main = (await readMain(path)).replaceAll('\u00a0', ' ')
  for (const part of said) expect(main).toContain(part)
})

test('every icon that pages name is drawn', () => {
  for (const name of ICON_NAMES) expect(String(renderIcon(name)), name).toMatch(/<path [^>]*d="/)
})

test('no page of a customer tells an account, a password or a tester’s word', async () => {
  for (const path of [
    '/cz/',
    '/ro/',
    '/cz/prihlaseni/',
    '/ro/autentificare/',
    '/cz/zbozi/',
    '/ro/cos/',
    '/cz/nic/',
  ])
    expect(await readMain(path), path).not.toMatch(
      /laguna\.example|(?:Zakaznik|Obsluha|Pobocka)-1|\/qa\/|\/ukazky\/|\/exemple\//,
    )
})

test('the home page sells, repairs and buys with prices of today, in both markets', async () => {
  for (const [path, price, ways] of [
    ['/cz/', /až \d[\d\s]*Kč/, ['/cz/vykup/', '/cz/servis/', '/cz/zbozi/']],
    ['/ro/', /până la \d[\d.,\s]*[Ll]ei/, ['/ro/vanzare/', '/ro/service/', '/ro/produse/']],
  ] as const) {
    const main = await readMain(path)
    expect(main.match(/<h1>/g)).toHaveLength(1)
    expect(main).toMatch(price)
    for (const way of ways) expect(main).toContain(`href="${way}"`)
    for (const island of ['marketing-banner', 'last-visited', 'newsletter-subscriber'])
      expect(main).toContain(`data-component="${island}"`)
  }
})

test('the home page gives as much for a device as the selector that it leads to', async () => {
  const main = await readMain('/cz/')
  const { json } = await visitor.get('/cz/vykup/api/colors/apple-iphone-15-128gb-pink/appraisal/')
  const { appraisal } = v.parse(AppraisalResponse, json)
  const best = formatMoney(findBestPrice(toAppraisalData(appraisal)) ?? 0, MARKETS.cz)
  expect(main).toContain(`<p class="shop-price">až ${best}</p>`)
})

test.each([
  ['/cz/', '/cz/vykup/?type=telefony'],
  ['/ro/', '/ro/vanzare/?type=telefoane'],
])('the prices of %s lead to the choice of a colour', async (home, sale) => {
  const main = await readMain(home)
  const [, list = ''] = /<ul class="shop-offers">([\s\S]*?)<\/ul>/.exec(main) ?? []
  expect(list).toContain(`href="${sale}&amp;manufacturer=apple&amp;model=apple-iphone-15-128gb"`)
  expect(list).not.toContain('color=')
})

test('one search finds goods and devices, however they are typed, and leads to selling and repairing', async () => {
  const found = await readMain(`/cz/hledani/?${new URLSearchParams({ term: 'NABIJECKA  bezdratova' })}`)
  expect(listNames(found)).toEqual(['Bezdrátová nabíječka 15\u00a0W'])
  const devices = await readMain('/ro/cautare/?term=galaxy+s24')
  expect(devices).toContain('Samsung Galaxy S24 128 GB')
  expect(devices).toMatch(
    /href="\/ro\/vanzare\/\?type=telefoane&amp;manufacturer=samsung&amp;model=samsung-galaxy-s24-128gb"/,
  )
  expect(devices).toMatch(/href="\/ro\/service\/\?[^"]*model=samsung-galaxy-s24-128gb/)
  const nothing = await readMain(`/cz/hledani/?${new URLSearchParams({ term: '<b>qqqq' })}`)
  expect(nothing).toContain('„&lt;b&gt;qqqq“')
  expect(await readMain('/cz/hledani/?term=a')).toContain('aspoň dvě písmena')
})

test('goods are chosen by kind and brand, and tell whether they can be had', async () => {
  const all = await readMain('/cz/zbozi/')
  expect(listNames(all).length % 12, 'whole rows of two, three and four').toBe(0)
  expect(all).toContain('Poslední 2 kusy')
  expect(all).toContain('Už neprodáváme')
  expect(listNames(await readMain('/cz/zbozi/?kind=watch&brand=Apple'))).toEqual([
    'Apple Watch Series 10 42\u00a0mm',
  ])
  expect(await readMain('/cz/zbozi/?kind=tablet&brand=Xiaomi')).toContain('Takové zboží teď nemáme')
  expect(listNames(await readMain('/cz/zbozi/?kind=x&brand=__proto__'))).toHaveLength(12)
})

test('where nothing is found there are a search, the three ways and the way home', async () => {
  const { status, text } = await visitor.get('/ro/nimic/')
  expect(status).toBe(404)
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
  for (const part of ['action="/ro/cautare/"', '/ro/vanzare/', '/ro/service/', '/ro/produse/', 'href="/ro/"'])
    expect(main).toContain(part)
})

test('no line of a Czech page that is not there ends in a word of one letter', async () => {
  const main = await readMain('/cz/nic/')
  expect(main.replace(/<[^>]*>/g, ' ').match(/ [aikosuvz] /gi)).toBeNull()
})

test('a wrong password costs nobody their e-mail, and who is in already sees that instead of the form', async () => {
  const guest = createVisitor(shop.url)
  const email = 'zakaznik@laguna.example'
  await guest.postForm('/cz/prihlaseni/', { email, password: 'nope' })
  const wrong = await guest.get('/cz/prihlaseni/')
  expect(wrong.text).toContain(`value="${email}"`)
  expect(wrong.text).not.toContain('nope')
  await guest.postForm('/cz/prihlaseni/', { email, password: 'Zakaznik-1' })
  const { text } = await guest.get('/cz/prihlaseni/?next=/cz/kosik/')
  expect(text).toContain('Přihlášený účet: <strong>Jana Nováková</strong>')
  expect(text).toContain('<a class="shop-button" href="/cz/kosik/">')
  expect(text).not.toContain('type="password"')
})

test('a filled cart says how to order, an empty one leads to the goods', async () => {
  const guest = createVisitor(shop.url)
  expect((await guest.get('/cz/kosik/')).text).toContain('Prohlédnout zboží')
  await guest.postForm('/cz/kosik/', { product: 'kabel-usb-c-1m', quantity: '2' })
  const { text } = await guest.get('/cz/kosik/')
  expect(text).toMatch(/href="\/cz\/pokladna\/"[\s\S]*Raději po telefonu\?[\s\S]*tel:\+420800123456/)
})

test('a demo says in its last line that it is one', async () => {
  const { text } = await visitor.get('/cz/')
  const bar = /<aside class="shop-demo-bar"[\s\S]*<\/aside>/.exec(text)?.[0] ?? ''
  expect(bar).toContain('href="/qa/"')
  expect(text.replace(bar, '')).not.toContain('/qa/')
})

test('each store tells where it is, when it is open, and how one calls and finds it', async () => {
  for (const [path, day, closed, place, hours] of [
    ['/cz/prodejny/', 'Neděle', 'Zavřeno', '110\u00a000 Praha 1', '9:00–20:00'],
    ['/ro/magazine/', 'Duminică', 'Închis', '040011 București', '09:00–20:00'],
  ] as const) {
    const main = await readMain(path)
    expect(main.match(/<h2>Laguna /g)).toHaveLength(5)
    expect(main.match(new RegExp(`<dt>${day}</dt><dd>${closed}</dd>`, 'g'))).toHaveLength(5)
    expect(main).toContain(`<dd>${hours}</dd>`)
    expect(main).toContain(place)
    expect(main.match(/href="tel:\+\d+"/g)).toHaveLength(5)
    expect(main.match(/href="https:\/\/www\.openstreetmap\.org\/\?mlat=/g)).toHaveLength(5)
  }
  const { text } = await visitor.get('/cz/')
  expect(text).toContain('href="/cz/prodejny/"')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop } from '../server/test-shop.ts'
import { SOLD_OUT } from './seed.ts'

const PATHS = { cz: '/cz/core/api/products/', ro: '/ro/core/api/products/' } as const
const CHARGER = 'nabijecka-usb-c-20w'
const CABLE = 'kabel-usb-c-1m'

let shop: RunningShop

beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
afterAll(() => shop.close())

const ask = (path: string, ...codes: string[]) =>
  createVisitor(shop.url).get(`${path}?${new URLSearchParams(codes.map(code => ['code', code]))}`)
const listCodes = async (path: string, ...codes: string[]) => {
  const { json } = await ask(path, ...codes)
  return (json as { results: { code: string }[] }).results.map(({ code }) => code)
}

test.each([
  ['cz', 'Nabíječka USB-C 20 W', '499.00', `/cz/zbozi/${CHARGER}/`],
  ['ro', 'Încărcător USB-C 20 W', '99.90', '/ro/produse/incarcator-usb-c-20w/'],
] as const)('a product is told as the market %s sells it', async (market, name, price, url) => {
  const { status, json } = await ask(PATHS[market], CHARGER)
  expect([status, json]).toEqual([
    200,
    {
      results: [
        {
          code: CHARGER,
          long_name: name,
          short_name: name,
          price,
          common_price: price,
          url,
          image: '/media/accessories/charger.svg',
          image_alt: name,
        },
      ],
    },
  ])
  expect((await createVisitor(shop.url).get(url)).status).toBe(200)
})

test('products come in the order of the codes, each once, without those that nobody knows', async () => {
  expect(await listCodes(PATHS.cz, CABLE, 'nothing', CHARGER, CABLE, SOLD_OUT)).toEqual([
    CABLE,
    CHARGER,
    SOLD_OUT,
  ])
})

test('without codes, or with those of nobody, there are none', async () => {
  expect(await listCodes(PATHS.cz)).toEqual([])
  expect(await listCodes(PATHS.ro, '', "' or 1=1 --", 'x'.repeat(5000))).toEqual([])
})

test('editors find products by any part of a name or code, without diacritics, and no service among them', async () => {
  const find = async (path: string, search: string) => {
    const { json } = await createVisitor(shop.url).get(`${path}?${new URLSearchParams({ search })}`)
    return (json as { results: { code: string }[] }).results.map(({ code }) => code)
  }
  expect(await find(PATHS.cz, 'NABIJECKA 20')).toEqual([CHARGER])
  expect(await find(PATHS.ro, 'incarcator')).toContain(CHARGER)
  expect(await find(PATHS.cz, 'kabel-usb')).toContain(CABLE)
  expect(await find(PATHS.cz, '%')).toEqual([])
  expect(await find(PATHS.cz, 'a')).not.toContain('pojisteni')
  expect((await find(PATHS.cz, 'a')).length).toBeLessThanOrEqual(20)
})

test('the page of a product puts it among those that were visited, the other goods pages do not', async () => {
  const visitor = createVisitor(shop.url)
  const product = await visitor.get('/ro/produse/cablu-usb-c-1m/')
  expect(product.text).toContain('data-component="last-visited"')
  expect(product.text).toContain('data-component="tabs"')
  expect([...product.text.matchAll(/data-tab=""><h2>([^<]+)/g)].map(([, name]) => name)).toEqual([
    'Specificații',
    'Livrare și retur',
  ])
  expect(product.text).toContain(`{"name":"code","value":"${CABLE}","type":"string"}`)
  expect((await visitor.get('/ro/produse/')).text).not.toContain('data-component="last-visited"')
})

test('a banner is a plain link where no island comes', async () => {
  const visitor = createVisitor(shop.url)
  const { text } = await visitor.get('/cz/ukazky/marketing-banner/', { 'ostrov-qa': 'banner-test' })
  const [hero = ''] = /<a class="ostrov-marketing-banner" data-layout="hero"[\s\S]*?<\/a>/.exec(text) ?? []
  expect(hero).toContain('href="/cz/vykup/"')
  expect(hero).toContain('Starý telefon za nový')
  expect(hero).toContain('width="240" height="240"')
})

test('a product has an address in the words of its market, and its code leads there', async () => {
  const visitor = createVisitor(shop.url)
  const { status, headers } = await visitor.get(`/ro/produse/${CHARGER}/`)
  expect([status, headers.get('location')]).toEqual([301, '/ro/produse/incarcator-usb-c-20w/'])
  const { text } = await visitor.get('/ro/produse/incarcator-usb-c-20w/')
  expect(text).toContain(`href="/cz/zbozi/${CHARGER}/"`)
  expect((await visitor.get('/ro/produse/nimic/')).status).toBe(404)
})

test('a product tells when it comes and for how much, and what goes with it: a case with its phone alone', async () => {
  const visitor = createVisitor(shop.url)
  const open = async (code: string) =>
    (await visitor.get(`/cz/zbozi/${code}/`)).text.replaceAll('\u00a0', ' ')
  const phone = await open('apple-iphone-16-128gb')
  expect(phone).toMatch(/Kurýr doručí nejdřív \d+\.\s\d+\.\s\d{4}, doprava zdarma/)
  expect(phone).toContain('Silikonový obal na iPhone 16')
  expect(phone).toContain('telefon, tablet nebo hodinky vykoupíme')
  const charger = await open(CHARGER)
  expect(charger).toMatch(/Kurýr doručí nejdřív \d+\.\s\d+\.\s\d{4}, doprava 129 Kč/)
  expect(charger).toContain('Kabel USB-C, 1 m')
  expect(charger).not.toMatch(/obal na iPhone|Nalepení ochranného skla|nebo hodinky vykoupíme/)
  expect(await open(SOLD_OUT)).not.toContain('Kurýr doručí')
  // Work on a phone is brought by nobody.
  expect(await open('nalepeni-skla')).not.toMatch(/Kurýr doručí|zboží vrátit bez/)
  expect((await visitor.get('/ro/produse/aplicare-folie-sticla/')).status).toBe(200)
})

test.each([
  ['/cz/zbozi/apple-iphone-16-128gb/', '/cz/zbozi/', 'Zboží', 'Kurýr DPD', /Kurýr doručí nejdřív/g],
  ['/ro/produse/apple-iphone-16-128gb/', '/ro/produse/', 'Produse', 'Curier DPD', /Curierul livrează/g],
])('a product tells where it stands and each thing once: %s', async (path, goods, name, courier, facts) => {
  const { text } = await createVisitor(shop.url).get(path)
  const [trail = ''] = /<nav class="shop-breadcrumbs"[\s\S]*?<\/nav>/.exec(text) ?? []
  expect(trail).toContain(`<a href="${goods}">${name}</a>`)
  expect(trail).toContain('<span aria-current="page">Apple iPhone 16')
  expect(text.indexOf(trail)).toBeLessThan(text.indexOf('<h1>'))
  expect(text.match(facts)).toHaveLength(1)
  expect(text).toContain(`<dt>${courier}</dt>`)
})

test.each([
  ['/cz/zbozi/sluchatka-bezdratova/', 'pokud zůstanou v hygienickém obalu', 'bez udání důvodu'],
  ['/ro/produse/casti-fara-fir/', 'dacă rămân în ambalajul igienic', 'fără explicații'],
])('what is worn in the ear is taken back as the terms say: %s', async (path, told, untrue) => {
  const { text } = await createVisitor(shop.url).get(path)
  expect(text.replaceAll('\u00a0', ' ')).toContain(told)
  expect(text).not.toContain(untrue)
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SOLD_OUT } from '../goods/seed.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'

const COUNT = '/cz/core/cart/count/'
const SUMMARY = '/cz/api/new/cart/cart/summary/'
const ADD = '/cz/core/cart/add-product/'
const CHARGER = 'nabijecka-usb-c-20w'
const CABLE = 'kabel-usb-c-1m'
const JANA = { e_mail: 'zakaznik@laguna.example', password: 'Zakaznik-1' }

let shop: RunningShop
let visitor: TestVisitor

beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
beforeEach(() => {
  visitor = createVisitor(shop.url)
})
afterAll(() => shop.close())

const countOf = async (someone: TestVisitor, path = COUNT) => (await someone.get(path)).json
const add = (product: string, quantity?: number, someone = visitor, headers = {}) =>
  someone.post(ADD, { product, ...(quantity !== undefined && { quantity }) }, headers)

test('CT-026 a visitor who has put nothing into the cart has 0 products, and gets no cookie for that', async () => {
  const { status, json, headers } = await visitor.get(COUNT)
  expect([status, json]).toEqual([200, { count: 0 }])
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(visitor.cookies.has('cartid')).toBe(false)
})

test('what is added counts as often as it is in the cart, in this market and this browser alone', async () => {
  expect((await add(CHARGER)).json).toEqual({ count: 1 })
  expect((await add(CHARGER, 2)).json).toEqual({ count: 3 })
  expect((await add(CABLE)).json).toEqual({ count: 4 })
  expect(await countOf(visitor)).toEqual({ count: 4 })
  expect(await countOf(visitor, '/ro/core/cart/count/')).toEqual({ count: 0 })
  expect(await countOf(createVisitor(shop.url))).toEqual({ count: 0 })
})

test('AC-007 the summary is told to anonymous visitors, with decimals as text', async () => {
  expect((await visitor.get(SUMMARY)).json).toEqual({
    count: 0,
    total: '0.00',
    has_bonus: false,
    cart_packages_items: [],
  })
  await add(CHARGER, 2)
  const { json } = await visitor.get(SUMMARY)
  expect(json).toMatchObject({
    count: 2,
    total: '998.00',
    cart_packages_items: [
      { product_seo_name: CHARGER, product_name: 'Nabíječka USB-C 20 W', quantity: 2, price: '499.00' },
    ],
  })
})

test.each([
  [{}, { product: ['Toto pole je vyžadováno.'] }],
  [{ product: 'nothing' }, { non_field_errors: ['Produkt nelze koupit.'] }],
  [{ product: SOLD_OUT }, { non_field_errors: ['Produkt nelze koupit.'] }],
  [{ product: CHARGER, quantity: 0 }, { quantity: ['Zkontrolujte, že je hodnota větší nebo rovna 1.'] }],
  [{ product: CHARGER, quantity: 61 }, { quantity: ['Zkontrolujte, že je hodnota menší nebo rovna 60.'] }],
  [{ product: CHARGER, quantity: 1.5 }, { quantity: ['Je vyžadováno celé číslo.'] }],
  [{ product: CHARGER, quantity: null }, { quantity: ['Je vyžadováno celé číslo.'] }],
])('%j can not be added, and each fault stands by its field', async (body, faults) => {
  const { status, json } = await visitor.post(ADD, body)
  expect([status, json]).toEqual([400, faults])
  expect(await countOf(visitor)).toEqual({ count: 0 })
})

test('no more pieces of one product fit in than are in stock', async () => {
  await add(CHARGER, 59)
  const { status, json } = await add(CHARGER, 2)
  expect([status, json]).toEqual([
    400,
    { quantity: ['V\u00a0košíku už je nejvyšší možný počet kusů tohoto produktu.'] },
  ])
  expect((await add(CHARGER, 1)).json).toEqual({ count: 60 })
})

test('a repeated call adds once, and one without the token nothing', async () => {
  const key = { 'Idempotency-Key': 'add-1' }
  await add(CHARGER, 1, visitor, key)
  expect((await add(CHARGER, 1, visitor, key)).json).toEqual({ count: 1 })
  expect((await add(CHARGER, 1, visitor, { 'X-CSRFToken': '' })).status).toBe(403)
  expect(await countOf(visitor)).toEqual({ count: 1 })
})

test('the cart of a browser becomes the customer’s own when they sign in, and stays with them', async () => {
  await add(CHARGER, 2)
  await visitor.post('/ro/core/cart/add-product/', { product: CABLE })
  await visitor.post('/cz/core/api/login/', JANA)
  expect(visitor.cookies.has('cartid')).toBe(false)
  expect(await countOf(visitor)).toEqual({ count: 2 })
  expect(await countOf(visitor, '/ro/core/cart/count/')).toEqual({ count: 1 })

  const elsewhere = createVisitor(shop.url)
  await add(CHARGER, 59, elsewhere)
  await add(CABLE, 3, elsewhere)
  await elsewhere.postForm('/cz/prihlaseni/', { email: JANA.e_mail, password: JANA.password })
  expect(await countOf(elsewhere)).toEqual({ count: 60 + 3 })

  await visitor.post('/cz/core/api/logout/', {})
  expect(await countOf(visitor)).toEqual({ count: 0 })
  await visitor.post('/cz/core/api/login/', JANA)
  expect(await countOf(visitor)).toEqual({ count: 63 })
})

const pick = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? ''

test('without scripts a product is bought by a plain form, and the cart page changes and removes it', async () => {
  const product = await visitor.get(`/cz/zbozi/${CHARGER}/`)
  expect(product.text).toContain('499\u00a0Kč')
  expect(product.text).toContain('<form class="shop-buy" method="post" action="/cz/kosik/">')
  const added = await visitor.postForm('/cz/kosik/', { product: CHARGER, quantity: '2' })
  expect([added.status, added.headers.get('location')]).toEqual([302, '/cz/kosik/'])
  const cart = await visitor.get('/cz/kosik/')
  expect(cart.text).toContain('Nabíječka USB-C 20 W')
  expect(cart.text).toContain('998\u00a0Kč')
  expect(cart.text).toContain('(2)')
  const item = pick(cart.text, /name="item" value="(\d+)"/)
  await visitor.postForm('/cz/kosik/', { item, quantity: '5' })
  expect(await countOf(visitor)).toEqual({ count: 5 })
  await visitor.postForm('/cz/kosik/', { item, quantity: '5', remove: '1' })
  expect((await visitor.get('/cz/kosik/')).text).toContain('Košík je prázdný.')
})

test('a form that can not be carried out says why, and nobody changes the cart of another', async () => {
  await add(CHARGER)
  const cart = await visitor.get('/cz/kosik/')
  const item = pick(cart.text, /name="item" value="(\d+)"/)
  const stranger = createVisitor(shop.url)
  await stranger.postForm('/cz/kosik/', { item, quantity: '9' })
  await stranger.postForm('/cz/kosik/', { item, quantity: '1', remove: '1' })
  expect(await countOf(visitor)).toEqual({ count: 1 })
  for (const quantity of ['0', '-1', '100', 'x', '1.5']) {
    const { status, text } = await visitor.postForm('/cz/kosik/', { item, quantity })
    expect([quantity, status]).toEqual([quantity, 400])
    expect(text).toContain('Počet kusů musí být celé číslo od 1 do 99.')
  }
  const gone = await visitor.postForm('/cz/kosik/', { product: SOLD_OUT, quantity: '1' })
  expect([gone.status, gone.text.includes('Produkt nelze koupit.')]).toEqual([400, true])
  expect((await visitor.send('/cz/kosik/', { method: 'POST', body: `item=${item}` })).status).toBe(403)
})

test('goods, their pages and the cart stand in both markets, each the twin of the other', async () => {
  const czech = await visitor.get('/cz/zbozi/')
  const romanian = await visitor.get('/ro/produse/')
  expect(czech.text).toContain('20\u00a0990\u00a0Kč')
  expect(romanian.text).toContain('4.199,90\u00a0Lei')
  expect((await visitor.get(`/cz/zbozi/${CABLE}/`)).text).toContain(`href="/ro/produse/cablu-usb-c-1m/"`)
  expect((await visitor.get('/ro/cos/')).text).toContain('href="/cz/kosik/"')
  expect((await visitor.get('/cz/zbozi/nothing/')).status).toBe(404)
  const pictures = [...czech.text.matchAll(/<img src="([^"]+)"/g)].map(([, path = '']) => path)
  expect(pictures.length).toBeGreaterThan(5)
  for (const path of pictures) expect([path, (await visitor.get(path)).status]).toEqual([path, 200])
})

test('a cart has a token that the shop made; one that somebody else thought of is replaced', async () => {
  visitor.cookies.set('cartid', 'known-to-an-attacker')
  expect((await add(CHARGER)).json).toEqual({ count: 1 })
  const token = visitor.cookies.get('cartid')
  expect(token).toMatch(/^[0-9a-f]{48}$/)
  expect((await add(CHARGER)).json).toEqual({ count: 2 })
  expect(visitor.cookies.get('cartid')).toBe(token)
  expect(await countOf(createVisitor(shop.url, new Map([['cartid', 'known-to-an-attacker']])))).toEqual({
    count: 0,
  })
})

test('the page of the cart tells other tabs of a form that changed it, once, and of nothing else', async () => {
  const isTold = async () => (await visitor.get('/cz/kosik/')).text.includes('/static/tell-cart.js')
  await add(CHARGER)
  expect(await isTold()).toBe(false)
  await visitor.postForm('/cz/kosik/', { product: CHARGER, quantity: '1' })
  expect([await isTold(), await isTold()]).toEqual([true, false])
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CheckoutCart } from '#shop/contract.ts'
import type { RunningShop } from '#shop/server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '#shop/server/test-shop.ts'
import { addToCart, finish, makeOrder, readCheckout, select } from '../test-order.ts'

const DISCOUNTS = '/cz/core/checkout/discounts/'
const PHONE = 'apple-iphone-16-128gb'

let shop: RunningShop
let visitor: TestVisitor
let count = 0

beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
beforeEach(() => {
  visitor = createVisitor(shop.url)
  count += 1
})
afterAll(() => shop.close())

const ownLimit = () => ({ 'Ostrov-QA': `discounts-${count}` })
const add = (body: object, by = visitor) => by.post(DISCOUNTS, body, ownLimit())
const addCode = (code: string, by = visitor) => add({ code }, by)
const remove = (id: string, by = visitor) => by.post(`${DISCOUNTS}${id}/remove/`, {})

interface Wire {
  discounts: {
    id: string
    name: string
    amount: string
    is_valid: boolean
    reason: string | null
    scope: string | null
  }[]
  totals: Record<keyof CheckoutCart['totals'], string>
  notices: { kind: string; about: string | null }[]
}
const read = async (by = visitor): Promise<Wire> => (await readCheckout(by)).json as Wire

test('CO-048 a code takes off what it says, however it is typed, and CO-050 is taken off again', async () => {
  await addToCart(visitor, { quantity: 2 })
  const { status, json } = await addCode(' laguna10 ')
  expect(status).toBe(200)
  const { discounts, totals } = json as Wire
  expect(discounts).toMatchObject([{ name: 'Sleva 10 % s kódem LAGUNA10', amount: '100.00', is_valid: true }])
  expect(totals).toMatchObject({ goods: '998.00', discount: '100.00', total: '898.00' })
  const removed = await remove(discounts[0]?.id ?? '')
  expect(removed.json).toMatchObject({ discounts: [], totals: { total: '998.00' } })
  expect((await remove(discounts[0]?.id ?? '')).status).toBe(404)
  expect((await remove('auto-1')).status).toBe(404)
})

test('a discount of a part of the cart says of which', async () => {
  const readScope = async () => (await read()).discounts[0]?.scope
  const add = (extras: object) =>
    visitor.post('/cz/core/cart/add-product/', { product: PHONE, quantity: 1, ...extras })
  await add({})
  await addCode('LAGUNA10')
  expect(await readScope()).toBeNull()
  await add({ generalTuito: { id: 'phone-general-12' } })
  expect(await readScope()).toBe('Počítá se jen ze zboží, ne z\u00a0pojištění, záruk a\u00a0služeb.')
})

test('CO-049 a card of a student is taken with its holder, whatever the case and the marks', async () => {
  await addToCart(visitor)
  const card = { cardNumber: 's420 123 456 789a', cardHolder: 'zaneta  TAJEMNA' }
  const { status, json } = await add(card)
  expect([status, (json as Wire).discounts]).toMatchObject([200, [{ kind: 'isic', amount: '25.00' }]])
})

test.each([
  [{ code: 'NIC-TAKOVEHO' }, { code: ['Neplatný slevový kód. Zkontrolujte ho prosím.'] }],
  [{ code: 'ab3de5gh7k' }, { code: ['Neplatný slevový kód. Zkontrolujte ho prosím.'] }],
  [{ code: 'PODZIM25' }, { code: ['Platnost slevy skončila 30. listopadu 2025.'] }],
  [{ code: 'JARO40' }, { code: ['Sleva začne platit 1. března 2040.'] }],
  [{ code: 'STARA50' }, { code: ['Tato sleva už skončila.'] }],
  [{}, { code: ['Toto pole je vyžadováno.'] }],
  [
    { cardNumber: '123', cardHolder: 'Žaneta Tajemná' },
    {
      cardNumber: ['Číslo karty ISIC má na začátku písmeno S, pak 12 číslic a\u00a0případně ještě písmeno.'],
    },
  ],
  [
    { cardNumber: 'S420123456789A', cardHolder: 'Jan Novák' },
    { cardHolder: ['Jméno držitele nesouhlasí s\u00a0kartou.'] },
  ],
  [
    { cardNumber: 'S420000000001C', cardHolder: 'Žaneta Tajemná' },
    { cardNumber: ['Platnou kartu ISIC s\u00a0tímto číslem jsme nenašli.'] },
  ],
  [{ cardNumber: 'S420123456789A' }, { cardHolder: ['Toto pole je vyžadováno.'] }],
])('ER-032 ER-033 what is wrong with a discount is said at its field: %j', async (body, errors) => {
  await addToCart(visitor)
  const { status, json } = await add(body)
  expect([status, json]).toEqual([400, errors])
  expect((await read()).discounts).toEqual([])
})

test('a discount that would take nothing off is refused with why', async () => {
  expect((await addCode('LAGUNA10')).json).toEqual({ detail: 'Košík je prázdný.' })
  await addToCart(visitor)
  const tell = async (code: string) => {
    const { status, json } = await addCode(code)
    return [status, (json as { detail: string }).detail]
  }
  expect(await tell('LAGUNA200')).toEqual([409, expect.stringContaining('při nákupu zboží od 2')])
  expect(await tell('KABEL')).toEqual([409, 'Sleva se na zboží v\u00a0košíku nevztahuje.'])
  await addCode('LAGUNA10')
  expect(await tell('LAGUNA10')).toEqual([409, 'Tuto slevu už v\u00a0košíku máte.'])
  expect(await tell('JEN15')).toEqual([409, expect.stringContaining('nejde kombinovat')])
})

test('one that stands alone keeps out all that come after, and the shop’s own gives way to it', async () => {
  await addToCart(visitor, { product: PHONE, quantity: 3 })
  expect((await read()).discounts).toMatchObject([
    { id: expect.stringContaining('auto-'), amount: '1890.00' },
  ])
  const { json } = await addCode('JEN15')
  expect((json as Wire).discounts).toMatchObject([{ name: 'Velká sleva 15 %', amount: '9446.00' }])
  expect((await addCode('LAGUNA10')).status).toBe(409)
})

test('a discount that the cart no longer deserves keeps the order from being made, and says so', async () => {
  await addToCart(visitor, { product: PHONE })
  await addCode('LAGUNA200')
  await visitor.post(`/cz/core/cart/remove-product/${PHONE}/`, { parent_package_product_seo_name: null })
  await addToCart(visitor)
  const { discounts, notices, totals } = await read()
  expect(discounts).toMatchObject([
    { is_valid: false, amount: '0.00', reason: expect.stringContaining('od 2') },
  ])
  expect([notices, totals.discount]).toEqual([[{ kind: 'invalid-discount', about: 'Na uvítanou' }], '0.00'])
  await select(visitor, ['courier', 'transfer'])
  const refused = await finish(visitor, makeOrder())
  expect([refused.status, refused.json]).toMatchObject([409, { notices: [{ kind: 'invalid-discount' }] }])
  await remove(discounts[0]?.id ?? '')
  await select(visitor, ['courier', 'transfer'])
  expect((await finish(visitor, makeOrder())).status).toBe(201)
})

test('a code for a single use is used once, also when two orders want it at once', async () => {
  const buyers = [visitor, createVisitor(shop.url)]
  for (const [at, buyer] of buyers.entries()) {
    await addToCart(buyer, { quantity: 2 })
    // As it was read out on the phone, too.
    expect((await addCode(at ? 'AB3DE5GH7J' : 'aB3dE5gH7j', buyer)).status).toBe(200)
    await select(buyer, ['courier', 'transfer'])
  }
  const answers = await Promise.all(buyers.map(buyer => finish(buyer, makeOrder())))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const { json } = await createVisitor(shop.url).get('/cz/core/checkout/products/')
  expect(json).toMatchObject({ count: 0 })
  const third = createVisitor(shop.url)
  await addToCart(third)
  expect((await addCode('aB3dE5gH7j', third)).json).toEqual({ code: ['Slevový kód už byl použitý.'] })
})

test('PM-011 a voucher and a lease exclude each other', async () => {
  await addToCart(visitor, { product: PHONE })
  await addCode('kL9mN1pQ3r')
  const chosen = await select(visitor, ['courier', 'lease'])
  expect(chosen.json).toMatchObject({
    type_payment: 'lease',
    discounts: [{ is_valid: false, amount: '0.00', reason: expect.stringContaining('leasing') }],
    notices: [{ kind: 'invalid-discount' }],
  })
  const [voucher] = (chosen.json as Wire).discounts
  await remove(voucher?.id ?? '')
  expect(await addCode('kL9mN1pQ3r')).toMatchObject({
    status: 409,
    json: { detail: expect.stringContaining('leasing') },
  })
})

test('who guesses codes has to wait, and right ones cost nothing', async () => {
  await addToCart(visitor)
  for (let i = 0; i < 12; i++) {
    const { json } = await addCode('LAGUNA10')
    await remove((json as Wire).discounts[0]?.id ?? '')
  }
  for (let i = 0; i < 10; i++) expect((await addCode(`GUESS-${i}`)).status).toBe(400)
  const { status, headers, json } = await addCode('LAGUNA10')
  expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  expect(json).toEqual({ detail: expect.stringContaining('Kódů už bylo příliš mnoho') })
})

test('who signs in keeps the discounts and the choice of the browser', async () => {
  await addToCart(visitor)
  await addCode('LAGUNA10')
  await select(visitor, ['courier', 'transfer'])
  const account = { e_mail: 'zakaznik@laguna.example', password: 'Zakaznik-1' }
  expect((await visitor.post('/cz/core/api/login/', account)).status).toBe(204)
  expect(await read()).toMatchObject({
    discounts: [{ amount: '50.00' }],
    type_delivery_code: 'courier',
    type_payment: 'transfer',
  })
})

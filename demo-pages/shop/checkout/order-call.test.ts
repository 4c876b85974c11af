import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { addToCart, CHARGER, finish, makeOrder, placeOrder, readCheckout, select } from './test-order.ts'

let shop: RunningShop
let visitor: TestVisitor

beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
beforeEach(() => {
  visitor = createVisitor(shop.url)
})
afterAll(() => shop.close())

interface Mail {
  recipient: string
  subject: string
  body: string
}
const listMails = async (text: string): Promise<Mail[]> =>
  (await visitor.get(`/qa/outbox/?q=${encodeURIComponent(text)}`, { Accept: 'application/json' }))
    .json as Mail[]

test('CO-051 an order is made of the cart, which is empty after, and a mail tells of it', async () => {
  await addToCart(visitor, { quantity: 2 })
  await select(visitor, ['courier', 'transfer'])
  const { status, json, headers } = await finish(visitor, makeOrder())
  expect(status).toBe(201)
  expect(json).toMatchObject({
    number: expect.stringMatching(/^20\d\d\d{6}$/),
    total: '1127.00',
    type_payment: 'transfer',
    payment_id: null,
  })
  const { id, number, status_url } = json as { id: string; number: string; status_url: string }
  expect(Buffer.from(id, 'base64url')).toHaveLength(16)
  expect([headers.get('location'), status_url]).toEqual([`/cz/dekujeme/${id}/`, `/cz/objednavka/${id}/`])
  expect((await visitor.get('/cz/core/cart/count/')).json).toEqual({ count: 0 })
  const [mail] = await listMails(number)
  expect(mail).toMatchObject({ recipient: 'zaneta.tajemna@example.cz', subject: `Objednávka ${number}` })
  expect(mail?.body).toContain(`/cz/objednavka/${id}/`)
  expect(mail?.body).toContain('2 × Nabíječka USB-C 20 W: 998')
  expect(mail?.body).toContain(', zdarma')
  // Nobody knows when a transfer comes.
  expect(mail?.body).toContain('Objednávku začneme chystat, jakmile peníze dorazí na náš účet.')
  expect(mail?.body).toContain(`Číslo účtu: 19-2000145399/0800\nVariabilní symbol: ${number}\nČástka: `)
  expect(mail?.body).toMatch(/^Zaplaťte do: \d+\.\s\d+\.\s\d{4}$/m)
  expect(mail?.body).not.toContain('Předpokládané doručení')
})

test('each market counts its orders for itself, without gaps, whatever was refused between them', async () => {
  const numberOf = async (market: 'cz' | 'ro') => {
    const { json } = await placeOrder(createVisitor(shop.url), {}, { market })
    return Number((json as { number: string }).number)
  }
  const [czech, romanian] = [await numberOf('cz'), await numberOf('ro')]
  expect((await finish(createVisitor(shop.url), makeOrder())).status).toBe(409)
  expect([await numberOf('cz'), await numberOf('ro')]).toEqual([czech + 1, romanian + 1])
})

test('a repeated order under its key is one order, also while the first is still answered', async () => {
  await addToCart(visitor)
  const send = () => finish(visitor, makeOrder(), { headers: { 'Idempotency-Key': 'order-1' } })
  const answers = [...(await Promise.all([send(), send(), send()])), await send()]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
})

test('of two tabs that order one cart one makes the order, and the other is told that nothing is left', async () => {
  await addToCart(visitor)
  const answers = await Promise.all([finish(visitor, makeOrder()), finish(visitor, makeOrder())])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.json).toEqual({ detail: 'Košík je prázdný.' })
})

test('a payment by card is begun with the order', async () => {
  const { status, json } = await placeOrder(visitor, { type_payment: 'card' })
  expect(status).toBe(201)
  expect((json as { payment_id: string }).payment_id).toMatch(/^[\w-]{22}$/)
})

test('what is wrong is told at the field where the server has it', async () => {
  await addToCart(visitor)
  const order = makeOrder()
  const { status, json } = await finish(visitor, {
    ...order,
    type_payment: 'gold',
    type_delivery_code: 'packeta',
    order_billing_address: {
      ...order.order_billing_address,
      first_name: '123 x',
      email: 'a@',
      postcode: '1',
    },
    order_info: { ...order.order_info, consent_to_terms_of_service: false },
  })
  expect([status, json]).toEqual([
    400,
    {
      order_billing_address: {
        first_name: ['Použijte jen písmena, mezery, spojovník, apostrof a tečku.'],
        email: ['Vložte platnou e-mailovou adresu.'],
        postcode: ['Vložte platné poštovní směrovací číslo.'],
      },
      order_info: { consent_to_terms_of_service: ['Toto pole je vyžadováno.'] },
      type_payment: ['Takovou možnost nenabízíme.'],
      store: ['Vyberte, kde si zboží vyzvednete.'],
    },
  ])
  const { order_info: _, ...without } = order
  expect((await finish(visitor, { ...without, extra: 1 })).json).toEqual({
    order_info: ['Toto pole je vyžadováno.'],
    extra: ['Takovou možnost nenabízíme.'],
  })
})

test('what was changed elsewhere since the checkout was shown is not ordered unseen', async () => {
  await addToCart(visitor)
  await readCheckout(visitor)
  await select(visitor, ['courier', 'transfer'])
  await visitor.post('/cz/core/cart/add-product/', { product: CHARGER, quantity: 1 })
  const refused = await finish(visitor, makeOrder())
  expect([refused.status, refused.json]).toEqual([
    409,
    {
      detail: 'Objednávka se mezitím změnila. Zkontrolujte ji prosím a\u00a0odešlete znovu.',
      notices: [{ kind: 'cart-changed', about: 'Nabíječka USB-C 20 W' }],
    },
  ])
  await readCheckout(visitor)
  expect((await finish(visitor, makeOrder())).status).toBe(201)
})

test('another delivery than the one whose price was shown is not ordered unseen', async () => {
  await addToCart(visitor)
  await select(visitor, ['courier', 'transfer'])
  const { status, json } = await finish(visitor, {
    ...makeOrder(),
    type_delivery_code: 'store',
    store: 'praha-narodni',
  })
  expect([status, json]).toMatchObject([
    409,
    { notices: [{ kind: 'price-changed', about: 'celkem za objednávku' }] },
  ])
})

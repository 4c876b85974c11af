import { parse } from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeliveryPlaces } from '#core/api/delivery/places.ts'
import { cart } from '#core/cart/cart.ts'
import { resetRetryBudget } from '#core/http/retry-budget.ts'
import { clearHolds } from '#core/http/write.ts'
import { configurePage } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { clearResources } from '#core/state/resource.ts'
import { type FakeServer, type Fixture, type Fixtures, startFakeServer } from '#testing/fake-server.ts'
import { checkoutShop, createFakeCheckout, DELIVERIES, PAYMENTS } from '#testing/fixtures/checkout.ts'
import { PLACES } from '#testing/fixtures/delivery.ts'
import { describePage } from '#testing/story-page.ts'
import { until } from '#testing/until.ts'
import { type Checkout, createCheckout } from './checkout.ts'

const reported = vi.fn()
let browser: EventTarget
let shop: ReturnType<typeof createFakeCheckout>
let server: FakeServer
let checkout: Checkout
let unmount = (): void => {}

async function open(more: Fixtures = {}): Promise<void> {
  server = startFakeServer(checkoutShop(shop, more))
  checkout = createCheckout()
  unmount = checkout.mount()
  await until(() => {
    expect(checkout.cart.value).not.toBeNull()
    expect(checkout.payments.data.value).not.toBeNull()
    expect(checkout.deliveries.data.value).not.toBeNull()
  })
}

const pickDelivery = (code: string): void =>
  checkout.choose(
    'delivery',
    checkout.deliveries.data.peek()?.deliveries.find(one => one.code === code) ?? null,
  )
async function pickPayment(code: string): Promise<void> {
  await until(() => expect(checkout.payments.data.value).not.toBeNull())
  checkout.choose('payment', checkout.payments.data.peek()?.payments.find(one => one.code === code) ?? null)
}
const listSelected = () =>
  server.calls.filter(({ route }) => route === 'select-payment').map(({ body }) => body)
const expectTotal = (total: number) => until(() => expect(checkout.cart.value?.totals.total).toBe(total))
const settle = () => until(() => expect(checkout.isCounting.value).toBe(false))

/** Payments that a company carries. */
const LENT = [
  ['instalments', 'instalment'],
  ['lease', 'lease'],
].map(([code, kind]) => ({
  code,
  name: code,
  kind,
  price: '0.00',
  is_available: true,
  has_sub_payments: true,
}))

beforeEach(() => {
  browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  clearResources()
  clearHolds()
  resetRetryBudget()
  reported.mockReset()
  setReporter(reported)
  configurePage(describePage('cz', 'cs'))
  shop = createFakeCheckout()
})
afterEach(() => {
  unmount()
  server.stop()
  cart.forget()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is chosen is told to the server, whose sums are shown', async () => {
  await open()
  pickDelivery('courier')
  await expectTotal(2_230_900)
  await pickPayment('cash')
  await expectTotal(2_234_800)
  expect(listSelected().at(-1)).toMatchObject({ type_delivery_code: 'courier', type_payment: 'cash' })
})

test('of many choices in a hurry the first and the last are told, and the last one is shown', async () => {
  await open({ 'select-payment': ({ body }) => ({ body: shop.select(body as never), delay: 20 }) })
  for (const code of ['courier', 'packeta', 'store', 'courier', 'packeta']) pickDelivery(code)
  await expectTotal(2_225_900)
  await settle()
  expect(listSelected()).toMatchObject([{ type_delivery_code: 'courier' }, { type_delivery_code: 'packeta' }])
})

test('the same choice again is not told twice', async () => {
  await open()
  pickDelivery('courier')
  await expectTotal(2_230_900)
  pickDelivery('courier')
  await settle()
  expect(listSelected()).toHaveLength(1)
})

test('a payment that the next delivery offers too stays; one that it does not offer goes, and the server hears of it', async () => {
  await open({
    'delivery-payments': ({ args }) => ({
      payments: args.delivery === 'store' ? PAYMENTS.filter(({ code }) => code !== 'cash') : PAYMENTS,
    }),
  })
  pickDelivery('courier')
  await pickPayment('cash')
  pickDelivery('packeta')
  await until(() => expect(checkout.choice.value.payment?.code).toBe('cash'))
  pickDelivery('store')
  await until(() => expect(checkout.choice.value.payment).toBeNull())
  await until(() => expect(listSelected().at(-1)).toMatchObject({ type_payment: null }))
})

test('a payment that the chosen place does not take goes: the server is asked by the place', async () => {
  await open({
    'delivery-payments': ({ query }) => ({
      payments: PAYMENTS.map(one =>
        one.code === 'cash' && query.get('place') === 'box'
          ? { ...one, is_available: false, reason: 'Tady ne.' }
          : one,
      ),
    }),
  })
  pickDelivery('packeta')
  await pickPayment('cash')
  const choosePlace = (id: string) =>
    checkout.choose('place', {
      ...parse(DeliveryPlaces, { count: 1, places: PLACES }).places[0],
      id,
    } as never)
  choosePlace('counter')
  await settle()
  expect(checkout.choice.value.payment?.code).toBe('cash')
  choosePlace('box')
  await until(() => expect(checkout.choice.value.payment).toBeNull())
})

test('a choice that could not be told is shown as such, and told again', async () => {
  await open({ 'select-payment': 'offline' })
  pickDelivery('courier')
  await until(() => expect(checkout.selectFailure.value?.failure.kind).toBe('offline'))
  expect(checkout.cart.value?.totals.total).toBe(2_218_000)
  server.change({ 'select-payment': ({ body }) => shop.select(body as never) })
  checkout.selectAgain()
  await expectTotal(2_230_900)
  expect(checkout.selectFailure.value).toBeNull()
})

test('F23 a page that comes back from memory while it told a choice tells it once more, as the same', async () => {
  let times = 0
  await open({
    'select-payment': ({ body }): Fixture => ({
      body: shop.select(body as never),
      delay: times++ === 0 ? 3000 : 0,
    }),
  })
  pickDelivery('courier')
  await until(() => expect(listSelected()).toHaveLength(1))
  browser.dispatchEvent(new Event('ostrov:restored'))
  await expectTotal(2_230_900)
  await settle()
  const keys = server.calls.flatMap(({ route, headers }) =>
    route === 'select-payment' ? headers.get('idempotency-key') : [],
  )
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('after a rate limit the last choice is told by itself', async () => {
  let isHeld = true
  await open({
    'select-payment': ({ body }): Fixture => {
      if (!isHeld) return shop.select(body as never)
      isHeld = false
      return { status: 429, body: {}, headers: { 'retry-after': '1' } }
    },
  })
  pickDelivery('courier')
  await until(() => expect(checkout.selectFailure.value?.failure.kind).toBe('too-many'))
  pickDelivery('packeta')
  await expectTotal(2_225_900)
  expect(listSelected()).toMatchObject([{ type_delivery_code: 'courier' }, { type_delivery_code: 'packeta' }])
})

test('after a reload the choice is what the server knows of it, and it is not told back', async () => {
  shop.select({ type_delivery_code: 'courier', type_payment: 'cash' })
  await open()
  await until(() => expect(checkout.choice.value.payment?.code).toBe('cash'))
  expect(checkout.choice.value.delivery?.code).toBe('courier')
  expect(listSelected()).toEqual([])
})

test('after a reload the company that lends and the instalments come back, and are not told back', async () => {
  shop.select({
    type_delivery_code: 'courier',
    type_payment: 'instalments',
    payment_company: 'essox',
    installment: 'i2',
  })
  await open({ payments: { payments: LENT }, 'delivery-payments': { payments: LENT } })
  await until(() => expect(checkout.choice.value.payment?.code).toBe('instalments'))
  expect(checkout.choice.value).toMatchObject({ company: 'essox', instalment: 'i2' })
  expect(checkout.missing.value).toEqual([])
  expect(listSelected()).toEqual([])
})

test('instalments that the server has chosen before a delivery are kept by a delivery that is paid so too', async () => {
  shop.select({
    type_delivery_code: null,
    type_payment: 'instalments',
    payment_company: 'essox',
    installment: 'i2',
  })
  await open({ payments: { payments: LENT }, 'delivery-payments': { payments: LENT } })
  await until(() => expect(checkout.choice.value.payment?.code).toBe('instalments'))
  pickDelivery('courier')
  await until(() =>
    expect(listSelected()).toMatchObject([
      {
        type_delivery_code: 'courier',
        type_payment: 'instalments',
        payment_company: 'essox',
        installment: 'i2',
      },
    ]),
  )
  await settle()
  expect(checkout.choice.value).toMatchObject({ company: 'essox', instalment: 'i2' })
})

test('of a payment without companies none comes back, nor do instalments of a payment at once', async () => {
  shop.select({
    type_delivery_code: 'courier',
    type_payment: 'cash',
    payment_company: 'essox',
    installment: 'i2',
  })
  await open()
  await until(() => expect(checkout.choice.value.payment?.code).toBe('cash'))
  expect(checkout.choice.value).toMatchObject({ company: null, instalment: null })
})

test('who chooses another payment before the server has told its memory gets no company of the former one', async () => {
  shop.select({
    type_delivery_code: null,
    type_payment: 'instalments',
    payment_company: 'essox',
    installment: 'i2',
  })
  server = startFakeServer(
    checkoutShop(shop, {
      payments: { payments: LENT },
      'cart-products': () => ({ body: shop.read(), delay: 60 }),
      'select-payment': () => ({ body: shop.read(), delay: 60 }),
    }),
  )
  checkout = createCheckout()
  unmount = checkout.mount()
  await pickPayment('lease')
  await until(() => expect(checkout.cart.value).not.toBeNull())
  await settle()
  expect(checkout.choice.value).toMatchObject({ payment: { code: 'lease' }, company: null, instalment: null })
})

test('what a customer chooses before the server has told its memory is not turned back', async () => {
  shop.select({ type_delivery_code: 'courier', type_payment: 'cash' })
  server = startFakeServer(
    checkoutShop(shop, {
      'cart-products': () => ({ body: { ...shop.read(), type_delivery_code: 'courier' }, delay: 60 }),
    }),
  )
  checkout = createCheckout()
  unmount = checkout.mount()
  await until(() => expect(checkout.deliveries.data.value).not.toBeNull())
  pickDelivery('packeta')
  await until(() => expect(checkout.cart.value).not.toBeNull())
  await settle()
  expect(checkout.choice.value.delivery?.code).toBe('packeta')
})

test('a delivery that the cart can’t have any more is not chosen any more', async () => {
  await open()
  pickDelivery('packeta')
  await expectTotal(2_225_900)
  server.change({ deliveries: { deliveries: DELIVERIES.filter(({ code }) => code !== 'packeta') } })
  checkout.reread()
  await until(() => expect(checkout.choice.value.delivery).toBeNull())
  expect(checkout.missing.value).toEqual(['delivery', 'payment'])
})

test('F33 what another tab changed in the cart is read, and a total that is another is told with the former one', async () => {
  await open()
  shop.change({ products: shop.read().products.filter(({ id }) => id === 1) as never })
  cart.announceChange()
  await until(() => expect(checkout.totalChange.value).toEqual({ from: 2_218_000, to: 2_099_000 }))
  pickDelivery('courier')
  await expectTotal(2_111_900)
  expect(checkout.totalChange.value).toBeNull()
})

test('an answer to a read that began before a change never takes its place', async () => {
  const stale = shop.read()
  await open()
  server.change({ 'cart-products': { body: stale, delay: 40 } })
  checkout.reread()
  server.change({ 'cart-products': () => shop.read() })
  pickDelivery('courier')
  await expectTotal(2_230_900)
  const seen: (number | undefined)[] = []
  const stop = checkout.cart.subscribe(one => void seen.push(one?.totals.total))
  await new Promise(done => setTimeout(done, 80))
  stop()
  expect(new Set(seen)).toEqual(new Set([2_230_900]))
})

test.each([
  ['select-payment', 409, (): void => pickDelivery('courier')],
  [
    'add-discount-code',
    409,
    (): void => void checkout.discounts.add({ code: 'LETO' }, 'key').catch(() => {}),
  ],
  ['remove-discount', 404, (): void => void checkout.discounts.remove('LETO')],
] as const)(
  'F10 F33 where %s is answered with %i, the cart is read as it is now',
  async (route, status, act) => {
    await open({ [route]: { status, body: { detail: 'Ne.' } } })
    const countReads = () => server.calls.filter(call => call.route === 'cart-products').length
    const before = countReads()
    act()
    await until(() => expect(countReads()).toBe(before + 1))
  },
)

test('CO-048 CO-050 a discount is added by its code and removed by its id; the server counts it', async () => {
  await open()
  await checkout.discounts.add({ code: 'LETO' }, 'key')
  expect(checkout.cart.value?.totals.total).toBe(2_118_000)
  expect(await checkout.discounts.remove('LETO')).toBe(true)
  expect(checkout.cart.value?.totals.total).toBe(2_218_000)
  const sent = server.calls.filter(({ method }) => method === 'POST')
  expect(sent.map(({ route, args, body }) => [route, args, body])).toEqual([
    ['add-discount-code', {}, { code: 'LETO' }],
    ['remove-discount', { id: 'LETO' }, {}],
  ])
})

test('CO-049 an ISIC card is sent by its number and holder', async () => {
  await open({ 'add-discount-code': () => shop.read() })
  await checkout.discounts.add({ cardNumber: 'S 420 123', cardHolder: 'Jana Nováková' }, 'key')
  expect(server.calls.at(-1)?.body).toEqual({ cardNumber: 'S 420 123', cardHolder: 'Jana Nováková' })
})

test('sums that nobody can follow are shown as the server has them, and reported', async () => {
  const { totals, ...rest } = shop.read()
  await open({ 'cart-products': { ...rest, totals: { ...totals, total: '1.00' } } })
  expect(checkout.cart.value?.totals.total).toBe(100)
  expect(reported).toHaveBeenCalledWith('The sums of the order do not agree.', expect.anything())
})

test('CO-011 CO-012 CO-013 CO-014 CO-035 CO-036 CO-037 CO-039 what is chosen goes with the order, and what is not is left out', async () => {
  await open()
  expect(checkout.toOrderChoice(null)).toEqual({
    type_payment: '',
    payment_company: null,
    installment: null,
    token: null,
  })
  pickDelivery('packeta')
  await pickPayment('twisto')
  checkout.choose('place', { id: 'Z1' } as never)
  checkout.choose('timeslot', { id: 'S1' } as never)
  checkout.choose('company', 'cofidis')
  checkout.choose('instalment', '12')
  expect(checkout.toOrderChoice('dG9rZW4=', 'T-1')).toEqual({
    type_payment: 'twisto',
    payment_company: 'cofidis',
    installment: '12',
    token: 'dG9rZW4=',
    type_delivery_code: 'packeta',
    store: 'Z1',
    timeslot: 'S1',
    transaction_id: 'T-1',
  })
  await settle()
})

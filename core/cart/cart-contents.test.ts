import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { resetRetryBudget } from '#core/http/retry-budget.ts'
import { clearHolds } from '#core/http/write.ts'
import { configurePage } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { clearResources } from '#core/state/resource.ts'
import { CABLE_BESIDE, CART_PACKAGES, createFakeCart, type SentChange } from '#testing/fixtures/cart.ts'
import { answerJson, answerLate, type Responder, startLocalServer } from '#testing/local-server.ts'
import { until } from '#testing/until.ts'
import { cart } from './cart.ts'
import { type CartContents, createCartContents } from './cart-contents.ts'

const server = startLocalServer()
const reported = vi.fn()
const routes = {
  'cart-count': '/count/',
  'cart-packages': '/packages/',
  'change-package-product': '/package/{id}/',
  'remove-product': '/remove/{product}/',
  'add-bonus-buyout': '/bonus/{id}/',
  'remove-bonus-buyout': '/bonus/{id}/',
  'add-prolong-warranty': '/warranty/{id}/',
  'remove-prolong-warranty': '/warranty/{id}/{code}/',
  'add-product': '/add/',
}

/** Tests of other files run beside these, and a channel is heard by them all. */
class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} of this file`)
  }
}

let shop: ReturnType<typeof createFakeCart>
let contents: CartContents
let unmount: () => void
/** Answers the next changes instead of the shop. */
let spoiled: Responder[]

const respond: Responder = (response, request) => {
  const [, call, name = ''] = request.path.split('/')
  if (request.method === 'GET') {
    const body = call === 'count' ? { count: shop.read().count } : shop.read()
    return answerJson(body)(response, request)
  }
  const spoil = spoiled.shift()
  if (spoil) return spoil(response, request)
  const body = JSON.parse(request.body)
  const made = make(call, name, body, request.method)
  return answerLate(10, answerJson(made))(response, request)
}

interface Body extends SentChange {
  product: string
  quantity: number
  code: string
}

function make(call: string | undefined, name: string, body: Body, method: string | undefined) {
  if (call === 'package') return shop.change(name, body)
  if (call === 'bonus') return shop.setBonus(name, method === 'POST')
  if (call === 'warranty')
    return shop.change(name, { prolong_warranty_code: method === 'POST' ? body.code : null })
  return call === 'remove' ? shop.remove(name) : shop.add(body)
}

beforeEach(async () => {
  clearHolds()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('BroadcastChannel', OwnChannel)
  resetRetryBudget()
  clearResources()
  clearHolds()
  reported.mockReset()
  setReporter(reported)
  configurePage({ market: 'cz', routes, csrf: { token: 'secret' } })
  shop = createFakeCart()
  spoiled = []
  server.play(respond)
  contents = createCartContents()
  unmount = contents.mount()
  await until(() => expect(contents.cart.value).not.toBeNull())
})
afterEach(() => {
  unmount()
  cart.forget()
  vi.unstubAllGlobals()
})

const quantityOf = (id: string) => contents.cart.value?.packages.find(one => one.id === id)?.quantity
const writes = () =>
  server.seen.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, JSON.parse(body)])
const settle = () => until(() => expect(contents.isChanging.value).toBe(false))

test('CT-027 the cart is read once, and its sums agree', () => {
  expect(contents.cart.value).toMatchObject({ count: 3, total: 20990_00 + 498_00 })
  expect(server.seen.filter(({ path }) => path === '/packages/')).toHaveLength(1)
  expect(reported).not.toHaveBeenCalled()
})

test('CT-029 a quantity shows at once, and what is pressed meanwhile goes along with one more call', async () => {
  for (const quantity of [3, 4, 5, 6]) contents.change('8', { quantity })
  expect(contents.cart.value).toMatchObject({ count: 7, total: 20990_00 + 6 * 249_00 })
  await settle()
  expect(writes()).toEqual([
    ['PATCH', { quantity: 3 }],
    ['PATCH', { quantity: 6 }],
  ])
  expect(quantityOf('8')).toBe(6)
})

test('changes of two packages go one after the other, each with its own key', async () => {
  contents.change('7', { selected_insurance_ids: ['all'] })
  contents.change('8', { quantity: 1 })
  await settle()
  expect(contents.cart.value?.total).toBe(20990_00 + 1190_00 + 249_00)
  const keys = server.seen.flatMap(({ headers }) => headers['idempotency-key'] ?? [])
  expect(new Set(keys).size).toBe(2)
})

/** Mounts the cart anew in a page whose events come to it; returns what has one happen. */
async function enterPage(): Promise<(event: string) => boolean> {
  unmount()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  contents = createCartContents()
  unmount = contents.mount()
  await until(() => expect(contents.cart.value).not.toBeNull())
  return event => page.dispatchEvent(new Event(event))
}

test('who leaves the page has what waits for its turn sent as well', async () => {
  const dispatch = await enterPage()
  spoiled = [answerLate(2000, answerJson({}, 500))]
  contents.change('8', { quantity: 3 })
  await until(() => expect(writes()).toHaveLength(1))
  contents.change('8', { quantity: 4 })
  contents.change('7', { quantity: 2 })
  contents.change('7', { has_bonus: true })
  for (const event of ['beforeunload', 'pagehide']) dispatch(event)
  await until(() => expect(shop.read()).toMatchObject({ count: 6 }))
  await until(() => expect(writes()).toHaveLength(4))
  expect(writes()).toEqual([
    ['PATCH', { quantity: 3 }],
    ['PATCH', { quantity: 4 }],
    ['PATCH', { quantity: 2 }],
    ['POST', { buyout_product: null }],
  ])
  const keys = server.seen.flatMap(({ headers }) => headers['idempotency-key'] ?? [])
  expect(new Set(keys).size).toBe(4)
})

test('a page that stays after all shows what came of what was sent as it seemed to go', async () => {
  const dispatch = await enterPage()
  spoiled = [
    answerLate(50, (...to) => answerJson(shop.change('8', { quantity: 3 }))(...to)),
    answerJson({ quantity: ['Skladem jsou jen 2 kusy.'] }, 400),
  ]
  contents.change('8', { quantity: 3 })
  await until(() => expect(writes()).toHaveLength(1))
  contents.change('7', { quantity: 4 })
  dispatch('beforeunload')
  await until(() => expect(contents.failed.value).toMatchObject({ id: '7', quantity: 4 }))
  await until(() => expect([quantityOf('7'), quantityOf('8')]).toEqual([1, 3]))
  contents.failed.value?.retry?.()
  await settle()
  expect(quantityOf('7')).toBe(4)
})

test('the badge follows without a request of its own', async () => {
  await until(() => expect(cart.count.value).toBe(3))
  const before = server.seen.length
  contents.change('8', { quantity: 9 })
  await until(() => expect(cart.count.value).toBe(10))
  expect(server.seen).toHaveLength(before + 1)
})

test('F12 while the server asks to wait nothing is sent, and that is said', async () => {
  spoiled = [answerJson({}, 429, { 'Retry-After': '30' })]
  contents.change('8', { quantity: 3 })
  await until(() => expect(contents.failed.value?.failure.failure.kind).toBe('too-many'))
  contents.change('7', { quantity: 2 })
  await until(() => expect(contents.failed.value?.name).toBe('Apple iPhone 16 128\u00a0GB'))
  expect(writes()).toHaveLength(1)
  expect(quantityOf('7')).toBe(1)
})

test('F23 a page that comes back from memory in the middle of a change takes it back; the next one goes at once, as the same', async () => {
  unmount()
  const restored: (() => void)[] = []
  vi.stubGlobal('addEventListener', (name: string, listen: () => void) => {
    if (name === 'ostrov:restored') restored.push(listen)
  })
  contents = createCartContents()
  unmount = contents.mount()
  spoiled = [answerLate(2000, answerJson({}, 500))]
  contents.change('8', { quantity: 3 })
  await until(() => expect(writes()).toHaveLength(1))
  for (const hear of restored) hear()
  expect([contents.isChanging.value, quantityOf('8')]).toEqual([false, 2])
  contents.change('8', { quantity: 3 })
  await settle()
  expect(quantityOf('8')).toBe(3)
  const keys = server.seen.flatMap(({ headers }) => headers['idempotency-key'] ?? [])
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('a change of a package that another tab has taken out is dropped without a word', async () => {
  spoiled = [answerJson({ quantity: ['Ne.'] }, 400)]
  contents.change('8', { quantity: 3 })
  await until(() => expect(contents.failed.value).not.toBeNull())
  shop.remove('kabel')
  cart.announceChange()
  await until(() => expect(quantityOf('8')).toBeUndefined())
  contents.change('8', { quantity: 4 })
  await settle()
  expect(contents.failed.value).toBeNull()
  expect(writes()).toHaveLength(1)
})

test('what another tab has taken out is told not to be changed, and not offered to be changed once more', async () => {
  spoiled = [
    (...to) => {
      shop.remove('kabel')
      return answerJson({ detail: 'Nenalezeno.' }, 404)(...to)
    },
  ]
  const told: unknown[] = []
  const stop = contents.failed.subscribe(failed => void (failed && told.push(failed)))
  contents.change('8', { has_bonus: true })
  await until(() => expect(contents.failed.value).not.toBeNull())
  stop()
  expect(told, 'it is told once, of the cart as it is').toHaveLength(1)
  expect(quantityOf('8')).toBeUndefined()
  expect(contents.failed.value).toMatchObject({
    name: 'Kabel USB-C',
    isGone: true,
    failure: { failure: { kind: 'not-found' } },
  })
  expect(contents.failed.value?.retry).toBeUndefined()
})

test('who finds the cart lost has the badge and the other tabs told', async () => {
  await until(() => expect(cart.count.value).toBe(3))
  const tab = new BroadcastChannel('ostrov:cart')
  const heard = vi.fn()
  tab.onmessage = ({ data }) => heard(data)
  onTestFinished(() => tab.close())
  spoiled = [
    (...to) => {
      shop = createFakeCart([])
      return answerJson({ detail: 'Nenalezeno.' }, 404)(...to)
    },
  ]
  contents.change('8', { quantity: 3 })
  await until(() => expect(contents.failed.value).toMatchObject({ isGone: true }))
  await until(() => expect(cart.count.value).toBe(0))
  await until(() => expect(heard).toHaveBeenCalledWith(null))
})

test('F06 what is still there though the server does not find it is told as any other failure', async () => {
  await until(() => expect(cart.count.value).toBe(3))
  const before = server.seen.length
  spoiled = [answerJson({ detail: 'Nenalezeno.' }, 404)]
  contents.change('8', { quantity: 3 })
  await until(() => expect(contents.failed.value).toMatchObject({ id: '8', quantity: 3 }))
  expect(contents.failed.value?.isGone).toBeUndefined()
  expect(server.seen.slice(before)).toHaveLength(2)
})

test('of a lost answer nobody knows whether it took the package out', async () => {
  spoiled = Array.from({ length: 4 }, () => (response, request) => {
    shop.remove('kabel')
    return answerJson({}, 504)(response, request)
  })
  contents.remove('8')
  await until(() => expect(contents.failed.value?.failure.isOutcomeUnknown).toBe(true))
  await until(() => expect(quantityOf('8')).toBeUndefined())
  expect(contents.failed.value).toMatchObject({ isGone: false })
})

test('F05 what the server refuses is taken back and named; what else was changed stays', async () => {
  spoiled = [answerLate(10, answerJson({ quantity: ['Skladem jsou jen 3 kusy.'] }, 400))]
  contents.change('7', { quantity: 4 })
  contents.change('8', { quantity: 1 })
  expect(quantityOf('7')).toBe(4)
  await until(() => expect(quantityOf('7')).toBe(1))
  expect(contents.failed.value).toMatchObject({
    name: 'Apple iPhone 16 128\u00a0GB',
    failure: { failure: { kind: 'invalid', message: 'Skladem jsou jen 3 kusy.' } },
  })
  await settle()
  expect(quantityOf('8')).toBe(1)
})

test('CT-025 CT-018 CT-020 what is taken out comes back with all that was selected', async () => {
  contents.change('7', { selected_insurance_ids: ['all'], warranty_month_value: 36, quantity: 2 })
  await settle()
  contents.remove('7')
  expect(contents.cart.value?.packages.map(({ id }) => id)).toEqual(['8'])
  await until(() => expect(contents.removed.value?.id).toBe('7'))
  await contents.undoRemoval()
  expect(writes().slice(1)).toEqual([
    ['POST', { parent_package_product_seo_name: null }],
    [
      'POST',
      { product: 'iphone-16', quantity: 2, generalTuito: { id: 'all' }, mp_warranty: { month_count: 36 } },
    ],
  ])
  expect(contents.removed.value).toBeNull()
  await until(() => expect(contents.cart.value?.packages.map(({ id }) => id)).toEqual(['8', '108']))
})

test('CT-025 what was selected just before it is taken out comes back, too, though no call has told it', async () => {
  contents.change('7', { quantity: 2 })
  contents.change('7', { selected_insurance_ids: ['all'] })
  contents.remove('7')
  await until(() => expect(contents.removed.value?.id).toBe('7'))
  await contents.undoRemoval()
  expect(writes().at(-1)).toEqual([
    'POST',
    { product: 'iphone-16', quantity: 2, generalTuito: { id: 'all' } },
  ])
})

test('CT-025 what is taken out can be put back also where the cart was read anew before the answer came', async () => {
  spoiled = [(response, request) => answerLate(100, answerJson(shop.remove('iphone-16')))(response, request)]
  contents.remove('7')
  await until(() => expect(writes()).toHaveLength(1))
  contents.reread()
  await until(() => expect(contents.removed.value?.id).toBe('7'))
})

test('CT-025 what stands beside what is taken out goes and comes back with it', async () => {
  shop = createFakeCart([...CART_PACKAGES, CABLE_BESIDE])
  contents.reread()
  await until(() => expect(quantityOf('9')).toBe(1))
  contents.change('9', { quantity: 2 })
  contents.remove('7')
  expect(contents.cart.value?.packages.map(({ id }) => id)).toEqual(['8'])
  await until(() => expect(contents.removed.value).toMatchObject({ id: '7', beside: [{ id: '9' }] }))
  await contents.undoRemoval()
  const back = shop.read().packages.find(one => one.product_seo_name === 'iphone-16')
  expect(writes().slice(-2)).toEqual([
    ['POST', { product: 'iphone-16', quantity: 1 }],
    ['POST', { product: 'kabel', quantity: 2, cart_package_item_parent_id: String(back?.id) }],
  ])
  await until(() => expect(contents.cart.value?.count).toBe(5))
  expect(contents.removed.value).toBeNull()
})

test('CT-014 an accessory is put beside its package, and one that can not be bought is said', async () => {
  const [phone] = contents.cart.value?.packages ?? []
  if (!phone) throw new Error('The cart is empty.')
  await contents.addAccessory(phone, 'obal')
  expect(writes()).toEqual([['POST', { product: 'obal', quantity: 1, cart_package_item_parent_id: '7' }]])
  spoiled = [answerJson({ non_field_errors: ['Produkt nelze koupit.'] }, 400)]
  expect(await contents.addAccessory(phone, 'obal')).toBe(false)
  expect(contents.failed.value?.failure.failure).toMatchObject({ message: 'Produkt nelze koupit.' })
})

test('a change that somebody else made, here or in another tab, is read anew', async () => {
  shop.change('8', { quantity: 5 })
  cart.announceChange()
  await until(() => expect(quantityOf('8')).toBe(5))
  shop.change('8', { quantity: 6 })
  const tab = new BroadcastChannel('ostrov:cart')
  tab.postMessage(null)
  await until(() => expect(quantityOf('8')).toBe(6))
  tab.close()
})

test('sums of the shop that nobody can follow are shown as they are, and reported', async () => {
  // What a tab of the test before told may still be read, and is true again then.
  const totals: (number | undefined)[] = []
  const stop = contents.cart.subscribe(shown => void totals.push(shown?.total))
  spoiled = [answerJson({ ...shop.read(), total: '1.00' })]
  contents.change('8', { quantity: 3 })
  await settle()
  stop()
  expect(totals).toContain(1_00)
  expect(reported).toHaveBeenCalledWith('The sums of the cart do not agree.', expect.anything())
})

test('CT-032 CT-035 CT-036 a longer warranty has calls of its own, and goes along with what else is changed', async () => {
  contents.change('7', { prolong_warranty_code: 'maker' })
  await settle()
  contents.change('7', { prolong_warranty_code: null })
  await settle()
  contents.change('8', { quantity: 1 })
  contents.change('7', { prolong_warranty_code: 'maker' })
  contents.change('7', { warranty_month_value: 36 })
  await settle()
  expect(writes()).toEqual([
    ['POST', { code: 'maker' }],
    ['DELETE', {}],
    ['PATCH', { quantity: 1 }],
    ['PATCH', { prolong_warranty_code: 'maker', warranty_month_value: 36 }],
  ])
  expect(contents.cart.value?.total).toBe(20990_00 + 1290_00 + 990_00 + 249_00)
})

test('CT-033 a bonus shows at once, and goes after what else is changed, each under a key of its own', async () => {
  contents.change('8', { quantity: 1 })
  contents.change('7', { quantity: 2 })
  contents.change('7', { has_bonus: true })
  expect(contents.cart.value?.total).toBe(2 * 20990_00 - 6297_00 + 249_00)
  await settle()
  expect(writes()).toEqual([
    ['PATCH', { quantity: 1 }],
    ['PATCH', { quantity: 2 }],
    ['POST', { buyout_product: null }],
  ])
  const keys = server.seen.flatMap(({ headers }) => headers['idempotency-key'] ?? [])
  expect(new Set(keys).size).toBe(3)
  expect(reported).not.toHaveBeenCalled()
})

test('CT-022 a count of 0, from whomever, clears the items at once', () => {
  expect(contents.cart.value?.packages).toHaveLength(2)
  cart.announceCount(0, () => {})
  expect(contents.cart.value).toEqual({
    count: 0,
    total: 0,
    packages: [],
    notices: [],
    coming_discounts: [],
  })
})

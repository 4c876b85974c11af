import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { type OrderRow, orders } from '../orders/schema.ts'
import { makeTestOrder } from '../orders/test-order.ts'
import { type WalletPayment, writeToken } from '../providers/wallet-token.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, openSeeded, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { isAppleUrl } from './apple-session.ts'
import { readGatewaySecret } from './gateway-secret.ts'
import { beginPayment } from './store.ts'

let shop: RunningShop
let open: OpenDatabase
let visitor: TestVisitor

beforeAll(async () => {
  open = await openSeeded()
  shop = await startTestShop({ opened: open })
  visitor = createVisitor(shop.url)
}, 120_000)
afterAll(async () => {
  await shop.close()
  await open.close()
})

const makeOrder = (): Promise<OrderRow> =>
  makeTestOrder(open.database, 'cz', {
    state: 'waiting-for-payment',
    payment: 'card',
    products: { 'kabel-usb-c-1m': 1 },
  })
type Kind = WalletPayment['kind']
/** What a wallet's window gives for this sum, base64. */
const makeToken = async (kind: Kind, amount: string, more: Partial<WalletPayment> = {}): Promise<string> => {
  const secret = await readGatewaySecret(open.database)
  const { message, signature } = writeToken(secret, { kind, amount, currency: 'CZK', card: 'good', ...more })
  const token = kind === 'google-pay' ? { signedMessage: message, signature } : { data: message, signature }
  return Buffer.from(JSON.stringify(token)).toString('base64')
}
const path = (kind: Kind, step: string) => `/cz/core/payments/${kind}/${step}/`
const init = (kind: Kind, order: string, payload: string | null) =>
  visitor.post(path(kind, 'init'), { order, payload })
const BROWSER = { userAgent: 'test', acceptHeader: '*/*', language: 'cs', javascriptEnabled: true }
const process = (kind: Kind, payId: string) =>
  visitor.post(path(kind, 'process'), { payId, fingerprint: { browser: BROWSER } })
const readOrder = async ({ token }: OrderRow) =>
  (await open.database.select().from(orders).where(eq(orders.token, token)))[0]
const idOf = (json: unknown): string => String((json as { payId: string }).payId)

test('PM-021 PM-024 each wallet is opened with what the bank says, and with what the cart comes to', async () => {
  const buyer = createVisitor(shop.url)
  await buyer.post('/cz/core/cart/add-product/', { product: 'kabel-usb-c-1m', quantity: 2 })
  const google = await buyer.get(path('google-pay', 'echo'))
  expect(google.json).toMatchObject({
    initParams: { gateway: 'laguna', environment: 'TEST', countryCode: 'CZ' },
    total: '498.00',
    currency: 'CZK',
  })
  const apple = await buyer.get(path('apple-pay', 'echo'))
  expect(apple.json).toMatchObject({
    initParams: { countryCode: 'CZ', merchantCapabilities: ['supports3DS'] },
    total: '498.00',
  })
})

describe.each(['google-pay', 'apple-pay'] as const)('%s', kind => {
  const ids = kind === 'google-pay' ? 'PM-022 PM-023' : 'PM-026 PM-027'

  test(`${ids} pays an order by its token`, async () => {
    const order = await makeOrder()
    const begun = await init(kind, order.token, await makeToken(kind, order.total))
    expect(begun.json).toMatchObject({ resultCode: 0, status: 'in-progress' })
    expect((await process(kind, idOf(begun.json))).json).toMatchObject({ status: 'paid' })
    expect(await readOrder(order)).toMatchObject({ isPaid: true, state: 'in-progress' })
    // Asked again, it is paid still, and once.
    expect((await process(kind, idOf(begun.json))).json).toMatchObject({ status: 'paid' })
  })

  test('pays by the token that the order was sent with', async () => {
    const order = await makeOrder()
    const token = await makeToken(kind, order.total)
    const payment = await beginPayment(open.database, { order, kind, token })
    const begun = await init(kind, order.token, null)
    expect(begun.json).toMatchObject({ payId: payment.payId })
    expect((await process(kind, payment.payId)).json).toMatchObject({ status: 'paid' })
  })

  test('a token given for another sum, or in another currency, pays nothing', async () => {
    const order = await makeOrder()
    expect((await init(kind, order.token, await makeToken(kind, '1.00'))).status).toBe(409)
    const lei = await makeToken(kind, order.total, { currency: 'RON' })
    expect((await init(kind, order.token, lei)).status).toBe(409)
    expect(await readOrder(order)).toMatchObject({ isPaid: false })
  })

  test('a token pays once', async () => {
    const [first, second] = [await makeOrder(), await makeOrder()]
    const token = await makeToken(kind, first.total)
    expect((await init(kind, first.token, token)).status).toBe(200)
    expect((await init(kind, second.token, token)).status).toBe(409)
  })

  test('what no wallet signed is refused, and so is the other wallet’s', async () => {
    const order = await makeOrder()
    const other = await makeToken(kind === 'google-pay' ? 'apple-pay' : 'google-pay', order.total)
    const forged = Buffer.from(
      JSON.stringify({ signedMessage: 'e30', data: 'e30', signature: 'x' }),
    ).toString('base64')
    for (const payload of [forged, other, 'no base64 at all', '', null])
      expect([payload, (await init(kind, order.token, payload)).status]).toEqual([payload, 400])
  })

  test('the bank may refuse the card, and another try pays', async () => {
    const order = await makeOrder()
    const refused = await init(kind, order.token, await makeToken(kind, order.total, { card: 'declined' }))
    expect((await process(kind, idOf(refused.json))).json).toMatchObject({
      status: 'failed',
      resultMessage: expect.stringContaining('odmítla'),
    })
    expect((await process(kind, idOf(refused.json))).status).toBe(409)
    const good = await init(kind, order.token, await makeToken(kind, order.total))
    expect((await process(kind, idOf(good.json))).json).toMatchObject({ status: 'paid' })
    expect((await init(kind, order.token, await makeToken(kind, order.total))).status).toBe(409)
  })

  test('the bank may ask the customer to confirm, on its own page', async () => {
    const order = await makeOrder()
    const begun = await init(kind, order.token, await makeToken(kind, order.total, { card: 'secure' }))
    const { json } = await process(kind, idOf(begun.json))
    const { url } = (json as { actions: { authenticate: { browserChallenge: { url: string } } } }).actions
      .authenticate.browserChallenge
    expect(new URL(url).origin).not.toBe(shop.url)
    const body = new URLSearchParams({ code: '123456' })
    const back = await fetch(url, { method: 'POST', body, redirect: 'manual' })
    expect(back.headers.get('location')).toBe(`${shop.url}/cz/platba/${idOf(begun.json)}/return/`)
    expect(await readOrder(order)).toMatchObject({ isPaid: true })
  })

  test('what nobody knows is not found', async () => {
    expect((await init(kind, 'nobody', await makeToken(kind, '1.00'))).status).toBe(404)
    expect((await process(kind, 'nobody')).status).toBe(404)
  })
})

test('PM-025 a session is asked of Apple alone', async () => {
  const double = `${shop.url.replace('localhost', '127.0.0.1')}/providers/apple-pay/session/`
  const ask = (validationURL: string) => visitor.post(path('apple-pay', 'session'), { validationURL })
  expect((await ask(double)).json).toMatchObject({ merchantSessionIdentifier: expect.any(String) })
  for (const url of ['https://evil.example/', `${shop.url}/qa/`, 'not a url', '', `${double}?x=1`])
    expect([url, (await ask(url)).status]).toEqual([url, 400])
})

test.each([
  ['https://apple-pay-gateway.apple.com/paymentservices/paymentSession', true],
  ['https://apple-pay-gateway-nc-pod1.apple.com/paymentservices/startSession', true],
  ['https://cn-apple-pay-gateway.apple.com/paymentservices/paymentSession', true],
  ['http://apple-pay-gateway.apple.com/paymentservices/paymentSession', false],
  ['https://apple-pay-gateway.apple.com.evil.example/paymentservices/paymentSession', false],
  ['https://evil.example/apple-pay-gateway.apple.com/paymentservices/paymentSession', false],
  ['https://apple-pay-gateway.apple.com@evil.example/paymentservices/paymentSession', false],
  ['https://apple-pay-gateway.apple.com:8443/paymentservices/paymentSession', false],
  ['https://169.254.169.254/paymentservices/paymentSession', false],
  ['https://apple-pay-gateway.apple.com/other', false],
])('whether %s is a place of Apple’s: %s', (url, isApple) => {
  expect(isAppleUrl(url)).toBe(isApple)
})

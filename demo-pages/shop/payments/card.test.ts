import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { type OrderRow, orders, payments } from '../orders/schema.ts'
import { makeTestOrder } from '../orders/test-order.ts'
import { mails } from '../outbox/schema.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, openSeeded, startTestShop } from '../server/test-shop.ts'
import { readGatewaySecret, signText } from './gateway-secret.ts'
import { SIGNATURE } from './notify.ts'

let shop: RunningShop
let open: OpenDatabase

const CABLE = { 'kabel-usb-c-1m': 1 }

beforeAll(async () => {
  open = await openSeeded()
  shop = await startTestShop({ opened: open })
}, 120_000)
afterAll(async () => {
  await shop.close()
  await open.close()
})

const makeOrder = (): Promise<OrderRow> =>
  makeTestOrder(open.database, 'cz', { state: 'waiting-for-payment', payment: 'card', products: CABLE })
const startCard = async ({ token: order }: OrderRow): Promise<{ payId: string; url: string }> => {
  const { json } = await createVisitor(shop.url).get(`/cz/core/payments/card-pay/${order}/`)
  const { payment_id: payId, url } = json as { payment_id: string; url: string }
  return { payId, url }
}
const readStatus = async (payId: string) =>
  (await createVisitor(shop.url).get(`/cz/core/payments/${payId}/status/`)).json as Record<string, unknown>
const readOrder = async ({ token }: OrderRow) => {
  const [order] = await open.database.select().from(orders).where(eq(orders.token, token))
  return order
}
const CARD = { expiry: '12/30', code: '123' }
const pay = async (url: string, fields: Record<string, string>) => {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}
/** Where the shop leads who comes back from the gateway. */
const comeBack = async (url: string | null) =>
  (await fetch(url ?? '', { redirect: 'manual' })).headers.get('location')

test('a shop that has just been filled has a payment to show of each kind: one that came, one refused, one awaited', async () => {
  const fresh = await openSeeded()
  const rows = await fresh.database.select({ status: payments.status }).from(payments)
  await fresh.close()
  const each = ['created', 'failed', 'paid']
  expect(rows.map(({ status }) => status).sort()).toEqual(each.flatMap(status => [status, status]))
})

test('PM-028 a card payment is begun once and gone on with, on another origin than the page', async () => {
  const order = await makeOrder()
  const [first, second] = await Promise.all([startCard(order), startCard(order)])
  expect(second.payId).toBe(first.payId)
  expect(new URL(first.url).origin).toBe(shop.url.replace('localhost', '127.0.0.1'))
  expect(await readStatus(first.payId)).toMatchObject({
    status: 'created',
    order_id: order.token,
    total: order.total,
  })
})

test('PM-020 a good card pays the order, moves it on and is told by mail, once', async () => {
  const order = await makeOrder()
  const { payId, url } = await startCard(order)
  const paid = await pay(url, { ...CARD, number: '4111 1111 1111 1111' })
  expect(paid).toMatchObject({ status: 303, location: `${shop.url}/cz/platba/${payId}/return/` })
  expect(await comeBack(paid.location)).toBe(`/cz/dekujeme/${order.token}/`)
  expect(await readStatus(payId)).toMatchObject({
    status: 'paid',
    order_url: `/cz/dekujeme/${order.token}/`,
  })
  expect(await readOrder(order)).toMatchObject({ isPaid: true, state: 'in-progress' })
  // Sent again, it is not paid again.
  expect((await pay(url, { ...CARD, number: '4111 1111 1111 1111' })).status).toBe(303)
  const sent = await open.database
    .select()
    .from(mails)
    .where(eq(mails.subject, `Objednávka ${order.number} je zaplacená`))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toContain(`/cz/objednavka/${order.token}/`)
  expect((await createVisitor(shop.url).get(`/cz/core/payments/card-pay/${order.token}/`)).status).toBe(409)
})

test('a refused card leaves the order to be paid by another try', async () => {
  const order = await makeOrder()
  const first = await startCard(order)
  await pay(first.url, { ...CARD, number: '4000 0000 0000 0002' })
  expect(await readStatus(first.payId)).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('odmítla'),
  })
  const second = await startCard(order)
  expect(second.payId).not.toBe(first.payId)
  await pay(second.url, { ...CARD, number: '4111111111111111' })
  expect([await readStatus(first.payId), await readStatus(second.payId)]).toMatchObject([
    { status: 'failed' },
    { status: 'paid' },
  ])
})

test('3-D Secure pays only by the right code, and may be refused', async () => {
  const { payId, url } = await startCard(await makeOrder())
  const asked = await pay(url, { ...CARD, number: '4000000000003220' })
  const challenge = new URL(asked.location ?? '', url).href
  expect(await readStatus(payId)).toMatchObject({ status: 'in-progress' })
  expect((await pay(challenge, { code: '000000' })).status).toBe(400)
  expect(await readStatus(payId)).toMatchObject({ status: 'in-progress' })
  expect((await pay(challenge, { code: '123456' })).status).toBe(303)
  expect(await readStatus(payId)).toMatchObject({ status: 'paid' })
  const other = await startCard(await makeOrder())
  await pay(`${other.url}3ds/`, { refuse: '1' })
  expect(await readStatus(other.payId)).toMatchObject({ status: 'failed' })
})

test('who cancels at the gateway comes back to an order that waits', async () => {
  const order = await makeOrder()
  const { payId, url } = await startCard(order)
  const { location } = await pay(url, { cancel: '1' })
  expect(await comeBack(location)).toBe(`/cz/platba/${payId}/`)
  expect(await readStatus(payId)).toMatchObject({ status: 'cancelled' })
  expect(await readOrder(order)).toMatchObject({ isPaid: false, state: 'waiting-for-payment' })
})

test('a card that can’t be one is said beside its field, and its code is never sent back', async () => {
  const { payId, url } = await startCard(await makeOrder())
  const { status, text } = await pay(url, { number: '4111111111111112', expiry: '01/20', code: '987' })
  expect(status).toBe(400)
  expect(text).toContain('Zadejte číslo karty celé')
  expect(text).toContain('třeba 12/30')
  expect(text).not.toContain('987')
  expect(await readStatus(payId)).toMatchObject({ status: 'created' })
})

test('nothing but the gateway’s own signature settles a payment', async () => {
  const order = await makeOrder()
  const { payId, url } = await startCard(order)
  const secret = await readGatewaySecret(open.database)
  const send = (notice: object, signature?: string) => {
    const body = JSON.stringify(notice)
    const headers = { 'Content-Type': 'application/json', [SIGNATURE]: signature ?? signText(secret, body) }
    return fetch(`${shop.url}/cz/core/payments/notify/`, { method: 'POST', body, headers })
  }
  const notice = { payId, status: 'paid', amount: order.total, currency: 'CZK' }
  expect((await send(notice, '')).status).toBe(403)
  expect((await send(notice, signText('another', JSON.stringify(notice)))).status).toBe(403)
  expect((await send({ ...notice, amount: '1.00' })).status).toBe(400)
  expect((await send({ ...notice, currency: 'RON' })).status).toBe(400)
  expect((await send({ ...notice, payId: 'nobody' })).status).toBe(404)
  // Neither does a forged way back, nor a page of the gateway that the shop did not open.
  await createVisitor(shop.url).get(`/cz/platba/${payId}/?status=paid`)
  expect(
    (await pay(url.replace(/\.[\w-]+\/$/, '.forged/'), { ...CARD, number: '4111111111111111' })).status,
  ).toBe(404)
  expect(await readStatus(payId)).toMatchObject({ status: 'created' })
  expect((await send(notice)).status).toBe(200)
  expect(await readStatus(payId)).toMatchObject({ status: 'paid' })
  // Paid is final.
  await send({ ...notice, status: 'failed', reason: 'declined' })
  expect(await readStatus(payId)).toMatchObject({ status: 'paid' })
})

test('two payments of one order never both take money', async () => {
  const order = await makeOrder()
  const first = await startCard(order)
  await pay(first.url, { cancel: '1' })
  const second = await startCard(order)
  await Promise.all([first, second].map(({ url }) => pay(url, { ...CARD, number: '4111111111111111' })))
  const statuses = [await readStatus(first.payId), await readStatus(second.payId)].map(({ status }) => status)
  expect(statuses.filter(status => status === 'paid')).toHaveLength(1)
})

test('a payment of a cancelled order is sent back', async () => {
  const order = await makeOrder()
  const { payId, url } = await startCard(order)
  await open.database.update(orders).set({ state: 'cancelled' }).where(eq(orders.token, order.token))
  await pay(url, { ...CARD, number: '4111111111111111' })
  expect(await readStatus(payId)).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('vracíme'),
  })
  expect(await readOrder(order)).toMatchObject({ isPaid: false, state: 'cancelled' })
})

test('what nobody knows is not found, in the other market neither', async () => {
  const order = await makeOrder()
  const { payId } = await startCard(order)
  const visitor = createVisitor(shop.url)
  for (const path of [
    '/cz/core/payments/nobody/status/',
    `/ro/core/payments/${payId}/status/`,
    `/ro/core/payments/card-pay/${order.token}/`,
    '/cz/core/payments/card-pay/nobody/',
    '/cz/platba/nobody/',
  ])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 404])
})

test('a bank that takes its time is heard later, one that never answers is not', async () => {
  const [late, lost] = [await startCard(await makeOrder()), await startCard(await makeOrder())]
  await pay(late.url, { ...CARD, number: '4000000000000119' })
  await pay(lost.url, { ...CARD, number: '4000000000009995' })
  expect(await readStatus(late.payId)).toMatchObject({ status: 'in-progress' })
  await expect.poll(() => readStatus(late.payId), { timeout: 8000 }).toMatchObject({ status: 'paid' })
  expect(await readStatus(lost.payId)).toMatchObject({ status: 'in-progress' })
})

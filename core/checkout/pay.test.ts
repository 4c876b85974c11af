import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configurePage } from '#core/page.ts'
import { type FakeServer, type Fixtures, startFakeServer } from '#testing/fake-server.ts'
import { payByWallet, startPayment } from './pay.ts'

const GATEWAY = 'https://gateway.example'
const ORDER = { id: 'order-1' }
const BEGUN = { payId: 'pay-1', resultCode: 0, resultMessage: 'OK', status: 'in-progress' }
const PAID = { ...BEGUN, status: 'paid' }
const challenge = (url: string) => ({ ...BEGUN, actions: { authenticate: { browserChallenge: { url } } } })

let server: FakeServer
const serve = (fixtures: Fixtures): void => {
  server = startFakeServer(fixtures)
}

beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://localhost/cz/', origin: 'http://localhost' })
  configurePage({
    market: 'cz',
    csrf: { token: 'a'.repeat(64) },
    paymentOrigins: [GATEWAY],
    routes: {
      'card-pay': '/card-pay/{order}/',
      'google-pay-init': '/google-pay/init/',
      'google-pay-process': '/google-pay/process/',
      'apple-pay-init': '/apple-pay/init/',
      'apple-pay-process': '/apple-pay/process/',
    },
  })
})
afterEach(() => {
  server.stop()
  vi.unstubAllGlobals()
})

test('PM-028 by card, the customer is sent to the page of the gateway', async () => {
  serve({ 'card-pay': { payment_id: 'pay-1', url: `${GATEWAY}/pay/1/` } })
  expect(await startPayment(ORDER, 'card')).toEqual({ kind: 'redirect', url: `${GATEWAY}/pay/1/` })
  expect(server.calls[0]?.args).toEqual({ order: 'order-1' })
})

test.each([
  'https://gateway.example.evil.test/',
  'https://evil.test/',
  'javascript:alert(1)',
  'https://gateway.example@evil.test/',
  'https:\\\\evil.test',
  '//evil.test/',
])('nobody is sent to %s for paying', async url => {
  serve({
    'card-pay': { payment_id: 'pay-1', url },
    'google-pay-init': BEGUN,
    'google-pay-process': challenge(url),
  })
  expect(await startPayment(ORDER, 'card')).toMatchObject({ kind: 'failed', failure: { route: 'card-pay' } })
  expect(await startPayment(ORDER, 'google-pay')).toMatchObject({
    kind: 'failed',
    failure: { failure: { kind: 'contract' } },
  })
})

test('a gateway may stand on the shop’s own site', async () => {
  serve({ 'card-pay': { payment_id: 'pay-1', url: '/pay/1/' } })
  expect(await startPayment(ORDER, 'card')).toEqual({ kind: 'redirect', url: 'http://localhost/pay/1/' })
})

test('PM-022 PM-023 by Google Pay the payment is begun with the order’s token, and gone on with', async () => {
  serve({ 'google-pay-init': BEGUN, 'google-pay-process': PAID })
  expect(await startPayment(ORDER, 'google-pay')).toEqual({ kind: 'done' })
  expect(server.calls.map(({ route, body }) => [route, body])).toMatchObject([
    ['google-pay-init', { order: 'order-1', payload: null }],
    ['google-pay-process', { payId: 'pay-1', fingerprint: { browser: { javascriptEnabled: true } } }],
  ])
})

test('PM-026 PM-027 by Apple Pay the bank may ask the customer to confirm', async () => {
  serve({ 'apple-pay-init': BEGUN, 'apple-pay-process': challenge(`${GATEWAY}/3ds/1/`) })
  expect(await payByWallet('apple-pay', 'order-1', { payload: 'dG9rZW4=', key: 'try-1' })).toEqual({
    kind: 'redirect',
    url: `${GATEWAY}/3ds/1/`,
  })
  expect(server.calls[0]?.body).toEqual({ order: 'order-1', payload: 'dG9rZW4=' })
})

test('what the bank refuses is no payment, and its reason is told', async () => {
  const refused = { ...BEGUN, resultMessage: 'Karta nemá dost peněz.', status: 'failed' }
  serve({ 'google-pay-init': refused })
  expect(await startPayment(ORDER, 'google-pay')).toMatchObject({
    kind: 'failed',
    failure: { failure: { kind: 'conflict', message: 'Karta nemá dost peněz.' } },
  })
  server.change({ 'google-pay-init': BEGUN, 'google-pay-process': refused })
  expect(await startPayment(ORDER, 'google-pay')).toMatchObject({ kind: 'failed' })
})

test('the same intent keeps its key, so that a lost answer can’t charge twice', async () => {
  serve({ 'google-pay-init': { status: 504, body: '<html>' } })
  const lost = await startPayment(ORDER, 'google-pay')
  expect(lost).toMatchObject({ kind: 'failed', failure: { isOutcomeUnknown: true } })
  server.change({ 'google-pay-init': BEGUN, 'google-pay-process': PAID })
  expect(await startPayment(ORDER, 'google-pay')).toEqual({ kind: 'done' })
  await payByWallet('google-pay', 'order-1', { payload: 'dG9rZW4=', key: 'another-try' })
  const keys = server.calls
    .filter(({ route }) => route === 'google-pay-init')
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([keys[0], keys[0], expect.any(String)])
  expect(keys[2]).not.toBe(keys[0])
})

test('for all other payments nothing is begun', async () => {
  serve({})
  for (const kind of ['transfer', 'cash', 'instalment', 'lease', 'twisto'] as const)
    expect(await startPayment(ORDER, kind)).toEqual({ kind: 'done' })
  expect(server.calls).toEqual([])
})

import { describe, expect, onTestFinished, test } from 'vitest'
import { setReporter } from '#core/report.ts'
import { APPLE_ECHO, ECHOES } from '#testing/fixtures/wallets.ts'
import { actAsCustomer, findDouble, forgetWallets, openShop, signTokens } from '#testing/wallet-double.ts'
import { openWallet } from './open-wallet.ts'
import { walletText } from './wallet-messages.ts'

const TOTAL = { amount: '498.00', currency: 'CZK' }
const KINDS = ['google-pay', 'apple-pay'] as const
const decode = (base64: string): Record<string, unknown> => JSON.parse(atob(base64))

describe.each(KINDS)('%s', kind => {
  test('is asked what the bank says first, and gives a token for the sum', async () => {
    actAsCustomer()
    const server = openShop({ [kind]: findDouble(kind) })
    signTokens()
    const wallet = await openWallet(kind)
    expect(server.calls.map(({ route }) => route)).toEqual([`${kind}-echo`])
    const paid = await wallet?.pay(TOTAL)
    if (paid?.kind !== 'token') throw new Error(`No token: ${JSON.stringify(paid)}`)
    expect(decode(paid.token)).toMatchObject({ signature: 'c2lnbmF0dXJl' })
  })

  test('who closes it has paid nothing and did nothing wrong', async () => {
    actAsCustomer(null)
    openShop({ [kind]: findDouble(kind) })
    expect(await (await openWallet(kind))?.pay(TOTAL)).toEqual({ kind: 'cancelled' })
  })

  test.each(['error', 'malformed'])('where it fails by %s, it says so', async manner => {
    actAsCustomer()
    openShop({ [kind]: findDouble(kind, manner) })
    expect(await (await openWallet(kind))?.pay(TOTAL)).toEqual({
      kind: 'failed',
      message: walletText(`${kind}.failed`),
    })
  })

  test('is not there on a device that can’t pay by it, nor where its script is missing', async () => {
    forgetWallets()
    openShop({ [kind]: findDouble(kind, 'unavailable') })
    expect(await openWallet(kind)).toBeNull()
    forgetWallets()
    openShop({ [kind]: `${location.origin}/nothing/${kind}.js` })
    expect(await openWallet(kind)).toBeNull()
  })

  test('is not there where the shop does not tell what it is opened with', async () => {
    setReporter(() => {})
    forgetWallets()
    openShop({ [kind]: findDouble(kind) }, { [`${kind}-echo`]: { status: 403, body: { detail: 'Ne.' } } })
    expect(await openWallet(kind)).toBeNull()
  })
})

test('Apple’s session is asked for by the shop, and no payment goes on without it', async () => {
  actAsCustomer()
  const server = openShop(
    { 'apple-pay': findDouble('apple-pay') },
    { ...ECHOES, 'apple-pay-session': { status: 400, body: { validationURL: ['Ne.'] } } },
  )
  const wallet = await openWallet('apple-pay')
  expect(await wallet?.pay(TOTAL)).toEqual({ kind: 'failed', message: walletText('apple-pay.failed') })
  expect(server.calls.at(-1)).toMatchObject({
    route: 'apple-pay-session',
    body: { validationURL: expect.stringContaining('/apple-pay/session/') },
  })
})

test('Apple’s own browser needs no script', async () => {
  actAsCustomer()
  Object.assign(window, { ApplePaySession: { canMakePayments: () => true } })
  onTestFinished(forgetWallets)
  const before = document.scripts.length
  openShop({}, { 'apple-pay-echo': APPLE_ECHO })
  expect(await openWallet('apple-pay')).toMatchObject({ kind: 'apple-pay' })
  expect(document.scripts).toHaveLength(before)
})

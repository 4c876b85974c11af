import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { WalletKind } from '#core/checkout/pay.ts'
import { defineParams } from '#core/params/define-params.ts'
import { defineWidget } from '#core/widget.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { ORDER } from '#testing/fixtures/orders.ts'
import { BEGUN, ECHOES, PAID_ORDER, WAITING_ORDER } from '#testing/fixtures/wallets.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { actAsCustomer, findDouble, forgetWallets, signTokens } from '#testing/wallet-double.ts'
import { navigation } from '../link/navigation.ts'
import { walletMessages, walletText } from './wallet-messages.ts'
import { WalletPay } from './wallet-pay.tsx'
import { createWalletPayment } from './wallet-payment.ts'

const GATEWAY = 'https://gateway.example'
const GooglePay = () => <WalletPay create={() => createWalletPayment('google-pay', 'order-1')} />
const ApplePay = () => <WalletPay create={() => createWalletPayment('apple-pay', 'order-1')} />
const describeWallet = (View: typeof GooglePay) =>
  defineWidget({ params: defineParams({}), messages: walletMessages, View, when: 'load', budget: 0 })
const WALLETS = { 'google-pay': describeWallet(GooglePay), 'apple-pay': describeWallet(ApplePay) }

const open = (kind: WalletKind, fixtures: Fixtures = {}) =>
  renderWidget(WALLETS[kind], {
    page: { providers: { [kind]: findDouble(kind) }, paymentOrigins: [GATEWAY] },
    server: { ...ECHOES, 'order-status': WAITING_ORDER, [`${kind}-init`]: BEGUN, ...fixtures },
  })
const findButton = () => screen.findByRole('button', { name: /(?:Google|Apple) Pay/ })

describe.each(['google-pay', 'apple-pay'] as const)('%s', kind => {
  test('who closes the wallet may press again, and nothing was sent', async () => {
    const sheet = actAsCustomer(null)
    const { server } = open(kind)
    await userEvent.click(await findButton())
    await waitFor(() => expect(sheet).toHaveBeenCalledTimes(1))
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(server.calls.some(({ route }) => route === `${kind}-init`)).toBe(false)
  })

  test('what the bank refuses is said, and may be tried again', async () => {
    actAsCustomer()
    open(kind, {
      [`${kind}-process`]: { ...BEGUN, status: 'failed', resultMessage: 'Banka platbu odmítla.' },
    })
    signTokens()
    await userEvent.click(await findButton())
    expect((await screen.findByRole('alert')).textContent).toContain('Banka platbu odmítla.')
    expect(await findButton()).not.toHaveAttribute('aria-disabled')
  })

  test('where the answer is lost, the very same token is sent again', async () => {
    actAsCustomer()
    const { server } = open(kind, { [`${kind}-init`]: { status: 504, body: '<html>' } })
    signTokens()
    await userEvent.click(await findButton())
    const again = await screen.findByRole('button', { name: walletText('sendAgain') })
    server.change({
      [`${kind}-init`]: BEGUN,
      [`${kind}-process`]: { ...BEGUN, status: 'paid' },
      'order-status': () =>
        server.calls.some(({ route }) => route === `${kind}-process`) ? PAID_ORDER : WAITING_ORDER,
    })
    await userEvent.click(again)
    expect(await screen.findByText(walletText('paid', { number: ORDER.number }))).toBeVisible()
    const sent = server.calls.filter(({ route }) => route === `${kind}-init`)
    expect(sent).toHaveLength(2)
    expect(sent[1]?.body).toEqual(sent[0]?.body)
    expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'))
  })

  test('the bank’s own page is gone to only where the page knows it', async () => {
    actAsCustomer()
    const goTo = vi.spyOn(navigation, 'goTo').mockReturnValue()
    onTestFinished(() => goTo.mockRestore())
    const challenge = (url: string) => ({
      ...BEGUN,
      actions: { authenticate: { browserChallenge: { url } } },
    })
    const { server } = open(kind, { [`${kind}-process`]: challenge('https://evil.example/3ds/') })
    signTokens()
    await userEvent.click(await findButton())
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(goTo).not.toHaveBeenCalled()
    server.change({ [`${kind}-process`]: challenge(`${GATEWAY}/3ds/1/`) })
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith(`${GATEWAY}/3ds/1/`))
  })

  test('an order that nobody knows, or that is paid, has no button', async () => {
    forgetWallets()
    const island = open(kind, { 'order-status': { status: 404, body: { detail: 'Nenalezeno.' } } })
    expect(await screen.findByText(walletText('notFound'))).toBeVisible()
    island.unmount()
    open(kind, { 'order-status': PAID_ORDER })
    expect(await screen.findByText(walletText('paid', { number: ORDER.number }))).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

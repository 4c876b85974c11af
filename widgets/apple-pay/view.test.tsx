import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { navigation } from '#kit/link/navigation.ts'
import { walletText } from '#kit/wallets/wallet-messages.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { ORDER } from '#testing/fixtures/orders.ts'
import { ECHOES } from '#testing/fixtures/wallets.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { actAsCustomer, findDouble, forgetWallets, signTokens } from '#testing/wallet-double.ts'
import { widget } from './index.ts'

const GATEWAY = 'https://gateway.example'
const WAITING = {
  ...ORDER,
  state: 'waiting-for-payment',
  payment: { ...ORDER.payment, is_paid: false, paid_at: null, can_pay: true },
}
const PAID = { ...WAITING, payment: { ...WAITING.payment, is_paid: true } }
const BEGUN = { payId: 'pay-1', resultCode: 0, resultMessage: 'OK', status: 'in-progress' }

const open = (fixtures: Fixtures = {}, manner = '') =>
  renderWidget(widget, {
    params: { order: 'order-1' },
    page: { providers: { 'apple-pay': findDouble('apple-pay', manner) }, paymentOrigins: [GATEWAY] },
    server: { ...ECHOES, 'order-status': WAITING, 'apple-pay-init': BEGUN, ...fixtures },
  })
const findButton = () => screen.findByRole('button', { name: /Apple Pay/ })

test('PM-006 an order that waits is paid by one press', async () => {
  actAsCustomer()
  const { server } = open({ 'apple-pay-process': { ...BEGUN, status: 'paid' } })
  signTokens()
  const button = await findButton()
  server.change({ 'order-status': PAID })
  await userEvent.click(button)
  expect(await screen.findByText(walletText('paid', { number: ORDER.number }))).toBeVisible()
  const [init] = server.calls.filter(({ route }) => route === 'apple-pay-init')
  expect(init?.body).toMatchObject({ order: 'order-1', payload: expect.any(String) })
  expect(screen.queryByRole('button')).toBeNull()
})

test('who closes the wallet may press again, and nothing was sent', async () => {
  const sheet = actAsCustomer(null)
  const { server } = open()
  await userEvent.click(await findButton())
  await waitFor(() => expect(sheet).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(server.calls.some(({ route }) => route === 'apple-pay-init')).toBe(false)
})

test('ER-030 a device without it is told so, with another way', async () => {
  forgetWallets()
  open({}, 'unavailable')
  expect(
    await screen.findByText('Apple Pay na tomto zařízení není k dispozici. Zvolte třeba platbu kartou.'),
  ).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what the bank refuses is said, and may be tried again', async () => {
  actAsCustomer()
  open({ 'apple-pay-process': { ...BEGUN, status: 'failed', resultMessage: 'Banka platbu odmítla.' } })
  signTokens()
  await userEvent.click(await findButton())
  expect((await screen.findByRole('alert')).textContent).toContain('Banka platbu odmítla.')
  expect(await findButton()).not.toHaveAttribute('aria-disabled')
})

test('where the answer is lost, the very same token is sent again', async () => {
  actAsCustomer()
  const { server } = open({ 'apple-pay-init': { status: 504, body: '<html>' } })
  signTokens()
  await userEvent.click(await findButton())
  const again = await screen.findByRole('button', { name: walletText('sendAgain') })
  server.change({
    'apple-pay-init': BEGUN,
    'apple-pay-process': { ...BEGUN, status: 'paid' },
    'order-status': () => (server.calls.some(({ route }) => route === 'apple-pay-process') ? PAID : WAITING),
  })
  await userEvent.click(again)
  expect(await screen.findByText(walletText('paid', { number: ORDER.number }))).toBeVisible()
  const sent = server.calls.filter(({ route }) => route === 'apple-pay-init')
  expect(sent).toHaveLength(2)
  expect(sent[1]?.body).toEqual(sent[0]?.body)
  expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'))
})

test('the bank’s own page is gone to only where the page knows it', async () => {
  actAsCustomer()
  const goTo = vi.spyOn(navigation, 'goTo').mockReturnValue()
  onTestFinished(() => goTo.mockRestore())
  const challenge = (url: string) => ({ ...BEGUN, actions: { authenticate: { browserChallenge: { url } } } })
  const { server } = open({ 'apple-pay-process': challenge('https://evil.example/3ds/') })
  signTokens()
  await userEvent.click(await findButton())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(goTo).not.toHaveBeenCalled()
  server.change({ 'apple-pay-process': challenge(`${GATEWAY}/3ds/1/`) })
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith(`${GATEWAY}/3ds/1/`))
})

test('an order that nobody knows, or that is paid, has no button', async () => {
  forgetWallets()
  const island = open({ 'order-status': { status: 404, body: { detail: 'Nenalezeno.' } } })
  expect(await screen.findByText(walletText('notFound'))).toBeVisible()
  island.unmount()
  open({ 'order-status': PAID })
  expect(await screen.findByText(walletText('paid', { number: ORDER.number }))).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

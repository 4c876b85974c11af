import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { configurePage } from '#core/page.ts'
import { navigation } from '#kit/link/navigation.ts'
import { type Fixture, startFakeServer } from '#testing/fake-server.ts'
import { PAYMENT } from '#testing/fixtures/payments.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { describePage } from '#testing/story-page.ts'
import { until } from '#testing/until.ts'
import { widget } from './index.ts'
import { t } from './messages.ts'
import { createPaymentStatus } from './model.ts'

const goTo = vi.spyOn(navigation, 'goTo')
beforeEach(() => {
  goTo.mockReset().mockReturnValue()
})
afterAll(() => goTo.mockRestore())

const GATEWAY = 'https://gateway.example'
const open = (status: Fixture, more: Record<string, Fixture> = {}) =>
  renderWidget(widget, {
    params: { id: 'pay-1' },
    page: { paymentOrigins: [GATEWAY] },
    server: { 'payment-status': status, ...more },
  })
const statusCalls = ({ server }: ReturnType<typeof open>) =>
  server.calls.filter(({ route }) => route === 'payment-status')

test('PM-007 PM-020 a payment that came is said, with its sum and the way to the order', async () => {
  open(PAYMENT)
  expect(await screen.findByRole('heading', { name: t('paid.title') })).toBeVisible()
  expect(screen.getByText(/2026000123/)).toBeVisible()
  expect(screen.getByText(/22\s526/)).toBeVisible()
  expect(screen.getByRole('link', { name: t('toOrder') })).toHaveAttribute('href', '/cz/objednavka/order-1/')
  expect(screen.queryByRole('button')).toBeNull()
})

test('while the bank thinks it is asked again; what it says then is told, and who has paid is led on', async () => {
  const island = open({ ...PAYMENT, status: 'in-progress' })
  expect(await screen.findByRole('heading', { name: t('in-progress.title') })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  island.server.change({ 'payment-status': PAYMENT })
  expect(await screen.findByRole('heading', { name: t('paid.title') }, { timeout: 5000 })).toBeVisible()
  const asked = statusCalls(island).length
  await new Promise(done => setTimeout(done, 1500))
  expect(statusCalls(island)).toHaveLength(asked)
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/cz/objednavka/order-1/')
})

test('ER-046 a payment that failed says why, and may be tried again by card or in another way', async () => {
  const island = open(
    { ...PAYMENT, status: 'failed', message: 'Banka platbu odmítla.' },
    { 'card-pay': { payment_id: 'pay-2', url: `${GATEWAY}/pay/2/` } },
  )
  expect(await screen.findByRole('heading', { name: 'Platba se nezdařila' })).toBeVisible()
  expect(screen.getByRole('alert').textContent).toContain('Banka platbu odmítla.')
  expect(screen.getByRole('link', { name: t('otherWays') })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: t('payAgain') }))
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith(`${GATEWAY}/pay/2/`))
  expect(island.server.calls.at(-1)?.args).toEqual({ order: 'order-1' })
})

test('nobody is sent to a gateway that the page does not know', async () => {
  open(
    { ...PAYMENT, status: 'cancelled' },
    { 'card-pay': { payment_id: 'pay-2', url: 'https://evil.example/' } },
  )
  await userEvent.click(await screen.findByRole('button', { name: t('payAgain') }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(goTo).not.toHaveBeenCalled()
})

test('who pays anew what is paid meanwhile learns that it is', async () => {
  const island = open(
    { ...PAYMENT, status: 'created' },
    { 'card-pay': { status: 409, body: { detail: 'Už je zaplaceno.' } } },
  )
  const button = await screen.findByRole('button', { name: t('payByCard') })
  island.server.change({ 'payment-status': PAYMENT })
  await userEvent.click(button)
  expect(await screen.findByRole('heading', { name: t('paid.title') })).toBeVisible()
})

test('a payment that nobody knows is said to be one, and is not asked for again', async () => {
  const island = open({ status: 404, body: { detail: 'Nenalezeno.' } })
  expect(await screen.findByText(t('notFound'))).toBeVisible()
  expect(statusCalls(island)).toHaveLength(1)
})

test('after the last look nobody claims that it failed, and the customer may look again', async () => {
  configurePage(describePage('cz', 'cs'))
  const server = startFakeServer({ 'payment-status': { ...PAYMENT, status: 'in-progress' } })
  const model = createPaymentStatus('pay-1', [5, 5])
  const end = model.mount()
  onTestFinished(() => {
    end()
    server.stop()
  })
  await until(() => expect(model.shown.value).toBe('unknown'))
  expect(server.calls).toHaveLength(3)
  server.change({ 'payment-status': PAYMENT })
  act(() => model.check())
  await until(() => expect(model.shown.value).toBe('paid'))
})

test('nobody asks while the page is out of sight, and at once when it is back', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => hidden.mockRestore())
  configurePage(describePage('cz', 'cs'))
  const server = startFakeServer({ 'payment-status': { ...PAYMENT, status: 'in-progress' } })
  const model = createPaymentStatus('pay-1', [5, 5, 5])
  const end = model.mount()
  onTestFinished(() => {
    end()
    server.stop()
  })
  await until(() => expect(server.calls).toHaveLength(1))
  await new Promise(done => setTimeout(done, 60))
  expect(server.calls).toHaveLength(1)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await until(() => expect(server.calls.length).toBeGreaterThan(1))
})

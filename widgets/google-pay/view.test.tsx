import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { walletText } from '#kit/wallets/wallet-messages.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { ORDER } from '#testing/fixtures/orders.ts'
import { BEGUN, ECHOES, PAID_ORDER, WAITING_ORDER } from '#testing/fixtures/wallets.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { actAsCustomer, findDouble, forgetWallets, signTokens } from '#testing/wallet-double.ts'
import { widget } from './index.ts'

const open = (fixtures: Fixtures = {}, manner = '') =>
  renderWidget(widget, {
    params: { order: 'order-1' },
    page: { providers: { 'google-pay': findDouble('google-pay', manner) } },
    server: { ...ECHOES, 'order-status': WAITING_ORDER, 'google-pay-init': BEGUN, ...fixtures },
  })
const findButton = () => screen.findByRole('button', { name: /Google Pay/ })

test('PM-005 an order that waits is paid by one press', async () => {
  actAsCustomer()
  const { server } = open({ 'google-pay-process': { ...BEGUN, status: 'paid' } })
  signTokens()
  const button = await findButton()
  server.change({ 'order-status': PAID_ORDER })
  await userEvent.click(button)
  expect(await screen.findByText(walletText('paid', { number: ORDER.number }))).toBeVisible()
  const [init] = server.calls.filter(({ route }) => route === 'google-pay-init')
  expect(init?.body).toMatchObject({ order: 'order-1', payload: expect.any(String) })
  expect(screen.queryByRole('button')).toBeNull()
})

test('ER-031 a device without it is told so, with another way', async () => {
  forgetWallets()
  open({}, 'unavailable')
  expect(
    await screen.findByText('Google Pay na tomto zařízení není k dispozici. Zvolte třeba platbu kartou.'),
  ).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

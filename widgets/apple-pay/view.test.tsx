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
    page: { providers: { 'apple-pay': findDouble('apple-pay', manner) } },
    server: { ...ECHOES, 'order-status': WAITING_ORDER, 'apple-pay-init': BEGUN, ...fixtures },
  })
const findButton = () => screen.findByRole('button', { name: /Apple Pay/ })

test('PM-006 an order that waits is paid by one press', async () => {
  actAsCustomer()
  const { server } = open({ 'apple-pay-process': { ...BEGUN, status: 'paid' } })
  signTokens()
  const button = await findButton()
  server.change({ 'order-status': PAID_ORDER })
  await userEvent.click(button)
  expect(await screen.findByText(walletText('paid', { number: ORDER.number }))).toBeVisible()
  const [init] = server.calls.filter(({ route }) => route === 'apple-pay-init')
  expect(init?.body).toMatchObject({ order: 'order-1', payload: expect.any(String) })
  expect(screen.queryByRole('button')).toBeNull()
})

test('ER-030 a device without it is told so, with another way', async () => {
  forgetWallets()
  open({}, 'unavailable')
  expect(
    await screen.findByText('Apple Pay na tomto zařízení není k dispozici. Zvolte třeba platbu kartou.'),
  ).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

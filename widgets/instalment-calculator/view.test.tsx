import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { cart } from '#core/cart/cart.ts'
import { words } from '#core/intl/words.ts'
import { setReporter } from '#core/report.ts'
import type { Fixture } from '#testing/fake-server.ts'
import { INSTALMENTS } from '#testing/fixtures/instalments.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { t } from './messages.ts'

const show = (answer: Fixture = INSTALMENTS, params: Record<string, unknown> = { product: 'iphone-16' }) =>
  renderWidget(widget, {
    params,
    server: { 'installment-data': answer, 'best-installments': answer, 'cart-count': { count: 1 } },
  })
const radio = (name: string) => screen.findByRole('radio', { name })

beforeEach(() => setReporter(() => {}))

test('PM-012 what costs least in the end is shown first, with all that the law asks to be told', async () => {
  show()
  expect(await screen.findByText('2 099 Kč měsíčně')).toBeVisible()
  expect(screen.getByText('Celkem zaplatíte 20 990 Kč, RPSN 0 %, úrok 0 % ročně.')).toBeVisible()
  expect(await radio('Banka Horizont')).toBeChecked()
  expect(await radio('10 splátek')).toBeChecked()
})

test('months, deposit and company are chosen, and what can stay of the choice stays', async () => {
  show()
  await userEvent.click(await radio('2\u00a0099\u00a0Kč'))
  expect(screen.getByText('1 890 Kč měsíčně')).toBeVisible()
  await userEvent.click(await radio('20 splátek'))
  expect(screen.getByText('1 143 Kč měsíčně')).toBeVisible()
  expect(screen.getByText('Celkem zaplatíte 22 860 Kč, RPSN 10,4 %, úrok 9,9 % ročně.')).toBeVisible()
  await userEvent.click(await radio('Finance Maj'))
  expect(screen.getByText('1 153 Kč měsíčně')).toBeVisible()
  expect(await radio('20 splátek')).toBeChecked()
  await userEvent.click(await radio('Banka Horizont'))
  expect(screen.getByText('1 143 Kč měsíčně')).toBeVisible()
})

test('PM-019 without a product the whole cart is counted, anew with each change of it', async () => {
  const { server } = show(INSTALMENTS, {})
  expect(await screen.findByText('Celý košík: 20 990 Kč')).toBeVisible()
  expect(server.calls.filter(({ route }) => route === 'best-installments')).toHaveLength(1)
  cart.announceChange()
  await waitFor(() =>
    expect(server.calls.filter(({ route }) => route === 'best-installments')).toHaveLength(2),
  )
})

test('of an empty cart it is said that there is nothing to count yet, until there is', async () => {
  const { server } = show({ ...INSTALMENTS, price: '0', installments: [] }, {})
  expect(await screen.findByText('Košík je prázdný. Splátky spočítáme, až v něm něco bude.')).toBeVisible()
  server.change({ 'best-installments': INSTALMENTS })
  cart.announceChange()
  expect(await screen.findByText('2 099 Kč měsíčně')).toBeVisible()
})

test('ER-025 what could not be counted says so, and is tried again', async () => {
  const { server } = show({ status: 400, body: {} })
  expect((await screen.findByRole('alert')).textContent).toContain('Výpočet splátek se nezdařil.')
  server.change({ 'installment-data': INSTALMENTS })
  await userEvent.click(screen.getByRole('button', { name: words('retry') }))
  expect(await screen.findByText('2 099 Kč měsíčně')).toBeVisible()
})

test('where nobody lends, that is said, and no room is kept', async () => {
  show({ price: '249.00', installments: [], note: null })
  expect(await screen.findByText('Na tuto částku splátky nenabízíme.')).toBeVisible()
  // By this its stylesheet gives back the room that a plan would need.
  expect(screen.getByText('Na tuto částku splátky nenabízíme.').closest('[data-none]')).not.toBeNull()
})

test('an editor’s heading takes the place of ours', async () => {
  show(INSTALMENTS, { product: 'iphone-16', heading: 'Na splátky' })
  expect(screen.getByRole('heading', { name: 'Na splátky' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: t('heading') })).toBeNull()
})

import { configure, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Checkout, createCheckout } from '#core/checkout/checkout.ts'
import { defineParams } from '#core/params/define-params.ts'
import { setReporter } from '#core/report.ts'
import { defineWidget } from '#core/widget.ts'
import { useModel } from '#kit/react/use-model.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { checkoutShop, createFakeCheckout } from '#testing/fixtures/checkout.ts'
import { BANKS, INSTALMENTS, PAYMENT_SHOP } from '#testing/fixtures/payment.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { messages } from '../messages.ts'
import { PaymentStep } from './payment-step.tsx'

const openWallet = vi.hoisted(() => vi.fn())
vi.mock('#kit/wallets/open-wallet.ts', () => ({ openWallet }))

let checkout: Checkout

function Step(): ReactNode {
  checkout = useModel(createCheckout)
  return <PaymentStep checkout={checkout} />
}
const widget = defineWidget({ params: defineParams({}), messages, View: Step, when: 'load' })

function show(more: Fixtures = {}) {
  const rendered = renderWidget(widget, {
    server: {
      ...checkoutShop(createFakeCheckout()),
      deliveries: { deliveries: [] },
      ...PAYMENT_SHOP,
      ...more,
    },
  })
  const listCalls = (route: string) => rendered.server.calls.filter(call => call.route === route)
  return { ...rendered, listCalls }
}

const radio = (name: string | RegExp) => screen.findByRole('radio', { name })
const press = async (name: string | RegExp): Promise<void> => userEvent.click(await radio(name))
/** The line that a part is folded to. */
const lineOf = (part: string, value: string) =>
  screen.findByRole('button', { name: new RegExp(`^${part}\\s*:\\s*${value}`) })

// What is there at all is there soon.
configure({ asyncUtilTimeout: 3000 })

beforeEach(() => {
  setReporter(() => {})
  openWallet.mockReset()
  openWallet.mockResolvedValue(null)
})

test('PM-003 PM-013 PM-015 the payments of the shop are offered with their fees, and the chosen one is told to it', async () => {
  const { listCalls } = show()
  const card = await radio('Kartou online, zdarma')
  expect(card).toHaveAccessibleDescription(/zaplatíte na zabezpečené stránce banky/)
  expect(await radio(/^Při převzetí$/)).toBeDisabled()
  expect(await radio(/^Při převzetí$/)).toHaveAccessibleDescription(/^Jen do 20\s000\sKč\.$/)
  await userEvent.click(card)
  expect(await lineOf('Platba', 'Kartou online, zdarma')).toBeVisible()
  await waitFor(() =>
    expect(listCalls('select-payment').at(-1)?.body).toMatchObject({ type_payment: 'card' }),
  )
})

test('PM-014 another delivery has payments of its own; what it does not take is no longer chosen', async () => {
  const [card, ...others] = [{ code: 'card' }, { code: 'transfer' }]
  const { listCalls } = show({
    deliveries: {
      deliveries: [
        { code: 'atc', name: 'Kurýr', kind: 'courier', price: '0', is_available: true },
        { code: 'big', name: 'Velké', kind: 'courier', price: '0', is_available: true },
      ],
    },
    'delivery-payments': ({ args }) => ({
      payments: (args.delivery === 'atc' ? [card, ...others] : others).map(one => ({
        ...one,
        name: one?.code === 'card' ? 'Kartou' : 'Převodem',
        kind: one?.code ?? '',
        price: '0',
        is_available: true,
      })),
    }),
  })
  const chooseDelivery = async (code: string): Promise<void> => {
    await waitFor(() => expect(checkout.deliveries.data.value).not.toBeNull())
    const found = checkout.deliveries.data.value?.deliveries.find(one => one.code === code)
    checkout.choose('delivery', found ?? null)
  }
  await chooseDelivery('atc')
  await press(/^Kartou/)
  await lineOf('Platba', 'Kartou')
  await chooseDelivery('big')
  expect(await radio(/^Převodem/)).not.toBeChecked()
  expect(checkout.choice.value.payment).toBeNull()
  expect(listCalls('delivery-payments').map(({ args }) => args.delivery)).toEqual(['atc', 'big'])
})

test('PM-001 PM-016 for instalments a bank is chosen, and then how many of them; their cost is told', async () => {
  const { listCalls } = show()
  await press(/^Na splátky/)
  expect(await radio('ESSOX')).toHaveAccessibleDescription('Schválení do 15 minut.')
  expect(listCalls('sub-payments').map(({ args }) => args)).toEqual([{ payment: 'instalments' }])
  await press('ESSOX')
  await waitFor(() =>
    expect(listCalls('best-installments').map(({ query }) => query.toString())).toEqual(['company=essox']),
  )
  const longer = await radio(/^24 splátek, 1\s050\sKč měsíčně$/)
  expect(longer).toHaveAccessibleDescription(
    /Celkem zaplatíte 27\s200\sKč\. Z toho hned 2\s000\sKč\. RPSN 18,9\s%, úrok 16,5\s% ročně\. Smlouvu uzavřete online, nebo v prodejně\./,
  )
  expect(screen.queryByRole('radio', { name: /12 splátek/ })).toBeNull()
  await userEvent.click(longer)
  const line = await lineOf('Splátky', '24 splátek')
  // What it costs is never out of sight.
  expect(line.textContent).toMatch(
    /24\ssplátek, 1\s050\sKč měsíčně\. Celkem zaplatíte 27\s200\sKč\. Z toho hned 2\s000\sKč\. RPSN 18,9\s%/,
  )
  await waitFor(() =>
    expect(listCalls('select-payment').at(-1)?.body).toEqual({
      type_delivery_code: null,
      type_payment: 'instalments',
      payment_company: 'essox',
      installment: 'i2',
    }),
  )
})

test('what a loan costs follows the total, and one that is no longer offered is chosen no more', async () => {
  const fake = createFakeCheckout()
  const { server } = show({ 'cart-products': () => fake.read() })
  await press(/^Na splátky/)
  await press('ESSOX')
  await press(/^24 splátek/)
  await lineOf('Splátky', '24 splátek')
  await waitFor(() => expect(checkout.isCounting.value).toBe(false))
  const turnTotal = (total: string, installments: object[]): void => {
    const cart = fake.read()
    server.change({
      'cart-products': { ...cart, totals: { ...cart.totals, total } },
      'best-installments': { price: total, installments },
    })
    checkout.reread()
  }
  const [short, long] = INSTALMENTS
  turnTotal('24000.00', [short as object, { ...long, total: '29999.00' }])
  await waitFor(async () =>
    expect((await lineOf('Splátky', '24 splátek')).textContent).toMatch(/Celkem zaplatíte 29\s999\sKč/),
  )
  expect(checkout.terms.value?.total).toBe(29999_00)
  turnTotal('25000.00', [short as object])
  expect(await radio(/^10 splátek/)).not.toBeChecked()
  expect(checkout.choice.value.instalment).toBeNull()
  expect(checkout.missing.value).toContain('instalment')
})

test('a bank and instalments that were chosen before a reload are not kept where the shop offers them no more', async () => {
  const fake = createFakeCheckout()
  fake.select({
    type_delivery_code: null,
    type_payment: 'instalments',
    payment_company: 'gone',
    installment: 'i2',
  })
  show({ 'cart-products': () => fake.read() })
  await lineOf('Platba', 'Na splátky')
  expect(await radio('ESSOX')).not.toBeChecked()
  await waitFor(() => expect(checkout.choice.value).toMatchObject({ company: null, instalment: null }))
  expect(checkout.missing.value).toContain('company')
})

test('of a bank that is still there, instalments of before a reload come back with what they cost', async () => {
  const fake = createFakeCheckout()
  fake.select({
    type_delivery_code: null,
    type_payment: 'instalments',
    payment_company: 'essox',
    installment: 'i2',
  })
  show({ 'cart-products': () => fake.read() })
  await lineOf('Společnost', 'ESSOX')
  expect((await lineOf('Splátky', '24 splátek')).textContent).toMatch(/Celkem zaplatíte 27\s200\sKč/)
})

test('a company that is there alone is chosen by itself, but nobody borrows without having chosen how', async () => {
  show({
    'sub-payments': { sub_payments: BANKS.slice(1) },
    'best-installments': { price: '1', installments: INSTALMENTS },
  })
  await press(/^Na splátky/)
  expect(await lineOf('Společnost', 'Cofidis')).toBeVisible()
  expect(await radio(/^12 splátek/)).not.toBeChecked()
  expect(checkout.choice.value).toMatchObject({ company: 'cofidis', instalment: null })
  expect(checkout.missing.value).toContain('instalment')
})

test('what is lent is never called free', async () => {
  show()
  for (const name of [/^Na splátky/, /^Na leasing/])
    expect(await radio(name)).not.toHaveAccessibleName(/zdarma/)
  expect(await radio(/^Převodem/)).toHaveAccessibleName(/zdarma/)
  await press(/^Na splátky/)
  expect((await lineOf('Platba', 'Na splátky')).textContent).not.toContain('zdarma')
})

test('instalments that can not be worked out are asked for again', async () => {
  const { server } = show({ 'best-installments': { status: 400, body: {} } })
  await press(/^Na splátky/)
  await press('Cofidis')
  expect(await screen.findByText(/Výpočet splátek se nepodařil/)).toBeVisible()
  server.change(PAYMENT_SHOP)
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  expect(await radio(/^12 splátek/)).toBeVisible()
})

test('PM-002 PM-011 a lease takes no other payment beside it, and says which voucher it takes away', async () => {
  const shop = createFakeCheckout()
  shop.add('LETO')
  show({ 'cart-products': () => shop.read() })
  await waitFor(async () =>
    expect(await radio(/^Na leasing/)).toHaveAccessibleDescription(
      /Nejde spojit s jinou platbou ani s dárkovým poukazem\. Přestane platit: Sleva 1\s000\sKč\./,
    ),
  )
  await press(/^Na leasing/)
  expect(checkout.choice.value.payment?.is_exclusive).toBe(true)
})

test('ER-031 a wallet that this device does not have can not be chosen, and says what to choose instead', async () => {
  show()
  await waitFor(async () =>
    expect(await radio(/^Google Pay/)).toHaveAccessibleDescription(
      'Google Pay na tomto zařízení není k dispozici. Zvolte třeba platbu kartou.',
    ),
  )
  expect(await radio(/^Google Pay/)).toBeDisabled()
  expect(openWallet.mock.calls).toEqual([['google-pay']])
})

test('a wallet that this device has is chosen as any payment', async () => {
  let answer = (_: unknown): void => {}
  openWallet.mockReturnValue(
    new Promise(resolve => {
      answer = resolve
    }),
  )
  show()
  expect(await radio(/^Google Pay/)).toBeDisabled()
  answer({ kind: 'google-pay' })
  await waitFor(async () => expect(await radio(/^Google Pay/)).toBeEnabled())
  await press(/^Google Pay/)
  expect(checkout.choice.value.payment?.code).toBe('google-pay')
})

test('Twisto says when it decides, and payments that do not come can be asked for again', async () => {
  const { server } = show({ payments: { status: 400, body: {} } })
  expect(await screen.findByText(/Způsoby platby se nepodařilo načíst/)).toBeVisible()
  server.change(PAYMENT_SHOP)
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  expect(await radio(/^Twisto/)).toHaveAccessibleDescription(/hned řekne/)
})

import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { setReporter } from '#core/report.ts'
import { navigation } from '#kit/link/navigation.ts'
import { fillField, findField } from '#testing/act-as-seller.tsx'
import type { Fixtures } from '#testing/fake-server.ts'
import { CUSTOMER, checkoutShop, createFakeCheckout } from '#testing/fixtures/checkout.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { t } from './messages.ts'

const params = { termsUrl: '/cz/podminky/', cartUrl: '/cz/kosik/', goodsUrl: '/cz/zbozi/' }

let shop: ReturnType<typeof createFakeCheckout>
let visited: string[] = []

async function open(more: Fixtures = {}, page: Record<string, unknown> = {}) {
  const rendered = renderWidget(widget, { params, server: checkoutShop(shop, more), page })
  await screen.findByRole('heading', { name: t('summary') })
  const listCalls = (route: string) => rendered.server.calls.filter(call => call.route === route)
  return { ...rendered, listCalls }
}

const findSubmit = () => screen.getByRole('button', { name: t('submit') })

const choose = async (name: RegExp): Promise<void> => {
  await userEvent.click(await screen.findByRole('radio', { name }))
}

async function fill(changes: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...CUSTOMER, ...changes })) fillField(name, value)
  if (!findField('terms').checked) await userEvent.click(findField('terms'))
}

async function order(): Promise<void> {
  await choose(/Kurýr DPD/)
  await choose(/Převodem/)
  await fill()
  await waitFor(() => expect(findSubmit()).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(findSubmit())
}

beforeEach(() => {
  setReporter(() => {})
  shop = createFakeCheckout()
  visited = []
  navigation.goTo = url => visited.push(new URL(url).pathname)
})

test('CO-001 CO-002 CO-003 CO-004 CO-008 delivery, payment, contact, address and summary stand on one page', async () => {
  await open()
  for (const name of ['Doprava', 'Platba', 'Vaše údaje', 'Souhrn a odeslání'])
    expect(screen.getByRole('region', { name })).toBeVisible()
  const summary = within(screen.getByRole('region', { name: t('summary') }))
  expect(summary.getByText('Pojištění na rok')).toBeVisible()
  expect(summary.getAllByText('22 180 Kč')).toHaveLength(2)
  expect(summary.getByRole('link', { name: t('edit') })).toHaveAttribute('href', '/cz/kosik/')
})

test('what is chosen is counted by the server, and shown at once', async () => {
  const { listCalls } = await open()
  await choose(/Kurýr DPD/)
  expect(await screen.findByText('22 309 Kč')).toBeVisible()
  await choose(/Na dobírku/)
  expect(await screen.findByText('22 348 Kč')).toBeVisible()
  expect(listCalls('select-payment').at(-1)?.body).toEqual({
    type_delivery_code: 'courier',
    type_payment: 'cash',
    payment_company: null,
    installment: null,
  })
})

test('CO-051 an order is sent once, with all that was chosen, typed and agreed to, and its page is gone to', async () => {
  const { listCalls } = await open()
  await order()
  await waitFor(() => expect(visited).toEqual(['/cz/dekujeme/o1/']))
  expect(listCalls('finish-order').map(({ body }) => body)).toEqual([
    {
      type_payment: 'transfer',
      payment_company: null,
      installment: null,
      token: null,
      type_delivery_code: 'courier',
      order_billing_address: {
        email: 'jana@example.cz',
        phone: '+420602123456',
        first_name: 'Jana',
        last_name: 'Nováková',
        address: 'Dlouhá 12',
        city: 'Brno',
        district: '',
        postcode: '60200',
        invoice_on_company: false,
        company: '',
        tin: '',
        vatn: '',
      },
      order_info: {
        consent_to_terms_of_service: true,
        consent_marketing: false,
        consent_heureka_review: false,
        create_account: false,
        birth_date: null,
        note: '',
        subscribe_promotions_info: false,
        internal_order_number: '',
      },
    },
  ])
})

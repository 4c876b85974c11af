import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { setReporter } from '#core/report.ts'
import { keptDrafts } from '#core/state/kept-drafts.ts'
import { navigation } from '#kit/link/navigation.ts'
import { fillField, findField } from '#testing/act-as-seller.tsx'
import type { Fixtures } from '#testing/fake-server.ts'
import { CUSTOMER, checkoutShop, createFakeCheckout, ORDERED } from '#testing/fixtures/checkout.ts'
import { STORES } from '#testing/fixtures/delivery.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { c } from './discount-messages.ts'
import { widget } from './index.ts'
import { t } from './messages.ts'
import { o } from './order-messages.ts'

const host = globalThis as { dataLayer?: Record<string, unknown>[] }
const params = { termsUrl: '/cz/podminky/', cartUrl: '/cz/kosik/', goodsUrl: '/cz/zbozi/' }

let shop: ReturnType<typeof createFakeCheckout>
let visited: string[] = []

async function open(more: Fixtures = {}, page: Record<string, unknown> = {}) {
  const rendered = renderWidget(widget, { params, server: checkoutShop(shop, more), page })
  await screen.findByRole('button', { name: o('submit') })
  const listCalls = (route: string) => rendered.server.calls.filter(call => call.route === route)
  return { ...rendered, listCalls }
}

const findSubmit = () => screen.getByRole('button', { name: o('submit') })

const choose = async (name: RegExp): Promise<void> => {
  await userEvent.click(await screen.findByRole('radio', { name }))
}

async function fill(changes: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...CUSTOMER, ...changes })) fillField(name, value)
  if (!findField('terms').checked) await userEvent.click(findField('terms'))
}

async function send(): Promise<void> {
  await waitFor(() => expect(findSubmit()).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(findSubmit())
}

async function order(payment = /Převodem/): Promise<void> {
  await choose(/Kurýr DPD/)
  await choose(payment)
  await fill()
  await send()
}

beforeEach(() => {
  setReporter(() => {})
  shop = createFakeCheckout()
  visited = []
  history.replaceState(null, '')
  host.dataLayer = []
  navigation.goTo = url => visited.push(new URL(url).pathname)
})

test('CO-001 CO-002 CO-003 CO-004 CO-008 delivery, payment, contact, address and summary stand on one page', async () => {
  await open()
  for (const name of ['Doprava', 'Platba', 'Vaše údaje', 'Souhrn a odeslání'])
    expect(screen.getByRole('region', { name })).toBeVisible()
  const summary = within(screen.getByRole('region', { name: t('summary') }))
  expect(summary.getByText('Pojištění na rok')).toBeVisible()
  expect(summary.getAllByText('20 990 Kč')).toHaveLength(2)
  expect(summary.getByText('22 180 Kč')).toBeVisible()
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

test('CO-024 CO-025 CO-026 CO-034 a firm is invoiced by its name and numbers, which are checked', async () => {
  const { listCalls } = await open()
  await userEvent.click(findField('invoiceOnCompany'))
  await screen.findByRole('group', { name: 'Firma' })
  const firm = { company: 'Vzor, s. r. o.', tin: '27074359', vatn: 'CZ27074358', internalOrderNumber: 'PO-7' }
  await choose(/Kurýr DPD/)
  await choose(/Převodem/)
  await fill(firm)
  await send()
  await waitFor(() => expect(findField('tin')).toHaveFocus())
  expect(listCalls('finish-order')).toEqual([])
  fillField('tin', '27074358')
  await send()
  await waitFor(() => expect(visited).toHaveLength(1))
  expect(listCalls('finish-order')[0]?.body).toMatchObject({
    order_billing_address: {
      invoice_on_company: true,
      company: firm.company,
      tin: '27074358',
      vatn: firm.vatn,
    },
    order_info: { internal_order_number: 'PO-7' },
  })
})

test('who picks the goods up is asked for no other address, also where one was asked before', async () => {
  await open()
  await userEvent.click(findField('hasOtherAddress'))
  await screen.findByRole('group', { name: 'Doručovací adresa' })
  await choose(/Zásilkovna/)
  await waitFor(() => expect(document.querySelector('[name="hasOtherAddress"]')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Doručovací adresa' })).toBeNull())
})

test('CO-005 CO-038 another address is asked only where the goods go there', async () => {
  const { listCalls } = await open()
  expect(document.querySelector('[name="altCity"]')).toBeNull()
  await userEvent.click(findField('hasOtherAddress'))
  await screen.findByRole('group', { name: 'Doručovací adresa' })
  await choose(/Kurýr DPD/)
  await choose(/Převodem/)
  await fill({
    altFirstName: 'Petr',
    altLastName: 'Novák',
    altAddress: 'Krátká 1',
    altCity: 'Praha',
    altPostcode: '110 00',
  })
  await send()
  await waitFor(() => expect(visited).toHaveLength(1))
  expect(listCalls('finish-order')[0]?.body).toMatchObject({
    order_delivery_address: {
      first_name: 'Petr',
      last_name: 'Novák',
      company: '',
      address: 'Krátká 1',
      city: 'Praha',
      district: '',
      postcode: '11000',
      phone: '',
    },
  })
})

test('what is not chosen is asked before the order goes, at its place, and the focus is led there', async () => {
  const { listCalls } = await open()
  await fill()
  expect(screen.getByText('Než objednávku odešlete: vyberte prosím dopravu.')).toBeVisible()
  await send()
  const part = screen.getByRole('region', { name: 'Doprava' })
  expect(await within(part).findByRole('alert')).toHaveTextContent('Vyberte prosím dopravu.')
  // What else is not chosen is told in the same pass.
  const payment = document.querySelector<HTMLElement>('[data-part=payment]') as HTMLElement
  expect(within(payment).getByRole('alert')).toHaveTextContent('Vyberte prosím platbu.')
  const [first] = within(part).getAllByRole('radio')
  await waitFor(() => expect(first).toHaveFocus())
  for (const [place, said] of [
    [part, 'Vyberte prosím dopravu.'],
    [payment, 'Vyberte prosím platbu.'],
  ] as const) {
    const group = within(place).getByRole('radiogroup')
    expect(group).toBeInvalid()
    expect(group).toHaveAccessibleDescription(said)
  }
  await choose(/Kurýr DPD/)
  await waitFor(() => expect(within(part).queryByRole('alert')).toBeNull())
  expect(within(part).queryByRole('radiogroup')).toBeNull()
  expect(listCalls('finish-order')).toEqual([])
})

test('of a delivery with places that is chosen, its first place has the focus, and they are marked', async () => {
  await open({ 'delivery-places': { count: STORES.length, places: STORES } })
  await fill()
  await choose(/Vyzvednutí v prodejně/)
  const part = screen.getByRole('region', { name: 'Doprava' })
  await within(part).findByRole('radio', { name: 'Prodejna Anděl' })
  await send()
  await waitFor(() => expect(within(part).getByRole('radiogroup')).toBeInvalid())
  const group = within(part).getByRole('radiogroup')
  expect(group).toHaveAccessibleDescription(/Vyberte prosím, kde si zásilku vyzvednete\./)
  await waitFor(() => expect(within(group).getAllByRole('radio')[0]).toHaveFocus())
})

test('what was missing of one delivery is not held against the one in its place', async () => {
  await open()
  await fill()
  await choose(/Zásilkovna/)
  await send()
  const part = screen.getByRole('region', { name: 'Doprava' })
  expect(await within(part).findByRole('alert')).toHaveTextContent(
    'Vyberte prosím, kde si zásilku vyzvednete.',
  )
  await userEvent.click(within(part).getByRole('button', { name: /^Doprava/ }))
  await choose(/Vyzvednutí v prodejně/)
  await waitFor(() => expect(within(part).queryByRole('alert')).toBeNull())
})

test('an order that is sent empty asks for a delivery, and says beside each field what it lacks', async () => {
  const { listCalls } = await open()
  await send()
  const part = screen.getByRole('region', { name: 'Doprava' })
  expect(await within(part).findByRole('alert')).toHaveTextContent('Vyberte prosím dopravu.')
  for (const field of ['email', 'phone', 'firstName', 'lastName', 'address', 'city', 'postcode'])
    await waitFor(() => expect(findField(field)).toBeInvalid())
  await waitFor(() => expect(within(part).getAllByRole('radio')[0]).toHaveFocus())
  expect(listCalls('finish-order')).toEqual([])
})

test('how much is missing is said no longer than it is missing', async () => {
  const readNews = () => document.querySelector('body > [role=status]')?.textContent ?? ''
  await open()
  await choose(/Kurýr DPD/)
  await choose(/Převodem/)
  // Nothing else is said meanwhile, which would take its place.
  await waitFor(() => expect(readNews()).toContain('Celkem'))
  await send()
  await waitFor(() => expect(readNews()).toContain('Chybí 8 povinných údajů.'))
  await fill()
  await waitFor(() => expect(readNews()).not.toContain('Chybí'))
})

test('without the terms nothing is ordered, and the tick has the focus', async () => {
  const { listCalls } = await open()
  await choose(/Kurýr DPD/)
  await choose(/Převodem/)
  await fill()
  await userEvent.click(findField('terms'))
  await send()
  await waitFor(() => expect(findField('terms')).toHaveFocus())
  expect(listCalls('finish-order')).toEqual([])
})

test('CO-006 ER-032 a code that the shop does not know says so at its field; a good one counts, and can be removed', async () => {
  await open()
  await userEvent.click(screen.getByText(t('addCode')))
  const code = await screen.findByRole('textbox', { name: c('code') })
  await userEvent.type(code, 'ZIMA{Enter}')
  await expect.poll(() => code).toHaveAccessibleDescription('Neplatný slevový kód.')
  await userEvent.clear(code)
  await userEvent.type(code, 'LETO{Enter}')
  const remove = await screen.findByRole('button', { name: 'Odebrat slevu: LETO' })
  expect(screen.getByText('21 180 Kč')).toBeVisible()
  await waitFor(() => expect(code).toHaveValue(''))
  await userEvent.click(screen.getByRole('heading', { level: 3, name: 'Doprava' }))
  expect(code, 'left empty it is no error').not.toHaveAttribute('aria-invalid', 'true')
  await userEvent.type(code, '{Enter}')
  await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'))
  expect(code).toHaveAccessibleDescription(c('noCode'))
  await userEvent.click(remove)
  await waitFor(() => expect(screen.queryByText('21 180 Kč')).toBeNull())
  expect(document.body).not.toHaveFocus()
})

test('CO-007 an ISIC card is a discount too, by its number and holder', async () => {
  const { listCalls } = await open({ 'add-discount-code': () => shop.add('LETO') })
  await userEvent.click(screen.getByText(t('addIsic')))
  await userEvent.type(await screen.findByRole('textbox', { name: c('cardNumber') }), 'S 420 123 456 789 A')
  await userEvent.type(screen.getByRole('textbox', { name: c('cardHolder') }), 'Jana Nováková{Enter}')
  await screen.findByRole('button', { name: 'Odebrat slevu: LETO' })
  expect(listCalls('add-discount-code')[0]?.body).toEqual({
    cardNumber: 'S 420 123 456 789 A',
    cardHolder: 'Jana Nováková',
  })
})

test('VA-030 a number that no ISIC card can have is told its format, and the shop is not asked', async () => {
  const { listCalls } = await open()
  await userEvent.click(screen.getByText(t('addIsic')))
  const number = await screen.findByRole('textbox', { name: c('cardNumber') })
  await userEvent.type(number, '420 123 456 789')
  await userEvent.type(screen.getByRole('textbox', { name: c('cardHolder') }), 'Jana Nováková{Enter}')
  await waitFor(() => expect(number).toHaveAccessibleDescription(/^Neplatný formát\. Číslo karty má písmeno/))
  expect(listCalls('add-discount-code')).toEqual([])
})

test('ER-033 a discount that no longer counts tells what to do', async () => {
  await open({
    'cart-products': () => ({
      ...shop.read(),
      discounts: [
        {
          id: 'x',
          name: 'Léto',
          code: 'LETO',
          kind: 'percentage',
          amount: '0.00',
          is_valid: false,
          reason: 'Platil do 31. 8.',
        },
      ],
    }),
  })
  expect(screen.getByText(/^Slevový kód teď neplatí\. Platil do 31\. 8\. Odeberte ho prosím/)).toBeVisible()
})

test('a discount whose name has its code says it once, and what it is taken off', async () => {
  const one = { kind: 'percentage', amount: '1609.00', is_valid: true } as const
  await open({
    'cart-products': () => ({
      ...shop.read(),
      discounts: [
        { ...one, id: 'a', name: 'Sleva 10 % s kódem LAGUNA10', code: 'LAGUNA10', scope: 'Jen ze zboží.' },
        { ...one, id: 'b', name: 'Léto', code: 'LETO' },
      ],
    }),
  })
  const lines = screen.getAllByRole('listitem').filter(line => line.textContent?.includes('−1'))
  expect(lines.map(line => line.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Sleva 10 % s kódem LAGUNA10−1 609 KčJen ze zboží.Odebrat',
    'Léto LETO−1 609 KčOdebrat',
  ])
})

test('a total that a bonus for an old device is taken off is a provisional one, and says what may come to it', async () => {
  const { products, totals } = shop.read()
  const bonus = { ...products[0], id: 'b', parent_id: 1, kind: 'bonus', name: 'Bonus', total: '6297.00' }
  const read = () => ({
    ...shop.read(),
    products: [...products, bonus],
    totals: { ...totals, goods: '15883.00', delivery: '0.00', payment: '0.00', total: '15883.00' },
  })
  await open({
    'cart-products': read,
    'select-payment': ({ body }) => {
      shop.select(body as Parameters<typeof shop.select>[0])
      return read()
    },
  })
  expect(screen.getByText('Předběžně, než vaše staré zařízení oceníme.')).toBeVisible()
  const listTexts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(listTexts('.ostrov-checkout-lines > li').at(-1)).toBe('Bonusaž −6 297 Kč')
  expect(listTexts('.ostrov-checkout-sums > div').slice(0, 3)).toEqual([
    'Zboží20 990 Kč',
    'Pojištění a záruky1 190 Kč',
    'Bonus za staré zařízeníaž −6 297 Kč',
  ])
  expect(listTexts('.ostrov-checkout-total')).toEqual(['Celkem s DPH od15 883 Kč'])
  await choose(/Kurýr DPD/)
  await choose(/Převodem/)
  await waitFor(() =>
    expect(listTexts('.ostrov-checkout-finish > p')).toEqual([
      'Tlačítkem odešlete závaznou objednávku od 15 883 Kč. Kdyby staré zařízení mělo nižší cenu, rozdíl doplatíte, nejvýš 6 297 Kč.',
    ]),
  )
})

test('insurance stands beside the goods in the sums, and without a bonus nothing is provisional', async () => {
  await open()
  const sums = document.querySelector('.ostrov-checkout-summary')?.textContent?.replaceAll('\u00a0', ' ')
  expect(sums).toContain('Zboží20 990 KčPojištění a záruky1 190 Kč')
  expect(sums).not.toMatch(/ od|až|Předběžně/)
})

test.each([
  ['ER-027', 'place-not-available', /^Zvolené výdejní místo není k dispozici nebo je přetížené/],
  ['ER-028', 'delivery-not-available', /^Zvolená doprava teď není k dispozici/],
  ['ER-041', 'glue-service-not-offered', /^Nalepení skla při zvolené platbě nenabízíme/],
] as const)('%s what the cart has against the choice is said (%s)', async (_, kind, text) => {
  shop.change({ notices: [{ kind }] })
  await open()
  expect(screen.getByText(text)).toBeVisible()
})

test('a conflict shows what has changed and keeps everything typed; the next press orders it as it is now', async () => {
  const { server, listCalls } = await open({
    'finish-order': () => {
      shop.change({ notices: [] })
      return {
        status: 409,
        body: { detail: 'Objednávka se změnila.', notices: [{ kind: 'price-changed', about: 'Obal' }] },
      }
    },
  })
  await order()
  expect(await screen.findByText('Cena se změnila: Obal. V souhrnu už je ta nová.')).toBeVisible()
  const told = document.querySelectorAll('.ostrov-checkout-finish .ostrov-note')
  expect([...told].map(note => note.textContent)).toEqual([`${o('notSent')} Objednávka se změnila.`])
  expect(findField('lastName')).toHaveValue('Nováková')
  expect(findField('terms')).toBeChecked()
  server.change({ 'finish-order': ORDERED })
  await send()
  await waitFor(() => expect(visited).toHaveLength(1))
  const keys = listCalls('finish-order').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
})

test.each([
  [{ status: 403, body: { detail: 'no' } }, 'Objednávku se nepodařilo odeslat. no'],
  [
    { status: 413, body: {} },
    'Objednávku se nepodařilo odeslat. Odesílaný text je příliš dlouhý. Zkraťte ho prosím.',
  ],
  [
    { status: 504, body: {} },
    'Nevíme, jestli k nám údaje dorazily. Odešlete je prosím znovu, nic se neprovede dvakrát.',
  ],
])(
  'an order that was not sent says so first, and nothing of the kind where nobody knows',
  async (reply, text) => {
    await open({ 'finish-order': reply })
    await order()
    await waitFor(() =>
      expect(document.querySelector('.ostrov-checkout-finish [role=alert]')?.textContent).toBe(text),
    )
  },
)

test('an order whose answer was lost is asked for under its key once the cart is found empty, and never made twice', async () => {
  let answers = 0
  const { listCalls } = await open({
    'finish-order': () => {
      shop.change({ products: [] })
      return answers++ === 0 ? { status: 502, body: '<h1>Bad Gateway</h1>' } : ORDERED
    },
  })
  await order()
  await waitFor(() => expect(visited).toEqual(['/cz/dekujeme/o1/']))
  const sent = listCalls('finish-order')
  expect(sent).toHaveLength(2)
  expect(sent[1]?.body).toEqual(sent[0]?.body)
  expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'))
})

test('an order that the shop failed to make is sent again by the customer alone, and once it is made, not once more', async () => {
  let answers = 0
  const { listCalls } = await open({
    'finish-order': () => {
      if (answers++ === 0) return { status: 502, body: '<h1>Bad Gateway</h1>' }
      shop.change({ products: [] })
      return ORDERED
    },
  })
  await order()
  await screen.findByText(/došlo k chybě/)
  await send()
  await waitFor(() => expect(visited).toEqual(['/cz/dekujeme/o1/']))
  // Until the page has read its empty cart.
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(listCalls('finish-order')).toHaveLength(2)
  expect(visited).toHaveLength(1)
})

test('who pays by card is sent to the gateway; where that fails, to the order and not to a second one', async () => {
  const { listCalls } = await open(
    { 'card-pay': { payment_id: 'p1', url: 'https://gateway.example/pay/p1/' } },
    { paymentOrigins: ['https://gateway.example'] },
  )
  await order(/Kartou/)
  await waitFor(() => expect(visited).toEqual(['/pay/p1/']))
  expect(listCalls('finish-order')).toHaveLength(1)
  // The browser comes back to the page as it was left.
  dispatchEvent(new Event('ostrov:restored'))
  expect(await screen.findByText(/platbu jste ale možná nedokončili/)).toBeVisible()
  const way = screen.getByRole<HTMLAnchorElement>('link', { name: 'Zkontrolovat nebo zaplatit' })
  expect(new URL(way.href).pathname).toBe('/cz/objednavka/o1/')
})

test('a gateway that does not answer leads to the order, which can be paid there', async () => {
  await open({ 'card-pay': { status: 400, body: {} } })
  await order(/Kartou/)
  await waitFor(() => expect(visited).toEqual(['/cz/objednavka/o1/']))
  expect(screen.getByText('Objednávku č. 2026000001 jsme přijali, pokračujeme…')).toBeVisible()
})

test('ER-029 where Twisto fails, nothing is ordered, and another payment is offered in words', async () => {
  const { listCalls } = await open({
    'twisto-data': { public_key: 'k', script: 'https://elsewhere.example/twisto.js' },
    'send-twisto-data': { payload: 'x' },
  })
  await choose(/Kurýr DPD/)
  await choose(/Twisto/)
  await waitFor(() => expect(findField('birthDate')).toBeVisible())
  await fill({ birthDate: '28.10.1990' })
  await send()
  expect(await screen.findByText(/^Objednávku se nepodařilo předat do platební brány Twisto/)).toBeVisible()
  expect(listCalls('finish-order')).toEqual([])
  await waitFor(() => expect(findSubmit()).not.toHaveAttribute('aria-disabled'))
})

test('an empty cart says so and leads to the goods', async () => {
  shop.change({ products: [] })
  renderWidget(widget, { params, server: checkoutShop(shop) })
  expect(await screen.findByText(t('empty'))).toBeVisible()
  expect(screen.getByRole('link', { name: t('toGoods') })).toHaveAttribute('href', '/cz/zbozi/')
})

test('who comes back to a page that ordered is led to the order, as long as nothing new is in the cart', async () => {
  const { unmount } = await open()
  await order()
  await waitFor(() => expect(visited).toEqual(['/cz/dekujeme/o1/']))
  unmount()
  shop.change({ products: [] })
  renderWidget(widget, { params, server: checkoutShop(shop) })
  expect(await screen.findByRole('link', { name: t('toOrder') })).toHaveAttribute(
    'href',
    `${location.origin}/cz/dekujeme/o1/`,
  )
  expect(screen.getByText(t('done', { number: '2026000001' }))).toBeVisible()
  expect(screen.queryByText(t('empty'))).toBeNull()
})

test.each([
  ['another site’s URL', { number: '1', url: 'https://evil.example/' }],
  ['a script', { number: '1', url: 'javascript:alert(1)' }],
  ['no number', { number: { toString: 'x' }, url: '/cz/dekujeme/o1/' }],
  ['no record', 'made'],
])('what another script wrote into the history leads nowhere: %s', async (_, state) => {
  history.replaceState({ ostrovCheckout: state }, '')
  shop.change({ products: [] })
  renderWidget(widget, { params, server: checkoutShop(shop) })
  expect(await screen.findByText(t('empty'))).toBeVisible()
  expect(screen.queryByRole('link', { name: t('toOrder') })).toBeNull()
})

test('who is signed in finds their data, and is offered no account', async () => {
  await open(
    {
      'active-user': {
        authenticated: true,
        first_name: 'Jana',
        last_name: 'Nováková',
        phone: '',
        e_mail: 'jana@example.cz',
        last_address: { address: 'Veveří 12', city: 'Brno', postcode: '60200', phone: '602123456' },
      },
    },
    { user: { authenticated: true } },
  )
  await waitFor(() => expect(findField('email')).toHaveValue('jana@example.cz'))
  expect(['lastName', 'phone', 'address', 'city', 'postcode'].map(name => findField(name).value)).toEqual([
    'Nováková',
    '602 123 456',
    'Veveří 12',
    'Brno',
    '60200',
  ])
  expect(document.querySelector('[name="createAccount"]')).toBeNull()
})

test('what is known of a customer comes into no field that they are in; left empty, it has it', async () => {
  const known = { authenticated: true, first_name: 'Jana', phone: '602123456', e_mail: 'jana@example.cz' }
  await open({ 'active-user': { body: known, delay: 300 } }, { user: { authenticated: true } })
  await userEvent.click(findField('email'))
  await waitFor(() => expect(findField('firstName')).toHaveValue('Jana'))
  expect(findField('email')).toHaveValue('')
  await userEvent.keyboard('firma@example.cz')
  expect(findField('email')).toHaveValue('firma@example.cz')
  await userEvent.clear(findField('email'))
  await userEvent.tab()
  expect(findField('email')).toHaveValue('jana@example.cz')
})

test('what was chosen and typed is read once more before it is sent, and each line of it leads back', async () => {
  await open()
  await choose(/Kurýr DPD/)
  await choose(/Převodem/)
  await fill()
  const listLines = () =>
    [...document.querySelectorAll('[data-part="summary"] .ostrov-folded')].map(
      ({ textContent }) => textContent,
    )
  await waitFor(() =>
    expect(listLines()).toEqual([
      'Doprava: Kurýr DPD, 129\u00a0Kč, Změnit',
      'Platba: Převodem, zdarma, Změnit',
      'Kontakt: jana@example.cz, +420\u00a0602\u00a0123\u00a0456, Změnit',
      'Fakturační adresa: Jana Nováková, Dlouhá 12, 602\u00a000 Brno, Změnit',
    ]),
  )
  fillField('district', 'Brno-město')
  await waitFor(() => expect(listLines().at(-1)).toContain('602\u00a000 Brno, Brno-město, Změnit'))
  for (const [at, part] of ['delivery', 'payment', 'details', 'details'].entries()) {
    document.querySelectorAll<HTMLElement>('[data-part="summary"] .ostrov-folded')[at]?.click()
    await waitFor(() =>
      expect(document.querySelector(`[data-part="${part}"]`)).toHaveAttribute('data-current'),
    )
  }
  // Whoever buys for a company reads that, too.
  await userEvent.click(findField('invoiceOnCompany'))
  fillField('company', 'Vlna s. r. o.')
  fillField('tin', '00000019')
  document.querySelector<HTMLElement>('[data-part="summary"] .ostrov-folded')?.click()
  await waitFor(() => expect(listLines()).toContain('Název firmy: Vlna s. r. o., IČO 00000019, Změnit'))
})

test('what was typed outlives the island, in memory alone', async () => {
  const { unmount } = await open()
  fillField('email', 'jana@example.cz')
  await waitFor(() => expect(findField('email')).toHaveValue('jana@example.cz'))
  const kept = [...keptDrafts]
  unmount()
  expect(kept).toEqual([])
  await waitFor(() =>
    expect([...keptDrafts].map(([draft]) => draft.values)).toMatchObject([{ email: 'jana@example.cz' }]),
  )
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])).not.toContain('jana')
})

test('the funnel is told step by step, each choice once', async () => {
  await open()
  await choose(/Kurýr DPD/)
  await choose(/Převodem/)
  const told = () => host.dataLayer?.flatMap(({ event }) => (event ? [event] : []))
  await expect.poll(told).toEqual(['begin_checkout', 'add_shipping_info', 'add_payment_info'])
  expect(host.dataLayer?.find(({ event }) => event === 'add_shipping_info')?.ecommerce).toMatchObject({
    shipping_tier: 'courier',
    currency: 'CZK',
    value: 22180,
    items: [{ item_id: 'iphone-16', item_brand: 'Apple', item_category: 'Telefony' }, { item_id: 'all' }],
  })
})

import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent as realUser } from 'vitest/browser'
import { writeRouteTable } from '#core/api/contract.ts'
import type { MarketCode } from '#core/market.ts'
import { readParams } from '#core/params/read-params.ts'
import { setReporter } from '#core/report.ts'
import { keptDrafts } from '#core/state/kept-drafts.ts'
import { COUNTIES } from '#kit/address/counties.ts'
import { navigation } from '#kit/link/navigation.ts'
import { fillField, findField } from '#testing/act-as-seller.tsx'
import type { Fixtures } from '#testing/fake-server.ts'
import { CUSTOMER, checkoutShop, createFakeCheckout } from '#testing/fixtures/checkout.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { d } from './details-messages.ts'
import { widget } from './index.ts'
import { o } from './order-messages.ts'

const FIRM = {
  name: 'Kavárna U Mostu, s. r. o.',
  address: 'Mostní 4',
  city: 'Brno',
  district: null,
  postcode: '602 00',
  vatn: 'CZ27074358',
}
const OTHER = { ...FIRM, name: 'Druhá, a. s.', address: 'Druhá 2', vatn: null }
const FIRMS: Readonly<Record<string, object>> = { '27074358': FIRM, '25123891': OTHER }

async function open(
  more: Fixtures = {},
  { market = 'cz', page }: { market?: MarketCode; page?: Record<string, unknown> } = {},
) {
  const rendered = renderWidget(widget, {
    market,
    ...(page && { page }),
    server: checkoutShop(createFakeCheckout(), {
      'place-search': ({ query }) => ({
        result: [
          { city: 'Praha', district: 'Praha 1', postcode: '11000' },
          { city: 'Brno', district: 'Brno-město', postcode: '60200' },
          { city: 'Cluj-Napoca', district: 'Cluj', postcode: '400001' },
          { city: 'București, Sector 3', district: 'București', postcode: '030011' },
        ].filter(({ city, postcode }) => `${city} ${postcode}`.includes(query.get('term') ?? '')),
      }),
      company: ({ args }) => FIRMS[args.number ?? ''] ?? { status: 404, body: { detail: 'Nenalezeno.' } },
      ...more,
    }),
  })
  await screen.findByRole('button', { name: o('submit') })
  const listAsked = (route: string) =>
    rendered.server.calls
      .filter(call => call.route === route)
      .map(({ args, query }) => args.number ?? query.get('term'))
  return { ...rendered, listAsked }
}

const findSearches = () => screen.findAllByRole('combobox', { name: /^(Vyhledat obec|Căutați localitatea)/ })
const read = (...names: readonly string[]) => names.map(name => findField(name).value)
const buyForFirm = async (): Promise<void> => userEvent.click(findField('invoiceOnCompany'))

beforeEach(() => setReporter(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '')
})

test('the place that is found fills in town, district and postcode of its own address, and they stay editable', async () => {
  const { listAsked } = await open()
  await userEvent.click(findField('hasOtherAddress'))
  await waitFor(async () => expect(await findSearches()).toHaveLength(2))
  const [billing, other] = await findSearches()
  await realUser.type(billing as HTMLElement, '110 00')
  await realUser.click(await screen.findByRole('option', { name: 'Praha, Praha 1, 110 00' }))
  await waitFor(() => expect(read('city', 'district', 'postcode')).toEqual(['Praha', 'Praha 1', '11000']))
  await realUser.type(other as HTMLElement, 'Brno')
  await realUser.click(await screen.findByRole('option', { name: /Brno-město/ }))
  await waitFor(() => expect(read('altCity', 'altPostcode')).toEqual(['Brno', '60200']))
  fillField('city', 'Plzeň')
  expect(read('city', 'altCity')).toEqual(['Plzeň', 'Brno'])
  // Slow keys are asked for by themselves.
  expect(listAsked('place-search').filter(asked => /^(?:11000|Brno)$/.test(asked ?? ''))).toEqual([
    '11000',
    'Brno',
  ])
})

test('a search that fails says only that the fields are filled in by hand', async () => {
  await open({ 'place-search': { status: 404, body: { detail: 'x' } } })
  const [billing] = await findSearches()
  await realUser.type(billing as HTMLElement, 'Brno')
  expect(await screen.findByText(/Vyhledávání teď nefunguje/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(billing).not.toBeRequired()
})

test('who buys for a firm says so first, and its number fills in what is still empty', async () => {
  const { listAsked } = await open()
  const order = findField('invoiceOnCompany').compareDocumentPosition(findField('email'))
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  fillField('city', 'Praha')
  await buyForFirm()
  fillField('tin', '27074359')
  fillField('tin', '270 74 358')
  expect((await screen.findAllByText(`Doplnili jsme údaje firmy ${FIRM.name}`))[0]).toBeVisible()
  expect(read('company', 'vatn', 'address', 'city', 'postcode')).toEqual([
    FIRM.name,
    FIRM.vatn,
    FIRM.address,
    'Praha',
    FIRM.postcode,
  ])
  expect(listAsked('company')).toEqual(['27074358'])
})

test('another number replaces what the first one filled in, and never what was typed', async () => {
  await open()
  await buyForFirm()
  fillField('tin', '27074358')
  await waitFor(() => expect(read('company')).toEqual([FIRM.name]))
  fillField('address', 'Moje 5')
  fillField('tin', '25123891')
  await waitFor(() => expect(read('company')).toEqual([OTHER.name]))
  expect(read('vatn', 'address')).toEqual(['', 'Moje 5'])
  fillField('tin', '26185610')
  await waitFor(() => expect(read('company', 'address')).toEqual(['', 'Moje 5']))
  expect(screen.queryByText(/Doplnili jsme/)).toBeNull()
})

test.each([
  [
    'cz',
    '26185610',
    '8 číslic, ostatní doplníme.',
    'Firmu jsme v rejstříku nenašli, vyplňte ji prosím ručně.',
  ],
  [
    'ro',
    'RO 14399840',
    'Între 2 și 10 cifre, restul completăm noi.',
    'Nu am găsit firma în registru, vă rugăm să completați datele manual.',
  ],
] as const)(
  'in %s a firm that the register does not know is told below its number',
  async (market, number, hint, told) => {
    await open({ company: { status: 404, body: { detail: 'x' } } }, { market })
    await buyForFirm()
    const tin = findField('tin')
    const readAround = () => tin.closest('.ostrov-field')?.textContent?.replaceAll('\u00a0', ' ')
    expect(tin).toHaveAccessibleDescription(hint)
    fillField('tin', number)
    await waitFor(() => expect(readAround()).toContain(told))
    fillField('tin', number.slice(0, -1))
    await waitFor(() => expect(readAround()).not.toContain(told))
  },
)

test.each([
  ['a number that nobody knows', { company: { status: 404, body: { detail: 'x' } } }],
  ['a register that refuses', { company: { status: 403, body: { detail: 'x' } } }],
])('%s raises no alarm and fills in nothing', async (_, more) => {
  const { listAsked } = await open(more)
  await buyForFirm()
  fillField('tin', '27074358')
  await waitFor(() => expect(listAsked('company')).toHaveLength(1))
  await new Promise(done => setTimeout(done, 50))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(read('company')).toEqual([''])
})

test('a site that has no register is not asked', async () => {
  const { company: _, ...routes } = writeRouteTable('/cz')
  const { server } = await open({}, { page: { routes } })
  const before = server.calls.length
  await buyForFirm()
  fillField('tin', '27074358')
  await new Promise(done => setTimeout(done, 100))
  expect(server.calls.slice(before).map(({ route }) => route)).not.toContain('company')
  expect(findField('tin'), 'nothing is promised').not.toHaveAccessibleDescription()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an address without a house number is refused beside its field, and nothing of it is lost', async () => {
  await open()
  await findSearches()
  await realUser.fill(findField('address'), 'Veveří')
  await realUser.tab()
  await waitFor(() => expect(findField('address')).toHaveAccessibleDescription(/Doplňte číslo domu/))
  expect(read('address')).toEqual(['Veveří'])
  fillField('address', 'Veveří 12')
  await waitFor(() => expect(findField('address')).not.toHaveAccessibleDescription(/číslo domu/))
})

test('what is looked over before the order stands as it was understood, whatever was pasted around it', async () => {
  await open()
  await findSearches()
  fillField('email', 'Jana Nováková <jana@example.cz>')
  fillField('phone', 'tel: 00420 602 123 456')
  fillField('city', 'Praha')
  fillField('postcode', 'cz-110 00')
  await userEvent.click(screen.getByRole('button', { name: o('submit') }))
  const lines = () =>
    [...document.querySelectorAll('.ostrov-checkout-paged .ostrov-step')].map(line =>
      line.textContent.replaceAll('\u00a0', ' '),
    )
  await waitFor(() =>
    expect(lines()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('jana@example.cz, +420 602 123 456'),
        expect.stringContaining('110 00 Praha'),
      ]),
    ),
  )
  expect(lines().join(' ')).not.toMatch(/Nováková|cz-/)
})

test('in Romania the county is chosen of a list, which a town fills in, too', async () => {
  await open({}, { market: 'ro' })
  expect(COUNTIES).toHaveLength(47)
  const county = findField('district')
  expect(county.tagName).toBe('SELECT')
  expect(county).toHaveAttribute('autocomplete', 'billing address-level1')
  expect(county.closest('.ostrov-field')?.textContent).not.toContain('opțional')
  const [billing] = await findSearches()
  await realUser.type(billing as HTMLElement, 'Cluj')
  await realUser.click(await screen.findByRole('option', { name: /Cluj-Napoca/ }))
  await waitFor(() => expect(read('city', 'district')).toEqual(['Cluj-Napoca', 'Cluj']))
  await realUser.clear(billing as HTMLElement)
  await realUser.type(billing as HTMLElement, '030011')
  await realUser.click(await screen.findByRole('option', { name: /^București, Sector 3/ }))
  await waitFor(() => expect(read('city', 'district')).toEqual(['București', 'Sector 3']))
})

test('a county that was once written freely is still shown', async () => {
  const last = {
    address: 'Lungă 1',
    city: 'Brașov',
    district: 'jud. Brașov',
    postcode: '500001',
    phone: null,
  }
  const known = {
    authenticated: true,
    first_name: 'Ion',
    last_name: 'Pop',
    phone: null,
    e_mail: 'i@example.ro',
  }
  await open(
    { 'active-user': { ...known, last_address: last } },
    { market: 'ro', page: { user: { authenticated: true } } },
  )
  await waitFor(() => expect(read('district')).toEqual(['jud. Brașov']))
})

test('a county that contradicts its postcode is asked about, and no server is told the postcode', async () => {
  const { listAsked } = await open({}, { market: 'ro' })
  const hint = () => screen.queryByRole('button', { name: /Codul poștal aparține/ })
  await findSearches()
  fillField('district', 'Cluj')
  fillField('postcode', '400 001')
  await expect.poll(() => read('postcode')).toEqual(['400 001'])
  expect(hint()).toBeNull()
  fillField('postcode', '030011')
  await waitFor(() => expect(hint()?.textContent).toMatch(/aparține de Sector.3/))
  expect(findField('district')).toHaveAccessibleDescription(/Sector.3/)
  await userEvent.click(hint() as HTMLElement)
  expect(read('district')).toEqual(['Sector 3'])
  await waitFor(() => expect(hint()).toBeNull())
  fillField('postcode', '400114')
  await waitFor(() => expect(hint()?.textContent).toMatch(/aparține de.Cluj/))
  expect(listAsked('place-search')).toEqual([])
})

test('a county that contradicts its postcode holds the order back once, which is said at its field', async () => {
  const goTo = vi.spyOn(navigation, 'goTo').mockImplementation(() => {})
  const { server } = await open({}, { market: 'ro' })
  await findSearches()
  for (const name of [/Kurýr DPD/, /Převodem/])
    await userEvent.click((await screen.findAllByRole('radio', { name }))[0] as HTMLElement)
  const typed = { ...CUSTOMER, phone: '0721 234 567', district: 'Argeș', postcode: '400001' }
  for (const [name, value] of Object.entries(typed)) fillField(name, value)
  await userEvent.click(findField('terms'))
  const send = async () => {
    const submit = screen.getByRole('button', { name: o('submit') })
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(submit)
  }
  const countSent = () => server.calls.filter(({ route }) => route === 'finish-order').length
  await send()
  await waitFor(() => expect(findField('district')).toHaveFocus())
  expect(findField('district')).toHaveAccessibleDescription(
    /^Încă nu am trimis nimic: .*aparține de.Cluj\. .* trimiteți din nou/,
  )
  expect(findField('district'), 'it may be right').not.toHaveAttribute('aria-invalid')
  expect(countSent()).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: /^Schimbați în.Cluj$/ }))
  expect(read('district')).toEqual(['Cluj'])
  expect(screen.queryByText(/Încă nu am trimis nimic/)).toBeNull()
  await send()
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
  expect(countSent()).toBe(1)
})

/** The page is read anew: of what was typed its memory knows nothing. */
async function reload({ unmount }: Awaited<ReturnType<typeof open>>) {
  unmount()
  await new Promise(resolve => setTimeout(resolve, 50))
  const { timeOrigin } = performance
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(timeOrigin + 1)
  return open()
}

test('who typed before a reload is told that nothing of it is kept, until they type again', async () => {
  const opened = await open()
  fillField('email', 'jana@example.cz')
  expect(screen.queryByText(d('emptied'))).toBeNull()
  await reload(await reload(opened))
  expect(JSON.stringify(history.state)).not.toContain('jana')
  expect(read('email')).toEqual([''])
  const [note] = document.querySelectorAll('[data-part="details"] > .ostrov-note')
  expect(note).toHaveTextContent(d('emptied').replaceAll('\u00a0', ' '))
  const readNews = () => document.querySelector('body > [role=status]')?.textContent ?? ''
  await waitFor(() => expect(readNews()).toContain('Co jste vyplnili'))
  await userEvent.click(findField('terms'))
  expect(note).toBeVisible()
  fillField('email', 'jana@example.cz')
  await waitFor(() => expect(note).not.toBeInTheDocument())
  // Nor is it there for who walks through the page.
  await waitFor(() => expect(readNews()).not.toContain('Co jste vyplnili'))
})

test('who had typed nothing is told nothing after a reload', async () => {
  const opened = await open()
  await userEvent.click(findField('terms'))
  await reload(opened)
  expect(screen.queryByText(d('emptied'))).toBeNull()
})

test('who finds what they typed is not told that it is gone', async () => {
  const { unmount } = await open()
  fillField('email', 'jana@example.cz')
  unmount()
  await waitFor(() => expect(keptDrafts.size).toBe(1))
  const View = widget.View as (island: object) => ReactNode
  render(
    <div className="ostrov">
      <View {...{ params: readParams(widget.params, new Map()).values }} />
    </div>,
  )
  await waitFor(() => expect(read('email')).toEqual(['jana@example.cz']))
  expect(screen.queryByText(d('emptied'))).toBeNull()
})

import { act, configure, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Checkout, createCheckout } from '#core/checkout/checkout.ts'
import { defineParams } from '#core/params/define-params.ts'
import { setReporter } from '#core/report.ts'
import { defineWidget } from '#core/widget.ts'
import { createPlaceSearch } from '#kit/places/place-search.ts'
import { useModel } from '#kit/react/use-model.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { checkoutShop, createFakeCheckout } from '#testing/fixtures/checkout.ts'
import { ALL_WAYS, DELIVERY_SHOP, EXPRESS, SLOTS, STORES } from '#testing/fixtures/delivery.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { messages } from '../messages.ts'
import { DeliveryStep } from './delivery-step.tsx'

let checkout: Checkout

/** Takes the island out of the page, or puts it in again. */
let place: (isThere: boolean) => void

function Step(): ReactNode {
  const [isThere, setThere] = useState(true)
  place = setThere
  return isThere && <Placed />
}
function Placed(): ReactNode {
  checkout = useModel(createCheckout)
  return <DeliveryStep checkout={checkout} />
}
const widget = defineWidget({ params: defineParams({}), messages, View: Step, when: 'load' })

function show(more: Fixtures = {}, page: Record<string, unknown> = {}) {
  const rendered = renderWidget(widget, {
    page,
    server: { ...checkoutShop(createFakeCheckout()), ...DELIVERY_SHOP, ...more },
  })
  const listCalls = (route: string) => rendered.server.calls.filter(call => call.route === route)
  return { ...rendered, listCalls }
}

const radio = (name: string | RegExp) => screen.findByRole('radio', { name })
const press = async (name: string | RegExp): Promise<void> => userEvent.click(await radio(name))
/** The line that a part is folded to. */
const lineOf = (part: string, value: string) =>
  screen.findByRole('button', { name: new RegExp(`^${part}\\s*:\\s*${value}`) })
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ')
/** All that a card says. */
const say = async (name: string | RegExp) => plain((await radio(name)).closest('label')?.textContent)

// What is there at all is there soon.
configure({ asyncUtilTimeout: 3000 })

beforeEach(() => {
  setReporter(() => {})
  localStorage.clear()
})

test('CO-040 each delivery tells its price, when it comes, and what is missing to have it for nothing', async () => {
  show()
  await waitFor(async () =>
    expect(await say(/^Zásilkovna, 79\sKč/)).toContain(
      'Nejdřív: pondělí 23. 11. Ještě 2 820 Kč a je zdarma.',
    ),
  )
  expect(await radio('Vyzvednutí v prodejně, zdarma')).toBeEnabled()
  expect(await radio('Kurýr DPD, 129\u00a0Kč')).toHaveAccessibleDescription('Nejdřív: zítra')
})

test('what is missing to have several for nothing is said once above them, and on each where it differs', async () => {
  const offer = (courierFrom: string) => ({
    deliveries: ALL_WAYS.map(way => (way.code === 'courier' ? { ...way, free_from: courierFrom } : way)),
  })
  const { server } = show({ deliveries: offer('25000.00') })
  const all = () => plain(screen.getByRole('group').textContent)
  await radio(/^Zásilkovna/)
  await waitFor(() => expect(all()).toContain('dostat?Do dopravy zdarma zbývá 2 820 Kč.'))
  expect(all().match(/2 820 Kč/g)).toHaveLength(1)
  server.change({ deliveries: offer('26000.00') })
  await act(() => checkout.deliveries.refetch())
  await waitFor(async () => expect(await say(/^Kurýr DPD/)).toContain('Ještě 3 820 Kč a je zdarma.'))
  expect(await say(/^Zásilkovna/)).toContain('Ještě 2 820 Kč a je zdarma.')
  expect(all()).not.toContain('Do dopravy zdarma zbývá')
})

test('CO-053 the express courier is with the customer within an hour', async () => {
  show()
  expect(await radio(/^Liftago/)).toHaveAccessibleDescription('U vás do 1 hodiny')
})

test('a chosen delivery folds to a line that opens it again, with the focus on what was chosen', async () => {
  show()
  await press(/^Kurýr DPD/)
  const line = await lineOf('Doprava', 'Kurýr DPD, 129.Kč')
  expect(screen.queryByRole('radio')).toBeNull()
  await userEvent.click(line)
  expect(await radio(/^Kurýr DPD/)).toBeChecked()
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Kurýr DPD/ })).toHaveFocus())
})

test('CO-041 who looks for another way is shown all, with the reason why the cart can not have it', async () => {
  show()
  await radio(/^Zásilkovna/)
  expect(screen.queryByRole('radio', { name: /velkých/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ukázat i další způsoby dopravy' }))
  const big = await radio(/velkých zásilek/)
  expect(big).toBeDisabled()
  expect(big).toHaveAccessibleDescription('Jen pro zásilky nad 30 kg.')
  expect(screen.getAllByRole('radio')).toHaveLength(ALL_WAYS.length + 1)
})

test('where there is no other way, none is promised', async () => {
  show({ deliveries: { deliveries: ALL_WAYS, has_others: false } })
  await radio(/^Zásilkovna/)
  expect(screen.queryByRole('button', { name: 'Ukázat i další způsoby dopravy' })).toBeNull()
})

test('where no way is left, it says so and leaves nobody alone', async () => {
  show({ deliveries: { deliveries: [] } })
  expect(await screen.findByText(/Zavolejte nám prosím/)).toBeVisible()
})

test('deliveries that do not come can be asked for again', async () => {
  const { server } = show({ deliveries: { status: 400, body: {} } })
  expect(await screen.findByText(/Způsoby dopravy se nepodařilo načíst/)).toBeVisible()
  server.change({ deliveries: { deliveries: ALL_WAYS } })
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  expect(await radio(/^Zásilkovna/)).toBeVisible()
})

test('CO-044 VA-055 places are searched for with a limit, a postcode without its space, and one is chosen', async () => {
  const { listCalls } = show()
  await press(/^Zásilkovna/)
  await radio(/^Z-BOX Dlouhá/)
  expect(Object.fromEntries(listCalls('dispensing-places')[0]?.query ?? [])).toEqual({ limit: '10' })
  await userEvent.fill(screen.getByRole('searchbox'), '110 00')
  await waitFor(() =>
    expect(listCalls('dispensing-places').at(-1)?.query.toString()).toBe('search=11000&limit=10'),
  )
  await userEvent.click(await radio(/^Trafika/))
  expect(await lineOf('Výdejní místo', 'Trafika U Kašny, Kozí 12, 110.00 Praha 1')).toBeVisible()
  expect(checkout.choice.value.place?.id).toBe('1002')
  expect(checkout.missing.value).toEqual(['payment'])
})

test('a place tells in words when it is open, what is otherwise soon, how full it is, how one pays and why not', async () => {
  show()
  await press(/^Zásilkovna/)
  expect(await say(/^Z-BOX/)).toContain(
    'K vyzvednutí: pondělí 23. 11. Otevřeno nonstop Samoobslužný box. Platba na místě jen kartou',
  )
  expect(await say(/^Trafika/)).toContain('Teď otevřeno, do 18:00 úterý 24. 11.: zavřeno Téměř plné')
  expect(await say(/^Papírnictví/)).toContain('Teď zavřeno. Otevírá: dnes 13:00')
  expect(await say(/^Papírnictví/)).toContain('Platba na místě jen hotově')
  expect(await say(/^Květiny/)).toContain('Místo je plné.')
  expect(await radio(/^Květiny/)).toBeDisabled()
})

test('only what is open now is shown on wish', async () => {
  show()
  await press(/^Zásilkovna/)
  await radio(/^Papírnictví/)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Jen teď otevřená' }))
  await waitFor(() => expect(screen.queryByRole('radio', { name: /^Papírnictví/ })).toBeNull())
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(0)
})

test('the place that was chosen the last time stands first, by its id alone', async () => {
  const { unmount } = show()
  await press(/^Zásilkovna/)
  await press(/^Papírnictví/)
  await lineOf('Výdejní místo', 'Papírnictví')
  expect({ ...localStorage }).toEqual({ 'ostrov:last-place:cz:packeta': '1004' })
  unmount()
  show()
  await press(/^Zásilkovna/)
  await screen.findByText('Naposledy vybrané')
  expect(screen.getAllByRole('radio')[0]).toHaveAccessibleName('Papírnictví')
})

/** A checkout whose server knows that Zásilkovna was chosen, as after a reload. */
function reload(more: Fixtures = {}) {
  const shop = createFakeCheckout()
  shop.select({ type_delivery_code: 'packeta', type_payment: null })
  return show({ ...checkoutShop(shop), ...DELIVERY_SHOP, ...more })
}
const CHOSEN_LAST = 'ostrov:last-place:cz:packeta'

test('after a reload the place is chosen again, and what is chosen is not told back', async () => {
  localStorage.setItem(CHOSEN_LAST, '1004')
  const { listCalls } = reload()
  await lineOf('Výdejní místo', 'Papírnictví')
  expect(checkout.missing.value).toEqual(['payment'])
  expect(checkout.isRestoring.value).toBe(false)
  expect(listCalls('select-payment')).toEqual([])
})

test.each([
  ['that is full now', '1003'],
  ['that is gone', '999'],
])('after a reload a place %s is not chosen again', async (_, id) => {
  localStorage.setItem(CHOSEN_LAST, id)
  reload()
  await lineOf('Doprava', 'Zásilkovna')
  await waitFor(() => expect(checkout.isRestoring.value).toBe(false))
  expect(checkout.choice.value.place).toBeNull()
  expect(await radio(/^Papírnictví/)).not.toBeChecked()
})

test('nobody waits for long for what the browser remembers', async () => {
  localStorage.setItem(CHOSEN_LAST, '1004')
  reload({ 'dispensing-places': 'hang' })
  await waitFor(() => expect(checkout.isRestoring.value).toBe(true))
  await waitFor(() => expect(checkout.isRestoring.value).toBe(false), { timeout: 4000 })
  expect(checkout.choice.value.place).toBeNull()
})

test('a late answer to an earlier search never takes the place of a later one', async () => {
  const slow = { count: 1, places: [] }
  show({
    'dispensing-places': call =>
      call.query.get('search') === 'kozí'
        ? { body: slow, delay: 800 }
        : ((DELIVERY_SHOP['dispensing-places'] as (given: typeof call) => object)(call) as never),
  })
  await press(/^Zásilkovna/)
  await radio(/^Z-BOX/)
  const field = screen.getByRole('searchbox')
  await userEvent.fill(field, 'kozí')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(field, 'rybná')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
  await new Promise(resolve => setTimeout(resolve, 1000))
  expect(screen.getByRole('radio', { name: 'Papírnictví' })).toBeVisible()
})

test('what is typed is searched for, though the list is narrowed or first read before the pause is over', async () => {
  const { listCalls } = show()
  await press(/^Zásilkovna/)
  await radio(/^Z-BOX Dlouhá/)
  await userEvent.fill(screen.getByRole('searchbox'), '110 00')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Jen teď otevřená' }))
  await waitFor(() =>
    expect(listCalls('dispensing-places').at(-1)?.query.toString()).toBe('search=11000&limit=200'),
  )
  const search = createPlaceSearch('packeta')
  search.type('602 00')
  onTestFinished(search.mount())
  await waitFor(() =>
    expect(listCalls('dispensing-places').at(-1)?.query.toString()).toBe('search=60200&limit=10'),
  )
})

test('a search that finds nothing says what to try, and keeps what was typed', async () => {
  show()
  await press(/^Zásilkovna/)
  await radio(/^Z-BOX/)
  await userEvent.fill(screen.getByRole('searchbox'), 'Nikde')
  expect(await screen.findByText(/Zkuste i větší obec/)).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('Nikde')
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
})

test('CO-042 CO-043 CO-052 a store where all of it lies is ready in 30 minutes; all others tell when', async () => {
  show()
  await press(/^Vyzvednutí/)
  expect(await radio('Prodejna Anděl')).toHaveAccessibleDescription(/K vyzvednutí za 30 minut/)
  expect(screen.queryByRole('radio', { name: 'Prodejna Brno' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ukázat všechny prodejny' }))
  expect(await say('Prodejna Brno')).toContain('K vyzvednutí: úterý 24. 11.')
  await press('Prodejna Anděl')
  expect(await lineOf('Prodejna', 'Prodejna Anděl')).toBeVisible()
})

test('what lies in a closed store is ready from its opening, and not while it is closed', async () => {
  const open = (from: string, to: string) =>
    [1, 2, 3, 4, 5, 6, 7].map(day => ({ day, hours: [{ from, to }] }))
  const [store] = STORES
  const places = [
    { ...store, id: 'a', name: 'Ráno', opening_hours: open('13:00', '20:00') },
    { ...store, id: 'b', name: 'Zavíráme', opening_hours: open('09:00', '11:10') },
  ]
  show({ 'delivery-places': { count: 2, places } })
  await press(/^Vyzvednutí/)
  expect(await say('Ráno')).toContain('K vyzvednutí: dnes od 13:00 Teď zavřeno')
  expect(await say('Zavíráme')).toContain('K vyzvednutí: zítra od 9:00')
  for (const name of ['Ráno', 'Zavíráme']) expect(await say(name)).not.toContain('30 minut')
})

test('CO-045 the hours of the evening courier stand by days, the full ones can not be chosen', async () => {
  show()
  await press(/^Večerní kurýr/)
  expect(await radio('zítra')).toBeChecked()
  expect(await radio('17:00–19:00')).toBeDisabled()
  await press(/^pondělí/)
  await press(/^17:00–19:00, 49/)
  expect(plain((await lineOf('Čas doručení', '')).textContent)).toContain('pondělí 23. 11. 17:00–19:00')
  expect(checkout.choice.value.timeslot?.id).toBe('c')
})

test('where all hours are taken, another delivery is advised', async () => {
  const timeslots = SLOTS.map(slot => ({ ...slot, is_available: false }))
  show({ 'atc-delivery': { is_available: true, timeslots } })
  await press(/^Večerní kurýr/)
  expect(await screen.findByText(/Všechny časy jsou obsazené/)).toBeVisible()
})

async function fillAddress(postcode: string): Promise<void> {
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Ulice a číslo' }), 'Korunní 12')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Obec' }), 'Praha')
  await userEvent.fill(screen.getByRole('textbox', { name: 'PSČ' }), postcode)
}

test('CO-046 CO-047 the express courier is asked for with an address, and answers with its price and hours', async () => {
  const { listCalls } = show()
  await press(/^Liftago/)
  await fillAddress('120 00')
  await userEvent.keyboard('{Enter}')
  await press('11:30–12:30')
  expect(listCalls('liftago-check').map(({ body }) => body)).toEqual([
    {
      store_seo_name: null,
      delivery_address: {
        delivery_address: 'Korunní 12',
        delivery_city: 'Praha',
        delivery_postcode: '12000',
      },
    },
  ])
  expect(await lineOf('Adresa doručení', 'Korunní 12, Praha')).toBeVisible()
  expect(screen.getByText('Kurýr na tuto adresu přijede, doprava stojí 249 Kč.')).toBeVisible()
  expect(checkout.choice.value.timeslot?.id).toBe('now')
  expect(checkout.expressAddress.value?.delivery_city).toBe('Praha')
})

test('who is signed in need not type where their last order went', async () => {
  const last_address = { address: 'Korunní 12', city: 'Praha', postcode: '12000' }
  show({ 'active-user': { authenticated: true, last_address } }, { user: { authenticated: true } })
  await press(/^Liftago/)
  const street = await screen.findByRole('textbox', { name: 'Ulice a číslo' })
  await waitFor(() => expect(street).toHaveValue('Korunní 12'))
  expect(screen.getByRole('textbox', { name: 'PSČ' })).toHaveValue('12000')
})

test('a wrong address is not sent: its field says what is wrong, and has the focus', async () => {
  const { listCalls } = show()
  await press(/^Liftago/)
  await fillAddress('99')
  screen.getByRole('textbox', { name: 'Ulice a číslo' }).focus()
  await userEvent.keyboard('{Enter}')
  const field = screen.getByRole('textbox', { name: 'PSČ' })
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(listCalls('liftago-check')).toEqual([])
})

test('where the courier does not go, it says why, and the address stays to be changed', async () => {
  const { server } = show({
    'liftago-check': { is_available: false, reason: 'Mimo Prahu nejezdíme.', timeslots: [] },
  })
  await press(/^Liftago/)
  await fillAddress('602 00')
  await userEvent.click(screen.getByRole('button', { name: 'Ověřit adresu' }))
  expect(await screen.findByText('Mimo Prahu nejezdíme.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Ulice a číslo' })).toHaveValue('Korunní 12')
  expect(checkout.expressAddress.value).toBeNull()
  server.change({ 'liftago-check': EXPRESS })
  await userEvent.click(screen.getByRole('button', { name: 'Ověřit adresu' }))
  expect(await radio('11:30–12:30')).toBeVisible()
})

test('by the keyboard alone: arrows walk through deliveries and leave them open, Enter goes on to the places', async () => {
  show()
  ;(await radio(/^Zásilkovna/)).focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(checkout.choice.value.delivery?.code).toBe('dpd-pickup'))
  await waitFor(() => expect(screen.getByRole('radio', { name: /^DPD Pickup/ })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
})

test('another delivery takes back the place that was chosen for the former', async () => {
  show()
  await press(/^Zásilkovna/)
  await press(/^Z-BOX/)
  await userEvent.click(await lineOf('Doprava', 'Zásilkovna'))
  await press(/^DPD Pickup/)
  expect(checkout.choice.value.place).toBeNull()
  const list = within(await screen.findByRole('group', { name: 'Kde si zásilku vyzvednete?' }))
  for (const one of await list.findAllByRole('radio')) expect(one).not.toBeChecked()
})

test('F05 F06 what the shop has against an address beside its fields is told with it', async () => {
  show({ 'liftago-check': { status: 400, body: { non_field_errors: ['Dnes už nikdo nejede.'] } } })
  await press(/^Liftago/)
  await fillAddress('602 00')
  await userEvent.click(screen.getByRole('button', { name: 'Ověřit adresu' }))
  expect(await screen.findByText(/Adresu se nepodařilo ověřit\. Dnes už nikdo nejede\./)).toBeVisible()
})

test('a typed address outlives the part that it was typed in, in memory alone', async () => {
  show()
  await press(/^Liftago/)
  await fillAddress('120 00')
  act(() => place(false))
  expect(screen.queryByRole('textbox')).toBeNull()
  act(() => place(true))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Ulice a číslo' })).toHaveValue('Korunní 12'),
  )
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Korunní')
})

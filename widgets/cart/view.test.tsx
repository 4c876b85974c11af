import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cart } from '#core/cart/cart.ts'
import { words } from '#core/intl/words.ts'
import { setReporter } from '#core/report.ts'
import { t as line } from '#kit/cart/line-messages.ts'
import { t as goods } from '#kit/cart/missing-goods-messages.ts'
import { t as extra } from '#kit/extras/extras-messages.ts'
import { t as pay } from '#kit/instalments/pay-messages.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import {
  CABLE_BESIDE,
  CART_PACKAGES,
  createFakeCart,
  describeCart,
  serveCart,
} from '#testing/fixtures/cart.ts'
import { INSTALMENTS } from '#testing/fixtures/instalments.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { t } from './messages.ts'
import { t as more } from './more-messages.ts'

const PHONE = 'Apple iPhone 16 128\u00a0GB'
const params = { goodsUrl: '/cz/zbozi/', checkoutUrl: '/cz/pokladna/' }

let shop: ReturnType<typeof createFakeCart>

const show = (more: Fixtures = {}) => renderWidget(widget, { params, server: serveCart(shop, more) })
/** A package with what can be added to it, which is opened as a visitor would. */
const findPackage = async (name: string) => {
  const one = within((await screen.findByRole('link', { name })).closest('li') ?? document.body)
  const extras = one.queryByText(/^Přidat\s/, { selector: 'details:not([open]) > summary *' })
  if (extras) await userEvent.click(extras)
  return one
}

/** As queries read it: each space is a plain one. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

beforeEach(() => {
  setReporter(() => {})
  shop = createFakeCart()
})

test('CT-002 CT-004 CT-005 CT-006 CT-027 each package shows its insurance, warranty and accessories, and all cost their total', async () => {
  show()
  const phone = await findPackage(PHONE)
  expect(phone.getByRole('group', { name: extra('insurance') })).toBeVisible()
  expect(phone.getAllByRole('checkbox').map(box => box.parentElement?.textContent)).toEqual([
    'Pojištění na rok (+1\u00a0190\u00a0Kč)',
    'Ochrana displeje (+690\u00a0Kč)',
    'Rok navíc v servisech výrobce (+1\u00a0290\u00a0Kč)',
    'Bonus až 6\u00a0297\u00a0Kč za staré zařízení',
  ])
  expect(plain(phone.getByRole('combobox', { name: extra('warranty') }).textContent)).toContain(
    'Celkem 48 měsíců (+1 490 Kč)',
  )
  await userEvent.click(phone.getByText(more('accessories')))
  expect(phone.getByRole('button', { name: more('addOne', { name: 'Obal' }) })).toBeVisible()
  expect(screen.getByText('21 488 Kč')).toBeVisible()
})

test('CT-029 a quantity is changed by button, by key and by typing, and the total follows at once', async () => {
  const { server } = show({ 'change-package-product': 'hang' })
  const cable = await findPackage('Kabel USB-C')
  const field = cable.getByRole('textbox', { name: line('quantity', { name: 'Kabel USB-C' }) })
  await userEvent.click(cable.getByRole('button', { name: line('more', { name: 'Kabel USB-C' }) }))
  expect(field).toHaveValue('3')
  expect(screen.getByText('21 737 Kč')).toBeVisible()
  await userEvent.type(field, '{ArrowDown}')
  expect(field).toHaveValue('2')
  await userEvent.clear(field)
  await userEvent.type(field, '12')
  expect(screen.getByText('21 488 Kč')).toBeVisible()
  await userEvent.tab()
  expect(screen.getByText('23 978 Kč')).toBeVisible()
  expect(server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { quantity: 3 },
  ])
})

test.each(['', 'dva', '-1', '1.5'])('%j is no quantity, and the last one comes back', async typed => {
  const { server } = show()
  const field = (await findPackage('Kabel USB-C')).getByRole('textbox')
  await userEvent.clear(field)
  if (typed) await userEvent.type(field, typed)
  await userEvent.tab()
  expect(field).toHaveValue('2')
  expect(server.calls.every(({ method }) => method === 'GET')).toBe(true)
})

test('what the checkout will take off is told below the total, which stays what it is', async () => {
  const shop = createFakeCart()
  show({
    'cart-packages': {
      ...shop.read(),
      coming_discounts: [{ name: 'Velký nákup: 3 % dolů', amount: '4798.00' }],
    },
  })
  const told = await screen.findByText(/^V pokladně ještě odečteme/)
  expect(told.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'V pokladně ještě odečteme 4 798 Kč (Velký nákup: 3 % dolů).',
  )
})

test('none of a product takes it out, with the way back', async () => {
  show()
  const field = (await findPackage('Kabel USB-C')).getByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, '0{Enter}')
  expect(await screen.findByRole('button', { name: goods('undo') })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: goods('undo') }))
  expect((await findPackage('Kabel USB-C')).getByRole('textbox')).toHaveValue('2')
})

test('more than there are in stock can not be asked for, and that is said', async () => {
  const { server } = show()
  const phone = await findPackage(PHONE)
  await userEvent.clear(phone.getByRole('textbox'))
  await userEvent.type(phone.getByRole('textbox'), '50{Enter}')
  expect(phone.getByRole('textbox')).toHaveValue('3')
  expect(plain(phone.getByText(/^Skladem máme jen/).textContent)).toBe('Skladem máme jen 3 kusy.')
  const more = phone.getByRole('button', { name: line('more', { name: PHONE }) })
  expect(more).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(sentBy(server)).toHaveLength(1))
  const before = server.calls.length
  await userEvent.click(more)
  expect(server.calls).toHaveLength(before)
})

const sentBy = (server: { calls: readonly { route: string; method: string; body?: unknown }[] }) =>
  server.calls.filter(({ method }) => method !== 'GET').map(({ route, body }) => [route, body])

test('CT-030 CT-031 CT-035 CT-036 insurance and warranties are chosen in the cart', async () => {
  const { server } = show()
  const phone = await findPackage(PHONE)
  await userEvent.click(phone.getByRole('checkbox', { name: /^Pojištění/ }))
  await waitFor(() => expect(shop.read().packages[0]?.total).toBe('22180.00'))
  await userEvent.selectOptions(phone.getByRole('combobox'), '36')
  await waitFor(() => expect(shop.read().packages[0]?.total).toBe('23170.00'))
  await userEvent.click(phone.getByRole('checkbox', { name: /^Rok navíc/ }))
  await waitFor(() => expect(shop.read().packages[0]?.total).toBe('24460.00'))
  await userEvent.click(phone.getByRole('checkbox', { name: /^Rok navíc/ }))
  await waitFor(() => expect(shop.read().packages[0]?.total).toBe('23170.00'))
  // What is chosen while an answer is on its way goes along with what it is about.
  for (const [route, body] of [
    ['change-package-product', { selected_insurance_ids: ['all'] }],
    ['change-package-product', { warranty_month_value: 36 }],
    ['add-prolong-warranty', { code: 'maker' }],
    ['remove-prolong-warranty', {}],
  ])
    expect(sentBy(server)).toContainEqual([route, expect.objectContaining(body as object)])
})

test('extras are one line that says what there is, then what was added of it, and what still can be', async () => {
  show()
  const folded = await screen.findByText(/^Přidat\spojištění/)
  expect(plain(folded.textContent)).toBe('Přidat pojištění, delší záruku nebo bonus za staré zařízení')
  expect(screen.getByRole('checkbox', { name: /^Pojištění/ })).not.toBeVisible()
  await userEvent.click(folded)
  await userEvent.click(screen.getByRole('checkbox', { name: /^Pojištění/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Bonus až/ }))
  const line = screen.getByText(/^Máte/)
  expect(plain(line.textContent)).toBe('Máte pojištění a bonus za staré zařízení. Přidat delší záruku')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: extra('warranty') }), '36')
  expect(plain(screen.getByText(/^Máte/).textContent)).toMatch(/delší záruku a bonus za staré zařízení\.$/)
  await waitFor(() => expect(shop.read().packages[0]?.bonus_buyout?.is_selected).toBe(true))
})

test('extras of which one was chosen are in sight', async () => {
  shop.change('7', { warranty_month_value: 36 })
  show()
  expect(await screen.findByRole('checkbox', { name: /^Pojištění/ })).toBeVisible()
})

test('CT-033 CT-034 DS-017 the bonus says its most, is taken off the total at once, and is given back', async () => {
  const { server } = show({ 'add-bonus-buyout': 'hang' })
  const phone = await findPackage(PHONE)
  const bonus = phone.getByRole('checkbox', { name: /^Bonus až/ })
  expect(bonus).toHaveAccessibleDescription(/až 30\s%/)
  await userEvent.click(bonus)
  expect(bonus).toBeChecked()
  expect(screen.getByText('15 191 Kč')).toBeVisible()
  await waitFor(() => expect(sentBy(server)).toEqual([['add-bonus-buyout', { buyout_product: null }]]))
})

test('CT-034 a bonus that is taken is given back', async () => {
  shop.setBonus('7', true)
  const { server } = show()
  const phone = await findPackage(PHONE)
  await userEvent.click(phone.getByRole('checkbox', { name: /^Bonus až/ }))
  await waitFor(() => expect(shop.read().packages[0]?.total).toBe('20990.00'))
  expect(sentBy(server)).toEqual([['remove-bonus-buyout', {}]])
})

test('a package says what its sum consists of, and so does the cart; a bonus makes the total provisional', async () => {
  const { server } = show()
  const phone = await findPackage(PHONE)
  const read = (list: ParentNode | null | undefined) =>
    [...(list?.querySelectorAll('dt, dd') ?? [])].map(cell => plain(cell.textContent))
  const summary = () => document.querySelector('.ostrov-cart-side')
  const parts = () => read(phone.getByRole('group', { name: extra('insurance') }).closest('li'))
  expect([parts(), read(summary())]).toEqual([[], []])
  await userEvent.click(phone.getByRole('checkbox', { name: /^Pojištění/ }))
  await userEvent.selectOptions(phone.getByRole('combobox', { name: extra('warranty') }), '36')
  expect(parts()).toEqual([
    ...['Apple iPhone 16 128 GB', '20 990 Kč', 'Pojištění na rok', '1 190 Kč'],
    ...['Záruka na 36 měsíců', '990 Kč'],
  ])
  expect(read(summary())).toEqual(['Zboží', '21 488 Kč', 'Pojištění a záruky', '2 180 Kč'])
  expect(summary()?.textContent).not.toContain('Předběžně')
  await userEvent.click(phone.getByRole('checkbox', { name: /^Bonus až/ }))
  expect(parts().slice(-2)).toEqual(['Bonus za staré zařízení', 'až −6 297 Kč'])
  expect(read(summary()).slice(-2)).toEqual(['Bonus za staré zařízení', 'až −6 297 Kč'])
  const line = phone.getByRole('group', { name: extra('insurance') }).closest('li')
  expect(plain(line?.querySelector('.ostrov-cart-sum')?.textContent ?? '')).toBe('od 16 873 Kč')
  expect(summary()?.textContent).toMatch(
    /Celkem\sod\s17\s371\sKčBez\sbonusu\s23\s668\sKč\.Pokračovat k objednávceVčetně\sDPH\.\sPředběžně, než/,
  )
  await waitFor(() =>
    expect(sentBy(server).at(-1)?.[0], 'nothing is left for the next test').toBe('add-bonus-buyout'),
  )
})

test('how much an old device brings is found out in the buy-back, which opens beside the cart', async () => {
  renderWidget(widget, { params: { ...params, buybackUrl: '/cz/vykup/' }, server: serveCart(shop) })
  const phone = await findPackage(PHONE)
  const link = await phone.findByRole('link', { name: /^Kolik\sza\sněj\sdostanete.*\(nová\skarta\)$/ })
  expect(link).toHaveAttribute('href', '/cz/vykup/')
  expect(link).toHaveAttribute('target', '_blank')
})

test('where a discount code is typed is said in the summary', async () => {
  show()
  expect(await screen.findByText('Slevový kód zadáte v pokladně.')).toBeVisible()
})

test('DS-017 an editor says another most of the bonus', async () => {
  renderWidget(widget, { params: { ...params, bonusPercent: 25 }, server: serveCart(shop) })
  const phone = await findPackage(PHONE)
  const bonus = phone.getByRole('checkbox', { name: /^Bonus až/ })
  expect(bonus).toHaveAccessibleDescription(/až 25\s%/)
  expect(bonus, 'the amount is as many per cent').toHaveAccessibleName(/^Bonus až 5\s247\sKč/)
  await userEvent.click(bonus)
  await waitFor(() => expect(bonus, 'what the server takes off').toHaveAccessibleName(/6\s297\sKč/))
  expect(bonus).toHaveAccessibleDescription(/až 30\s%/)
})

test('DS-017 no editor says more than the server takes off', async () => {
  renderWidget(widget, { params: { ...params, bonusPercent: 50 }, server: serveCart(shop) })
  const bonus = (await findPackage(PHONE)).getByRole('checkbox', { name: /^Bonus až 6\s297\sKč/ })
  expect(bonus).toHaveAccessibleDescription(/až 30\s%/)
})

test('CT-009 a package is paid in instalments, on the store or online, and at once again', async () => {
  const { server } = show({ 'installment-data': INSTALMENTS })
  const phone = await findPackage(PHONE)
  await userEvent.click(phone.getByText(pay('instalments')))
  await userEvent.click(await phone.findByRole('radio', { name: 'V prodejně' }))
  await userEvent.click(phone.getByRole('button', { name: pay('choose') }))
  expect(await phone.findByText(/^Na splátky: 10 × 2 099 Kč, sjednáte v prodejně/)).toBeVisible()
  await waitFor(() => expect(document.activeElement).toHaveTextContent(pay('instalments')))
  expect(await screen.findByText(/^Z toho na splátky 2 099 Kč měsíčně/)).toBeVisible()
  expect(sentBy(server)).toEqual([
    ['change-package-product', { installment_id: 'h-10-0', installment_arrange_type: 'on-store' }],
  ])
  await userEvent.click(phone.getByRole('button', { name: pay('atOnce') }))
  await waitFor(() => expect(shop.read().packages[0]?.installment).toBeNull())
})

test('instalments that are looked at follow the sum that they are of, and none of another is chosen meanwhile', async () => {
  const { server } = show({ 'installment-data': INSTALMENTS })
  const phone = await findPackage(PHONE)
  await userEvent.click(phone.getByText(pay('instalments')))
  const choose = await phone.findByRole('button', { name: pay('choose') })
  expect(phone.getByText(/^2 099 Kč měsíčně/)).toBeVisible()
  const more = INSTALMENTS.installments.map(one => ({ ...one, monthly: '2218.00', total: '22180.00' }))
  server.change({ 'installment-data': { delay: 400, body: { ...INSTALMENTS, installments: more } } })
  await userEvent.click(phone.getByRole('checkbox', { name: /^Pojištění/ }))
  expect(phone.queryByText(/^2 099 Kč měsíčně/)).toBeNull()
  expect(phone.getByText('Přepočítáváme…')).toBeVisible()
  expect(choose).toHaveAttribute('aria-disabled', 'true')
  expect(await phone.findByText(/^2 218 Kč měsíčně/)).toBeVisible()
  await waitFor(() => expect(choose).not.toHaveAttribute('aria-disabled', 'true'))
  server.change({ 'installment-data': { status: 500, body: '' } })
  await userEvent.click(phone.getByRole('checkbox', { name: /^Ochrana/ }))
  expect(plain((await phone.findByRole('alert')).textContent ?? '')).toContain('Výpočet splátek se nezdařil.')
  expect(choose).toHaveAttribute('aria-disabled', 'true')
  server.change({ 'installment-data': INSTALMENTS })
  await userEvent.click(phone.getByRole('button', { name: 'Zkusit znovu' }))
  expect(await phone.findByText(/^2 099 Kč měsíčně/)).toBeVisible()
  expect(choose).not.toHaveAttribute('aria-disabled', 'true')
})

test('ER-039 an invalid discount is told, and taken off by one press', async () => {
  const notice = { kind: 'invalid-discount', about: 'LETO' }
  const discount = { id: 5, name: 'LETO', code: 'LETO', kind: 'percentage', amount: '0.00', is_valid: false }
  const totals = { goods: '21488.00', discount: '0.00', rounding: '0.00', total: '21488.00' }
  const products = { count: 3, products: [], discounts: [discount], totals, notices: [] }
  const { server } = show({
    'cart-packages': { ...shop.read(), notices: [notice] },
    'cart-products': products,
    'remove-discount': { ...products, discounts: [] },
  })
  expect(await screen.findByText('V košíku je neplatná sleva (LETO). Odeberte ji prosím.')).toBeVisible()
  server.change({ 'cart-packages': shop.read() })
  await userEvent.click(screen.getByRole('button', { name: more('removeDiscount') }))
  await waitFor(() => expect(screen.queryByText(/neplatná sleva/)).toBeNull())
  expect(server.calls.find(({ route }) => route === 'remove-discount')?.args).toEqual({ id: '5' })
})

test('ER-040 an insurance whose price changed, and what is no longer in stock, are told', async () => {
  const notices = [
    { kind: 'insurance-price-changed', about: 'Obal' },
    { kind: 'not-in-stock', about: 'Kabel USB-C' },
  ]
  show({ 'cart-packages': { ...shop.read(), notices } })
  expect(await screen.findByText('Cena pojištění se změnila (Obal). Vyberte ho prosím znovu.')).toBeVisible()
  expect(screen.getByText(/^Tolik kusů už skladem nemáme \(Kabel USB-C\)/)).toBeVisible()
})

test('how much is left to a free delivery follows the total', async () => {
  const delivery = { code: 'courier', name: 'DPD', kind: 'courier', price: '99.00', free_from: '22000.00' }
  show({ deliveries: { deliveries: [{ ...delivery, is_available: true }] } })
  expect(await screen.findByText('Do dopravy zdarma zbývá 512 Kč.')).toBeVisible()
  const phone = await findPackage(PHONE)
  await userEvent.click(phone.getByRole('checkbox', { name: /^Ochrana displeje/ }))
  await userEvent.click(phone.getByRole('checkbox', { name: /^Pojištění/ }))
  expect(await screen.findByText('Dopravu máte zdarma.')).toBeVisible()
})

test('TR-010 an accessory that is pressed is told to analytics, and what is added, removed and seen', async () => {
  const layer: { event?: string; ecommerce?: { items?: { item_id: string }[] } }[] = []
  Object.assign(globalThis, { dataLayer: layer })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'dataLayer'))
  renderWidget(widget, { params, server: serveCart(shop), page: { consent: true } })
  const phone = await findPackage(PHONE)
  await userEvent.click(phone.getByText(more('accessories')))
  await userEvent.click(phone.getByRole('button', { name: more('addOne', { name: 'Obal' }) }))
  // What is added is told once the shop has it, what is removed at once.
  await waitFor(() => expect(layer.some(({ event }) => event === 'add_to_cart')).toBe(true))
  await userEvent.click(phone.getByRole('button', { name: line('removeOne', { name: PHONE }) }))
  await waitFor(() =>
    expect(layer.flatMap(({ event, ecommerce }) => (event && ecommerce ? [[event, ecommerce]] : []))).toEqual(
      [
        ['view_cart', expect.objectContaining({ value: 21488, currency: 'CZK' })],
        ['select_item', expect.objectContaining({ item_list_id: 'accessories' })],
        [
          'add_to_cart',
          expect.objectContaining({ items: [expect.objectContaining({ item_id: 'obal', price: 399 })] }),
        ],
        ['remove_from_cart', expect.objectContaining({ value: 20990 })],
      ],
    ),
  )
  // What is still on its way would reach the next test's shop.
  expect(await screen.findByRole('button', { name: goods('undo') })).toBeVisible()
})

test('CT-025 what is removed is gone at once, and comes back', async () => {
  const { server } = show()
  const phone = await findPackage(PHONE)
  await userEvent.click(phone.getByRole('button', { name: line('removeOne', { name: PHONE }) }))
  expect(screen.queryByRole('link', { name: PHONE })).toBeNull()
  await waitFor(() => expect(document.activeElement).toHaveTextContent(t('heading')))
  await userEvent.click(await screen.findByRole('button', { name: goods('undo') }))
  expect(await screen.findByRole('link', { name: PHONE })).toBeVisible()
  expect(screen.queryByRole('button', { name: goods('undo') })).toBeNull()
  expect(server.calls.find(({ route }) => route === 'remove-product')).toMatchObject({
    args: { product: 'iphone-16' },
    body: { parent_package_product_seo_name: null },
  })
})

test('CT-025 what went with a package is named, and comes back with it', async () => {
  const layer: { event?: string; ecommerce?: { items?: { item_id: string }[] } }[] = []
  Object.assign(globalThis, { dataLayer: layer })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'dataLayer'))
  shop = createFakeCart([...CART_PACKAGES, CABLE_BESIDE])
  renderWidget(widget, { params, server: serveCart(shop), page: { consent: true } })
  const phone = await findPackage(PHONE)
  await userEvent.click(phone.getByRole('button', { name: line('removeOne', { name: PHONE }) }))
  expect(plain((await screen.findByText(/^Odebráno/)).textContent)).toBe(
    'Odebráno: Apple iPhone 16 128 GB a Kabel USB-C.',
  )
  await userEvent.click(screen.getByRole('button', { name: goods('undo') }))
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Kabel USB-C' })).toHaveLength(2))
  const listItems = (name: string) =>
    layer.find(({ event }) => event === name)?.ecommerce?.items?.map(({ item_id }) => item_id)
  await waitFor(() => expect(listItems('add_to_cart')).toEqual(['iphone-16', 'kabel']))
  expect(listItems('remove_from_cart')).toEqual(['iphone-16', 'kabel'])
})

test('an empty cart leads to the goods, a filled one to the order', async () => {
  const { server } = show()
  expect(await screen.findByRole('link', { name: t('toCheckout') })).toHaveAttribute('href', '/cz/pokladna/')
  for (const name of [PHONE, 'Kabel USB-C'])
    await userEvent.click(screen.getByRole('button', { name: line('removeOne', { name }) }))
  expect(await screen.findByRole('link', { name: t('toGoods') })).toHaveAttribute('href', '/cz/zbozi/')
  expect(screen.queryByRole('link', { name: t('toCheckout') })).toBeNull()
  await waitFor(() => expect(sentBy(server)).toHaveLength(2))
})

test('F05 a change that the shop refuses is taken back and said, with the product’s name', async () => {
  show({
    'change-package-product': { status: 400, body: { quantity: ['Skladem jsou jen 2 kusy.'] } },
  })
  const phone = await findPackage(PHONE)
  await userEvent.click(phone.getByRole('button', { name: line('more', { name: PHONE }) }))
  expect(plain((await screen.findByRole('alert')).textContent)).toBe(
    'Změnu se nepodařilo uložit: 2 × Apple iPhone 16 128 GB. Skladem jsou jen 2 kusy.',
  )
  await waitFor(() => expect(phone.getByRole('textbox')).toHaveValue('1'))
})

test('of a change whose answer was lost nobody says that it failed, and it is no form that is sent again', async () => {
  show({ 'change-package-product': { status: 504, body: {} } })
  const phone = await findPackage(PHONE)
  await userEvent.click(phone.getByRole('button', { name: line('more', { name: PHONE }) }))
  expect(plain((await screen.findByRole('alert')).textContent)).toBe(
    `2 × Apple iPhone 16 128 GB: nevíme, jestli se změna uložila. Zkuste to prosím znovu, nic se neprovede dvakrát.${words('retry')}`,
  )
})

/** The server's cart is this from the next change on, which it does not find in it. */
const lose = (next: ReturnType<typeof createFakeCart>) => ({
  'change-package-product': () => {
    shop = next
    return { status: 404, body: { detail: 'Nenalezeno.' } }
  },
  'cart-packages': () => shop.read(),
  'cart-count': () => ({ count: shop.read().count }),
})

test('a cart that is lost is said to be empty, once and with the way to the goods', async () => {
  const { server } = show(lose(createFakeCart([])))
  const cable = await findPackage('Kabel USB-C')
  await waitFor(() => expect(cart.count.value).toBe(3))
  await userEvent.click(cable.getByRole('button', { name: line('more', { name: 'Kabel USB-C' }) }))
  expect(await screen.findByRole('link', { name: t('toGoods') })).toHaveAttribute('href', '/cz/zbozi/')
  const island = document.querySelector('.ostrov-cart')
  expect(island?.textContent).toBe(
    `${t('heading')}Košík je teď prázdný: jeho platnost skončila, nebo ho vyprázdnilo jiné okno. Vložte zboží prosím znovu.${t('toGoods')}`,
  )
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Košík je teď prázdný'))
  expect(cart.count.value, 'the badge is told').toBe(0)
  expect(server.calls.filter(({ method }) => method !== 'GET')).toHaveLength(1)
})

test('a product that is in the cart no more is said to be gone, and the others stay', async () => {
  const [phone] = CART_PACKAGES
  show(lose(createFakeCart(phone ? [phone] : [])))
  const cable = await findPackage('Kabel USB-C')
  await userEvent.click(cable.getByRole('button', { name: line('more', { name: 'Kabel USB-C' }) }))
  expect(plain((await screen.findByText(/už není/)).textContent)).toBe('Kabel USB-C: v košíku už není.')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('link', { name: PHONE })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Kabel USB-C' })).toBeNull()
})

test('a number that was not saved is named with the way to send it again, and told no more once it is the wanted one', async () => {
  const { server } = show({ 'change-package-product': { status: 503, body: '' } })
  const cable = await findPackage('Kabel USB-C')
  const field = cable.getByRole('textbox')
  const type = async (number: string) => {
    await userEvent.clear(field)
    await userEvent.type(field, `${number}{Enter}`)
  }
  await type('3')
  const told = await screen.findByText(
    /^Změnu se nepodařilo uložit: 3 × Kabel USB-C\./,
    {},
    { timeout: 5000 },
  )
  await waitFor(() => expect(field).toHaveValue('2'))
  await type('2')
  expect(told, 'the number that is there is the wanted one').not.toBeInTheDocument()
  await type('4')
  await screen.findByText(/uložit: 4 × Kabel/, {}, { timeout: 5000 })
  const { 'change-package-product': taken = {} } = serveCart(shop)
  server.change({ 'change-package-product': taken })
  await userEvent.click(screen.getByRole('button', { name: words('retry') }))
  expect(field).toHaveValue('4')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(shop.read().packages[1]?.quantity).toBe(4)
})

test('a price that has changed since is told', async () => {
  const [phone, ...others] = shop.read().packages
  show({
    'cart-packages': describeCart(phone ? [{ ...phone, former_price: '19990.00' as never }, ...others] : []),
  })
  expect(
    await screen.findByText('Cena se od vložení do košíku změnila z 19 990 Kč na 20 990 Kč.'),
  ).toBeVisible()
})

test('CT-014 an accessory goes beside its product', async () => {
  const { server } = show()
  const phone = await findPackage(PHONE)
  await userEvent.click(phone.getByText(more('accessories')))
  await userEvent.click(phone.getByRole('button', { name: more('addOne', { name: 'Obal' }) }))
  await waitFor(() =>
    expect(server.calls.find(({ route }) => route === 'add-product')?.body).toEqual({
      product: 'obal',
      quantity: 1,
      cart_package_item_parent_id: '7',
    }),
  )
})

test('a cart that can not be read says so, and is tried again', async () => {
  const { server } = show({ 'cart-packages': { status: 400, body: {} } })
  const retry = await screen.findByRole('button', { name: words('retry') })
  server.change({ 'cart-packages': shop.read() })
  await userEvent.click(retry)
  expect(await screen.findByRole('link', { name: PHONE })).toBeVisible()
})

test('links of the server that are not safe lead nowhere', async () => {
  const packages = shop.read().packages.map(one => ({ ...one, url: 'javascript:alert(1)' }))
  show({ 'cart-packages': describeCart(packages) })
  expect(await screen.findByText(plain(PHONE))).not.toHaveAttribute('href')
})

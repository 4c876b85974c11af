import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { writeRouteTable } from '#core/api/contract.ts'
import { cart } from '#core/cart/cart.ts'
import { words } from '#core/intl/words.ts'
import { setReporter } from '#core/report.ts'
import { t as pay } from '#kit/instalments/pay-messages.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { INSTALMENTS } from '#testing/fixtures/instalments.ts'
import { OFFER } from '#testing/fixtures/product-offer.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { t } from './messages.ts'

const SUMMARY = { count: 3, total: '42480.00', cart_packages_items: [] }

const show = (more: Fixtures = {}, params = {}, page = {}) =>
  renderWidget(widget, {
    params: { product: 'iphone-16', cartUrl: '/cz/kosik/', ...params },
    page,
    server: {
      'product-offer': OFFER,
      'cart-count': { count: 1 },
      'add-product': { count: 2 },
      'cart-summary': SUMMARY,
      'installment-data': INSTALMENTS,
      ...more,
    },
  })
const press = async () => userEvent.click(await screen.findByRole('button', { name: t('add') }))
const check = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }))

beforeEach(() => setReporter(() => {}))

test('CT-038 what is put in is told with what the cart comes to now, which follows later changes', async () => {
  const { server } = show()
  const listReads = () => server.calls.filter(({ route }) => route === 'cart-summary')
  await screen.findByRole('button', { name: t('add') })
  expect(listReads()).toEqual([])
  await press()
  expect(await screen.findByText('V košíku jsou 3 kusy za 42 480 Kč.')).toBeVisible()
  expect(listReads()).toHaveLength(1)
  server.change({ 'cart-summary': { ...SUMMARY, count: 1, total: '20990.00' } })
  cart.announceChange()
  expect(await screen.findByText('V košíku je 1 kus za 20 990 Kč.')).toBeVisible()
})

test('a bonus in the cart makes its sum the lowest there may be', async () => {
  show({ 'cart-summary': { ...SUMMARY, has_bonus: true } })
  await press()
  expect(await screen.findByText('V košíku jsou 3 kusy od 42 480 Kč.')).toBeVisible()
})

test('what is sold is named where the page does not do so', async () => {
  const { unmount } = show()
  expect(await screen.findByRole('heading', { name: 'Apple iPhone 16 128\u00a0GB' })).toBeVisible()
  unmount()
  show({}, { showName: false })
  await screen.findByRole('button', { name: t('add') })
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a sum that can’t be had is not missed: the product is in the cart', async () => {
  const { server } = show({ 'cart-summary': { status: 400, body: {} } })
  await press()
  await waitFor(() => expect(server.calls.some(({ route }) => route === 'cart-summary')).toBe(true))
  expect(await screen.findByRole('link', { name: t('toCart') })).toBeVisible()
  expect(screen.queryByText(/^V košíku/)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('CT-013 CT-017 CT-024 one piece goes into the cart, and the way there is shown', async () => {
  const { server } = show()
  expect(await screen.findByText('20 990 Kč')).toBeVisible()
  expect(screen.getByText(t('inStock'))).toBeVisible()
  await press()
  expect(await screen.findByRole('link', { name: t('toCart') })).toHaveAttribute('href', '/cz/kosik/')
  expect(server.calls.find(({ route }) => route === 'add-product')?.body).toEqual({
    product: 'iphone-16',
    quantity: 1,
  })
  expect(cart.count.value).toBe(2)
})

test('CT-015 CT-016 CT-018 CT-019 CT-020 CT-021 all that is chosen goes along, and the total follows at once', async () => {
  const { server } = show({}, { buyoutProduct: 'apple-iphone-13-128gb-navy' })
  await check(/^Pojištění/)
  await check(/^Ochrana displeje/)
  await userEvent.selectOptions(screen.getByRole('combobox'), '36')
  await check(/^Rok navíc/)
  await check(/^Bonus až/)
  await userEvent.click(screen.getByText(pay('instalments')))
  await userEvent.click(await screen.findByRole('button', { name: pay('choose') }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: t('add') }), 'what is left to do').toHaveFocus(),
  )
  await userEvent.click(screen.getByRole('button', { name: /^O kus více/ }))
  const each = 20990 + 1190 + 690 + 990 + 1290
  const total = (2 * each - 6297).toLocaleString('cs-CZ').replaceAll('\u00a0', ' ')
  expect(screen.getByText(`Celkem od ${total} Kč`)).toBeVisible()
  await press()
  await screen.findByRole('link', { name: t('toCart') })
  expect(server.calls.find(({ route }) => route === 'add-product')?.body).toEqual({
    product: 'iphone-16',
    quantity: 2,
    generalTuito: { id: 'all' },
    screenTuito: { id: 'screen' },
    mp_warranty: { month_count: 36 },
    prolongWarranty: { code: 'maker' },
    buyout_product: 'apple-iphone-13-128gb-navy',
    installment_id: 'h-10-0',
    installment_arrange_type: 'online',
  })
})

test('the badge counts at once what is on its way, and is pressed twice in vain', async () => {
  const { server } = show({ 'add-product': 'hang' })
  await waitFor(() => expect(cart.count.value).toBe(1))
  await press()
  expect(cart.count.value).toBe(2)
  await press()
  await waitFor(() => expect(server.calls.map(({ route }) => route)).toContain('add-product'))
  expect(server.calls.filter(({ route }) => route === 'add-product')).toHaveLength(1)
  expect(screen.getByRole('button', { name: t('add') })).toHaveAttribute('aria-disabled', 'true')
})

test('what was put in in vain is told as an error alone, not as a number that came and went', async () => {
  const said: (number | null)[] = []
  onTestFinished(cart.told.subscribe(count => said.push(count)))
  show({ 'add-product': { status: 403, body: {} } })
  await waitFor(() => expect(cart.count.value).toBe(1))
  await press()
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Produkt se nepodařilo.*Při zpracování požadavku/,
  )
  await waitFor(() => expect(cart.count.value).toBe(1))
  expect(said.filter(count => count !== null)).toEqual([1])
})

async function expectRefusal(body: Readonly<Record<string, readonly string[]>>): Promise<void> {
  show({ 'add-product': { status: 400, body } })
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe(`${t('notAdded')} Produkt nelze koupit.`)
  await waitFor(() => expect(cart.count.value).toBe(1))
  expect(screen.getByRole('button', { name: t('add') })).toBeVisible()
}

test('ER-007 a refusal tells the first of non_field_errors, whatever stands before it, and the count is the former one', () =>
  expectRefusal({ quantity: ['Málo.'], non_field_errors: ['Produkt nelze koupit.', 'b'] }))

test('ER-008 a refusal without non_field_errors tells the first value, and the count is the former one', () =>
  expectRefusal({ quantity: ['Produkt nelze koupit.', 'b'], product: ['Chybí.'] }))

test('ER-019 what can’t be bought says so, and has no button', async () => {
  show({ 'product-offer': { ...OFFER, is_sold: false, max_quantity: 0 } })
  const said = await screen.findByText(t('notSold'))
  expect(said).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  // Nobody can pay its price any more.
  const price = said.closest('.ostrov-add-to-cart')?.querySelector('strong')
  expect(price && getComputedStyle(price).color).toBe(getComputedStyle(said).color)
})

test('the last pieces are told, and no more than those are asked for', async () => {
  show({ 'product-offer': { ...OFFER, max_quantity: 2 } })
  expect(await screen.findByText('Poslední 2 kusy skladem')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^O kus více/ }))
  expect(screen.getByRole('button', { name: /^O kus více/ })).toHaveAttribute('aria-disabled', 'true')
})

test('a compact one shows price and button alone', async () => {
  show({}, { layout: 'compact' })
  expect(await screen.findByRole('button', { name: t('add') })).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByText(pay('instalments'))).toBeNull()
})

test('a product that can’t be read says so, and is tried again', async () => {
  const { server } = show({ 'product-offer': { status: 400, body: {} } })
  const retry = await screen.findByRole('button', { name: words('retry') })
  server.change({ 'product-offer': OFFER })
  await userEvent.click(retry)
  expect(await screen.findByText('20 990 Kč')).toBeVisible()
})

test('what was put in is told to analytics with its brand and price', async () => {
  const layer: { event?: string; ecommerce?: object }[] = []
  Object.assign(globalThis, { dataLayer: layer })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'dataLayer'))
  show({}, {}, { consent: true })
  await userEvent.click(await screen.findByRole('button', { name: /^O kus více/ }))
  await press()
  await waitFor(() =>
    expect(layer.find(({ event }) => event === 'add_to_cart')?.ecommerce).toMatchObject({
      value: 41980,
      currency: 'CZK',
      items: [{ item_id: 'iphone-16', item_brand: 'Apple', price: 20990, quantity: 2 }],
    }),
  )
})

test('what was typed beyond the stock is cut in words', async () => {
  show({ 'product-offer': { ...OFFER, max_quantity: 84 } })
  const field = await screen.findByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, '999{Enter}')
  expect(field).toHaveValue('84')
  expect(screen.getByText(t('most', { count: 84 }))).toBeVisible()
})

test('where the page names no call for instalments, none are offered', async () => {
  const { 'installment-data': _, ...routes } = writeRouteTable('/cz')
  const { unmount } = show({}, {}, { routes })
  await screen.findByRole('button', { name: t('add') })
  expect(screen.queryByText(pay('instalments'))).toBeNull()
  unmount()
  show()
  expect(await screen.findByText(pay('instalments'))).toBeVisible()
})

test('instalments that count one piece alone say so beside a total of more', async () => {
  show()
  await userEvent.click(await screen.findByText(pay('instalments')))
  await screen.findByRole('button', { name: pay('choose') })
  expect(screen.queryByText(/jednoho kusu/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^O kus více/ }))
  expect(await screen.findByText(/z ceny jednoho kusu bez doplňků \(20 990 Kč\)/)).toBeVisible()
})

test('DS-017 a bonus says what becomes of the old device, before it is taken, too', async () => {
  const terms = 'Zařízení nám pošlete do 14 dnů.'
  show({ 'product-offer': { ...OFFER, bonus_buyout: { ...OFFER.bonus_buyout, terms } } })
  await screen.findByText(/až 30 % z ceny/)
  expect(screen.getByText(terms), 'before it is taken').toBeVisible()
  await check(/^Bonus až/)
  expect(screen.getByText(terms)).toBeVisible()
})

test('DS-017 an editor’s most of the bonus is that of its amount and of the total, too', async () => {
  show({}, { bonusPercent: 15 })
  const bonus = await screen.findByRole('checkbox', { name: /^Bonus až 3\s148\sKč/ })
  expect(bonus).toHaveAccessibleDescription(/až 15\s%/)
  await userEvent.click(bonus)
  expect(screen.getByText('Celkem od 17 842 Kč')).toBeVisible()
  expect(bonus).toHaveAccessibleName(/^Bonus až 3\s148\sKč/)
  expect(bonus).toHaveAccessibleDescription(/až 15\s%/)
})

import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { words } from '#core/intl/words.ts'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { createFakeCart, describeCart, type SentChange } from '#testing/fixtures/cart.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { t } from './messages.ts'

const PHONE = 'Apple iPhone 16 128\u00a0GB'
const params = { goodsUrl: '/cz/zbozi/', checkoutUrl: '/cz/pokladna/' }

let shop: ReturnType<typeof createFakeCart>

/** A shop that keeps the cart; some of its answers may be others. */
const serve = (more: Fixtures = {}): Fixtures => ({
  'cart-count': () => ({ count: shop.read().count }),
  'cart-packages': () => shop.read(),
  'change-package-product': ({ args, body }) => shop.change(args.id ?? '', body as SentChange),
  'remove-product': ({ args }) => shop.remove(args.product ?? ''),
  'add-product': ({ body }) => shop.add(body as { product: string; quantity: number }),
  ...more,
})

const show = (more: Fixtures = {}) => renderWidget(widget, { params, server: serve(more) })
const findPackage = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') ?? document.body)

/** As queries read it: each space is a plain one. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

beforeEach(() => {
  setReporter(() => {})
  shop = createFakeCart()
})

test('CT-002 CT-004 CT-005 CT-006 CT-027 each package shows its insurance, warranty and accessories, and all cost their total', async () => {
  show()
  const phone = await findPackage(PHONE)
  expect(phone.getByRole('group', { name: t('insurance') })).toBeVisible()
  expect(phone.getAllByRole('checkbox').map(box => box.parentElement?.textContent)).toEqual([
    'Pojištění na rok (+\u00a01\u00a0190\u00a0Kč)',
    'Ochrana displeje (+\u00a0690\u00a0Kč)',
    'Záruka výrobce o rok delší (+\u00a01\u00a0290\u00a0Kč)',
  ])
  expect(plain(phone.getByRole('combobox', { name: t('warranty') }).textContent)).toContain(
    '48 měsíců (+ 1 490 Kč)',
  )
  await userEvent.click(phone.getByText(t('accessories')))
  expect(phone.getByRole('button', { name: t('addOne', { name: 'Obal' }) })).toBeVisible()
  expect(screen.getByText('21 488 Kč')).toBeVisible()
})

test('CT-029 a quantity is changed by button, by key and by typing, and the total follows at once', async () => {
  const { server } = show({ 'change-package-product': 'hang' })
  const cable = await findPackage('Kabel USB-C')
  const field = cable.getByRole('textbox', { name: t('quantity', { name: 'Kabel USB-C' }) })
  await userEvent.click(cable.getByRole('button', { name: t('more', { name: 'Kabel USB-C' }) }))
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

test.each(['', '0', 'dva', '-1', '1.5'])('%j is no quantity, and the last one comes back', async typed => {
  const { server } = show()
  const field = (await findPackage('Kabel USB-C')).getByRole('textbox')
  await userEvent.clear(field)
  if (typed) await userEvent.type(field, typed)
  await userEvent.tab()
  expect(field).toHaveValue(typed === '0' ? '1' : '2')
  expect(
    server.calls.every(({ method, body }) => method === 'GET' || (body as SentChange).quantity === 1),
  ).toBe(true)
})

test('more than there are in stock can not be asked for, and that is said', async () => {
  const { server } = show()
  const phone = await findPackage(PHONE)
  await userEvent.clear(phone.getByRole('textbox'))
  await userEvent.type(phone.getByRole('textbox'), '50{Enter}')
  expect(phone.getByRole('textbox')).toHaveValue('3')
  expect(phone.getByText(t('most'))).toBeVisible()
  const more = phone.getByRole('button', { name: t('more', { name: PHONE }) })
  expect(more).toHaveAttribute('aria-disabled', 'true')
  const before = server.calls.length
  await userEvent.click(more)
  expect(server.calls).toHaveLength(before)
})

test('CT-030 CT-031 CT-032 insurance and warranties are chosen in the cart', async () => {
  const { server } = show()
  const phone = await findPackage(PHONE)
  await userEvent.click(phone.getByRole('checkbox', { name: /^Pojištění/ }))
  await userEvent.selectOptions(phone.getByRole('combobox'), '36')
  await userEvent.click(phone.getByRole('checkbox', { name: /^Záruka výrobce/ }))
  await waitFor(() => expect(shop.read().packages[0]?.total).toBe('24460.00'))
  await userEvent.selectOptions(phone.getByRole('combobox'), '')
  await userEvent.click(phone.getByRole('checkbox', { name: /^Záruka výrobce/ }))
  await waitFor(() => expect(shop.read().packages[0]?.total).toBe('22180.00'))
  const sent = server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  expect(Object.assign({}, ...sent.slice(0, 3))).toMatchObject({
    selected_insurance_ids: ['all'],
  })
  expect(sent.at(-1)).toMatchObject({ prolong_warranty_code: null })
})

test('CT-025 what is removed is gone at once, and comes back', async () => {
  const { server } = show()
  const phone = await findPackage(PHONE)
  await userEvent.click(phone.getByRole('button', { name: t('removeOne', { name: PHONE }) }))
  expect(screen.queryByRole('link', { name: PHONE })).toBeNull()
  expect(document.activeElement).toHaveTextContent(t('heading'))
  await userEvent.click(await screen.findByRole('button', { name: t('undo') }))
  expect(await screen.findByRole('link', { name: PHONE })).toBeVisible()
  expect(screen.queryByRole('button', { name: t('undo') })).toBeNull()
  expect(server.calls.find(({ route }) => route === 'remove-product')).toMatchObject({
    args: { product: 'iphone-16' },
    body: { parent_package_product_seo_name: null },
  })
})

test('an empty cart leads to the goods, a filled one to the order', async () => {
  show()
  expect(await screen.findByRole('link', { name: t('toCheckout') })).toHaveAttribute('href', '/cz/pokladna/')
  for (const name of [PHONE, 'Kabel USB-C'])
    await userEvent.click(screen.getByRole('button', { name: t('removeOne', { name }) }))
  expect(await screen.findByRole('link', { name: t('toGoods') })).toHaveAttribute('href', '/cz/zbozi/')
  expect(screen.queryByRole('link', { name: t('toCheckout') })).toBeNull()
})

test('F05 a change that the shop refuses is taken back and said, with the product’s name', async () => {
  show({
    'change-package-product': { status: 400, body: { quantity: ['Skladem jsou jen 2 kusy.'] } },
  })
  const phone = await findPackage(PHONE)
  await userEvent.click(phone.getByRole('button', { name: t('more', { name: PHONE }) }))
  expect(plain((await screen.findByRole('alert')).textContent)).toBe(
    'Změna produktu Apple iPhone 16 128 GB se neprovedla. Skladem jsou jen 2 kusy.',
  )
  await waitFor(() => expect(phone.getByRole('textbox')).toHaveValue('1'))
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
  await userEvent.click(phone.getByText(t('accessories')))
  await userEvent.click(phone.getByRole('button', { name: t('addOne', { name: 'Obal' }) }))
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

import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { words } from '#core/intl/words.ts'
import { setReporter } from '#core/report.ts'
import { t as changes } from '#kit/cart/change-failure-messages.ts'
import { t as line } from '#kit/cart/line-messages.ts'
import { t as goods } from '#kit/cart/missing-goods-messages.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { CART_PACKAGES, createFakeCart, describeCart, serveCart } from '#testing/fixtures/cart.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { t } from './messages.ts'

const params = { cartUrl: '/cz/kosik/', checkoutUrl: '/cz/pokladna/' }

let shop: ReturnType<typeof createFakeCart>

const show = (more: Fixtures = {}, layout = 'inline') =>
  renderWidget(widget, { params: { ...params, layout }, server: serveCart(shop, more) })
const openDrawer = async () => {
  show({}, 'drawer')
  await userEvent.click(await screen.findByRole('button', { name: t('open', { count: 3 }) }))
  return screen.findByRole('dialog', { name: t('heading') })
}

beforeEach(() => {
  setReporter(() => {})
  shop = createFakeCart()
})

test('CT-003 the cart stands in short: products, pieces, sums and the ways on', async () => {
  show()
  expect(await screen.findByRole('link', { name: 'Kabel USB-C' })).toHaveAttribute('href', '/cz/zbozi/kabel/')
  expect(screen.getByText('2 ks × 249 Kč')).toBeVisible()
  expect(screen.getByText('498 Kč')).toBeVisible()
  expect(screen.getByText('21 488 Kč')).toBeVisible()
  expect(screen.getByRole('link', { name: t('toCart') })).toHaveAttribute('href', '/cz/kosik/')
  expect(screen.getByRole('link', { name: t('toCheckout') })).toHaveAttribute('href', '/cz/pokladna/')
})

test('CT-003 a button names how many there are, and opens the cart; Escape closes it and leads back', async () => {
  const dialog = await openDrawer()
  expect(await within(dialog).findByRole('link', { name: 'Kabel USB-C' })).toBeVisible()
  expect(dialog.matches(':modal')).toBe(true)
  await waitFor(() => expect(document.activeElement).toHaveTextContent(t('heading')))
  await userEvent.click(within(dialog).getByRole('button', { name: words('close') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toHaveTextContent(t('open', { count: 3 })))
})

test('CT-003 one that was put onto the page to be opened is open, and leaves the page when it is closed', async () => {
  const { container } = show({}, 'open')
  container.dataset.component = 'sub-cart'
  const dialog = within(await screen.findByRole('dialog', { name: t('heading') }))
  expect(await dialog.findByRole('link', { name: t('toCheckout') })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: words('close') }))
  await waitFor(() => expect(container.isConnected).toBe(false))
})

test('what is removed is gone at once, the number follows, and it comes back', async () => {
  const dialog = within(await openDrawer())
  await userEvent.click(
    await dialog.findByRole('button', { name: line('removeOne', { name: 'Kabel USB-C' }) }),
  )
  expect(dialog.queryByRole('link', { name: 'Kabel USB-C' })).toBeNull()
  expect(dialog.getAllByText('20 990 Kč')).toHaveLength(2)
  await userEvent.click(await dialog.findByRole('button', { name: goods('undo') }))
  expect(await dialog.findByRole('link', { name: 'Kabel USB-C' })).toBeVisible()
})

test('an empty cart says so, and does not lead to the order', async () => {
  show({ 'cart-packages': describeCart([]), 'cart-count': { count: 0 } })
  expect(await screen.findByText(t('empty'))).toBeVisible()
  expect(screen.queryByRole('link', { name: t('toCheckout') })).toBeNull()
})

test('a cart that can not be read says so, and is tried again', async () => {
  const { server } = show({ 'cart-packages': { status: 400, body: {} } })
  const retry = await screen.findByRole('button', { name: words('retry') })
  server.change({ 'cart-packages': shop.read() })
  await userEvent.click(retry)
  expect(await screen.findByRole('link', { name: 'Kabel USB-C' })).toBeVisible()
})

test('F05 a removal that the shop refuses is taken back and said', async () => {
  show({ 'remove-product': { status: 403, body: {} } })
  await userEvent.click(
    await screen.findByRole('button', { name: line('removeOne', { name: 'Kabel USB-C' }) }),
  )
  expect((await screen.findByRole('alert')).textContent).toContain(
    changes('notChanged', { name: 'Kabel USB-C' }),
  )
  expect(await screen.findByRole('link', { name: 'Kabel USB-C' })).toBeVisible()
})

test('a removal that did not reach the shop can be sent again where it is told', async () => {
  const { server } = show({ 'remove-product': { status: 503, body: '' } })
  await userEvent.click(
    await screen.findByRole('button', { name: line('removeOne', { name: 'Kabel USB-C' }) }),
  )
  await screen.findByRole('alert')
  expect(await screen.findByRole('link', { name: 'Kabel USB-C' })).toBeVisible()
  server.change(serveCart(shop))
  await userEvent.click(screen.getByRole('button', { name: words('retry') }))
  expect(await screen.findByText(goods('removed', { name: 'Kabel USB-C' }))).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Kabel USB-C' })).toBeNull()
})

test('a cart that is lost is said to be empty once, and a product that is gone is named', async () => {
  const lose = (next: ReturnType<typeof createFakeCart>) => ({
    'remove-product': () => {
      shop = next
      return { status: 404, body: { detail: 'Nenalezeno.' } }
    },
    'cart-packages': () => shop.read(),
  })
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name: line('removeOne', { name }) }))
  const [phone] = CART_PACKAGES
  const { server } = show(lose(createFakeCart(phone ? [phone] : [])))
  await press('Kabel USB-C')
  expect(await screen.findByText(goods('gone', { name: 'Kabel USB-C' }))).toBeVisible()
  server.change(lose(createFakeCart([])))
  await press(phone?.product_name ?? '')
  expect(await screen.findByText(goods('goneAll'))).toBeVisible()
  expect(screen.queryByText(t('empty'))).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('in what is told of a product no unit of its name stands alone on a line', async () => {
  shop = createFakeCart(CART_PACKAGES.map(one => ({ ...one, product_name: 'Nabíječka 20 W' })).slice(0, 1))
  const { server } = show({ 'remove-product': { status: 503, body: '' } })
  const press = async () =>
    userEvent.click(
      await screen.findByRole('button', { name: line('removeOne', { name: 'Nabíječka 20 W' }) }),
    )
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain('20\u00a0W')
  server.change(serveCart(shop))
  await press()
  expect((await screen.findByText(/^Odebráno: /)).textContent).toContain('20\u00a0W')
})

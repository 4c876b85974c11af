import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { cart } from '#core/cart/cart.ts'
import { words } from '#core/intl/words.ts'
import { setReporter } from '#core/report.ts'
import { t as c } from '#kit/cart/cart-dialog-messages.ts'
import { t as line } from '#kit/cart/line-messages.ts'
import { t as goods } from '#kit/cart/missing-goods-messages.ts'
import { navigation } from '#kit/link/navigation.ts'
import { fillField, findField } from '#testing/act-as-seller.tsx'
import type { Fixtures } from '#testing/fake-server.ts'
import { CART_PACKAGES, createFakeCart, serveCart } from '#testing/fixtures/cart.ts'
import { CUSTOMER, checkoutShop, createFakeCheckout } from '#testing/fixtures/checkout.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { g } from './gone-messages.ts'
import { widget } from './index.ts'
import { t } from './messages.ts'
import { o } from './order-messages.ts'

const params = { termsUrl: '/cz/podminky/', cartUrl: '/cz/kosik/', goodsUrl: '/cz/zbozi/' }
const CABLE = 'Kabel USB-C'

let goodsOf: ReturnType<typeof createFakeCart>
let shop: ReturnType<typeof createFakeCheckout>
let visited: string[] = []

/** What is ordered is what is in the cart. */
function readOrder() {
  const [line] = createFakeCheckout().read().products
  if (!line) throw new Error('There is nothing to order.')
  const products = goodsOf.read().packages.map(one => ({
    ...line,
    id: one.id,
    name: one.product_name,
    quantity: one.quantity,
    total: one.total,
  }))
  shop.change({ products: products as never })
  return shop.read()
}

async function openOrder(more: Fixtures = {}) {
  const rendered = renderWidget(widget, {
    params,
    server: checkoutShop(shop, { ...serveCart(goodsOf), 'cart-products': readOrder, ...more }),
  })
  await screen.findByRole('button', { name: o('submit') })
  const listCalls = (route: string) => rendered.server.calls.filter(call => call.route === route)
  return { ...rendered, listCalls }
}
const type = (): void => {
  for (const [name, value] of Object.entries(CUSTOMER)) fillField(name, value)
}
const findLink = () => screen.getByRole('link', { name: t('edit') })
const findDialog = async () => within(await screen.findByRole('dialog', { name: c('heading') }))
const readTotal = () =>
  document.querySelector('.ostrov-checkout-total strong')?.textContent?.replaceAll('\u00a0', ' ')
const expectKept = async (): Promise<void> => {
  await waitFor(() => expect(findField('email')).toHaveValue(CUSTOMER.email))
  for (const [name, value] of Object.entries(CUSTOMER)) expect(findField(name)).toHaveValue(value)
}

beforeEach(() => {
  setReporter(() => {})
  goodsOf = createFakeCart(CART_PACKAGES)
  shop = createFakeCheckout()
  history.replaceState(null, '')
  visited = []
  navigation.goTo = url => visited.push(new URL(url).pathname)
})

test('the cart is changed over the order: its total follows as the customer’s own doing, all that was typed stays, and the focus comes back', async () => {
  const { listCalls } = await openOrder()
  type()
  expect(listCalls('cart-packages'), 'nobody reads it before it is wanted').toEqual([])
  expect(readTotal()).toBe('21 488 Kč')
  findLink().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await findDialog()
  const read = { deliveries: listCalls('deliveries').length, payments: listCalls('payments').length }
  const field = await dialog.findByRole('textbox', { name: line('quantity', { name: CABLE }) })
  await userEvent.clear(field)
  await userEvent.type(field, '4{Enter}')
  await waitFor(() => expect(readTotal()).toBe('21 986 Kč'))
  expect(dialog.getByText('21 986 Kč')).toBeVisible()
  await waitFor(() => expect(listCalls('deliveries').length).toBeGreaterThan(read.deliveries))
  expect(listCalls('payments').length).toBeGreaterThan(read.payments)
  await userEvent.click(dialog.getByRole('button', { name: c('back') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(findLink()).toHaveFocus())
  await expectKept()
  expect(screen.queryByText(/Celková cena se mezitím změnila/)).toBeNull()
  // What another tab changes afterwards is nobody's doing here.
  await new Promise(resolve => setTimeout(resolve, 50))
  goodsOf.change('8', { quantity: 1 })
  cart.announceChange()
  expect(await screen.findByText(/Celková cena se mezitím změnila/)).toBeVisible()
  expect(visited).toEqual([])
})

test('what is on its way as the dialog is closed still counts as the customer’s own doing', async () => {
  await openOrder({
    'change-package-product': ({ args }) => ({
      body: goodsOf.change(args.id ?? '', { quantity: 3 }),
      delay: 200,
    }),
  })
  await userEvent.click(findLink())
  const dialog = await findDialog()
  await userEvent.click(await dialog.findByRole('button', { name: line('more', { name: CABLE }) }))
  await userEvent.click(dialog.getByRole('button', { name: words('close') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(readTotal()).toBe('21 737 Kč'))
  expect(screen.queryByText(/Celková cena se mezitím změnila/)).toBeNull()
})

test('an emptied cart closes nothing: the dialog says so, and what was taken out last comes back to an order as it was', async () => {
  await openOrder()
  type()
  await userEvent.click(findLink())
  const dialog = await findDialog()
  for (const { product_name: name } of CART_PACKAGES)
    await userEvent.click(await dialog.findByRole('button', { name: line('removeOne', { name }) }))
  expect(await dialog.findByText(c('empty'))).toBeVisible()
  expect(await screen.findByText(g('emptied'))).toBeInTheDocument()
  await userEvent.click(await dialog.findByRole('button', { name: goods('undo') }))
  expect(await dialog.findByRole('textbox', { name: line('quantity', { name: CABLE }) })).toBeVisible()
  await waitFor(() => expect(readTotal()).toBe('498 Kč'))
  await userEvent.click(dialog.getByRole('button', { name: c('back') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(findLink()).toHaveFocus())
  await expectKept()
})

test('a cart that is left empty leaves the order as one that was emptied elsewhere', async () => {
  await openOrder()
  type()
  await userEvent.click(findLink())
  const dialog = await findDialog()
  for (const { product_name: name } of CART_PACKAGES)
    await userEvent.click(await dialog.findByRole('button', { name: line('removeOne', { name }) }))
  await dialog.findByText(c('empty'))
  await screen.findByText(g('emptied'))
  await userEvent.click(dialog.getByRole('button', { name: c('back') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText(g('emptied'))).toBeVisible()
  await waitFor(() => expect(document.activeElement?.closest('.ostrov-checkout')).not.toBeNull())
})

test('who wants the cart in a tab of its own gets it there, and where the dialog does not come the link leads on', async () => {
  await openOrder()
  const prevented: boolean[] = []
  const listen = (event: Event): void => {
    prevented.push(event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('click', listen, { once: true })
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(findLink())
  await user.keyboard('{/Control}')
  expect(prevented).toEqual([false])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(visited).toEqual([])
})

test('what is sold out is mended over the order, what only the cart’s page can mend is a link to it', async () => {
  shop.change({
    notices: [
      { kind: 'not-in-stock', about: CABLE },
      { kind: 'insurance-price-changed', about: 'x' },
    ],
  })
  await openOrder()
  const links = screen.getAllByRole('link', { name: t('edit') })
  expect(links.map(link => link.getAttribute('aria-haspopup'))).toEqual(['dialog', null, 'dialog'])
})

test('of a change that is lost the dialog tells in its own words', async () => {
  await openOrder({ 'change-package-product': { status: 504, body: {} } })
  await userEvent.click(findLink())
  const dialog = await findDialog()
  await userEvent.click(await dialog.findByRole('button', { name: line('more', { name: CABLE }) }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^3 × Kabel USB-C: nevíme, jestli se změna/)
})

import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { cart } from '#core/cart/cart.ts'
import { setReporter } from '#core/report.ts'
import { fillField, findField } from '#testing/act-as-seller.tsx'
import type { Fixtures } from '#testing/fake-server.ts'
import { CUSTOMER, checkoutShop, createFakeCheckout } from '#testing/fixtures/checkout.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { g } from './gone-messages.ts'
import { widget } from './index.ts'
import { t } from './messages.ts'
import { o } from './order-messages.ts'

const params = { termsUrl: '/cz/podminky/', goodsUrl: '/cz/zbozi/' }

let shop: ReturnType<typeof createFakeCheckout>

async function fillOrder(more: Fixtures = {}, page: Record<string, unknown> = {}): Promise<void> {
  renderWidget(widget, { params, server: checkoutShop(shop, more), page })
  await screen.findByRole('button', { name: o('submit') })
  await userEvent.click(await screen.findByRole('radio', { name: /Kurýr DPD/ }))
  for (const [name, value] of Object.entries(CUSTOMER)) fillField(name, value)
  await userEvent.click(findField('terms'))
}

beforeEach(() => {
  setReporter(() => {})
  shop = createFakeCheckout()
  history.replaceState(null, '')
})

test('who fills in an order whose cart is emptied elsewhere is told so in sight, and finds what they typed once it is filled again', async () => {
  await fillOrder()
  const { products } = shop.read()
  shop.change({ products: [] })
  cart.announceChange()
  const note = await screen.findByText(g('emptied'))
  await waitFor(() => expect(note.closest('[tabindex="-1"]')).toHaveFocus())
  expect(note.textContent, 'what may have happened, and none of it for sure').toBe(
    'Košík je teď prázdný: zboží bylo objednáno nebo odebráno v jiném okně, nebo platnost košíku skončila. Vyplněné údaje tu zůstanou, dokud stránku nezavřete.',
  )
  expect(note.getBoundingClientRect().bottom).toBeLessThan(innerHeight)
  expect(note.getBoundingClientRect().top).toBeGreaterThan(0)
  expect(screen.queryByText(t('empty'))).toBeNull()
  const goods = screen.getByRole('link', { name: new RegExp(`^${t('toGoods')}.*nová karta`) })
  expect(goods).toHaveAttribute('href', '/cz/zbozi/')
  expect(goods).toHaveAttribute('target', '_blank')
  shop.change({ products })
  await userEvent.click(screen.getByRole('button', { name: g('again') }))
  await waitFor(() => expect(findField('email')).toHaveValue(CUSTOMER.email))
  expect(findField('address')).toHaveValue(CUSTOMER.address)
  expect(findField('terms')).toBeChecked()
})

test('who was signed out elsewhere is led to sign in, and finds the cart and what they typed as they come back', async () => {
  let authenticated = true
  await fillOrder(
    { 'active-user': () => ({ body: { authenticated }, delay: authenticated ? 0 : 150 }) },
    { user: { authenticated }, loginUrl: '/cz/prihlaseni/' },
  )
  const { products } = shop.read()
  authenticated = false
  shop.change({ products: [] })
  cart.announceChange()
  const said = new Set<string>()
  const watching = new MutationObserver(() =>
    said.add(document.querySelector('.ostrov-note')?.textContent ?? ''),
  )
  watching.observe(document.body, { childList: true, subtree: true, characterData: true })
  expect(await screen.findByText(g('signedOut'))).toBeVisible()
  watching.disconnect()
  expect([...said].join(), 'nothing that the answer takes back').not.toContain(g('emptied'))
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: o('signIn') })
  expect(new URL(link.href).pathname).toBe('/cz/prihlaseni/')
  expect(link).toHaveAttribute('target', '_blank')
  authenticated = true
  shop.change({ products })
  dispatchEvent(new Event('focus'))
  await waitFor(() => expect(findField('email')).toHaveValue(CUSTOMER.email))
  expect(screen.queryByText(g('signedOut'))).toBeNull()
})

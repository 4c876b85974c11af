import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { buyback } from '#core/buyback/buyback.ts'
import { cart } from '#core/cart/cart.ts'
import { setReporter } from '#core/report.ts'
import { resetBrowserUrl } from '#core/state/browser-url.ts'
import { clearResources } from '#core/state/resource.ts'
import { type FakeServer, type Fixtures, startFakeServer } from '#testing/fake-server.ts'
import { GOOD_SHOP } from '#testing/fixtures/buyback.ts'
import { COUNTRIES } from '#testing/fixtures/sell.ts'
import { describePage } from '#testing/story-page.ts'
import { widget as selector } from '#widgets/buyback-selector/index.ts'
import { widget as badge } from '#widgets/cart-badge/index.ts'
import { widget as form } from '#widgets/sell-form/index.ts'
import { OstrovPage } from './ostrov-page.tsx'
import { toComponent, type WidgetComponent } from './to-component.tsx'

const CartBadge: WidgetComponent<typeof badge.params, 'href'> = toComponent('CartBadge', badge)
const BuybackSelector = toComponent('BuybackSelector', selector)
const SellForm = toComponent('SellForm', form)

const start = `${location.pathname}${location.search}`

beforeEach(() => {
  history.replaceState(null, '', start)
  clearResources()
  buyback.forget()
  cart.forget()
  resetBrowserUrl()
  setReporter(() => {})
})

/** Renders an app in strict mode, where React does everything twice that must bear it. */
function show(parts: ReactNode, fixtures: Fixtures): FakeServer {
  const server = startFakeServer(fixtures)
  const { unmount } = render(
    <StrictMode>
      <OstrovPage {...describePage('cz', 'cs')}>{parts}</OstrovPage>
    </StrictMode>,
  )
  onTestFinished(() => {
    unmount()
    clearResources()
    server.stop()
  })
  return server
}

test('the cart is followed by all badges, and by none when they are gone', async () => {
  const server = show(
    <>
      <CartBadge href="/cz/kosik/" />
      <CartBadge href="/cz/kosik/" showLabel={false} />
    </>,
    { 'cart-count': { count: 3 } },
  )
  expect(await screen.findAllByRole('link', { name: 'Košík, 3 produkty' })).toHaveLength(2)
  server.change({ 'cart-count': { count: 4 } })
  act(() => cart.refresh())
  expect(await screen.findAllByRole('link', { name: 'Košík, 4 produkty' })).toHaveLength(2)
})

test('a device is chosen step by step and the form to sell it opens', async () => {
  show(
    <>
      <BuybackSelector />
      <SellForm heading="Prodej" />
    </>,
    { ...GOOD_SHOP, 'country-options': COUNTRIES },
  )
  await userEvent.click(await screen.findByRole('radio', { name: /Telefony/ }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Apple' }))
  await userEvent.click(await screen.findByRole('radio', { name: /iPhone 13/ }))
  await userEvent.click(await screen.findByRole('radio', { name: /modrá/ }))
  await waitFor(() => expect(buyback.data.peek()).not.toBeNull())
  act(() => buyback.showForm('sell'))
  expect(await screen.findByRole('group', { name: 'Osobní údaje' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Prodej' })).toHaveFocus()
})

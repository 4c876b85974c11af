/** @jsxImportSource preact */
import { OstrovPage } from 'ostrov/react'
import { BuybackSelector } from 'ostrov/widgets/buyback-selector'
import { CartBadge } from 'ostrov/widgets/cart-badge'
import { SellForm } from 'ostrov/widgets/sell-form'
import type { VNode } from 'preact'
import type { Place } from '../read-place.ts'
import { Price } from './price.tsx'

/** A Preact app with components of Ostrov among its own; the device is chosen in the page, or in the app itself. */
export function App({ market, cart, terms, heading, priceLabel, page }: Place): VNode {
  const parts = (
    <section class="host" aria-label="Preact">
      <header class="host-head">
        <h2>Preact</h2>
        <CartBadge href={cart} />
      </header>
      {page && <BuybackSelector sendPrice={false} />}
      <p>
        {priceLabel}: <Price market={market} />
      </p>
      <SellForm heading={heading} termsUrl={terms} />
    </section>
  )
  return page ? <OstrovPage {...page}>{parts}</OstrovPage> : parts
}

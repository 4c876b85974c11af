import { computed, effect, signal } from '@preact/signals-core'
import { type Order, orderStatus } from '#core/api/orders/orders.ts'
import { getMarket, page } from '#core/page.ts'
import { createResource } from '#core/state/resource.ts'
import { type TrackedItem, toTrackedItem } from '#core/tracking/tracked-item.ts'
import type { SurveyOptions } from '#kit/provider/google-reviews.ts'
import { trackLater } from '#kit/tracking/track-later.ts'

/** What becomes of Google's question after a delivery: nothing, it may be allowed, or it was. */
type Survey = 'none' | 'offered' | 'allowed'

/** The order that was made; analytics are told of it once, however often its page is opened. */
export function createThankYou(id: string, reviewsMerchant: number) {
  const { data, failure, isPending, fetch, refetch, unsubscribe } = createResource<Order>()
  const isAllowed = signal(false)
  const question = computed(() =>
    page.value.consent === true ? describeSurvey(data.value, reviewsMerchant) : null,
  )
  return {
    survey: computed((): Survey => (isAllowed.value ? 'allowed' : question.value ? 'offered' : 'none')),
    /** Google's own dialog covers the page, so it comes to who wants it and to nobody else. */
    allowSurvey(): void {
      const options = question.peek()
      if (!options || isAllowed.peek()) return
      isAllowed.value = true
      import('#kit/provider/google-reviews.ts').then(
        part => part.offerSurvey(options),
        () => {},
      )
    },
    /** Null until it has come. */
    order: data,
    failure,
    isPending,
    reload: () => void refetch(),
    mount(): () => void {
      void fetch({ endpoint: orderStatus, args: { id } })
      const stop = effect(() => {
        if (data.value) trackPurchase(data.value)
      })
      return () => {
        stop()
        unsubscribe()
      }
    },
  }
}

/** What Google is told of an order: only what it can use; null where it has nothing to ask about. */
function describeSurvey(order: Order | null, merchant: number): SurveyOptions | null {
  if (!order || merchant === 0 || order.state === 'cancelled') return null
  const { email } = order.customer
  const { expected_date: expected } = order.delivery
  if (!email || !expected) return null
  return {
    merchant_id: merchant,
    order_id: order.number,
    email,
    delivery_country: getMarket().code.toUpperCase(),
    estimated_delivery_date: expected,
  }
}

function trackPurchase({ number, state, items, delivery, payment, total, vat }: Order): void {
  if (state === 'cancelled') return
  const [shipping, goods] = [delivery.price + payment.price, total - delivery.price - payment.price]
  trackLater('purchase', {
    transaction_id: number,
    // The same share of tax is in all that is paid.
    value: total > 0 && vat ? Math.round(goods * (1 - vat / total)) / 100 : goods / 100,
    ...(vat !== null && { tax: vat / 100 }),
    shipping: shipping / 100,
    items: items.map(toItem),
  })
}

const toItem = ({ code, name, unit_price, quantity }: Order['items'][number]): TrackedItem =>
  toTrackedItem({ code, long_name: name, price: unit_price }, { quantity })

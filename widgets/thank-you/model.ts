import { effect } from '@preact/signals-core'
import { type Order, orderStatus } from '#core/api/orders/orders.ts'
import { getMarket, page } from '#core/page.ts'
import { createResource } from '#core/state/resource.ts'
import { type TrackedItem, toTrackedItem } from '#core/tracking/tracked-item.ts'
import { trackLater } from '#kit/tracking/track-later.ts'

/** The order that was made; analytics are told of it once, however often its page is opened. */
export function createThankYou(id: string, reviewsMerchant: number) {
  const { data, failure, isPending, fetch, refetch, unsubscribe } = createResource<Order>()
  const survey = createSurvey()
  return {
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
      const stopSurvey = effect(() => {
        if (data.value && page.value.consent === true) survey(data.value, reviewsMerchant)
      })
      return () => {
        stop()
        stopSurvey()
        unsubscribe()
      }
    },
  }
}

/** Google is told whose order it is: only with the customer's consent, and only what it can use. */
function createSurvey() {
  let isOffered = false
  return ({ number, state, customer, delivery }: Order, merchant: number): void => {
    const { email } = customer
    if (isOffered || merchant === 0 || state === 'cancelled' || !email || !delivery.expected_date) return
    isOffered = true
    const options = {
      merchant_id: merchant,
      order_id: number,
      email,
      delivery_country: getMarket().code.toUpperCase(),
      estimated_delivery_date: delivery.expected_date,
    }
    import('#kit/provider/google-reviews.ts').then(
      part => part.offerSurvey(options),
      () => {},
    )
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

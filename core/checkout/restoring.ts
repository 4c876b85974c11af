import { computed, effect, type Signal, signal } from '@preact/signals-core'
import type { CheckoutCart } from '#core/api/checkout/checkout-cart.ts'
import type { Delivery } from '#core/api/delivery/deliveries.ts'
import { deliveryPlaces } from '#core/api/delivery/places.ts'
import type { Payment } from '#core/api/payments/payments.ts'
import { read } from '#core/http/read.ts'
import type { Resource } from '#core/state/resource.ts'
import { type Choice, choose, findOffered } from './choice.ts'
import { readLastPlace } from './last-place.ts'
import { lookUpPlace } from './look-up-place.ts'

/** Longer than this nobody looks at a page that waits for what they chose before, in milliseconds. */
const PATIENCE = 3000

interface Sources {
  cart: { data: { readonly value: CheckoutCart | null } }
  offers: {
    deliveries: Pick<Resource<{ deliveries: Delivery[] }>, 'data' | 'failure'>
    payments: Pick<Resource<{ payments: Payment[] }>, 'data' | 'failure'>
    loadPayments: () => void
  }
  /** Notes that the server has the choice already. */
  know: () => void
}

/** After a reload the choice is what the server still knows of it, and this browser of the place, unless the customer was quicker. */
export function createRestoring(choice: Signal<Choice>, { cart, offers, know }: Sources) {
  const isOpen = { delivery: signal(true), payment: signal(true) }
  const isPlaceSought = signal(false)
  const isLate = signal(false)
  const restoreDelivery = (code: string | null, list: readonly Delivery[]): void => {
    isOpen.delivery.value = false
    const found = findOffered(list, code)
    if (!found) return
    choice.value = choose(choice.peek(), 'delivery', found)
    offers.loadPayments()
    void restorePlace(found)
  }
  const restorePlace = async (delivery: Delivery): Promise<void> => {
    const id = readLastPlace(delivery.code)
    if (id === null) return
    isPlaceSought.value = true
    const place = await findPlace(delivery, id)
    if (!isPlaceSought.peek()) return
    if (place?.is_available) {
      choice.value = choose(choice.peek(), 'place', place)
      offers.loadPayments()
    }
    isPlaceSought.value = false
  }
  const restorePayment = (known: CheckoutCart, list: readonly Payment[]): void => {
    isOpen.payment.value = false
    const found = findOffered(list, known.type_payment)
    const chosen = choose(choice.peek(), 'payment', found)
    // Whether they are still offered is known only once they are listed, which is after the payment is chosen.
    const company = found?.has_sub_payments ? known.payment_company : null
    const instalment = found?.kind === 'instalment' ? known.installment : null
    choice.value = { ...chosen, company, instalment }
    know()
  }
  return {
    /** It is known that something was chosen, but not yet what all: what is shown now would move in a moment. */
    isRestoring: computed(() => {
      const known = cart.data.value
      if (!known || isLate.value) return false
      const isDeliveryOwed = isOpen.delivery.value && !offers.deliveries.failure.value
      const isPaymentOwed = isOpen.payment.value && !offers.payments.failure.value
      return (
        (known.type_delivery_code !== null && isDeliveryOwed) ||
        (known.type_payment !== null && isPaymentOwed) ||
        isPlaceSought.value
      )
    }),
    /** The customer chooses that themselves. */
    stop(key: keyof Choice): void {
      if (key === 'delivery' || key === 'payment') isOpen[key].value = false
      if (key === 'delivery' || key === 'place') isPlaceSought.value = false
    },
    mount(): () => void {
      const timer = setTimeout(() => {
        isLate.value = true
      }, PATIENCE)
      const end = effect(() => {
        const [known, ways] = [cart.data.value, offers.deliveries.data.value]
        if (known && ways && isOpen.delivery.peek())
          restoreDelivery(known.type_delivery_code, ways.deliveries)
        const payable = offers.payments.data.value
        if (known && payable && !isOpen.delivery.peek() && isOpen.payment.peek())
          restorePayment(known, payable.payments)
      })
      return () => {
        clearTimeout(timer)
        end()
        isPlaceSought.value = false
      }
    },
  }
}

/** The place of the last time as it is now; null where it is none any more, or nobody knows. */
async function findPlace({ code, kind }: Delivery, id: string) {
  if (kind === 'dispensing-place') {
    const found = await lookUpPlace(code, id)
    return found.kind === 'found' ? found.place : null
  }
  if (kind !== 'store') return null
  const near = await read(deliveryPlaces, { args: { delivery: code } }).catch(() => null)
  return near?.places.find(one => one.id === id) ?? null
}

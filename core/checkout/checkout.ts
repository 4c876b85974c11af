import { computed, effect, signal } from '@preact/signals-core'
import type * as v from 'valibot'
import type { OrderChoice } from '#core/api/checkout/order.ts'
import type { LiftagoRequest } from '#core/api/delivery/courier.ts'
import { type Deliveries, deliveries } from '#core/api/delivery/deliveries.ts'
import type { Instalment } from '#core/api/payments/instalments.ts'
import { deliveryPayments, payments } from '#core/api/payments/payments.ts'
import { cart as pageCart } from '#core/cart/cart.ts'
import { createResource } from '#core/state/resource.ts'
import { createCheckoutCart } from './checkout-cart.ts'
import { type Choice, choose, keepDelivery, keepPayment, listMissing, NO_CHOICE } from './choice.ts'
import { createDiscounts } from './discounts.ts'
import { createRestoring } from './restoring.ts'
import { createSelecting } from './selecting.ts'

type ExpressAddress = v.InferOutput<typeof LiftagoRequest>['delivery_address']
type PaymentList = v.InferOutput<(typeof payments)['response']>
type DeliveryList = v.InferOutput<typeof Deliveries>
type Offers = ReturnType<typeof createOffers>
type Selecting = ReturnType<typeof createSelecting>

export type Checkout = ReturnType<typeof createCheckout>

/** What is ordered, how it is delivered and how it is paid. Totals are the server's alone. */
export function createCheckout() {
  const choice = signal<Choice>(NO_CHOICE)
  const cart = createCheckoutCart()
  /** Where the express courier was asked for; the order's form may begin with it. */
  const expressAddress = signal<ExpressAddress | null>(null)
  /** What the chosen instalments cost, once that was read. */
  const terms = signal<Instalment | null>(null)
  const offers = createOffers(choice)
  const selecting = createSelecting(choice, cart)
  const discounts = createDiscounts(cart)
  const restoring = createRestoring(choice, { cart, offers, know: selecting.know })
  const change = <K extends keyof Choice>(key: K, value: Choice[K]): void => {
    restoring.stop(key)
    const former = choice.peek()
    choice.value = choose(former, key, value)
    if (isElsewhere(former, choice.peek())) offers.loadPayments()
    if (choice.peek().delivery || choice.peek().payment) void selecting.send()
  }
  const reread = (): void => {
    cart.reread()
    offers.reload()
  }
  return {
    choice,
    expressAddress,
    terms,
    /** Sets one part of the choice, and takes back what hung on the former one. */
    choose: change,
    missing: computed(() => listMissing(choice.value)),
    /** What would be ordered now; null until the server has told it. */
    cart: cart.data,
    cartFailure: cart.failure,
    isRereading: cart.isPending,
    editCart: cart.edit,
    isRestoring: restoring.isRestoring,
    /** The total that the customer saw last, and what it is now without their doing. */
    totalChange: cart.totalChange,
    deliveries: offers.deliveries,
    payments: offers.payments,
    /** That the sums on the page are not yet those of the choice. */
    isCounting: computed(() => selecting.isPending.value || discounts.isPending.value),
    selectFailure: selecting.failure,
    /** Tells the server once more what is chosen. */
    selectAgain: (): void => void selecting.send(),
    discounts,
    reread,
    toOrderChoice: (token: string | null, transaction?: string): OrderChoice =>
      toOrderChoice(choice.peek(), token, transaction),
    mount(): () => void {
      const endings = [
        selecting.mount(),
        discounts.mount(),
        cart.mount(),
        offers.mount(),
        pageCart.subscribe(),
        pageCart.onChange(reread),
        restoring.mount(),
        keepOffered(choice, offers, selecting),
      ]
      return () => {
        for (const end of endings) end()
      }
    },
  }
}

/** What is paid at one place is not always paid at another. */
const isElsewhere = (one: Choice, other: Choice): boolean =>
  one.delivery?.code !== other.delivery?.code || one.place?.id !== other.place?.id

/** The ways in which the cart can be delivered, and paid where it is delivered so. */
function createOffers(choice: { peek: () => Choice }) {
  const list = { deliveries: createResource<DeliveryList>(), payments: createResource<PaymentList>() }
  const loadPayments = (): void => {
    const { delivery, place } = choice.peek()
    void list.payments.fetch(
      delivery
        ? {
            endpoint: deliveryPayments,
            args: { delivery: delivery.code },
            query: place ? { place: place.id } : {},
          }
        : { endpoint: payments },
    )
  }
  return {
    ...list,
    loadPayments,
    reload(): void {
      void list.deliveries.invalidate()
      void list.payments.invalidate()
    },
    mount(): () => void {
      void list.deliveries.fetch({ endpoint: deliveries })
      loadPayments()
      return () => {
        list.deliveries.unsubscribe()
        list.payments.unsubscribe()
      }
    },
  }
}

/** What is no longer offered is no longer chosen; what is offered anew keeps its place with its new price. */
function keepOffered(
  choice: { value: Choice; peek: () => Choice },
  offers: Offers,
  { send }: Selecting,
): () => void {
  const keep = (kept: Choice): void => {
    const { delivery, payment } = choice.peek()
    const isLost = delivery?.code !== kept.delivery?.code || payment?.code !== kept.payment?.code
    const isOther = delivery !== kept.delivery || payment !== kept.payment
    if (isOther) choice.value = kept
    if (!isLost) return
    if (delivery?.code !== kept.delivery?.code) offers.loadPayments()
    void send()
  }
  const endings = [
    effect(() => {
      const list = offers.deliveries.data.value
      if (list) keep(keepDelivery(choice.peek(), list.deliveries))
    }),
    effect(() => {
      const list = offers.payments.data.value
      if (list) keep(keepPayment(choice.peek(), list.payments))
    }),
  ]
  return () => {
    for (const end of endings) end()
  }
}

const toOrderChoice = (
  { delivery, place, timeslot, payment, company, instalment }: Choice,
  token: string | null,
  transaction?: string,
): OrderChoice => ({
  type_payment: payment?.code ?? '',
  payment_company: company,
  installment: instalment,
  token,
  ...(delivery && { type_delivery_code: delivery.code }),
  ...(place && { store: place.id }),
  ...(timeslot && { timeslot: timeslot.id }),
  ...(transaction !== undefined && { transaction_id: transaction }),
})

import { computed, signal } from '@preact/signals-core'
import type * as v from 'valibot'
import {
  addDiscount,
  type CheckoutCart,
  cartProducts,
  type DiscountRequest,
  removeDiscount,
} from '#core/api/checkout/checkout-cart.ts'
import type { OrderChoice } from '#core/api/checkout/order.ts'
import type { LiftagoRequest } from '#core/api/delivery/courier.ts'
import { type Deliveries, deliveries } from '#core/api/delivery/deliveries.ts'
import { deliveryPayments, payments, selectPayment } from '#core/api/payments/payments.ts'
import { write } from '#core/http/write.ts'
import { report } from '#core/report.ts'
import { createResource } from '#core/state/resource.ts'
import { createSubmission } from '#core/state/submission.ts'
import { type Choice, choose, keepPayment, listMissing, NO_CHOICE } from './choice.ts'

const CART_CALL = { endpoint: cartProducts }
type PaymentList = v.InferOutput<(typeof payments)['response']>
type ExpressAddress = v.InferOutput<typeof LiftagoRequest>['delivery_address']
type DeliveryList = v.InferOutput<typeof Deliveries>

/** A change of the discounts. */
type DiscountChange = v.InferInput<typeof DiscountRequest> | { remove: string }

export type Checkout = ReturnType<typeof createCheckout>

/** What is ordered, how it is delivered and how it is paid. Totals are the server's alone. */
export function createCheckout() {
  const choice = signal<Choice>(NO_CHOICE)
  const cart = createResource<CheckoutCart>()
  /** Where the express courier was asked for; the order's form may begin with it. */
  const expressAddress = signal<ExpressAddress | null>(null)
  const offers = { deliveries: createResource<DeliveryList>(), payments: createResource<PaymentList>() }
  const takeCart = (data: CheckoutCart): void => {
    cart.setData(CART_CALL, data)
    checkTotals(data)
  }
  const selecting = createSelecting(choice, takeCart)
  const discounts = createDiscounts(takeCart)
  const loadPayments = (): void => {
    const { delivery } = choice.peek()
    void offers.payments.fetch(
      delivery ? { endpoint: deliveryPayments, args: { delivery: delivery.code } } : { endpoint: payments },
    )
  }
  const change = <K extends keyof Choice>(key: K, value: Choice[K]): void => {
    choice.value = choose(choice.peek(), key, value)
    if (key === 'delivery') loadPayments()
    if (key === 'delivery' || key === 'payment' || key === 'company' || key === 'instalment')
      void selecting.send()
  }
  const keepOffered = (): void => {
    const list = offers.payments.data.peek()
    if (list) choice.value = keepPayment(choice.peek(), list.payments)
  }
  return {
    choice,
    expressAddress,
    /** Sets one part of the choice, and takes back what hung on the former one. */
    choose: change,
    missing: computed(() => listMissing(choice.value)),
    /** What would be ordered now; null until the server has told it. */
    cart: cart.data,
    cartFailure: cart.failure,
    deliveries: offers.deliveries,
    payments: offers.payments,
    /** That the sums on the page are not yet those of the choice. */
    isCounting: computed(() => selecting.isPending.value || discounts.isPending.value),
    selectFailure: selecting.failure,
    discounts,
    reread(): void {
      void cart.invalidate()
      void offers.deliveries.invalidate()
      loadPayments()
    },
    toOrderChoice: (token: string | null, transaction?: string): OrderChoice =>
      toOrderChoice(choice.peek(), token, transaction),
    mount(): () => void {
      const endings = [selecting.mount(), discounts.mount(), offers.payments.data.subscribe(keepOffered)]
      void cart.fetch(CART_CALL)
      void offers.deliveries.fetch({ endpoint: deliveries })
      loadPayments()
      return () => {
        for (const end of endings) end()
        for (const one of [cart, offers.deliveries, offers.payments]) one.unsubscribe()
      }
    },
  }
}

/** Tells the server what is chosen; the latest choice wins. */
function createSelecting(choice: { peek: () => Choice }, takeCart: (data: CheckoutCart) => void) {
  const selecting = createSubmission(async (chosen: Choice, idempotencyKey: string) => {
    const { delivery, payment, company, instalment } = chosen
    return (
      await write(
        selectPayment,
        {
          type_payment: payment?.code ?? null,
          payment_company: company,
          type_delivery_code: delivery?.code ?? null,
          installment: instalment,
        },
        { idempotencyKey },
      )
    ).data
  })
  return {
    isPending: selecting.isPending,
    failure: selecting.failure,
    mount: selecting.mount,
    async send(): Promise<void> {
      if (selecting.isPending.peek()) return
      let chosen: Choice
      do {
        chosen = choice.peek()
        if (!chosen.payment && !chosen.delivery) return
        const result = await selecting.run(chosen)
        if (result.ok && choice.peek() === chosen) takeCart(result.data)
        if (!result.ok) return
      } while (choice.peek() !== chosen)
    },
  }
}

function createDiscounts(takeCart: (data: CheckoutCart) => void) {
  const changing = createSubmission(async (change: DiscountChange, idempotencyKey: string) =>
    'remove' in change
      ? (await write(removeDiscount, {}, { args: { id: change.remove }, idempotencyKey })).data
      : (await write(addDiscount, change, { idempotencyKey })).data,
  )
  const run = async (change: DiscountChange): Promise<boolean> => {
    const result = await changing.run(change)
    if (result.ok) takeCart(result.data)
    return result.ok
  }
  return {
    isPending: changing.isPending,
    failure: changing.failure,
    retryAfter: changing.retryAfter,
    mount: changing.mount,
    add: (request: v.InferInput<typeof DiscountRequest>): Promise<boolean> => run(request),
    remove: (id: string): Promise<boolean> => run({ remove: id }),
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

/** The server's sums are what is shown; where nobody can follow them, the shop hears of it. */
function checkTotals({ totals, products }: CheckoutCart): void {
  const { goods, discount, delivery, payment, rounding, total } = totals
  const lines = products.reduce((sum, line) => sum + (line.kind === 'bonus' ? -line.total : line.total), 0)
  if (goods !== lines || total !== goods - discount + (delivery ?? 0) + (payment ?? 0) + rounding)
    report('The sums of the order do not agree.', { lines, ...totals })
}

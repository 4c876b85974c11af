import { computed, effect, type Signal, signal } from '@preact/signals-core'
import * as v from 'valibot'
import { Conflict, type Notice } from '#core/api/checkout/checkout-cart.ts'
import {
  type FinishedOrder,
  finishOrder,
  ORDER_FIELDS,
  type OrderDraft,
  type OrderRequest,
  orderForm,
  toOrderRequest,
} from '#core/api/checkout/order.ts'
import { cart as pageCart } from '#core/cart/cart.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import { startPayment } from '#core/checkout/pay.ts'
import type { FailureError } from '#core/http/failure.ts'
import { type Written, write } from '#core/http/write.ts'
import { showPhone } from '#core/intl/show-contact.ts'
import { getMarket, getToday, page } from '#core/page.ts'
import { report } from '#core/report.ts'
import { toSafeUrl } from '#core/safe-link.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { keptDrafts } from '#core/state/kept-drafts.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createKnownVisitor } from '#core/visitor/known-visitor.ts'
import { navigation } from '#kit/link/navigation.ts'
import { readEntry, writeEntry } from './history-entry.ts'
import { hasTyped, makeOrderInput } from './order-input.ts'
import { createPaying } from './paying-model.ts'

const KEPT = 'checkout'
/** Who lends the money has to know how old a customer is. */
const BIRTH_DATE_KINDS = ['instalment', 'lease', 'twisto']

/** What was ordered, and where it is shown. */
export interface Outcome {
  number: string
  url: string | null
  /** The page goes on by itself. */
  isGoing: boolean
  /** Its customer was sent to pay it, and nobody here knows whether they did. */
  isToPay: boolean
}

/** What an order is made of beside its form, and where it tells what came of it. */
export interface OrderSource {
  checkout: Checkout
  outcome: Signal<Outcome | null>
}

export type OrderModel = ReturnType<typeof createOrder>

/** What is typed of an order, and its way to the shop and to its payment. */
export function createOrder({ checkout, outcome }: OrderSource) {
  const paying = createPaying(checkout)
  const known = createKnownData(checkout)
  const isBirthDateAsked = computed(() =>
    BIRTH_DATE_KINDS.includes(checkout.choice.value.payment?.kind ?? ''),
  )
  const finish = createFinish(checkout, outcome)
  let sent: OrderRequest | null = null
  /** An order whose answer was lost, or came from a server that had failed on the way. */
  const doubted = signal<OrderRequest | null>(null)
  /** Its cart is empty: it seems to have been made. */
  const isDoubtful = computed(() => doubted.value !== null && checkout.cart.value?.products.length === 0)
  const form = createFormModel({
    endpoint: finishOrder,
    fields: ORDER_FIELDS,
    initialValues: makeOrderInput(),
    typedValues: takeKept(),
    schema: orderForm({
      market: getMarket().code,
      wireDate: page.peek().wireDate,
      today: getToday(),
      get isBirthDateAsked() {
        return isBirthDateAsked.peek()
      },
    }),
    toRequest(output: OrderDraft): OrderRequest | null {
      if (isDoubtful.peek()) return doubted.peek()
      if (checkout.missing.peek().length > 0) return null
      return toOrderRequest(output, checkout.toOrderChoice(null))
    },
    async send(request: OrderRequest, idempotencyKey: string): Promise<Written<FinishedOrder>> {
      const proof = await paying.prove(request)
      sent = request
      return write(finishOrder, { ...request, ...proof }, { idempotencyKey })
    },
    onDone({ data, location }) {
      // What is known to be made is doubted no more, or its empty cart would have it sent again.
      doubted.value = null
      finish(data, location)
    },
    onFailure(failed) {
      const isDoubted = failed.isOutcomeUnknown || failed.failure.kind === 'server'
      doubted.value = isDoubted ? sent : null
      if (failed.failure.kind === 'offline' && !isDoubted) return
      if (!isDoubted) paying.forget()
      checkout.reread()
      if (listNotices(failed).some(({ kind }) => kind === 'place-not-available'))
        checkout.choose('place', null)
    },
  })
  /** The answer to a doubted order: the same request under the same key brings it, and makes no second one. */
  const resend = (): void => void form.submit(form.readValues())
  const { typedIn } = readEntry()
  /** A reload has taken what was typed; who types it in again knows. */
  const isEmptied = signal(Boolean(typedIn) && typedIn !== performance.timeOrigin)
  const hasContent = (): boolean => !outcome.peek() && hasTyped(form.readValues(), known.data.peek())
  return {
    paying,
    form,
    known: known.data,
    /** The page was opened by who was signed in, and no longer is. */
    isSignedOut: known.isSignedOut,
    checkVisitor: known.reload,
    isCheckingVisitor: known.isLoading,
    isDoubtful,
    resend,
    /** What the shop had against the last order. */
    notices: computed(() => listNotices(form.failure.value)),
    isBirthDateAsked,
    hasTyped: hasContent,
    isEmptied,
    noteTyping(): void {
      isEmptied.value = false
      const { timeOrigin } = performance
      const entry = readEntry()
      // Never what was typed, and once alone.
      if (entry.typedIn !== timeOrigin) writeEntry({ ...entry, typedIn: timeOrigin }, 'replace')
    },
    mount(): () => void {
      forgetKept()
      known.load()
      const endings = [
        paying.mount(),
        form.mount(),
        known.unsubscribe,
        effect(() => {
          if (isDoubtful.value) resend()
        }),
      ]
      return () => {
        if (hasContent()) keptDrafts.set({ values: form.readValues() }, KEPT)
        for (const end of endings) end()
      }
    },
  }
}

function listNotices(failed: FailureError | null): readonly Notice[] {
  const found = v.safeParse(Conflict, failed?.body)
  return found.success ? found.output.notices : []
}

/** From the made order on to where it is paid, or to its page. Whatever fails from here on, it is not ordered twice. */
function createFinish(checkout: Checkout, outcome: OrderSource['outcome']) {
  const goOn = async (order: FinishedOrder, thanks: string | null): Promise<void> => {
    const kind = checkout.choice.peek().payment?.kind
    const started = kind ? await startPayment(order, kind) : null
    if (started?.kind === 'redirect') {
      const url = toSafeUrl(order.status_url) ?? thanks
      keepMade(order, url, true)
      // A browser may keep the page as it was left.
      onRestored(() => {
        outcome.value = { number: order.number, url, isGoing: false, isToPay: true }
      })
      return navigation.goTo(started.url)
    }
    const url = started?.kind === 'failed' ? (toSafeUrl(order.status_url) ?? thanks) : thanks
    if (url) navigation.goTo(url)
    else outcome.value = { number: order.number, url: null, isGoing: false, isToPay: false }
  }
  return (order: FinishedOrder, location: string | null): void => {
    const thanks = toSafeUrl(location) ?? toSafeUrl(order.status_url)
    if (!thanks)
      report('The order was made, but neither its Location nor its status_url is a URL of this site.')
    outcome.value = { number: order.number, url: thanks, isGoing: true, isToPay: false }
    // Who comes Back from the payment reads the page anew in many a browser, and would find an empty cart.
    keepMade(order, thanks, false)
    pageCart.announceChange()
    void goOn(order, thanks)
  }
}

function keepMade({ number }: FinishedOrder, url: string | null, isToPay: boolean): void {
  if (url) writeEntry({ ...readEntry(), typedIn: 0, made: { number, url, isToPay } }, 'replace')
}

/** What the shop knows of the customer already, by the form's own names. */
function createKnownData({ expressAddress }: Pick<Checkout, 'expressAddress'>) {
  const visitor = createKnownVisitor()
  return {
    ...visitor,
    isSignedOut: computed(() => page.value.user.authenticated && visitor.data.value?.authenticated === false),
    data: computed((): Partial<Record<keyof OrderDraft, string | null | undefined>> => {
      const { first_name, last_name, phone, e_mail, last_address: last } = visitor.data.value ?? {}
      const express = expressAddress.value
      return {
        firstName: first_name,
        lastName: last_name,
        // As people write it; a field is no place for a space that can’t be typed.
        phone: showPhone(phone || last?.phone || '').replaceAll('\u00a0', ' '),
        email: e_mail,
        // Where a courier was asked for is where it goes.
        ...(express
          ? {
              address: express.delivery_address,
              city: express.delivery_city,
              postcode: express.delivery_postcode,
            }
          : {
              address: last?.address,
              city: last?.city,
              district: last?.district,
              postcode: last?.postcode,
            }),
      }
    }),
  }
}

const findKept = () => [...keptDrafts].find(([, of]) => of === KEPT)?.[0]

/** What was typed before the island was taken out of the page and put back. */
const takeKept = (): OrderDraft => ({ ...makeOrderInput(), ...findKept()?.values })

function forgetKept(): void {
  const kept = findKept()
  if (kept) keptDrafts.delete(kept)
}

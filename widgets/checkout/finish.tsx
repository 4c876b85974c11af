import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { CheckoutCart } from '#core/api/checkout/checkout-cart.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { SignInNote } from '#kit/form/sign-in-note.tsx'
import { t } from './messages.ts'
import { o } from './order-messages.ts'
import type { OrderModel } from './order-model.ts'
import { splitGoods } from './split-goods.ts'

/** Beside the button that orders: for how much, what it still waits for, and why it did not go. */
export function Finish({ checkout, order }: { checkout: Checkout; order: OrderModel }): ReactNode {
  useSignals()
  const { paying, form } = order
  const cart = checkout.cart.value
  const [owed] = checkout.missing.value
  const isToCheck = checkout.choice.value.delivery?.kind === 'express' && !checkout.expressAddress.value
  const failure = form.failure.value
  return (
    <div className="ostrov-checkout-finish">
      <p className="ostrov-muted">
        <KeyedText
          value={
            owed === 'timeslot' && isToCheck
              ? o('addressMissing')
              : nameState(cart, owed, paying.isPreparing.value)
          }
        />
      </p>
      {paying.fault.value && (
        <Note kind="error">
          <KeyedText value={paying.fault.value} />
        </Note>
      )}
      {failure &&
        (failure.failure.kind === 'signed-out' ? (
          <SignInNote failure={failure} label={o('signIn')} />
        ) : (
          <FailureNote
            failure={failure}
            // Of an order whose answer was lost nobody knows that.
            {...(!failure.isOutcomeUnknown && {
              lead: o(failure.failure.kind === 'conflict' ? 'notSent' : 'sendFailed'),
            })}
          />
        ))}
    </div>
  )
}

function nameState(cart: CheckoutCart | null, owed: Owed | undefined, isPreparing: boolean): string {
  if (owed) return o('stillMissing', { what: goOnWith(t(`missing.${owed}`)) })
  if (isPreparing) return o('walletPreparing')
  const total = showPrice(cart?.totals.total ?? 0)
  const { bonus } = cart ? splitGoods(cart) : { bonus: 0 }
  return bonus > 0 ? o('submitHintFrom', { total, bonus: showPrice(bonus) }) : o('submitHint', { total })
}

/** A sentence after a colon. */
const goOnWith = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)

type Owed = Checkout['missing']['value'][number]

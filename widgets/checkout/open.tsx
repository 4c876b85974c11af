import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { CheckoutCart, Notice } from '#core/api/checkout/checkout-cart.ts'
import { words } from '#core/intl/words.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { DeliveryStep } from './delivery/delivery-step.tsx'
import { t } from './messages.ts'
import type { CheckoutModel } from './model.ts'
import { Notices } from './notices.tsx'
import type { params } from './params.ts'
import { Part, Progress } from './parts.tsx'
import { PaymentStep } from './payment/payment-step.tsx'
import { Summary } from './summary.tsx'
import { useSteps } from './use-steps.ts'

const loadOrderForm = () => import('./order-form.tsx')

interface Opened {
  model: CheckoutModel
  cart: CheckoutCart
  params: ParamValues<typeof params>
}

/** The order: parts beside their summary, or screen after screen where there is little room. */
export function Open({ model, cart, params }: Opened): ReactNode {
  useSignals()
  const { checkout } = model
  const { root, heading, step, turnTo, turnBack, goOn, ...events } = useSteps(model)
  const asked = checkout.missing.value.filter(name => model.asked.value.includes(name))
  const { data: offered, failure: notOffered } = checkout.deliveries
  // Below what is to come, the way on would only be pushed away.
  const canGoOn = step !== 'summary' && (offered.value !== null || notOffered.value !== null)
  const { part: form, isMissing, retry } = useLazyModule(loadOrderForm, true)
  return (
    <div ref={root} className="ostrov-checkout-columns" data-step={step} {...events}>
      <Progress step={step} heading={heading} turnBack={turnBack} />
      <Notices
        checkout={checkout}
        notices={mergeNotices(cart.notices, model.order.value?.notices.value ?? [])}
        cartUrl={params.cartUrl}
        onEdit={model.edit}
      />
      <Summary checkout={checkout} cart={cart} cartUrl={params.cartUrl} onEdit={model.edit} />
      <div className="ostrov-checkout-parts">
        <Part name="delivery" step={step} asked={asked}>
          <DeliveryStep checkout={checkout} />
        </Part>
        <Part name="payment" step={step} asked={asked}>
          <PaymentStep checkout={checkout} />
        </Part>
        {form ? (
          <form.OrderForm model={model} params={params} turnTo={turnTo} />
        ) : (
          <FormPlace isMissing={isMissing} retry={retry} />
        )}
        {canGoOn && (
          <div className="ostrov-checkout-paged ostrov-checkout-next" hidden>
            <Button label={t('next')} onPress={() => void goOn()} />
          </div>
        )}
      </div>
    </div>
  )
}

/** What the cart says itself is not said once more by what refused its order. */
const mergeNotices = (own: readonly Notice[], refused: readonly Notice[]): Notice[] => [
  ...own,
  ...refused.filter(({ kind, about }) => !own.some(one => one.kind === kind && one.about === about)),
]

/** Where the form will stand; it comes while the customer chooses. */
const FormPlace = ({ isMissing, retry }: { isMissing: boolean; retry: () => void }): ReactNode =>
  isMissing ? (
    <Note kind="error">
      <KeyedText value={t('formMissing')} />
      <Button kind="secondary" label={words('retry')} onPress={retry} />
    </Note>
  ) : (
    <div className="ostrov-checkout-form-place" />
  )

import { getInput, setInput } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import type { CheckoutCart, Notice } from '#core/api/checkout/checkout-cart.ts'
import type { OrderDraft } from '#core/api/checkout/order.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { Button } from '#kit/feedback/button.tsx'
import type { Form } from '#kit/form/form.ts'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { Consents } from './consents.tsx'
import { DeliveryStep } from './delivery/delivery-step.tsx'
import { Details } from './details.tsx'
import { d } from './details-messages.ts'
import { Finish } from './finish.tsx'
import { t } from './messages.ts'
import type { CheckoutModel } from './model.ts'
import { Notices } from './notices.tsx'
import { listAsked } from './order-input.ts'
import type { params } from './params.ts'
import { Part, Progress } from './parts.tsx'
import { PaymentStep } from './payment/payment-step.tsx'
import { Summary } from './summary.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useSteps } from './use-steps.ts'

interface Opened {
  model: CheckoutModel
  cart: CheckoutCart
  params: ParamValues<typeof params>
}

/** The order: parts beside their summary, or screen after screen where there is little room. */
export function Open({ model, cart, params }: Opened): ReactNode {
  useSignals()
  const { checkout } = model
  const form = useModelForm(model.form)
  const labels = nameFields(form, model)
  const { root, heading, step, turnTo, goOn, reveal, ...events } = useSteps(form, model, labels)
  const guard = useLeaveGuard(model.hasTyped)
  const asked = checkout.missing.value.find(name => name === model.asked.value) ?? null
  useKnownData(form, model)
  return (
    <div ref={root} className="ostrov-checkout-columns" data-step={step} onInput={guard} {...events}>
      <Progress step={step} heading={heading} turnTo={turnTo} />
      <Notices
        checkout={checkout}
        notices={mergeNotices(cart.notices, model.notices.value)}
        cartUrl={params.cartUrl}
      />
      <Summary checkout={checkout} cart={cart} cartUrl={params.cartUrl} />
      <div className="ostrov-checkout-parts">
        <Part name="delivery" step={step} asked={asked}>
          <DeliveryStep checkout={checkout} />
        </Part>
        <Part name="payment" step={step} asked={asked}>
          <PaymentStep checkout={checkout} />
        </Part>
        <OrderForm form={form} model={model} labels={labels} params={params} onReveal={reveal} />
        {step !== 'summary' && (
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

/** What is typed and agreed to, and the button that orders. */
function OrderForm({
  form,
  model,
  labels,
  params,
  onReveal,
}: {
  form: Form
  model: CheckoutModel
  labels: Record<string, string>
  params: Opened['params']
  onReveal: (field: string) => void
}): ReactNode {
  useSignals()
  const step = model.step.value
  const seconds = model.form.retryAfter.value
  return (
    <FormShell
      of={form}
      model={model.form}
      labels={labels}
      submitLabel={t('submit')}
      countdown={seconds > 0 ? t('wait', { seconds }) : undefined}
      isBusy={model.checkout.isCounting.value || model.paying.isPreparing.value}
      onReveal={onReveal}
      footer={<Finish model={model} />}
    >
      <Part name="details" step={step}>
        <Details of={form} isBirthDateAsked={model.isBirthDateAsked.value} />
      </Part>
      <Part name="summary" step={step}>
        <Consents of={form} termsUrl={params.termsUrl} privacyUrl={params.privacyUrl} />
      </Part>
    </FormShell>
  )
}

/** What the shop knows of the customer stands in the fields that are still empty. */
function useKnownData(form: Form, model: CheckoutModel): void {
  const known = model.known.value
  useEffect(() => {
    for (const [field, value] of Object.entries(known)) {
      if (value && getInput(form, { path: [field] }) === '') setInput(form, { path: [field], input: value })
    }
  }, [form, known])
}

/** The fields that are there, in their order, with their names for the summary of errors. */
function nameFields(form: Form, { isBirthDateAsked }: CheckoutModel): Record<string, string> {
  const read = (path: string): boolean => getInput(form, { path: [path] }) === true
  const flags = { invoiceOnCompany: read('invoiceOnCompany'), hasOtherAddress: read('hasOtherAddress') }
  const asked = listAsked(flags, isBirthDateAsked.value)
  return {
    ...Object.fromEntries(asked.map(field => [field, nameField(field)])),
    terms: d('terms', { terms: d('termsLink') }),
  }
}

const nameField = (field: keyof OrderDraft): string => {
  const own = OTHERS[field as keyof typeof OTHERS]
  return own ? `${d('otherAddress')} – ${d(own)}` : d(field as Parameters<typeof d>[0])
}

const OTHERS = {
  altFirstName: 'firstName',
  altLastName: 'lastName',
  altCompany: 'company',
  altAddress: 'address',
  altCity: 'city',
  altDistrict: 'district',
  altPostcode: 'postcode',
  altPhone: 'phone',
} as const

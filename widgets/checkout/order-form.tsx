import { getInput, validate } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { OrderDraft } from '#core/api/checkout/order.ts'
import type { CheckoutStep } from '#core/checkout/choice.ts'
import { isCollected } from '#core/orders/is-collected.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { announce, takeBack } from '#kit/feedback/announce.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { focusField, listErrors, nameErrors } from '#kit/form/error-summary.tsx'
import type { Form } from '#kit/form/form.ts'
import { markLeft } from '#kit/form/form-marks.ts'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { useKnownData } from '#kit/form/use-known-data.ts'
import { Consents } from './consents.tsx'
import { Details } from './details.tsx'
import { d } from './details-messages.ts'
import { Finish } from './finish.tsx'
import type { CheckoutModel } from './model.ts'
import { listAsked } from './order-input.ts'
import { o } from './order-messages.ts'
import { createOrder, type OrderModel } from './order-model.ts'
import type { params } from './params.ts'
import { Part } from './parts.tsx'
import { Recap } from './recap.tsx'
import { stepOfField } from './steps.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** What is typed and agreed to, and the button that orders. */
export function OrderForm({
  model,
  params: given,
  turnTo,
}: {
  model: CheckoutModel
  params: ParamValues<typeof params>
  turnTo: (step: CheckoutStep) => void
}): ReactNode {
  useSignals()
  const [order] = useState(() => model.takeOrder(createOrder))
  useLayoutEffect(model.publishOrder, [])
  const form = useModelForm(order.form, nameNeeds())
  const labels = nameFields(form, order)
  const guard = useLeaveGuard(order.hasTyped)
  const step = model.step.value
  const kind = model.checkout.choice.value.delivery?.kind
  const seconds = order.form.retryAfter.value
  useKnownData(form, order.known.value)
  useDetailsCheck(form, model, labels)
  useTrueCount(form, labels)
  const noteInput = ({ target }: FormEvent): void => {
    guard()
    // What is ticked needs no telling.
    if (!(target as Element).matches('[type="checkbox"]')) order.noteTyping()
  }
  return (
    <div onInput={noteInput}>
      <FormShell
        of={form}
        model={order.form}
        labels={labels}
        submitLabel={o('submit')}
        countdown={seconds > 0 ? o('wait', { seconds }) : undefined}
        isBusy={model.checkout.isCounting.value || order.paying.isPreparing.value}
        onReveal={field => {
          model.step.value = stepOfField(field)
        }}
        footer={<Finish checkout={model.checkout} order={order} />}
      >
        <Part name="details" step={step}>
          {order.isEmptied.value && <EmptiedNote />}
          <Details
            of={form}
            isBirthDateAsked={order.isBirthDateAsked.value}
            isCollected={isCollected(kind)}
          />
        </Part>
        <Part name="summary" step={step}>
          <Recap of={form} checkout={model.checkout} turnTo={turnTo} />
          <Consents of={form} termsUrl={given.termsUrl} privacyUrl={given.privacyUrl} />
        </Part>
      </FormShell>
    </div>
  )
}

/** No screen of fields is left with a fault in it, and none is kept from who sends the order. */
function useDetailsCheck(of: Form, model: CheckoutModel, labels: Readonly<Record<string, string>>): void {
  useEffect(() => {
    const tell = (fields: Readonly<Record<string, string>>): Promise<unknown> => {
      markLeft(of, Object.keys(fields))
      return validate(of)
    }
    model.tellFields.value = () => tell(labels)
    model.checkDetails.value = async () => {
      const own = Object.fromEntries(
        Object.entries(labels).filter(([field]) => stepOfField(field) === 'details'),
      )
      await tell(own)
      const errors = listErrors(of, own, [])
      const [first] = errors
      if (!first) return true
      if (errors.length > 1) announce(nameErrors(errors))
      focusField(document.querySelector(`.ostrov-checkout [name="${first.field}"]`)?.id ?? '')
      return false
    }
  })
  useEffect(
    () => () => {
      model.checkDetails.value = null
      model.tellFields.value = null
    },
    [model],
  )
}

/** A reload took what was typed; once it is typed again, nothing says so, to screen readers neither. */
function EmptiedNote(): ReactNode {
  useEffect(() => () => takeBack(d('emptied')), [])
  return (
    <Note kind="info">
      <KeyedText value={d('emptied')} />
    </Note>
  )
}

/** How much of the form is wrong is said no longer than it is true. */
function useTrueCount(of: Form, labels: Readonly<Record<string, string>>): void {
  const told = useRef('')
  const text = nameErrors(listErrors(of, labels, []))
  useEffect(() => {
    if (told.current !== text) takeBack(told.current)
    told.current = text
  }, [text])
}

/** The fields that are there, in their order, with their names for the summary of errors. */
function nameFields(form: Form, { isBirthDateAsked }: OrderModel): Record<string, string> {
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

/** What is said of each field that nothing stands in, by the field and the code. */
const nameNeeds = (): Record<string, string> =>
  Object.fromEntries([
    ...NEEDED.map(field => [`${field}.required`, d(`${field}.required`)]),
    ...Object.entries(OTHERS).flatMap(([field, own]) =>
      isNeeded(own) ? [[`${field}.required`, d(`${own}.required`)]] : [],
    ),
  ])

const NEEDED = [
  'email',
  'phone',
  'firstName',
  'lastName',
  'address',
  'city',
  'district',
  'postcode',
  'company',
  'tin',
  'birthDate',
  'terms',
] as const
const isNeeded = (field: string): field is (typeof NEEDED)[number] => NEEDED.some(name => name === field)

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

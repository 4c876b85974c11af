import { validate } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { Delivery } from '#core/api/delivery/deliveries.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import { words } from '#core/intl/words.ts'
import type { Folding } from '#kit/device/use-folding.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { focusField, listErrors } from '#kit/form/error-summary.tsx'
import type { Form } from '#kit/form/form.ts'
import { FormFailure } from '#kit/form/form-failure.tsx'
import { FormId } from '#kit/form/form-id.ts'
import { markLeft, showFieldErrors } from '#kit/form/form-marks.ts'
import { useModelForm } from '#kit/form/model-form.ts'
import { TextField } from '#kit/form/text-field.tsx'
import { useKnownData } from '#kit/form/use-known-data.ts'
import { useModel } from '#kit/react/use-model.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { ChoicePart } from '../choice-part.tsx'
import { showFee, t } from './delivery-text.ts'
import { createExpress, EXPRESS_FIELD_NAMES, type ExpressModel } from './express-model.ts'
import { SlotPart } from './slot-choice.tsx'

/** Where the courier is to be within the hour, whether that can be, and when. */
export function ExpressPart({
  checkout,
  folding,
}: {
  checkout: Checkout
  delivery: Delivery
  folding: Folding
}): ReactNode {
  useSignals()
  const model = useModel(() => createExpress(checkout))
  const courier = model.courier.value
  const address = checkout.expressAddress.value
  const isChecked = courier?.is_available === true && address !== null
  return (
    <>
      <ChoicePart
        part="address"
        name={t('address')}
        value={isChecked ? `${address.delivery_address}, ${address.delivery_city}` : null}
        folding={folding}
      >
        <AddressCheck model={model} onDone={() => folding.settle()} />
        {courier && !courier.is_available && (
          <Note kind="warning">
            <KeyedText value={courier.reason ?? t('courierUnavailable')} />
          </Note>
        )}
      </ChoicePart>
      {isChecked && (
        <>
          {courier.price !== null && folding.held !== 'address' && (
            <Note kind="success">
              <KeyedText value={describePrice(courier.price)} />
            </Note>
          )}
          <SlotPart checkout={checkout} courier={courier} folding={folding} />
        </>
      )}
    </>
  )
}

const describePrice = (price: number): string =>
  price === 0 ? t('expressFree') : t('expressPrice', { price: showFee(price) })

/** It stands within the form of the order, so it is none itself. */
function AddressCheck({ model, onDone }: { model: ExpressModel; onDone: () => void }): ReactNode {
  useSignals()
  const id = useUniqueId()
  const form = useModelForm(model.form)
  useKnownData(form, model.known.value)
  const { isPending, retryAfter, failure, refusal } = model.form
  /** The server refused it for what none of its fields holds. */
  const [isUnnamed, setUnnamed] = useState(false)
  const check = async (): Promise<void> => {
    if (isPending.peek() || retryAfter.peek() > 0) return
    const outcome = await sendAddress(form, model, id)
    setUnnamed(outcome === 'unnamed')
    if (outcome === 'available') onDone()
  }
  const checkByEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void check()
  }
  return (
    <FormId value={id}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in one of its fields presses its button */}
      <div className="ostrov-form" onKeyDown={checkByEnter}>
        <fieldset aria-describedby={`${id}-hint`}>
          <legend>{t('address')}</legend>
          <p id={`${id}-hint`} className="ostrov-muted">
            {t('expressHint')}
          </p>
          <Fields of={form} />
        </fieldset>
        <FormFailure failure={failure.value ?? (isUnnamed ? refusal.value : null)} lead={t('checkFailed')} />
        <div>
          <Button
            kind="secondary"
            label={isPending.value ? words('sending') : t('check')}
            isBusy={isPending.value}
            isUnavailable={retryAfter.value > 0}
            onPress={() => void check()}
          />
        </div>
      </div>
    </FormId>
  )
}

const Fields = ({ of }: { of: Form }): ReactNode => (
  <div className="ostrov-columns">
    <TextField of={of} name="street" label={t('street')} autoComplete="shipping address-line1" />
    <TextField of={of} name="city" label={t('city')} autoComplete="shipping address-level2" />
    <TextField
      of={of}
      name="postcode"
      label={t('postcode')}
      autoComplete="shipping postal-code"
      inputMode="numeric"
      width="short"
    />
  </div>
)

/** Sends what is in the fields where the rules allow it; else leads to the first field that is wrong. */
async function sendAddress(
  form: Form,
  { form: model, courier }: ExpressModel,
  id: string,
): Promise<'available' | 'unnamed' | 'wrong'> {
  markLeft(form, EXPRESS_FIELD_NAMES)
  const result = await validate(form)
  if (!result.success) {
    leadToError(form, id)
    return 'wrong'
  }
  const [street, city, postcode] = EXPRESS_FIELD_NAMES.map(name => result.output[name])
  const sent = await model.submit({
    street: String(street),
    city: String(city),
    postcode: String(postcode),
  })
  if (sent.ok) return courier.peek()?.is_available === true ? 'available' : 'wrong'
  showFieldErrors(form, sent.fieldErrors)
  leadToError(form, id)
  return Object.keys(sent.fieldErrors).length === 0 ? 'unnamed' : 'wrong'
}

function leadToError(form: Form, id: string): void {
  const labels = Object.fromEntries(EXPRESS_FIELD_NAMES.map(name => [name, t(name)]))
  const [error] = listErrors(form, labels, [])
  if (error?.field) focusField(`${id}-${error.field}`)
}

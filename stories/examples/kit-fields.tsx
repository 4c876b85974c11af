// For DateField's calendar the widget's style.css begins with: @import "../_kit/date/date-picker.css";
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { mutation } from '#core/http/endpoint.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { emailField } from '#core/validation/contact/fields.ts'
import { required } from '#core/validation/field.ts'
import { textField } from '#core/validation/text/fields.ts'
import { DateField } from '#kit/date/date-field.tsx'
import { CheckboxField } from '#kit/form/checkbox-field.tsx'
import { FieldFrame } from '#kit/form/field-frame.tsx'
import type { Form } from '#kit/form/form.ts'
import { FormFailure } from '#kit/form/form-failure.tsx'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { PasswordField } from '#kit/form/password-field.tsx'
import { RadioField } from '#kit/form/radio-field.tsx'
import { SelectField } from '#kit/form/select-field.tsx'
import { TextArea } from '#kit/form/text-area.tsx'
import { TextField } from '#kit/form/text-field.tsx'
import { useFormField } from '#kit/form/use-form-field.ts'
import { useModel } from '#kit/react/use-model.ts'

/** A call of the contract; see docs/adding-a-call.md. */
const register = mutation('register', {
  path: '/api/register/',
  doc: 'Makes an account.',
  request: v.strictObject({
    email: required(emailField()),
    password: required(textField()),
    country: required(textField()),
    cardUntil: required(textField()),
    payout: required(textField()),
    pieces: required(textField()),
    note: v.string(),
    agree: v.boolean(),
  }),
})

const LABELS = {
  email: 'E-mail',
  password: 'Password',
  country: 'Country',
  cardUntil: 'Card valid until',
  payout: 'How to be paid',
  pieces: 'Pieces',
  note: 'Note',
  agree: 'I agree to the terms',
}

const createRegistration = () =>
  createFormModel({
    endpoint: register,
    // Where the server has each field: its errors come back beside it.
    fields: {
      email: 'email',
      password: 'password',
      country: 'country',
      cardUntil: 'cardUntil',
      payout: 'payout',
      pieces: 'pieces',
      note: 'note',
      agree: 'agree',
    },
    initialValues: {
      email: '',
      password: '',
      country: '',
      cardUntil: '',
      payout: 'bank',
      pieces: '1',
      note: '',
      agree: false,
    },
  })

export function Registration(): ReactNode {
  useSignals()
  const model = useModel(createRegistration)
  const form = useModelForm(model)
  return (
    <FormShell
      of={form}
      model={model}
      labels={LABELS}
      submitLabel="Register"
      footer={<FormFailure failure={model.failure.value} lead="The account was not made." />}
    >
      <TextField of={form} name="email" type="email" autoComplete="email" label={LABELS.email} />
      <PasswordField of={form} name="password" autoComplete="new-password" label={LABELS.password} />
      <SelectField
        of={form}
        name="country"
        label={LABELS.country}
        options={[
          { value: 'cz', label: 'Czech Republic' },
          { value: 'ro', label: 'Romania' },
        ]}
        placeholder="Choose"
      />
      <DateField of={form} name="cardUntil" kind="future" label={LABELS.cardUntil} />
      <RadioField
        of={form}
        name="payout"
        label={LABELS.payout}
        options={[
          { value: 'bank', label: 'To a bank account' },
          { value: 'voucher', label: 'As a voucher' },
        ]}
      />
      <Pieces of={form} />
      <TextArea of={form} name="note" label={LABELS.note} isOptional />
      <CheckboxField of={form} name="agree" label={LABELS.agree} isRequired />
    </FormShell>
  )
}

/** An input of the widget's own: the frame gives it its label and its error. */
function Pieces({ of }: { of: Form }): ReactNode {
  const { id, text, error, props } = useFormField(of, 'pieces')
  return (
    <FieldFrame id={id} label={LABELS.pieces} error={error}>
      {links => <input {...props} {...links} className="ostrov-input" type="number" min={1} value={text} />}
    </FieldFrame>
  )
}

import { useSignals } from '@preact/signals-react/runtime'
import type { Meta } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import * as v from 'valibot'
import { addSubscriber } from '#core/api/newsletter/newsletter.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { emailField } from '#core/validation/contact/fields.ts'
import { required } from '#core/validation/field.ts'
import { DateField } from '#kit/date/date-field.tsx'
import { CheckboxField } from '#kit/form/checkbox-field.tsx'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { PasswordField } from '#kit/form/password-field.tsx'
import { RadioField } from '#kit/form/radio-field.tsx'
import { SelectField } from '#kit/form/select-field.tsx'
import { TextArea } from '#kit/form/text-area.tsx'
import { TextField } from '#kit/form/text-field.tsx'
import { useModel } from '#kit/react/use-model.ts'

/** All that a form is made of. A field says what is wrong with it once it is left; the form says how much is. */
export default { title: 'Kit/Fields', globals: { language: 'en' } } satisfies Meta

const FIELDS = {
  email: 'E-mail',
  phone: 'Phone',
  password: 'Password',
  country: 'Country',
  validUntil: 'Valid until',
  payout: 'How to be paid',
  note: 'Note',
  agree: 'I agree to the terms',
}
const EMPTY = {
  email: '',
  phone: '',
  password: '',
  country: '',
  validUntil: '',
  payout: '',
  note: '',
  agree: false,
}
const FILLED = {
  email: 'jana@example.com',
  phone: '+420 602 123 456',
  password: 'secret-1',
  country: 'cz',
  validUntil: '05.03.2029',
  payout: 'bank',
  note: 'The bell does not work, please knock.',
  agree: true,
}

const filled = v.pipe(v.string(), v.nonEmpty('required'))
const schema = v.object({
  email: required(emailField()),
  phone: v.string(),
  password: filled,
  country: filled,
  validUntil: filled,
  payout: filled,
  note: v.string(),
  agree: v.literal(true, 'required'),
})

const createModel = (typedValues: typeof EMPTY) =>
  createFormModel({
    endpoint: addSubscriber,
    fields: {},
    initialValues: EMPTY,
    typedValues,
    schema: schema as unknown as v.GenericSchema<typeof EMPTY, unknown>,
    toRequest: () => null,
  })

function Fields({ typed }: { typed: typeof EMPTY }): ReactNode {
  useSignals()
  const model = useModel(() => createModel(typed))
  const of = useModelForm(model)
  return (
    <FormShell of={of} model={model} labels={FIELDS} submitLabel="Send">
      <TextField of={of} name="email" type="email" autoComplete="email" label={FIELDS.email} />
      <TextField of={of} name="phone" type="tel" label={FIELDS.phone} hint="For the courier." isOptional />
      <PasswordField of={of} name="password" autoComplete="new-password" label={FIELDS.password} />
      <SelectField of={of} name="country" label={FIELDS.country} options={COUNTRIES} placeholder="Choose" />
      <DateField of={of} name="validUntil" kind="future" label={FIELDS.validUntil} hint="As on the card." />
      <RadioField of={of} name="payout" label={FIELDS.payout} options={PAYOUTS} />
      <TextArea of={of} name="note" label={FIELDS.note} isOptional />
      <CheckboxField of={of} name="agree" label={FIELDS.agree} isRequired />
    </FormShell>
  )
}

const COUNTRIES = [
  { value: 'cz', label: 'Czech Republic' },
  { value: 'ro', label: 'Romania' },
]
const PAYOUTS = [
  { value: 'bank', label: 'To a bank account' },
  { value: 'voucher', label: 'As a voucher' },
]

const show = (typed: typeof EMPTY) => () => (
  <div className="ostrov">
    <Fields typed={typed} />
  </div>
)

export const Filled = { render: show(FILLED) }

export const Refused = {
  render: show(EMPTY),
  play: async ({ canvas }: Parameters<NonNullable<Meta['play']>>[0]) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText(/Missing: 6 required details/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeInvalid()
  },
}

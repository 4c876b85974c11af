import { useSignals } from '@preact/signals-react/runtime'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import * as v from 'valibot'
import { addSubscriber } from '#core/api/newsletter/newsletter.ts'
import { describeRefusal } from '#core/intl/refusal-text.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { emailField } from '#core/validation/contact/fields.ts'
import { required } from '#core/validation/field.ts'
import { DateField } from '#kit/date/date-field.tsx'
import { CheckboxField } from '#kit/form/checkbox-field.tsx'
import { FieldFrame } from '#kit/form/field-frame.tsx'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { PasswordField } from '#kit/form/password-field.tsx'
import { RadioField } from '#kit/form/radio-field.tsx'
import { SelectField } from '#kit/form/select-field.tsx'
import { TextArea } from '#kit/form/text-area.tsx'
import { TextField } from '#kit/form/text-field.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { doAndDont } from '../.storybook/do-and-dont.tsx'
import { describeArgs } from '../.storybook/docs/kit-parts.ts'
import { InState, inLanguage, kitStory } from '../.storybook/kit-story.tsx'
import { FIELDS } from './do-and-dont/parts-for-customers.tsx'

/** Everything a form is made of. A field shows its error when you leave it; the form counts all errors. */
export default { title: 'Kit/Fields' } satisfies Meta

const WORDS = {
  cs: {
    fields: {
      email: 'E-mail',
      phone: 'Telefon',
      password: 'Heslo',
      country: 'Země',
      validUntil: 'Platnost do',
      payout: 'Způsob výplaty',
      note: 'Poznámka',
      agree: 'Souhlasím s podmínkami',
    },
    hints: { email: 'Pro potvrzení.', phone: 'Pro kurýra.', validUntil: 'Jak stojí na průkazu.' },
    countries: { cz: 'Česko', ro: 'Rumunsko' },
    payouts: { bank: 'Na bankovní účet', voucher: 'Jako poukaz' },
    choose: 'Vyberte',
    send: 'Odeslat',
    typed: 'Zvonek nefunguje, zaklepejte prosím.',
  },
  ro: {
    fields: {
      email: 'E-mail',
      phone: 'Telefon',
      password: 'Parolă',
      country: 'Țară',
      validUntil: 'Valabil până la',
      payout: 'Modul de plată',
      note: 'Notă',
      agree: 'Sunt de acord cu condițiile',
    },
    hints: { email: 'Pentru confirmare.', phone: 'Pentru curier.', validUntil: 'Ca pe actul de identitate.' },
    countries: { cz: 'Cehia', ro: 'România' },
    payouts: { bank: 'În contul bancar', voucher: 'Ca voucher' },
    choose: 'Alegeți',
    send: 'Trimiteți',
    typed: 'Soneria nu funcționează, vă rugăm să bateți la ușă.',
  },
  en: {
    fields: {
      email: 'E-mail',
      phone: 'Phone',
      password: 'Password',
      country: 'Country',
      validUntil: 'Valid until',
      payout: 'How to be paid',
      note: 'Note',
      agree: 'I agree to the terms',
    },
    hints: { email: 'For the confirmation.', phone: 'For the courier.', validUntil: 'As on the card.' },
    countries: { cz: 'Czech Republic', ro: 'Romania' },
    payouts: { bank: 'To a bank account', voucher: 'As a voucher' },
    choose: 'Choose',
    send: 'Send',
    typed: 'The bell does not work, please knock.',
  },
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
const fillIn = (): typeof EMPTY => ({
  email: 'jana@example.com',
  phone: '+420 602 123 456',
  password: 'secret-1',
  country: 'cz',
  validUntil: '05.03.2029',
  payout: 'bank',
  note: inLanguage(WORDS).typed,
  agree: true,
})

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
  const { fields, hints, countries, payouts, choose, send } = inLanguage(WORDS)
  return (
    <FormShell of={of} model={model} labels={fields} submitLabel={send}>
      <TextField of={of} name="email" type="email" autoComplete="email" label={fields.email} />
      <TextField of={of} name="phone" type="tel" label={fields.phone} hint={hints.phone} isOptional />
      <PasswordField of={of} name="password" autoComplete="new-password" label={fields.password} />
      <SelectField
        of={of}
        name="country"
        label={fields.country}
        options={listOptions(countries)}
        placeholder={choose}
      />
      <DateField of={of} name="validUntil" kind="future" label={fields.validUntil} hint={hints.validUntil} />
      <RadioField of={of} name="payout" label={fields.payout} options={listOptions(payouts)} />
      <TextArea of={of} name="note" label={fields.note} isOptional />
      <CheckboxField of={of} name="agree" label={fields.agree} isRequired />
    </FormShell>
  )
}

const listOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const show = (type: () => typeof EMPTY) => () => (
  <div className="ostrov">
    <Fields typed={type()} />
  </div>
)

/** Said in the language of the toolbar until the control is changed. */
const FIRST_HINT = WORDS.en.hints.email

/** The frame that every field has, by the controls below it. */
export const Playground: StoryObj<{ label: string; hint: string; error: string; isOptional: boolean }> = {
  args: { label: 'E-mail', hint: FIRST_HINT, error: '', isOptional: false },
  argTypes: describeArgs(FieldFrame, ['label', 'hint', 'error', 'isOptional']),
  render: ({ hint, error, ...texts }) => {
    const told = hint === FIRST_HINT ? inLanguage(WORDS).hints.email : hint
    return (
      <div className="ostrov">
        <FieldFrame id="playground" {...texts} hint={told} error={error || undefined}>
          {links => <input {...links} className="ostrov-input" type="text" autoComplete="off" />}
        </FieldFrame>
      </div>
    )
  },
}

export const Filled = { render: show(fillIn) }

export const Refused = {
  render: show(() => EMPTY),
  play: async ({ canvas }: Parameters<NonNullable<Meta['play']>>[0]) => {
    await userEvent.click(canvas.getByRole('button', { name: inLanguage(WORDS).send }))
    await expect(await canvas.findByText(describeRefusal({ code: 'missing', limit: 6 }))).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeInvalid()
  },
}

/** A select is never read only: HTML has no such state of it. */
function Pair({
  id,
  isRefused,
  isReadOnly,
}: {
  id: string
  isRefused?: boolean
  isReadOnly?: boolean
}): ReactNode {
  const { fields, countries, choose } = inLanguage(WORDS)
  return (
    <div className="kit-pair">
      <FieldFrame id={`${id}-email`} label={fields.email} error={isRefused ? 'email.format' : undefined}>
        {links => (
          <input
            {...links}
            className="ostrov-input"
            type="text"
            autoComplete="off"
            readOnly={isReadOnly}
            defaultValue="jana@example"
          />
        )}
      </FieldFrame>
      {!isReadOnly && (
        <FieldFrame id={`${id}-country`} label={fields.country} error={isRefused ? 'required' : undefined}>
          {links => (
            <select {...links} className="ostrov-input">
              <option>{isRefused ? choose : countries.cz}</option>
            </select>
          )}
        </FieldFrame>
      )}
    </div>
  )
}

/** A field looks the same when it is pointed at. */
export const StatesOfAField = kitStory(
  () => ({
    Ready: <Pair id="ready" />,
    Focused: (
      <InState states={['focus-visible']} of=".ostrov-input">
        <Pair id="focused" />
      </InState>
    ),
    Refused: <Pair id="refused" isRefused />,
    'Read only': <Pair id="read" isReadOnly />,
  }),
  async ({ canvas }) => {
    const refused = within(canvas.getByRole('region', { name: 'Refused' }))
    for (const code of ['email.format', 'required']) {
      await expect(describeRefusal(code), 'a sentence').not.toBe(code)
      await expect(refused.getByText(describeRefusal(code))).toBeVisible()
    }
  },
)

export const DoAndDont = doAndDont('kit-fields', FIELDS)

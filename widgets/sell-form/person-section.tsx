import { useField } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { getMarket, getToday } from '#core/page.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import type { Form } from '#kit/form/form.ts'
import { RadioField } from '#kit/form/radio-field.tsx'
import { TextField } from '#kit/form/text-field.tsx'
import { CountryField } from './country-field.tsx'
import { nameField, t } from './form-text.ts'
import type { Sale } from './model.ts'
import { readSex } from './read-sex.ts'
import { More, Section } from './section.tsx'
import { tWhy } from './why-messages.ts'

/** Who sells. */
export const PersonSection = ({ of, sale }: { of: Form; sale: Sale }): ReactNode => (
  <Section legend={t('person')}>
    <div className="ostrov-columns">
      <TextField of={of} name="firstName" label={t('firstName')} autoComplete="given-name" />
      <TextField of={of} name="lastName" label={t('lastName')} autoComplete="family-name" />
      {/* Romanians put none before their names. */}
      {getMarket().country !== 'RO' && (
        <TextField
          of={of}
          name="titleBeforeName"
          label={t('titleBeforeName')}
          autoComplete="honorific-prefix"
          width="short"
          isOptional
        />
      )}
      <RadioField
        of={of}
        name="gender"
        label={t('gender')}
        options={[
          { value: 'male', label: t('male') },
          { value: 'female', label: t('female') },
        ]}
      />
      <CountryField of={of} name="nationality" sale={sale} />
      <TextField of={of} name="placeOfBirth" label={t('placeOfBirth')} />
      <BirthNumberField of={of} sale={sale} />
    </div>
  </Section>
)

/** Foreigners need not have one. */
function BirthNumberField({ of, sale }: { of: Form; sale: Sale }): ReactNode {
  useSignals()
  const { country } = getMarket()
  const nationality = useField(of, { path: ['nationality'] }).input
  const isForeign = sale.countries.list.value.some(c => c.id === nationality && c.code !== country)
  return (
    <TextField
      of={of}
      name="birthNumber"
      label={nameField('birthNumber')}
      inputMode="numeric"
      isOptional={isForeign}
      after={<BirthNumberNotes of={of} />}
    />
  )
}

function BirthNumberNotes({ of }: { of: Form }): ReactNode {
  useSignals()
  const { input: birthNumber = '' } = useField(of, { path: ['birthNumber'] })
  const { input: gender } = useField(of, { path: ['gender'] })
  const sex = readSex(String(birthNumber), getMarket().country, getToday())
  const isOdd = Boolean(sex && gender && sex !== gender)
  return (
    <div>
      <div role="status" className="ostrov-sell-advice">
        {isOdd && <KeyedText value={t('sexMismatch')} />}
      </div>
      <More summary={tWhy('whyBirthNumber')} text={tWhy('whyBirthNumberText')} />
    </div>
  )
}

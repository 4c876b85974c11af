import { useField } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { CheckboxField } from '#kit/form/checkbox-field.tsx'
import type { Form } from '#kit/form/form.ts'
import { TextArea } from '#kit/form/text-area.tsx'
import { AddressFields } from './address-fields.tsx'
import { nameField, t } from './form-text.ts'
import type { Sale } from './model.ts'
import { Section } from './section.tsx'

/** Where the seller lives, and where the device is picked up when that is elsewhere. */
export function AddressSection({ of, sale }: { of: Form; sale: Sale }): ReactNode {
  useSignals()
  const isElsewhere = useField(of, { path: ['pickupAltAddress'] }).input === true
  return (
    <>
      <Section legend={t('address')}>
        <AddressFields of={of} sale={sale} kind="home" />
        {sale.countries.failure.value && (
          <Note kind="warning">
            <KeyedText value={t('countriesFailed')} />
            <Button kind="secondary" label={words('retry')} onPress={sale.countries.refetch} />
          </Note>
        )}
        <CheckboxField of={of} name="pickupAltAddress" label={t('pickupAltAddress')} />
      </Section>
      {isElsewhere && (
        <Section legend={t('altAddress')}>
          <AddressFields of={of} sale={sale} kind="pickup" />
          <TextArea
            of={of}
            name="altDeliveryExtraInfo"
            label={nameField('altDeliveryExtraInfo')}
            isOptional
          />
        </Section>
      )}
    </>
  )
}

import { useField } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { words } from '../../core/intl/words.ts'
import { Button } from '../_kit/button.tsx'
import { CheckboxField } from '../_kit/checkbox-field.tsx'
import { Live } from '../_kit/live.tsx'
import { Note } from '../_kit/note.tsx'
import { TextArea } from '../_kit/text-area.tsx'
import { AddressFields } from './address-fields.tsx'
import { nameField, t } from './form-text.ts'
import type { Sale } from './model.ts'
import { Section } from './section.tsx'
import type { SellStore } from './sell-input.ts'

/** Where the seller lives, and where the device is picked up when that is elsewhere. */
export function AddressSection({ of, sale }: { of: SellStore; sale: Sale }): ReactNode {
  useSignals()
  const isElsewhere = useField(of, { path: ['pickupAltAddress'] }).input === true
  return (
    <>
      <Section legend={t('address')}>
        <AddressFields of={of} sale={sale} kind="home" />
        {sale.countries.failure.value && (
          <Note kind="warning">
            <Live value={t('countriesFailed')} />
            <Button kind="secondary" label={words('retry')} onPress={sale.countries.reload} />
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

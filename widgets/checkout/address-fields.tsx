import type { ReactNode } from 'react'
import type { Form } from '#kit/form/form.ts'
import { TextField } from '#kit/form/text-field.tsx'
import { d } from './details-messages.ts'

/** One address; browsers fill in each by its own section. */
export const AddressFields = ({ of, kind }: { of: Form; kind: 'billing' | 'shipping' }): ReactNode => {
  const isOther = kind === 'shipping'
  return (
    <div className="ostrov-columns">
      {isOther && <Recipient of={of} />}
      <TextField
        of={of}
        name={isOther ? 'altAddress' : 'address'}
        autoComplete={`${kind} address-line1`}
        label={d('address')}
      />
      <TextField
        of={of}
        name={isOther ? 'altCity' : 'city'}
        autoComplete={`${kind} address-level2`}
        label={d('city')}
      />
      <TextField
        of={of}
        name={isOther ? 'altPostcode' : 'postcode'}
        autoComplete={`${kind} postal-code`}
        inputMode="numeric"
        width="short"
        label={d('postcode')}
      />
      <TextField
        of={of}
        name={isOther ? 'altDistrict' : 'district'}
        autoComplete={`${kind} address-level1`}
        label={d('district')}
        isOptional
      />
    </div>
  )
}

/** Whoever takes it over there. */
const Recipient = ({ of }: { of: Form }): ReactNode => (
  <>
    <TextField of={of} name="altFirstName" autoComplete="shipping given-name" label={d('firstName')} />
    <TextField of={of} name="altLastName" autoComplete="shipping family-name" label={d('lastName')} />
    <TextField
      of={of}
      name="altCompany"
      autoComplete="shipping organization"
      label={d('company')}
      isOptional
    />
    <TextField
      of={of}
      name="altPhone"
      type="tel"
      inputMode="tel"
      autoComplete="shipping tel"
      label={d('phone')}
      isOptional
    />
  </>
)

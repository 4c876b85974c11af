import { setInput } from '@formisch/react'
import type { ReactNode } from 'react'
import type { Place } from '#core/api/content/places.ts'
import { CountyHint } from '#kit/address/county-hint.tsx'
import { TownField } from '#kit/address/town-field.tsx'
import type { Form } from '#kit/form/form.ts'
import { TextField } from '#kit/form/text-field.tsx'
import { CountryField } from './country-field.tsx'
import { nameField } from './form-text.ts'
import type { Sale } from './model.ts'

const FIELDS = {
  home: {
    street: 'street',
    city: 'city',
    district: 'district',
    postcode: 'postcode',
    country: 'country',
    section: '',
  },
  pickup: {
    street: 'altStreet',
    city: 'altCity',
    district: 'altDistrict',
    postcode: 'altPostcode',
    country: 'altCountry',
    section: 'section-pickup shipping ',
  },
} as const

interface Address {
  of: Form
  sale: Sale
  kind: keyof typeof FIELDS
}

/** One address, with a search for its place that fills what it knows and sends nothing itself. */
export function AddressFields({ of, sale, kind }: Address): ReactNode {
  const { city, district, postcode } = FIELDS[kind]
  const fill = (place: Place): void => {
    setInput(of, { path: [city], input: place.city })
    setInput(of, { path: [district], input: place.district })
    setInput(of, { path: [postcode], input: place.postcode })
  }
  return (
    <>
      <TownField towns={sale.places[kind]} onChoose={fill} />
      <OwnFields of={of} sale={sale} kind={kind} />
    </>
  )
}

function OwnFields({ of, sale, kind }: Address): ReactNode {
  const { street, city, district, postcode, country, section } = FIELDS[kind]
  return (
    <div className="ostrov-columns">
      <TextField of={of} name={street} label={nameField(street)} autoComplete={`${section}address-line1`} />
      <TextField of={of} name={city} label={nameField(city)} autoComplete={`${section}address-level2`} />
      <TextField
        of={of}
        name={district}
        label={nameField(district)}
        isOptional
        remark={<CountyHint of={of} district={district} postcode={postcode} />}
      />
      <TextField
        of={of}
        name={postcode}
        label={nameField(postcode)}
        autoComplete={`${section}postal-code`}
        inputMode="numeric"
        width="short"
      />
      <CountryField of={of} name={country} sale={sale} autoComplete={`${section}country`} />
    </div>
  )
}

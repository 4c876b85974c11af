import { setInput } from '@formisch/react'
import type { ReactNode } from 'react'
import type { Place } from '#core/api/content/places.ts'
import { SuggestField } from '#kit/combobox/suggest-field.tsx'
import { announce } from '#kit/feedback/announce.ts'
import type { Form } from '#kit/form/form.ts'
import { TextField } from '#kit/form/text-field.tsx'
import { CountryField } from './country-field.tsx'
import { nameField, t } from './form-text.ts'
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

const namePlace = ({ city, district, postcode }: Place): string =>
  [city, district === city ? '' : district, postcode.replace(/^(\d{3})(\d\d)$/, '$1 $2')]
    .filter(Boolean)
    .join(', ')

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
    announce(t('locationFilled', { place: namePlace(place) }))
  }
  return (
    <>
      <SuggestField
        suggestions={sale.places[kind]}
        label={t('location')}
        hint={t('locationHint')}
        nameItem={namePlace}
        onChoose={fill}
      />
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
      <TextField of={of} name={district} label={nameField(district)} isOptional />
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

import { setInput } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { getMarket } from '#core/page.ts'
import { COUNTIES, splitTown } from '#kit/address/counties.ts'
import type { Form } from '#kit/form/form.ts'
import { SelectField } from '#kit/form/select-field.tsx'
import { TextField } from '#kit/form/text-field.tsx'
import { useFormField } from '#kit/form/use-form-field.ts'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { d } from './details-messages.ts'

interface Address {
  of: Form
  kind: 'billing' | 'shipping'
}

const NAMES = {
  billing: ['city', 'district', 'postcode'],
  shipping: ['altCity', 'altDistrict', 'altPostcode'],
} as const

/** One address; browsers fill in each by its own section. */
export const AddressFields = ({ of, kind }: Address): ReactNode => {
  const isOther = kind === 'shipping'
  const [city, , postcode] = NAMES[kind]
  return (
    <>
      {isOther && <Recipient of={of} />}
      <TownSearch of={of} kind={kind} />
      <div className="ostrov-columns">
        <TextField
          of={of}
          name={isOther ? 'altAddress' : 'address'}
          autoComplete={`${kind} address-line1`}
          label={d('address')}
        />
        <TextField of={of} name={city} autoComplete={`${kind} address-level2`} label={d('city')} />
        <TextField
          of={of}
          name={postcode}
          autoComplete={`${kind} postal-code`}
          inputMode="numeric"
          width="short"
          label={d('postcode')}
        />
        <District of={of} kind={kind} />
      </div>
    </>
  )
}

const loadTownPart = () => import('./town-part.tsx')

/** Fills in the town and its postcode; where it does not come, they are typed as before. */
function TownSearch({ of, kind }: Address): ReactNode {
  const { part, isMissing } = useLazyModule(loadTownPart, true)
  const [city, district, postcode] = NAMES[kind]
  if (!part) return !isMissing && <div className="ostrov-checkout-town" />
  return (
    <part.TownPart
      onChoose={place => {
        const town = splitTown(place)
        setInput(of, { path: [city], input: town.city })
        setInput(of, { path: [district], input: town.district })
        setInput(of, { path: [postcode], input: place.postcode })
      }}
    />
  )
}

/** A county where there is a list of them; what was once written freely stays one of its choices. */
function District({ of, kind }: Address): ReactNode {
  useSignals()
  const [, name, postcode] = NAMES[kind]
  const { part } = useLazyModule(loadTownPart, true)
  const { text } = useFormField(of, name)
  const frame = { of, name, label: d('district'), autoComplete: `${kind} address-level1` } as const
  if (getMarket().country !== 'RO') return <TextField {...frame} isOptional />
  const own = text && !COUNTIES.includes(text) ? [text] : []
  return (
    <SelectField
      {...frame}
      placeholder={d('chooseCounty')}
      remark={part && <part.CountyHint of={of} district={name} postcode={postcode} />}
      options={[...own, ...COUNTIES].map(county => ({ value: county, label: county }))}
    />
  )
}

/** Whoever takes it over there. */
const Recipient = ({ of }: { of: Form }): ReactNode => (
  <div className="ostrov-columns">
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
  </div>
)

import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Form } from '#kit/form/form.ts'
import { SelectField } from '#kit/form/select-field.tsx'
import { nameField } from './form-text.ts'
import type { Sale } from './model.ts'

/** One of the countries that the server knows. */
export function CountryField({
  of,
  name,
  sale,
  autoComplete = 'off',
}: {
  of: Form
  name: 'nationality' | 'country' | 'altCountry'
  sale: Sale
  autoComplete?: string
}): ReactNode {
  useSignals()
  return (
    <SelectField
      of={of}
      name={name}
      label={nameField(name)}
      autoComplete={autoComplete}
      options={sale.countries.list.value.map(country => ({ value: country.id, label: country.name }))}
    />
  )
}

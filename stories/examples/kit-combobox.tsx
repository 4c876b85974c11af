import { type ReactNode, useState } from 'react'
import { type Place, placeSearch } from '#core/api/content/places.ts'
import { SuggestField } from '#kit/combobox/suggest-field.tsx'
import { createSuggestions } from '#kit/combobox/suggestions.ts'

export function TownSearch({ fill }: { fill: (place: Place) => void }): ReactNode {
  const [suggestions] = useState(() =>
    createSuggestions<Place>(term => ({ endpoint: placeSearch, query: { term } })),
  )
  return (
    <SuggestField
      suggestions={suggestions}
      label="Town"
      hint="Fills in the town and the postcode."
      nameItem={({ city, postcode }) => `${city}, ${postcode}`}
      onChoose={fill}
    />
  )
}

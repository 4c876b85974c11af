import { type ReactNode, useState } from 'react'
import type { Place } from '#core/api/content/places.ts'
import { CountyHint } from '#kit/address/county-hint.tsx'
import { TownField } from '#kit/address/town-field.tsx'
import { createTownSearch } from '#kit/address/town-search.ts'

export { CountyHint }

/** The search for the town of one address. */
export function TownPart({ onChoose }: { onChoose: (town: Place) => void }): ReactNode {
  const [towns] = useState(createTownSearch)
  return <TownField towns={towns} onChoose={onChoose} />
}

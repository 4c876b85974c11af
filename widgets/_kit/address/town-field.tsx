import type { ReactNode } from 'react'
import type { Place } from '#core/api/content/places.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { SuggestField } from '#kit/combobox/suggest-field.tsx'
import type { Suggestions } from '#kit/combobox/suggestions.ts'
import { announce } from '#kit/feedback/announce.ts'
import { townMessages } from './town-messages.ts'

const t = createTranslate(townMessages)

const nameTown = ({ city, district, postcode }: Place): string =>
  [city, district === city ? '' : district, postcode.replace(/^(\d{3})(\d\d)$/, '$1 $2')]
    .filter(Boolean)
    .join(', ')

/** A search for a town or a postcode; what is chosen is filled in by whose address it is, and the search itself sends nothing. */
export const TownField = ({
  towns,
  onChoose,
}: {
  /** Of `createTownSearch`. */
  towns: Suggestions<Place>
  /** Fills in the fields of the address. */
  onChoose: (town: Place) => void
}): ReactNode => (
  <SuggestField
    suggestions={towns}
    label={t('label')}
    hint={t('hint')}
    nameItem={nameTown}
    onChoose={town => {
      onChoose(town)
      announce(t('filled', { place: nameTown(town) }))
    }}
  />
)

import type { Meta } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { type Place, placeSearch } from '#core/api/content/places.ts'
import { SuggestField } from '#kit/combobox/suggest-field.tsx'
import { createSuggestions } from '#kit/combobox/suggestions.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { doAndDont } from '../.storybook/do-and-dont.tsx'
import { inLanguage } from '../.storybook/kit-story.tsx'
import { told } from '../.storybook/say.ts'
import { SEARCHES } from './do-and-dont/parts-for-customers.tsx'

const PLACES = [
  { city: 'Praha', district: 'Praha 1', postcode: '110 00' },
  { city: 'Praha', district: 'Praha 7', postcode: '170 00' },
  { city: 'Prachatice', district: 'Prachatice', postcode: '383 01' },
]
const SERVER: Fixtures = {
  'place-search': ({ query }) => ({
    result: PLACES.filter(({ city }) => told(city).startsWith(query.get('term') ?? '')),
  }),
}

/** A text with a list of what it found. Arrows walk the list, Enter takes, Escape closes; every key typed stays. */
export default {
  title: 'Kit/Combobox',
  parameters: { server: SERVER },
} satisfies Meta

const WORDS = {
  cs: { label: 'Obec', hint: 'Doplní obec a PSČ.' },
  ro: { label: 'Localitate', hint: 'Completează localitatea și codul poștal.' },
  en: { label: 'Town', hint: 'Fills in the town and the postcode.' },
}

const nameItem = ({ city, district, postcode }: Place): string => `${city}, ${district}, ${postcode}`

function Search(): ReactNode {
  const [suggestions] = useState(() =>
    createSuggestions<Place>(term => ({ endpoint: placeSearch, query: { term } })),
  )
  return (
    <div className="ostrov">
      <SuggestField
        suggestions={suggestions}
        {...inLanguage(WORDS)}
        nameItem={nameItem}
        onChoose={() => {}}
      />
    </div>
  )
}

export const Found = {
  render: () => <Search />,
  play: async ({ canvas }: Parameters<NonNullable<Meta['play']>>[0]) => {
    await userEvent.type(
      canvas.getByRole('combobox', { name: inLanguage(WORDS).label }),
      told('Praha').slice(0, 2),
    )
    await expect(await canvas.findAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(told('Praha 1'))
  },
}

export const Nothing = {
  render: () => <Search />,
  play: async ({ canvas }: Parameters<NonNullable<Meta['play']>>[0]) => {
    await userEvent.type(canvas.getByRole('combobox', { name: inLanguage(WORDS).label }), 'Xy')
    await expect(await canvas.findByText(/nothing|nic jsme|nimic/i)).toBeVisible()
  },
}

export const DoAndDont = doAndDont('kit-combobox', SEARCHES)

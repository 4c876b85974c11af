import { computed } from '@preact/signals-core'
import { type Place, placeSearch } from '#core/api/content/places.ts'
import { foldText } from '#core/fold-text.ts'
import { searchPostcode } from '#core/validation/contact/search-postcode.ts'
import { createSuggestions, type Suggestions } from '#kit/combobox/suggestions.ts'

/** How much of what is typed may stand in a URL, which servers log: the start of a name or a postcode, never an address. */
const MAX_NAME = 12
const MAX_DIGITS = 6
const MAX_SHOWN = 20

/** The search for a place: the server is asked for the start of what is typed, and the rest narrows what it found. */
export function createTownSearch(): Suggestions<Place> {
  const found = createSuggestions<Place>(text => ({
    endpoint: placeSearch,
    query: { term: toPlaceTerm(text) },
  }))
  return { ...found, items: computed(() => narrowPlaces(found.items.value, found.term.value)) }
}

/** What of a text is asked for: the digits it begins with, or all before the first of them, or a comma. */
export function toPlaceTerm(text: string): string {
  const digits = /^[\d\s]*/.exec(text.trim())?.[0] ?? ''
  if (digits) return searchPostcode(digits).slice(0, MAX_DIGITS).trim()
  return (/^[^\d,;@]*/.exec(text.trim())?.[0] ?? '').slice(0, MAX_NAME).trim()
}

/** The places that fit the whole text best: as it stands, else by all its words; a street fits none, and narrows nothing. */
export function narrowPlaces(places: readonly Place[], text: string): readonly Place[] {
  const phrase = foldText(text).trim()
  const words = phrase.split(/[\s,;]+/)
  const fits = (rule: (name: string) => boolean) =>
    places.filter(({ city, district, postcode }) => {
      const spaced = postcode.replace(/^\d{3}/, '$& ')
      return rule(foldText(`${city} ${district}, ${district} ${city}, ${postcode}, ${spaced} ${city}`))
    })
  const [best = places] = [
    fits(name => name.includes(phrase)),
    fits(name => words.every(word => name.includes(word))),
  ].filter(({ length }) => length > 0)
  return best.slice(0, MAX_SHOWN)
}

import { computed } from '@preact/signals-core'
import { type Country, countryOptions } from '#core/api/content/places.ts'
import { formatters } from '#core/intl/intl.ts'
import { getLanguage } from '#core/intl/translate.ts'
import { getMarket } from '#core/page.ts'
import { report } from '#core/report.ts'
import { createResource } from '#core/state/resource.ts'

export type Countries = ReturnType<typeof createCountries>

/** The countries to choose from; until they are read, and if they never are, the market's own. */
export function createCountries(defaultCountry: string) {
  const found = createResource<Country[]>({
    onData(countries) {
      if (!countries.some(country => country.id === defaultCountry))
        report(`The default country ${defaultCountry} of script#ostrov-page is not among country-options.`)
    },
  })
  const { country: code } = getMarket()
  const home = { id: defaultCountry, code, name: nameCountry(code) }
  return {
    list: computed((): readonly Country[] => (found.data.value?.length ? found.data.value : [home])),
    failure: computed(() => (found.data.value ? null : found.failure.value)),
    load: (): void => void found.fetch({ endpoint: countryOptions }),
    refetch: (): void => void found.refetch(),
    unsubscribe: found.unsubscribe,
  }
}

const nameCountry = (code: string): string =>
  formatters.getDisplayNames(getLanguage(), { type: 'region' }).of(code) ?? code

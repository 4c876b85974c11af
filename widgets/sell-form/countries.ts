import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { FailureError } from '../../core/api/failure.ts'
import { type Country, readCountries } from '../../core/api/places.ts'
import { getLanguage } from '../../core/intl/translate.ts'
import { getMarket } from '../../core/page.ts'
import { report } from '../../core/report.ts'
import { createResource } from '../../core/state/resource.ts'

/** The countries to choose from; until they are read, and if they never are, the market's own. */
export interface Countries {
  list: ReadonlySignal<readonly Country[]>
  failure: ReadonlySignal<FailureError | null>
  load: () => void
  reload: () => void
  release: () => void
}

export function createCountries(defaultCountry: string): Countries {
  const found = createResource<Country[]>()
  const { country: code } = getMarket()
  const home = { id: defaultCountry, code, name: nameCountry(code) }
  const list = computed(() => (found.data.value?.length ? found.data.value : [home]))
  return {
    list,
    failure: computed(() => (found.data.value ? null : found.failure.value)),
    load: () =>
      found.ask('country-options', async options => {
        const countries = await readCountries(options)
        if (!countries.some(country => country.id === defaultCountry))
          report(`The default country ${defaultCountry} of script#ostrov-page is not among country-options.`)
        return countries
      }),
    reload: found.reload,
    release: found.release,
  }
}

const nameCountry = (code: string): string =>
  new Intl.DisplayNames([getLanguage()], { type: 'region' }).of(code) ?? code

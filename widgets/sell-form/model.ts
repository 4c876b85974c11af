import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { sellOnline, toSellPayload } from '../../core/api/buyback-sale.ts'
import type { FailureError } from '../../core/api/failure.ts'
import { type Place, readPlaces } from '../../core/api/places.ts'
import { mapSellErrors } from '../../core/api/sell-fields.ts'
import { describeFailure } from '../../core/intl/failure-text.ts'
import type { Minor } from '../../core/money/decimal.ts'
import { getMarket, getToday, page } from '../../core/page.ts'
import { report } from '../../core/report.ts'
import { toSafeUrl } from '../../core/state/address.ts'
import { buyback } from '../../core/state/buyback.ts'
import { notify } from '../../core/state/notifications.ts'
import { createSubmission } from '../../core/state/submission.ts'
import { track } from '../../core/tracking/track.ts'
import { searchPostcode } from '../../core/validation/postcode.ts'
import { navigation } from '../_kit/navigation.ts'
import { createSuggestions, type Suggestions } from '../_kit/suggestions.ts'
import { type Countries, createCountries } from './countries.ts'
import { t } from './form-text.ts'
import { createHold } from './hold.ts'
import {
  makeSellInput,
  makeSellSchema,
  type SellInput,
  type SellOutput,
  type SellSchema,
} from './sell-input.ts'

/** The sale of the chosen device: its form, and its way to the server. */
export interface Sale {
  isPhone: boolean
  schema: SellSchema
  /** What was typed so far, in memory only. */
  readInput: () => SellInput
  /** Tells where the typed text is read from now on: the form that is on the page, or was the last to be. */
  connect: (read: () => SellInput) => void
  countries: Countries
  places: Record<'home' | 'pickup', Suggestions<Place>>
  /** The price before and after, once it is another than the visitor saw. */
  priceChange: ReadonlySignal<{ from: Minor; to: Minor } | null>
  isBusy: ReadonlySignal<boolean>
  /** Seconds until the server lets the form be sent again. */
  heldFor: ReadonlySignal<number>
  failure: ReadonlySignal<FailureError | null>
  /** The server's messages that no field can show. */
  otherErrors: ReadonlySignal<readonly string[]>
  /** True after a try to sell without a price. */
  isUnpriced: ReadonlySignal<boolean>
  outcome: ReadonlySignal<{ reviewUrl: string | null } | null>
  /** Sells; answers the fields' errors when the server refused them, else null. */
  send: (output: SellOutput, shown: ReadonlySet<string>) => Promise<Record<string, string> | null>
  start: () => void
  stop: () => void
}

export function createSale(defaultCountry: string, isAgreementAsked: boolean): Sale {
  const market = getMarket()
  const isPhone = buyback.selection.peek().type === market.phoneType
  const countries = createCountries(defaultCountry)
  const submission = createSubmission(sellOnline)
  const hold = createHold(submission)
  const otherErrors = signal<readonly string[]>([])
  const isUnpriced = signal(false)
  const outcome = signal<{ reviewUrl: string | null } | null>(null)
  const price = computed(() => (buyback.appraisal.value?.result ? buyback.appraisal.value.price : null))
  const seenPrice = signal(price.peek())
  const emptyInput = makeSellInput(defaultCountry)
  let readInput = (): SellInput => emptyInput
  let shown: AbortController | null = null

  const finish = (location: string | null): void => {
    const reviewUrl = toSafeUrl(location)
    if (!reviewUrl) report('The sale was made, but its Location is missing or no address of this site.')
    readInput = () => emptyInput
    outcome.value = { reviewUrl }
    track('generate_lead', {
      lead_source: 'buyback_sell',
      value: (price.peek() ?? 0) / 100,
      currency: page.peek().trackingCurrency,
    })
    // Who has gone elsewhere in the page is told and not carried off.
    if (!shown) notify('success', t('sentTitle'), t('sent'))
    else if (reviewUrl) navigation.goTo(reviewUrl)
  }

  return {
    isPhone,
    schema: makeSellSchema(
      {
        market: market.code,
        isPhone,
        wireDate: page.peek().wireDate,
        today: getToday(),
        bankCodes: page.peek().bankCodes,
        get countries() {
          return countries.list.peek()
        },
        getDraft: () => readInput(),
      },
      isAgreementAsked,
    ),
    readInput: () => readInput(),
    connect(read) {
      readInput = read
    },
    countries,
    places: { home: createPlaces(), pickup: createPlaces() },
    priceChange: computed(() => {
      const [from, to] = [seenPrice.value, price.value]
      return from !== null && to !== null && from !== to ? { from, to } : null
    }),
    isBusy: computed(() => submission.isBusy.value || hold.seconds.value > 0 || buyback.isLoading.value),
    heldFor: hold.seconds,
    failure: computed(() => {
      const failed = submission.failure.value
      const isOver = failed?.failure.kind === 'too-many' && hold.seconds.value === 0
      return failed?.failure.kind === 'invalid' || isOver ? null : failed
    }),
    otherErrors,
    isUnpriced,
    outcome,

    async send(output, shown) {
      const quote = buyback.getQuote()
      batch(() => {
        otherErrors.value = []
        isUnpriced.value = !quote
      })
      if (!quote) return null
      seenPrice.value = price.peek()
      const written = await submission.run(toSellPayload(output, quote, isPhone))
      if (written) {
        finish(written.location)
        return null
      }
      const failed = submission.failure.peek()
      if (failed?.failure.kind === 'conflict') void buyback.reloadAppraisal()
      if (failed?.failure.kind !== 'invalid') return null
      const { fields, others } = mapSellErrors(failed.failure.fields)
      const found = Object.entries(fields)
      const hidden = found.filter(([field]) => !shown.has(field)).map(([, message]) => message)
      const isMute = found.length === 0 && others.length === 0
      otherErrors.value = isMute ? [describeFailure(failed)] : [...others, ...hidden]
      return Object.fromEntries(found.filter(([field]) => shown.has(field)))
    },

    start() {
      shown = new AbortController()
      countries.load()
      addEventListener(
        'pageshow',
        event => {
          // A page that was put away in the middle of sending comes back without its answer.
          if (event.persisted && submission.isBusy.peek()) submission.reset()
        },
        { signal: shown.signal },
      )
    },
    stop() {
      shown?.abort()
      shown = null
      countries.release()
    },
  }
}

const createPlaces = (): Suggestions<Place> =>
  createSuggestions('place-search', async (term, options) => {
    const { result } = await readPlaces(searchPostcode(term), options)
    return result
  })

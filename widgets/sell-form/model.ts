import { computed, signal } from '@preact/signals-core'
import { SELL_FIELDS, type SellField, sellOnline, toSellPayload } from '#core/api/buyback/sale.ts'
import { buyback } from '#core/buyback/buyback.ts'
import { watchPrice } from '#core/buyback/watch-price.ts'
import type { Minor } from '#core/money/decimal.ts'
import { getMarket, getToday, page } from '#core/page.ts'
import { report } from '#core/report.ts'
import { toSafeUrl } from '#core/safe-link.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { notify } from '#core/state/notifications.ts'
import { track } from '#core/tracking/track.ts'
import { createKnownVisitor } from '#core/visitor/known-visitor.ts'
import { createTownSearch } from '#kit/address/town-search.ts'
import { navigation } from '#kit/link/navigation.ts'
import { type Countries, createCountries } from './countries.ts'
import { t } from './form-text.ts'
import { rememberSold } from './history-entry.ts'
import { makeSellInput, makeSellSchema, type SellInput, type SellOutput } from './sell-input.ts'
import { STEPS, type Step } from './steps.ts'

/** The sale of the chosen device: its form, and its way to the server. */
export type Sale = ReturnType<typeof createSale>

export function createSale(defaultCountry: string, isAgreementAsked: boolean) {
  const isPhone = buyback.selection.peek().type === getMarket().phoneType
  const countries = createCountries(defaultCountry)
  const price = watchPrice(buyback)
  /** True after a try to sell without a price. */
  const isUnpriced = signal(false)
  /** True once the server refused the form, until it is sent again. */
  const isRefused = signal(false)
  const outcome = signal<{ reviewUrl: string | null } | null>(null)
  const known = createKnownData()
  const initialValues = makeSellInput(defaultCountry)
  let isShown = false

  const form = createFormModel({
    endpoint: sellOnline,
    fields: { ...SELL_FIELDS, note: [SELL_FIELDS.note, 'note'] },
    initialValues,
    schema: makeSchema(isPhone, countries, isAgreementAsked),
    toRequest(output: SellOutput) {
      const quote = buyback.getQuote()
      isUnpriced.value = !quote
      isRefused.value = false
      price.see()
      return quote && toSellPayload(output, quote, isPhone)
    },
    onDone({ location }) {
      const reviewUrl = toSafeUrl(location)
      if (!reviewUrl) report('The sale was made, but its Location is missing or no URL of this site.')
      outcome.value = { reviewUrl }
      rememberSold(buyback.selection.peek().color, reviewUrl)
      trackSale(price.current.peek() ?? 0)
      // Who has gone elsewhere in the page is told and not carried off.
      if (!isShown) notify('success', t('sentTitle'), t('sent'))
      else if (reviewUrl) navigation.goTo(reviewUrl)
    },
    onFailure({ failure }) {
      isRefused.value = failure.kind === 'invalid'
      if (failure.kind === 'conflict') void buyback.reloadAppraisal()
    },
  })

  return {
    isPhone,
    form,
    countries,
    places: { home: createTownSearch(), pickup: createTownSearch() },
    priceChange: price.change,
    isUnpriced,
    isRefused,
    outcome,
    /** Which page is shown, where the form has pages. */
    step: signal<Step>(STEPS[0]),
    known: known.data,
    /** Whether anything stands in the form that the shop did not write there itself. */
    hasTyped(): boolean {
      if (outcome.peek()) return false
      const given: Readonly<Record<string, unknown>> = { ...initialValues, ...known.data.peek() }
      return Object.entries(form.readValues()).some(
        ([field, value]) =>
          value !== '' && value !== given[field] && value !== initialValues[field as keyof SellInput],
      )
    },
    mount(): () => void {
      isShown = true
      countries.load()
      known.load()
      const unmount = form.mount()
      return () => {
        isShown = false
        unmount()
        countries.unsubscribe()
        known.unsubscribe()
      }
    },
  }
}

/** What the shop knows of who is signed in, by the form's own names. */
function createKnownData() {
  const visitor = createKnownVisitor()
  return {
    ...visitor,
    data: computed((): Partial<Record<SellField, string | null | undefined>> => {
      const { first_name, last_name, phone, e_mail, last_address: last } = visitor.data.value ?? {}
      return {
        firstName: first_name,
        lastName: last_name,
        phoneNumber: phone || last?.phone,
        email: e_mail,
        street: last?.address,
        city: last?.city,
        district: last?.district,
        postcode: last?.postcode,
      }
    }),
  }
}

const makeSchema = (isPhone: boolean, countries: Countries, isAgreementAsked: boolean) =>
  makeSellSchema(
    {
      market: getMarket().code,
      isPhone,
      wireDate: page.peek().wireDate,
      today: getToday(),
      bankCodes: page.peek().bankCodes,
      get countries() {
        return countries.list.peek()
      },
    },
    isAgreementAsked,
  )

const trackSale = (price: Minor): void =>
  track('generate_lead', {
    lead_source: 'buyback_sell',
    value: price / 100,
    currency: page.peek().trackingCurrency,
  })

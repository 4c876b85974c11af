import * as v from 'valibot'
import type { DeviceQuote } from '../../core/api/buyback.ts'
import { type SellPayload, sellForm, TYPED_DATE, toSellPayload } from '../../core/api/buyback-sale.ts'
import type { Country } from '../../core/api/places.ts'
import type { SellDraft } from '../../core/api/sell-fields.ts'
import { MARKETS } from '../../core/market.ts'
import { getToday } from '../../core/page.ts'
import { writeDate } from '../../core/validation/date.ts'
import type { Backend } from './backend.ts'
import { SAMPLE_DRAFTS } from './sample-drafts.ts'
import type { QuotedDevice } from './try-buyback.ts'

export const quoteDevice = ({ answers, form, path }: QuotedDevice): DeviceQuote => ({
  device_identifier: path.color.value,
  appraisal_version: form.version ?? '',
  device_condition_choices: answers,
  note: 'Ostrov conformance',
})

/** What the sell form would send of nobody's data, checked by the form's own schema; null where that refuses it. */
export function fillSale(
  { config }: Backend,
  device: QuotedDevice,
  countries: readonly Country[],
): SellPayload | null {
  const { market, bankCodes, defaultCountry, wireDate } = config
  const home = countries.find(({ code }) => code === MARKETS[market].country)?.id ?? defaultCountry ?? ''
  const today = getToday()
  const validTo = `${Number(today.slice(0, 4)) + 5}-06-30`
  const draft: SellDraft = {
    ...SAMPLE_DRAFTS[market],
    nationality: home,
    country: home,
    identityValidTo: writeDate(validTo, TYPED_DATE),
  }
  const isPhone = device.path.type.value === MARKETS[market].phoneType
  const form = sellForm({ market, isPhone, wireDate, today, countries, bankCodes, getDraft: () => draft })
  const filled = v.safeParse(form, draft)
  return filled.success ? toSellPayload(filled.output, quoteDevice(device), isPhone) : null
}

import type { FormStore } from '@formisch/react'
import * as v from 'valibot'
import { type SellRules, sellForm } from '../../core/api/buyback-sale.ts'
import { SELL_FIELD_NAMES, type SellDraft, type SellField } from '../../core/api/sell-fields.ts'

/** What the form holds: what is sent, and the agreement to the terms, which stays here. */
export type SellInput = SellDraft & { hasAgreed: boolean }
export type SellSchema = ReturnType<typeof makeSellSchema>
export type SellOutput = v.InferOutput<SellSchema>
export type SellStore = FormStore<SellSchema>

export const makeSellSchema = (rules: SellRules, isAgreementAsked: boolean) =>
  v.object({
    ...sellForm(rules).entries,
    hasAgreed: v.pipe(
      v.boolean(),
      v.check(hasAgreed => hasAgreed || !isAgreementAsked, 'required'),
    ),
  })

/** The empty form: every country is the market's own. */
export function makeSellInput(defaultCountry: string): SellInput {
  const empty = Object.fromEntries(SELL_FIELD_NAMES.map(field => [field, ''])) as Record<SellField, string>
  return {
    ...empty,
    nationality: defaultCountry,
    country: defaultCountry,
    altCountry: defaultCountry,
    pickupAltAddress: false,
    hasAgreed: false,
  }
}

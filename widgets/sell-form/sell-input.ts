import * as v from 'valibot'
import {
  SELL_ENTRIES,
  SELL_FIELD_NAMES,
  type SellDraft,
  type SellField,
  type SellRules,
  sellRulesOf,
} from '#core/api/buyback/sale.ts'
import { checkEachBy } from '#core/validation/check-each-by.ts'

/** What the form holds: what is sent, and the agreement to the terms, which stays here. */
export type SellInput = SellDraft & { hasAgreed: boolean }
export type SellOutput = SellInput

export function makeSellSchema(rules: SellRules, isAgreementAsked: boolean) {
  const rulesOf = sellRulesOf(rules)
  const hasAgreed = v.pipe(
    v.boolean(),
    v.check(hasAgreed => hasAgreed || !isAgreementAsked, 'required'),
  )
  return v.pipe(
    v.object({ ...SELL_ENTRIES, hasAgreed: v.boolean() }),
    checkEachBy<SellInput>(form => ({ ...rulesOf(form), hasAgreed })),
  )
}

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

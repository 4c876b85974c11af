import * as v from 'valibot'
import type { Market } from '#core/market.ts'
import { parseTypedAmount } from '#core/money/parse-typed-amount.ts'
import { checkEachBy } from '#core/validation/check-each-by.ts'
import {
  DISCOUNT_TYPES,
  type DiscountType,
  isPercentage,
  validateCumulative,
  validateDiscountValue,
  validateMinimalSum,
  validateSpan,
} from '#core/validation/discount/discount.ts'
import { type DiscountCode, discountMessages } from '#core/validation/discount/messages.ts'
import { limitLength, makeField, required } from '#core/validation/field.ts'
import { textField } from '#core/validation/text/fields.ts'

/** Where the server has each field of the form. */
export const DISCOUNT_FIELDS = {
  name: 'name',
  type: 'type',
  value: 'value',
  minimalSum: 'minimal_sum',
  validFrom: 'valid_from',
  validTo: 'valid_to',
  isActive: 'is_active',
  isPublic: 'is_public',
  isCombinable: 'is_combinable',
  isAutomatic: 'is_automatic',
  isCumulative: 'is_cumulative_bonus',
  sets: 'sets',
} as const
export type DiscountField = keyof typeof DISCOUNT_FIELDS

const ENTRIES = {
  name: v.string(),
  type: v.picklist(DISCOUNT_TYPES),
  /** Amounts and per cent as the market types them. */
  value: v.string(),
  minimalSum: v.string(),
  /** By the market's clocks, `2026-12-31T23:59`; empty for no limit. */
  validFrom: v.string(),
  validTo: v.string(),
  isActive: v.boolean(),
  isPublic: v.boolean(),
  isCombinable: v.boolean(),
  isAutomatic: v.boolean(),
  isCumulative: v.boolean(),
  /** Ids divided by commas. */
  sets: v.string(),
}
/** A type stands in the form as text. */
export type DiscountDraft = { [K in DiscountField]: K extends `is${string}` ? boolean : string }

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** The form of a discount. */
export function discountForm(market: Market) {
  const readAmount = (text: string): number | null => parseTypedAmount(text.replace(/%\s*$/, ''), market)
  const amountField = (
    judge: (amount: number) => DiscountCode | null,
    untyped: DiscountCode = 'amountTyped',
  ) =>
    limitLength(
      20,
      makeField(discountMessages, text => {
        const amount = readAmount(text)
        return amount === null ? untyped : judge(amount)
      }),
    )
  const momentField = (judge: (local: string) => DiscountCode | null = () => null) =>
    makeField(discountMessages, local => (LOCAL.test(local) ? judge(local) : 'momentTyped'))
  return v.pipe(
    v.object(ENTRIES),
    checkEachBy<v.InferOutput<v.ObjectSchema<typeof ENTRIES, undefined>>>(({ type, ...draft }) => ({
      name: limitLength(100, required(textField())),
      value: required(
        amountField(
          value => validateDiscountValue(type, value),
          isPercentage(type) ? 'percentRange' : 'amountTyped',
        ),
      ),
      minimalSum: amountField(validateMinimalSum),
      validFrom: momentField(),
      validTo: momentField(local => validateSpan(draft.validFrom || null, local)),
      isCumulative: cumulativeField(type, readAmount(draft.minimalSum) ?? 0),
    })),
  )
}

const cumulativeField = (type: DiscountType, minimalSum: number) =>
  v.pipe(
    v.boolean(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const code = dataset.value ? validateCumulative(type, minimalSum) : null
      if (code === null) return dataset.value
      addIssue({ message: code })
      return NEVER
    }),
  )

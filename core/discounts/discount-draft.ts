import type * as v from 'valibot'
import type { DiscountDraft, discountForm } from '#core/api/discounts/discount-form.ts'
import type { Discount, NewDiscount } from '#core/api/discounts/discounts.ts'
import { toLocalTime, toMoment } from '#core/intl/market-time.ts'
import type { Market } from '#core/market.ts'
import { TIME_ZONES } from '#core/market.ts'
import { type Minor, writeDecimal } from '#core/money/decimal.ts'
import { parseTypedAmount } from '#core/money/parse-typed-amount.ts'
import { DISCOUNT_TYPES, type DiscountType, isPercentage } from '#core/validation/discount/discount.ts'
import type { SaidDiscount } from './say-rule.ts'

export const NEW_DRAFT: DiscountDraft = {
  name: '',
  type: 'percentage',
  value: '',
  minimalSum: '',
  validFrom: '',
  validTo: '',
  // Nothing is given away before somebody says so.
  isActive: false,
  isPublic: true,
  isCombinable: true,
  isAutomatic: false,
  isCumulative: false,
  sets: '',
}

/** An amount as somebody types it: without groups, with decimals where there are any. */
const writeTyped = (minor: Minor, market: Market): string =>
  withDecimalSign(writeDecimal(minor).replace(/\.00$/, ''), market)

/** Of percent no zero is written that says nothing; money has both its decimals or none. */
const writePercent = (minor: Minor, market: Market): string =>
  withDecimalSign(writeDecimal(minor).replace(/\.?0+$/, ''), market)

const withDecimalSign = (text: string, { language }: Market): string =>
  language === 'en' ? text : text.replace('.', ',')

/** A discount as its form has it. */
export const toDraft = (discount: Discount, market: Market): DiscountDraft => ({
  name: discount.name,
  type: discount.type,
  value: (isPercentage(discount.type) ? writePercent : writeTyped)(discount.value, market),
  minimalSum: discount.minimal_sum > 0 ? writeTyped(discount.minimal_sum, market) : '',
  validFrom: toLocalTime(discount.valid_from, TIME_ZONES[market.code]),
  validTo: toLocalTime(discount.valid_to, TIME_ZONES[market.code]),
  isActive: discount.is_active,
  isPublic: discount.is_public,
  isCombinable: discount.is_combinable,
  isAutomatic: discount.is_automatic,
  isCumulative: discount.is_cumulative_bonus,
  sets: writeIds(discount.sets.map(({ id }) => id)),
})

export const readIds = (text: string): string[] => text.split(',').filter(Boolean)
export const writeIds = (ids: readonly string[]): string => ids.join(',')

type CheckedDraft = v.InferOutput<ReturnType<typeof discountForm>>

/** A checked form as it is sent. */
export const toDiscountRequest = (draft: CheckedDraft, market: Market): NewDiscount => ({
  name: draft.name,
  type: draft.type,
  value: writeDecimal(readTyped(draft.value, market) ?? 0),
  minimal_sum: writeDecimal(readTyped(draft.minimalSum, market) ?? 0),
  valid_from: readStart(draft, market),
  valid_to: readEnd(draft, market),
  is_active: draft.isActive,
  is_public: draft.isPublic,
  is_combinable: draft.isCombinable,
  is_automatic: draft.isAutomatic,
  is_cumulative_bonus: draft.isCumulative,
  sets: readIds(draft.sets),
})

const readTyped = (text: string, market: Market): number | null =>
  parseTypedAmount(text.replace(/%\s*$/, ''), market)
const readStart = ({ validFrom }: DiscountDraft, { code }: Market) => toMoment(validFrom, TIME_ZONES[code])
const readEnd = ({ validTo }: DiscountDraft, { code }: Market) =>
  toMoment(validTo, TIME_ZONES[code], { isEnd: true })

/** What a form says so far, as far as it can be read; `names` are those of its sets, by their ids. */
export function readDraft(
  draft: DiscountDraft,
  { market, names, codeCount }: { market: Market; names: ReadonlyMap<string, string>; codeCount: number },
): SaidDiscount & { validFrom: string | null; validTo: string | null } {
  return {
    type: readType(draft.type),
    value: readTyped(draft.value, market),
    minimalSum: readTyped(draft.minimalSum, market) ?? 0,
    validFrom: readStart(draft, market),
    validTo: readEnd(draft, market),
    isActive: draft.isActive,
    isPublic: draft.isPublic,
    isCombinable: draft.isCombinable,
    isAutomatic: draft.isAutomatic,
    isCumulative: draft.isCumulative,
    sets: readIds(draft.sets).map(id => names.get(id) ?? id),
    codeCount,
  }
}

const readType = (text: string): DiscountType => DISCOUNT_TYPES.find(type => type === text) ?? 'percentage'

import { showMoment } from '#core/intl/show-moment.ts'
import { showPercent } from '#core/intl/show-percent.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { getServerNow } from '#core/page.ts'
import { type DiscountType, isPercentage } from '#core/validation/discount/discount.ts'
import { readDiscountState } from './discount-state.ts'
import { ruleMessages } from './rule-messages.ts'
import { showAmount } from './show-amount.ts'

/** A discount as far as its rule is said. */
export interface SaidDiscount {
  type: DiscountType
  /** Minor units, or hundredths of a per cent; null while there is none. */
  value: number | null
  minimalSum: number
  validFrom: string | null
  validTo: string | null
  isActive: boolean
  isPublic: boolean
  isCombinable: boolean
  isAutomatic: boolean
  isCumulative: boolean
  /** Names of its sets; none for all goods. */
  sets: readonly string[]
  codeCount: number
}

const t = createTranslate(ruleMessages)

/** The rule of a discount in plain words: `Sleva 10 % na vše od 1 000 Kč, s kódem, do 31. 12. 2026 23:59, nelze spojit s jinou`. */
export const sayRule = (discount: SaidDiscount): string =>
  [
    sayWhat(discount),
    sayHow(discount),
    sayWhen(discount),
    t(discount.isCombinable ? 'combinable' : 'alone'),
    discount.isPublic ? '' : t('hidden'),
    sayState(discount),
  ]
    .filter(Boolean)
    .join(', ')

/** The same without what holds of most, and a time, which a list tells by itself, comes last. */
export const sayBriefly = (discount: SaidDiscount): string =>
  [
    sayWhat(discount),
    sayHow(discount),
    discount.isCombinable ? '' : t('alone'),
    discount.isPublic ? '' : t('hidden'),
    sayState(discount),
    discount.validFrom || discount.validTo ? sayWhen(discount) : '',
  ]
    .filter(Boolean)
    .join(', ')

function sayState(discount: SaidDiscount): string {
  if (readDiscountState(discount, getServerNow()) === 'over') return t('over')
  return discount.isActive ? '' : t('inactive')
}

function sayWhat(discount: SaidDiscount): string {
  const { minimalSum, sets, isCumulative } = discount
  const what = sayGoods(discount)
  if (minimalSum <= 0) return what
  const isOfAll = sets.length === 0 && discount.type !== 'fixed'
  const key = isCumulative ? 'perPurchase' : isOfAll ? 'from' : 'fromPurchase'
  return t(key, { what, sum: showAmount(minimalSum) })
}

function sayGoods({ type, value, sets }: SaidDiscount): string {
  const what = sayValue(type, value)
  const isFixed = type === 'fixed'
  if (sets.length === 0) return t(isFixed ? 'fixedAll' : 'onAll', { what })
  const names = sets.map(name => t('quoted', { name })).join(', ')
  return t(isFixed ? 'fixedSets' : 'onSets', { what, names, count: sets.length })
}

function sayValue(type: DiscountType, value: number | null): string {
  if (value === null) return t('unsaid')
  const shown = isPercentage(type) ? showPercent(value / 100) : showAmount(value)
  return t(type === 'fixed' ? 'fixed' : 'off', { value: shown })
}

function sayHow({ type, isAutomatic, codeCount }: SaidDiscount): string {
  if (isAutomatic) return t('automatic')
  if (type === 'isic') return t('card')
  return t(codeCount > 0 ? 'code' : 'noCodeYet')
}

function sayWhen({ validFrom, validTo }: SaidDiscount): string {
  const [since, until] = [validFrom, validTo].map(moment => (moment === null ? '' : sayMoment(moment)))
  if (since && until) return t('between', { since, until })
  if (since) return t('since', { since })
  return until ? t('until', { until }) : t('always')
}

/** A moment within a sentence, as in tables but on one line; anything else as it is. */
export const sayMoment = (iso: string): string => showMoment(iso).replace(/ /g, '\u00a0')

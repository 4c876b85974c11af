import type { DiscountSet } from '#core/api/discounts/discounts.ts'
import { readIds } from '#core/discounts/discount-draft.ts'
import { getMarket } from '#core/page.ts'
import { DISCOUNT_TYPES, type DiscountType, isPercentage } from '#core/validation/discount/discount.ts'
import type { DiscountCode } from '#core/validation/discount/messages.ts'
import type { RecordField, RecordSection } from '#kit/record/record.ts'
import { t } from './messages.ts'

interface Shown {
  type: string
  isCumulative: boolean
  /** One for cards can't become another, nor another one for cards. */
  isCard: boolean
  sets: readonly DiscountSet[]
  renderSets: () => React.ReactNode
}

/** The form of a discount, section by section. */
export function listSections(shown: Shown): RecordSection[] {
  // As it is written within a sentence.
  const money = getMarket().currency === 'CZK' ? 'Kč' : 'lei'
  const zone = t('zone')
  return [
    { id: 'basics', title: t('sectionBasics'), fields: listBasics(shown, money) },
    {
      id: 'conditions',
      title: t('sectionConditions'),
      fields: [
        {
          name: 'minimalSum',
          kind: 'amount',
          label: t('minimalSum'),
          hint: t('minimalSumHint', { currency: money }),
          isOptional: true,
        },
        {
          name: 'isCumulative',
          kind: 'flag',
          label: t('isCumulative'),
          hint: t('isCumulativeHint'),
          refusal: refuseBonus(shown),
        },
        describeSets(shown),
      ],
    },
    {
      id: 'time',
      title: t('sectionTime'),
      fields: [
        { name: 'validFrom', kind: 'moment', label: t('validFrom'), hint: zone, isOptional: true },
        { name: 'validTo', kind: 'moment', label: t('validTo'), hint: zone, isOptional: true },
        { name: 'isActive', kind: 'flag', label: t('isActive'), hint: t('isActiveHint') },
      ],
    },
    {
      id: 'use',
      title: t('sectionUse'),
      fields: [
        { name: 'isAutomatic', kind: 'flag', label: t('isAutomatic'), hint: t('isAutomaticHint') },
        { name: 'isCombinable', kind: 'flag', label: t('isCombinable') },
        { name: 'isPublic', kind: 'flag', label: t('isPublic'), hint: t('isPublicHint') },
      ],
    },
  ]
}

/** A bonus that its type can’t have; what else it needs may still be typed. */
const refuseBonus = ({ type, isCumulative }: Shown): DiscountCode | undefined =>
  isCumulative && type !== 'absolute' ? 'cumulativeKind' : undefined

function listBasics({ type, isCard }: Shown, money: string): RecordField[] {
  const types = DISCOUNT_TYPES.filter(one => (one === 'isic') === isCard)
  const isPercent = isPercentage((types.find(one => one === type) ?? 'percentage') satisfies DiscountType)
  return [
    { name: 'name', kind: 'text', label: t('name') },
    {
      name: 'type',
      kind: 'choice',
      label: t('type'),
      choices: types.map(value => ({ value, label: t(value) })),
    },
    {
      name: 'value',
      kind: 'amount',
      label: t('value'),
      hint: isPercent ? t('valuePercent') : t('valueAmount', { currency: money }),
    },
  ]
}

const describeSets = ({ sets, renderSets }: Shown): RecordField => ({
  name: 'sets',
  kind: 'custom',
  label: t('sets'),
  render: renderSets,
  show: value =>
    readIds(value)
      .map(id => sets.find(set => set.id === id)?.name ?? id)
      .join(', '),
})

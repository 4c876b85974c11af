import type { Discount } from '#core/api/discounts/discounts.ts'
import { describeDiscount, showDiscountValue } from '#core/discounts/describe-discount.ts'
import { DISCOUNT_STATES, type DiscountState, readDiscountState } from '#core/discounts/discount-state.ts'
import { getServerNow } from '#core/page.ts'
import { DISCOUNT_TYPES } from '#core/validation/discount/discount.ts'
import type { Column, Tone } from '#kit/grid/column.ts'
import { editAmount, editField, editMoment } from './editable.ts'
import { t } from './messages.ts'

type DiscountColumn = Column<Discount>
/** The filter by which deleted ones are listed in place of those that are there. */
export const DELETED = 'is_deleted'
/** The server reads it of a discount's times, as the grid does. */
const STATE = 'state'
export const STATE_FILTER = `${STATE}__in`
const TONES: Readonly<Record<DiscountState, Tone>> = {
  valid: 'good',
  planned: 'wait',
  over: 'idle',
  off: 'idle',
}
const every = { isOrderable: true, isFilterable: true } as const

/** `detailPath` is the page of one discount. */
export const listColumns = (detailPath: string | null): readonly DiscountColumn[] => [
  {
    ...every,
    id: 'name',
    label: t('name'),
    kind: 'text',
    width: 200,
    read: ({ name }) => name,
    edit: editField('name'),
    href: ({ id }) => detailPath && `${detailPath}?id=${encodeURIComponent(id)}`,
  },
  { id: 'rule', label: t('rule'), kind: 'text', width: 220, isWide: true, read: describeDiscount },
  {
    ...every,
    id: 'type',
    label: t('type'),
    kind: 'choice',
    width: 104,
    choices: DISCOUNT_TYPES.map(value => ({ value, label: t(value) })),
    read: ({ type }) => type,
  },
  {
    ...every,
    id: 'value',
    label: t('value'),
    kind: 'number',
    width: 100,
    read: showDiscountValue,
    edit: editAmount('value'),
  },
  {
    ...every,
    id: 'minimal_sum',
    label: t('minimalSum'),
    kind: 'money',
    read: ({ minimal_sum }) => (minimal_sum > 0 ? minimal_sum : null),
    edit: editAmount('minimalSum'),
  },
  {
    id: STATE,
    label: t('state'),
    kind: 'choice',
    isFilterable: true,
    width: 124,
    choices: DISCOUNT_STATES.map(value => ({ value, label: t(value) })),
    read: readState,
    tone: row => TONES[readState(row)],
  },
  {
    ...every,
    id: 'valid_from',
    label: t('validFrom'),
    kind: 'moment',
    read: row => row.valid_from,
    edit: editMoment('validFrom'),
    width: 152,
  },
  {
    ...every,
    id: 'valid_to',
    label: t('validTo'),
    kind: 'moment',
    read: row => row.valid_to,
    edit: editMoment('validTo'),
    width: 152,
  },
  { ...every, id: 'code_count', label: t('codes'), kind: 'number', read: row => row.code_count },
  {
    ...every,
    id: 'used_code_count',
    label: t('usedCodes'),
    kind: 'number',
    read: row => row.used_code_count,
  },
  { ...readFlag('is_active', t('isActive')), isHidden: true, edit: editField('isActive') },
  { ...readFlag('is_combinable', t('isCombinable')), isHidden: true, edit: editField('isCombinable') },
  { ...readFlag('is_automatic', t('isAutomatic')), isHidden: true },
  { ...readFlag('is_public', t('isPublic')), isHidden: true, edit: editField('isPublic') },
  { ...readFlag('is_cumulative_bonus', t('isCumulative')), isHidden: true },
  { ...readFlag(DELETED, t('isDeleted')), isOrderable: false, isHidden: true },
]

const DELETION: readonly DiscountColumn[] = [
  {
    ...every,
    id: 'deleted_at',
    label: t('deletedAt'),
    kind: 'moment',
    read: row => row.deleted_at,
  },
  { id: 'deleted_by', label: t('deletedBy'), kind: 'text', width: 160, read: row => row.deleted_by },
]

/** Deleted ones have no page and are in no state, and nothing of them is changed before they are restored. */
export const listDeletedColumns = (): readonly DiscountColumn[] =>
  listColumns(null)
    .filter(({ id }) => id !== STATE)
    .flatMap(({ edit: _, ...column }) => (column.id === 'rule' ? [...DELETION, column] : [column]))

/** By the page's clock: what is switched on may be to come, or over. */
const readState = ({ is_active, valid_from, valid_to }: Discount): DiscountState =>
  readDiscountState({ isActive: is_active, validFrom: valid_from, validTo: valid_to }, getServerNow())

function readFlag(
  id: 'is_active' | 'is_combinable' | 'is_automatic' | 'is_public' | 'is_cumulative_bonus' | typeof DELETED,
  label: string,
): DiscountColumn {
  return { ...every, id, label, kind: 'flag', read: row => row[id] }
}

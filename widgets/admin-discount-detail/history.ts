import { DISCOUNT_FIELDS } from '#core/api/discounts/discount-form.ts'
import type { Change } from '#core/api/record-change.ts'
import { showAmount } from '#core/discounts/show-amount.ts'
import { showMoment } from '#core/intl/show-moment.ts'
import { showPercent } from '#core/intl/show-percent.ts'
import { words } from '#core/intl/words.ts'
import { readDecimal } from '#core/money/decimal.ts'
import { DISCOUNT_TYPES, isPercentage } from '#core/validation/discount/discount.ts'
import type { RecordChange } from '#kit/record/record-history.tsx'
import { t } from './messages.ts'

const ACTIONS = {
  create: 'didCreate',
  update: 'didUpdate',
  delete: 'didDelete',
  restore: 'didRestore',
  codes: 'didCodes',
} as const

const NAMES = new Map<string, string>(Object.entries(DISCOUNT_FIELDS).map(([field, name]) => [name, field]))

type Side = 'before' | 'after'

/** A change as people read it; `rows` are all of them, the newest first, and `type` is the discount's of now. */
export function describeChange(row: Change, rows: readonly Change[], type: string): RecordChange {
  const { id, at, who, action, changes } = row
  const show = (side: Side) => (one: Change['changes'][number]) =>
    showWire(one.field, one[side], findType(row, rows, type, side))
  return {
    id,
    at,
    who,
    what: action in ACTIONS ? t(ACTIONS[action as keyof typeof ACTIONS]) : action,
    changes: changes.map(one => ({
      name: nameField(one.field),
      before: show('before')(one),
      after: show('after')(one),
    })),
  }
}

/** The type that the discount had then: what this change, or the next one of the type, tells of it. */
function findType(row: Change, rows: readonly Change[], now: string, side: Side): string {
  const readType = ({ changes }: Change) => changes.find(({ field }) => field === 'type')
  const own = readType(row)
  if (own) return String(own[side])
  const next = rows.slice(0, Math.max(0, rows.indexOf(row))).findLast(readType)
  return next ? String(readType(next)?.before) : now
}

const nameField = (name: string): string => {
  const field = NAMES.get(name)
  if (name === 'code_count') return t('codesField')
  return field === undefined ? name : t(field as keyof typeof DISCOUNT_FIELDS)
}

function showWire(field: string, value: unknown, type: string): string {
  if (typeof value === 'boolean') return words(value ? 'yes' : 'no')
  if (Array.isArray(value)) return value.join(', ')
  if (value === null || value === undefined) return ''
  const text = String(value)
  const known = DISCOUNT_TYPES.find(one => one === (field === 'type' ? text : type))
  if (field === 'type') return known ? t(known) : text
  if (field === 'valid_from' || field === 'valid_to') return showMoment(text)
  const amount = field === 'value' || field === 'minimal_sum' ? readDecimal(text) : null
  if (amount === null) return text
  return field === 'value' && known && isPercentage(known) ? showPercent(amount / 100) : showAmount(amount)
}

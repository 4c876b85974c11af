import { showDate } from '#core/intl/show-date.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import type { RecordField } from './record.ts'
import { recordMessages } from './record-messages.ts'

const t = createTranslate(recordMessages)

/** A value of a form's field as people read it. */
export function showValue(field: RecordField, value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return words(value ? 'yes' : 'no')
  if (!value) return t('empty')
  if (field.kind === 'custom') return field.show(value)
  if (field.kind === 'choice') return field.choices.find(choice => choice.value === value)?.label ?? value
  if (field.kind !== 'moment') return value
  // It stands for the market's clocks already.
  const [day = '', time = ''] = value.split('T')
  return `${showDate(day)} ${time}`
}

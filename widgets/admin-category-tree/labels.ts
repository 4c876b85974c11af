import { splitLines } from '#core/categories/category-form.ts'
import type { Option } from '#kit/form/select-field.tsx'
import type { RecordField } from '#kit/record/record.ts'
import { t } from './panel-messages.ts'

const FIELDS = [
  'name',
  'seo_name',
  'for_display',
  'filterable',
  'for_buyout',
  'for_service',
  'manufacturers',
  'type_device',
  'photo_id',
  'meilisearch_boost',
] as const

/** What the fields of a category are called, in their order. */
export const listLabels = (): Record<string, string> =>
  Object.fromEntries(FIELDS.map(field => [field, t(field)]))

const FLAGS: readonly string[] = ['for_display', 'filterable', 'for_buyout', 'for_service']

/** The same as a form marks them, and tells what a colleague changed of them. */
export const listFields = (devices: readonly Option[]): RecordField[] =>
  FIELDS.map(name => {
    const field = { name, label: t(name) }
    if (FLAGS.includes(name)) return { ...field, kind: 'flag' }
    if (name === 'type_device') return { ...field, kind: 'choice', choices: devices }
    if (name !== 'manufacturers') return { ...field, kind: 'text' }
    return { ...field, kind: 'custom', render: () => null, show: value => splitLines(value).join(', ') }
  })

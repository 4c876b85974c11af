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

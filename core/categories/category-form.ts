import * as v from 'valibot'
import type { addCategory, Category } from '#core/api/categories/categories.ts'
import { foldText } from '#core/fold-text.ts'

/** A category as its form holds it: texts and flags. Manufacturers stand one on a line. */
export interface CategoryValues extends Record<string, string | boolean> {
  name: string
  seo_name: string
  for_display: boolean
  filterable: boolean
  for_buyout: boolean
  for_service: boolean
  manufacturers: string
  photo_id: string
  type_device: string
  meilisearch_boost: string
}

/** What a new category begins with. */
export const NEW_CATEGORY: CategoryValues = {
  name: '',
  seo_name: '',
  for_display: true,
  filterable: false,
  for_buyout: false,
  for_service: false,
  manufacturers: '',
  photo_id: '',
  type_device: '',
  meilisearch_boost: '1',
}

const MOST = 100
const line = v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(MOST, `maxLength:${MOST}`))
const flag = v.boolean()

/** The rules of the form; a refusal is a code. */
export const CategoryForm = v.object({
  name: line,
  seo_name: v.pipe(line, v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'seoName')),
  for_display: flag,
  filterable: flag,
  for_buyout: flag,
  for_service: flag,
  manufacturers: v.string(),
  photo_id: v.pipe(v.string(), v.trim(), v.regex(/^\d{0,9}$/, 'photo')),
  type_device: v.string(),
  meilisearch_boost: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,6}(?:[.,]\d{1,4})?$/, 'boost')),
})

export const toValues = (category: Category): CategoryValues => ({
  name: category.name,
  seo_name: category.seo_name,
  for_display: category.for_display,
  filterable: category.filterable,
  for_buyout: category.for_buyout,
  for_service: category.for_service,
  manufacturers: category.manufacturers.map(({ id }) => id).join('\n'),
  photo_id: category.photo_id ?? '',
  type_device: category.type_device ?? '',
  meilisearch_boost: category.meilisearch_boost,
})

type Sent = Omit<v.InferInput<typeof addCategory.request>, 'parent'>

/** As the server takes it: a comma of the boost is a point by then. */
export const toSent = (values: CategoryValues): Sent => ({
  name: values.name.trim(),
  seo_name: values.seo_name.trim(),
  for_display: values.for_display,
  filterable: values.filterable,
  for_buyout: values.for_buyout,
  for_service: values.for_service,
  manufacturers: splitLines(values.manufacturers),
  photo_id: values.photo_id.trim() === '' ? null : Number(values.photo_id),
  type_device: values.type_device === '' ? null : values.type_device,
  meilisearch_boost: values.meilisearch_boost.trim().replace(',', '.'),
})

export const splitLines = (text: string): string[] => text.split('\n').filter(one => one !== '')

/** A name as it stands in a URL. */
export const makeSeoName = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MOST)

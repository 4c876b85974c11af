import { signal } from '@preact/signals-core'
import * as v from 'valibot'
import { addCategory, Category, updateCategory } from '#core/api/categories/categories.ts'
import {
  CategoryForm,
  type CategoryValues,
  NEW_CATEGORY,
  toSent,
  toValues,
} from '#core/categories/category-form.ts'
import { type Conflict, mergeEdits } from '#core/categories/merge-edits.ts'
import type { FailureError } from '#core/http/failure.ts'
import { write } from '#core/http/write.ts'
import { createFormModel } from '#core/state/form-model.ts'

/** Two people saved one category: what both of them changed is asked about, field by field. */
export interface OpenConflict {
  current: Category
  conflicts: readonly Conflict[]
  /** What a colleague alone changed is in the form already. */
  merged: CategoryValues
  taken: readonly string[]
}

const CurrentBody = v.object({ current: Category })

const FIELDS = {
  name: 'name',
  seo_name: 'seo_name',
  for_display: 'for_display',
  filterable: 'filterable',
  for_buyout: 'for_buyout',
  for_service: 'for_service',
  manufacturers: 'manufacturers',
  photo_id: 'photo_id',
  type_device: 'type_device',
  meilisearch_boost: 'meilisearch_boost',
} as const

export type CategoryFormModel = ReturnType<typeof createCategoryForm>

/** The form of one category, or of a new one below `parent`. */
export function createCategoryForm(
  category: Category | null,
  parent: string | null,
  onSaved: (category: Category, isNew: boolean) => void,
) {
  const initial = category ? toValues(category) : NEW_CATEGORY
  const conflict = signal<OpenConflict | null>(null)
  /** What the edit began with; after a conflict that is what the colleague saved. */
  let base = category
  const send = async (sent: ReturnType<typeof toSent>, idempotencyKey: string): Promise<Category> => {
    if (!base) return (await write(addCategory, { ...sent, parent }, { idempotencyKey })).data
    const args = { id: base.id }
    return (await write(updateCategory, { ...sent, version: base.version }, { args, idempotencyKey })).data
  }
  const form = createFormModel({
    endpoint: addCategory,
    fields: FIELDS,
    initialValues: initial,
    schema: CategoryForm as v.GenericSchema<CategoryValues, CategoryValues>,
    toRequest: values => ({ ...toSent(values), parent }),
    send: ({ parent: _, ...sent }, key) => send(sent, key),
    onDone: saved => onSaved(saved, category === null),
    onFailure: ({ failure, body }: FailureError) => {
      const known = v.safeParse(CurrentBody, body)
      if (failure.kind !== 'conflict' || !known.success || !base) return
      const { current } = known.output
      const mine = form.readValues()
      conflict.value = { current, ...mergeEdits(toValues(base), mine, toValues(current)) }
      base = current
    },
  })
  return { ...form, conflict, version: category?.version ?? 0 }
}

import { batch, signal } from '@preact/signals-core'
import * as v from 'valibot'
import { addCategory, type Category, updateCategory } from '#core/api/categories/categories.ts'
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
import { readSaver, type Saver } from '#core/record/read-saver.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { CurrentBody } from './current-body.ts'

/** Two people saved one category: what both of them changed is asked about, field by field. */
export interface OpenConflict {
  current: Category
  conflicts: readonly Conflict[]
  /** What a colleague alone changed is in the form already. */
  merged: CategoryValues
  taken: readonly string[]
  /** The colleague, where the server names them. */
  saver: Saver
}

type Whose = 'mine' | 'theirs'

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
  /** `former` is what it was before; null for a new one. */
  onSaved: (category: Category, former: Category | null) => void,
) {
  const initial = category ? toValues(category) : NEW_CATEGORY
  const conflict = signal<OpenConflict | null>(null)
  /** What was chosen of the fields that both changed. */
  const choices = signal<ReadonlyMap<string, Whose>>(new Map())
  const needsChoice = signal(0)
  const isDecided = (): boolean =>
    (conflict.peek()?.conflicts ?? []).every(({ field }) => choices.peek().has(field))
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
    toRequest(values) {
      if (isDecided()) return { ...toSent(values), parent }
      needsChoice.value++
      return null
    },
    send: ({ parent: _, ...sent }, key) => send(sent, key),
    onDone: saved => onSaved(saved, base),
    onFailure: ({ failure, body }: FailureError) => {
      const known = v.safeParse(CurrentBody, body)
      if (failure.kind !== 'conflict' || !known.success || !base) return
      const { current } = known.output
      const mine = form.readValues()
      const merge = mergeEdits(toValues(base), mine, toValues(current))
      batch(() => {
        choices.value = new Map()
        conflict.value = { current, saver: readSaver(body), ...merge }
      })
      base = current
    },
  })
  return {
    ...form,
    conflict,
    choices,
    /** Grows each time a save waits for a choice between mine and theirs. */
    needsChoice,
    choose(field: string, whose: Whose): void {
      choices.value = new Map([...choices.peek(), [field, whose]])
    },
    version: category?.version ?? 0,
  }
}

import { batch, computed, signal } from '@preact/signals-core'
import * as v from 'valibot'
import { addCategory, type Category, updateCategory } from '#core/api/categories/categories.ts'
import {
  CategoryForm,
  type CategoryValues,
  NEW_CATEGORY,
  toSent,
  toValues,
} from '#core/categories/category-form.ts'
import type { FailureError } from '#core/http/failure.ts'
import { write } from '#core/http/write.ts'
import { type FieldValues, listChanged } from '#core/record/merge-record.ts'
import { readSaver, type Saver } from '#core/record/read-saver.ts'
import { createRecordConflict } from '#core/record/record-conflict.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { CurrentBody } from './current-body.ts'

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

/** What came of a save. */
interface Ends {
  /** `former` is what it was before; null for a new one. */
  onSaved: (category: Category, former: Category | null) => void
  /** Nothing differed from what is saved; `met` where a colleague’s version was chosen to hold, with its saver. */
  onKept: (met: { saver: Saver } | null) => void
  /** A colleague saved it meanwhile. */
  onMet: (current: Category) => void
}

/** The form of one category, or of a new one below `parent`. */
export function createCategoryForm(category: Category | null, parent: string | null, ends: Ends) {
  /** What the edit began with; after a conflict that is what the colleague saved. */
  const record = signal(category)
  const base = computed(() => (record.value ? toValues(record.value) : NEW_CATEGORY))
  const current = signal(base.peek())
  const incoming = signal<CategoryValues | null>(null)
  const show = (values: CategoryValues): void => {
    current.value = values
    // Another one each time: what is typed over in between is put back, too.
    incoming.value = { ...values }
  }
  const { meet, end, isDecided, conflict, ...merging } = createRecordConflict<CategoryValues>({
    read: () => current.peek(),
    show,
  })
  const revertAll = (): void =>
    batch(() => {
      // That it was saved meanwhile is no failure any more.
      if (conflict.peek() && !form.isPending.peek()) form.reset()
      end()
      show(base.peek())
    })
  const send = async (sent: ReturnType<typeof toSent>, idempotencyKey: string): Promise<Category> => {
    const known = record.peek()
    if (!known) return (await write(addCategory, { ...sent, parent }, { idempotencyKey })).data
    const args = { id: known.id }
    return (await write(updateCategory, { ...sent, version: known.version }, { args, idempotencyKey })).data
  }
  const form = createFormModel({
    endpoint: addCategory,
    fields: FIELDS,
    initialValues: base.peek(),
    schema: CategoryForm as v.GenericSchema<CategoryValues, CategoryValues>,
    toRequest(values) {
      if (!isDecided()) return null
      const sent = toSent(values)
      if (!record.peek() || JSON.stringify(sent) !== JSON.stringify(toSent(base.peek())))
        return { ...sent, parent }
      const met = conflict.peek()
      revertAll()
      ends.onKept(met)
      return null
    },
    send: ({ parent: _, ...sent }, key) => send(sent, key),
    onDone: saved => ends.onSaved(saved, record.peek()),
    onFailure: ({ failure, body }: FailureError) => {
      const known = v.safeParse(CurrentBody, body)
      if (failure.kind !== 'conflict' || !known.success || !record.peek()) return
      const { current: theirs } = known.output
      const before = base.peek()
      batch(() => {
        record.value = theirs
        meet(before, current.peek(), toValues(theirs), readSaver(body))
        ends.onMet(theirs)
      })
    },
  })
  return {
    ...form,
    form,
    ...merging,
    conflict,
    record,
    incoming,
    dirty: computed(() => listChanged(base.value, current.value)),
    /** Told of what the form holds after each change. */
    note(values: FieldValues): void {
      const next = { ...current.peek(), ...values }
      if (listChanged(current.peek(), next).length > 0) current.value = next
    },
    revert: (field: string): void => show({ ...current.peek(), [field]: base.peek()[field] ?? '' }),
    revertAll,
  }
}

import { batch, computed, signal } from '@preact/signals-core'
import * as v from 'valibot'
import type { Named } from '#core/api/preorders/searches.ts'
import { createSetting, MOST_PRIORITY, PreorderSetting, updateSetting } from '#core/api/preorders/settings.ts'
import type { FailureError } from '#core/http/failure.ts'
import { write } from '#core/http/write.ts'
import { type FieldValues, listChanged } from '#core/record/merge-record.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { checkEachBy } from '#core/validation/check-each-by.ts'
import { writeRefusal } from '#core/validation/refusal.ts'
import type { PreorderSettings } from './model.ts'
import { createSettingConflict } from './setting-conflict.ts'
import { readWhole, wholeText } from './whole-number.ts'

export const REACHES = ['everything', 'type_device', 'master_product', 'product'] as const
export type Reach = (typeof REACHES)[number]

const LONGEST_NAME = 80
const Target = v.pipe(v.string(), v.nonEmpty('required'))

const SettingForm = v.pipe(
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('required'),
      v.maxLength(LONGEST_NAME, writeRefusal({ code: 'maxLength', limit: LONGEST_NAME })),
    ),
    priority: wholeText(0, MOST_PRIORITY),
    active: v.boolean(),
    reach: v.picklist(REACHES),
    target: v.string(),
  }),
  checkEachBy(({ reach }) => (reach === 'everything' ? {} : { target: Target })),
)
type Values = v.InferInput<typeof SettingForm>

const NO_RULES = {
  stock: [],
  quantity: [],
  payment: [],
  delivery: [],
  default: { points: 0, allows_other_stocks: true },
}
const EMPTY: PreorderSetting = {
  id: 'new',
  version: 0,
  name: '',
  // It holds for nobody before it has its rules.
  is_active: false,
  priority: 1,
  type_device: null,
  master_product: null,
  product: null,
  rules: NO_RULES,
}

const pickTarget = (of: PreorderSetting): Named | null => of.product ?? of.master_product ?? of.type_device
const pickReach = (of: PreorderSetting): Reach =>
  REACHES.find(reach => reach !== 'everything' && of[reach] !== null) ?? 'everything'
const toValues = (of: PreorderSetting): Values => ({
  name: of.name,
  priority: String(of.priority),
  active: of.is_active,
  reach: pickReach(of),
  target: pickTarget(of)?.id ?? '',
})

export type SettingForm = ReturnType<typeof createSettingForm>

/** The form of a setting itself; what a colleague saved in between is put together with what was typed. */
export function createSettingForm(settings: PreorderSettings, former: PreorderSetting | null) {
  const start = former ?? EMPTY
  /** What the server has, as far as it is known here. */
  const base = signal(start)
  const initialValues = toValues(start)
  const current = signal<FieldValues>(initialValues)
  const incoming = signal<FieldValues | null>(null)
  const chosen = signal<Named | null>(pickTarget(start))
  /** All that the form has held, so that what one chooses by its id is shown by its name. */
  const named = new Map<string, Named>()
  const noteNamed = (one: Named | null): void => void (one && named.set(one.id, one))
  noteNamed(chosen.peek())
  const show = (values: FieldValues): void =>
    batch(() => {
      noteNamed(chosen.peek())
      chosen.value = named.get(String(values.target)) ?? null
      current.value = values
      incoming.value = values
    })
  const merging = createSettingConflict({ read: () => current.peek(), show })
  const toSetting = (values: unknown, of: PreorderSetting): PreorderSetting | null => {
    const read = v.safeParse(SettingForm, values)
    if (!read.success) return null
    const { name, priority, active, reach, target } = read.output
    const found = chosen.value?.id === target ? chosen.value : null
    const only = (wanted: Reach): Named | null => (reach === wanted ? found : null)
    return {
      ...of,
      name,
      priority: readWhole(priority),
      is_active: active,
      type_device: only('type_device'),
      master_product: only('master_product'),
      product: only('product'),
    }
  }
  const meetCurrent = ({ failure, body }: FailureError): void => {
    const read = v.safeParse(v.object({ current: PreorderSetting }), body)
    if (failure.kind !== 'conflict' || !read.success) return
    const theirs = read.output.current
    noteNamed(pickTarget(theirs))
    batch(() => {
      merging.meet(toValues(base.peek()), toValues(theirs), body)
      base.value = theirs
      settings.takeTheirRules(theirs)
    })
  }
  const form = createFormModel({
    endpoint: updateSetting,
    fields: {
      name: 'name',
      priority: 'priority',
      active: 'is_active',
      reach: 'reach',
      target: ['target', 'type_device', 'master_product', 'product'],
    },
    initialValues,
    schema: SettingForm,
    toRequest: ({ name, priority, active, reach, target }) =>
      merging.isDecided()
        ? {
            // Rules that were added or taken away here meanwhile have raised it.
            version: Math.max(base.peek().version, settings.setting.data.peek()?.version ?? 0),
            name,
            priority: readWhole(priority),
            is_active: active,
            type_device: reach === 'type_device' ? target : null,
            master_product: reach === 'master_product' ? target : null,
            product: reach === 'product' ? target : null,
          }
        : null,
    send: async ({ version, ...body }, idempotencyKey) => {
      const { data } = former
        ? await write(updateSetting, { ...body, version }, { args: { pk: former.id }, idempotencyKey })
        : await write(createSetting, body, { idempotencyKey })
      settings.saved(data, former && base.peek())
      noteNamed(pickTarget(data))
      batch(() => {
        base.value = data
        merging.end()
        // As the server wrote it, which is what is saved.
        show(toValues(data))
      })
    },
    onFailure: meetCurrent,
  })
  return {
    form: { ...form, readValues: () => current.peek() as Values },
    incoming,
    note: (values: FieldValues): void => {
      if (listChanged(current.peek(), values).length > 0) current.value = values
    },
    /** What differs from what the server has. */
    dirty: computed(() => listChanged(toValues(base.value), current.value)),
    base,
    chosen,
    nameTarget: (id: string): string => named.get(id)?.name ?? id,
    toSetting,
    merging,
    isNew: former === null,
    mount: form.mount,
  }
}

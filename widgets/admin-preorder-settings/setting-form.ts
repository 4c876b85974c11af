import { computed, signal } from '@preact/signals-core'
import * as v from 'valibot'
import type { Named } from '#core/api/preorders/searches.ts'
import { createSetting, MOST_PRIORITY, PreorderSetting, updateSetting } from '#core/api/preorders/settings.ts'
import { write } from '#core/http/write.ts'
import { readSaver } from '#core/record/read-saver.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { checkEachBy } from '#core/validation/check-each-by.ts'
import { writeRefusal } from '#core/validation/refusal.ts'
import type { PreorderSettings } from './model.ts'
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

export type SettingForm = ReturnType<typeof createSettingForm>

/** The form of a setting itself; one that a colleague saved in between is shown beside what was typed. */
export function createSettingForm(settings: PreorderSettings, former: PreorderSetting | null) {
  const start = former ?? EMPTY
  const chosen = signal<Named | null>(pickTarget(start))
  const version = signal(start.version)
  const initialValues: Values = {
    name: start.name,
    priority: String(start.priority),
    active: start.is_active,
    reach: pickReach(start),
    target: chosen.peek()?.id ?? '',
  }
  const toSetting = (values: unknown, base: PreorderSetting): PreorderSetting | null => {
    const read = v.safeParse(SettingForm, values)
    if (!read.success) return null
    const { name, priority, active, reach, target } = read.output
    const named = chosen.value?.id === target ? chosen.value : null
    const only = (wanted: Reach): Named | null => (reach === wanted ? named : null)
    return {
      ...base,
      name,
      priority: readWhole(priority),
      is_active: active,
      type_device: only('type_device'),
      master_product: only('master_product'),
      product: only('product'),
    }
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
    toRequest: ({ name, priority, active, reach, target }) => ({
      // Rules that were added or taken away here meanwhile have raised it.
      version: Math.max(version.peek(), settings.setting.data.peek()?.version ?? 0),
      name,
      priority: readWhole(priority),
      is_active: active,
      type_device: reach === 'type_device' ? target : null,
      master_product: reach === 'master_product' ? target : null,
      product: reach === 'product' ? target : null,
    }),
    send: async ({ version: last, ...body }, idempotencyKey) => {
      const { data } = former
        ? await write(updateSetting, { ...body, version: last }, { args: { pk: former.id }, idempotencyKey })
        : await write(createSetting, body, { idempotencyKey })
      settings.saved(data, former && (settings.setting.data.peek() ?? former))
      version.value = data.version
    },
  })
  /** As a colleague saved it; null where nobody did. */
  const theirs = computed(() => {
    const { failure, body } = form.failure.value ?? {}
    if (failure?.kind !== 'conflict') return null
    const read = v.safeParse(v.object({ current: PreorderSetting }), body)
    return read.success ? read.output.current : null
  })
  return {
    form,
    chosen,
    toSetting,
    theirs,
    /** Who saved it meanwhile, as far as the server tells. */
    saver: computed(() => readSaver(form.failure.value?.body)),
    isNew: former === null,
    /** From now on what is typed is saved over what the colleague saved. */
    keepMine: (): void => {
      version.value = theirs.peek()?.version ?? version.peek()
      form.reset()
    },
    mount: form.mount,
  }
}

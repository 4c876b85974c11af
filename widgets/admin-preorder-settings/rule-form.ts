import { computed, signal } from '@preact/signals-core'
import * as v from 'valibot'
import {
  createPaymentRule,
  createQuantityRule,
  createStockRule,
  MOST_PIECES,
  MOST_POINTS,
  SettingRules,
  updateDefaultRule,
} from '#core/api/preorders/rules.ts'
import type { Named } from '#core/api/preorders/searches.ts'
import { readSaver } from '#core/record/read-saver.ts'
import { createFormModel } from '#core/state/form-model.ts'
import type { PreorderSettings } from './model.ts'
import type { OwnSet, Rule } from './send-rule.ts'
import { readWhole, wholeText } from './whole-number.ts'

const Points = wholeText(-MOST_POINTS, MOST_POINTS)
const Pieces = wholeText(1, MOST_PIECES)

const TargetForm = v.object({ target: v.pipe(v.string(), v.nonEmpty('required')), points: Points })
const QuantityForm = v.pipe(
  v.object({ from: Pieces, to: v.union([v.literal(''), Pieces], 'number'), points: Points }),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => to === '' || !(readWhole(to) < readWhole(from)),
      'range',
    ),
    ['to'],
  ),
)
const DefaultForm = v.object({ points: Points, allows: v.boolean() })

/** Of a rule that is not saved yet; as ids are compared, after all that the server has given, as it will be. */
const UNSAVED_ID = 'not-saved-yet'.padEnd(40, '-')

export type RuleForm = ReturnType<typeof createRuleForm>

interface RuleFormOptions {
  settings: PreorderSettings
  /** Of the setting. */
  id: string
  set: OwnSet
  /** The rule that is changed; null for one more. */
  former: Rule | null
  onDone: () => void
}

/** The form of one rule; it is looked at as soon as it is one, before it is saved. */
export function createRuleForm({ settings, id, set, former, onDone }: RuleFormOptions) {
  /** The name of what is chosen, beside the id that the form holds. */
  const chosen = signal<Named | null>(former && pickTarget(former))
  const version = signal(settings.rules.data.peek()?.version ?? 0)
  const schema: v.GenericSchema<Record<string, string>, Record<string, string>> = set === 'quantity'
    ? QuantityForm
    : TargetForm
  const toRule = (values: unknown): Rule | null => {
    const read = v.safeParse(schema, values)
    return read.success ? makeRule(set, former?.rule.id ?? UNSAVED_ID, read.output, chosen.value) : null
  }
  const endpoints = {
    stock: createStockRule,
    quantity: createQuantityRule,
    payment: createPaymentRule,
  } as const
  const form = createFormModel({
    endpoint: endpoints[set] as typeof createStockRule,
    fields:
      set === 'quantity'
        ? { from: 'quantity_from', to: 'quantity_to', points: 'points' }
        : { target: set === 'stock' ? 'stock' : 'payment_type', points: 'points' },
    initialValues: former ? writeValues(former) : set === 'quantity' ? NEW_QUANTITY : NEW_TARGET,
    schema,
    // Checked by the form's own rules; the rule itself is what is sent.
    toRequest: values => ({ values, version: version.peek() }) as never,
    send: async (request: unknown, key: string) => {
      const { values, version: last } = request as { values: unknown; version: number }
      const rule = toRule(values)
      if (!rule) return null
      return former ? settings.change(id, rule, former, last, key) : settings.add(id, rule, key)
    },
    onDone,
  })
  /** The rules as a colleague saved them, this one still among them; null where nobody did. */
  const theirs = computed(() => {
    const { failure, body } = form.failure.value ?? {}
    if (failure?.kind !== 'conflict') return null
    const read = v.safeParse(v.object({ current: SettingRules }), body)
    return read.success ? read.output.current : null
  })
  return {
    form,
    toRule,
    chosen,
    theirs,
    /** Who saved it meanwhile, as far as the server tells. */
    saver: computed(() => readSaver(form.failure.value?.body)),
    /** From now on what is typed is saved over what the colleague saved. */
    keepMine: (): void => {
      version.value = theirs.peek()?.version ?? version.peek()
      form.reset()
    },
    mount: form.mount,
  }
}

const NEW_QUANTITY: Record<string, string> = { from: '1', to: '', points: '10' }
const NEW_TARGET: Record<string, string> = { target: '', points: '10' }

const pickTarget = ({ set, rule }: Rule): Named | null =>
  set === 'stock' ? rule.stock : set === 'payment' ? rule.payment_type : null

/** A rule as its form shows it. */
function writeValues(of: Rule): Record<string, string> {
  const points = String(of.rule.points)
  if (of.set !== 'quantity') return { target: pickTarget(of)?.id ?? '', points }
  const { quantity_from: from, quantity_to: to } = of.rule
  return { from: String(from), to: to === null ? '' : String(to), points }
}

function makeRule(
  set: OwnSet,
  id: string,
  values: Record<string, string>,
  chosen: Named | null,
): Rule | null {
  const points = readWhole(values.points ?? '')
  if (set === 'quantity') {
    const { from = '', to = '' } = values
    return {
      set,
      rule: {
        id,
        quantity_from: readWhole(from),
        quantity_to: to === '' ? null : readWhole(to),
        points,
      },
    }
  }
  if (!chosen || chosen.id !== values.target) return null
  return set === 'stock'
    ? { set, rule: { id, stock: chosen, points } }
    : { set, rule: { id, payment_type: chosen, points } }
}

/** The default rule’s form. */
export function createDefaultForm(settings: PreorderSettings, id: string) {
  const now = settings.rules.data.peek()?.rules.default ?? { points: 0, allows_other_stocks: true }
  const toDefault = (values: unknown) => {
    const read = v.safeParse(DefaultForm, values)
    return read.success
      ? { points: readWhole(read.output.points), allows_other_stocks: read.output.allows }
      : null
  }
  const form = createFormModel({
    endpoint: updateDefaultRule,
    fields: { points: 'points', allows: 'allows_other_stocks' },
    initialValues: { points: String(now.points), allows: now.allows_other_stocks },
    schema: DefaultForm,
    toRequest: values => toDefault(values),
    send: (next, key) => settings.saveDefault(id, next, key),
  })
  return { form, toDefault, mount: form.mount }
}

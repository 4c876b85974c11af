import { signal } from '@preact/signals-core'
import * as v from 'valibot'
import {
  createPaymentRule,
  createQuantityRule,
  createStockRule,
  MOST_PIECES,
  MOST_POINTS,
  updateDefaultRule,
} from '#core/api/preorders/rules.ts'
import type { Named } from '#core/api/preorders/searches.ts'
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

export type RuleForm = ReturnType<typeof createRuleForm>

/** The form of one rule more; its rule is looked at as soon as it is one, before it is saved. */
export function createRuleForm(settings: PreorderSettings, id: string, set: OwnSet, onDone: () => void) {
  /** The name of what is chosen, beside the id that the form holds. */
  const chosen = signal<Named | null>(null)
  const schema: v.GenericSchema<Record<string, string>, Record<string, string>> = set === 'quantity'
    ? QuantityForm
    : TargetForm
  const toRule = (values: unknown): Rule | null => {
    const read = v.safeParse(schema, values)
    return read.success ? makeRule(set, read.output, chosen.value) : null
  }
  const endpoints = {
    stock: createStockRule,
    quantity: createQuantityRule,
    payment: createPaymentRule,
  } as const
  const empty: Record<string, string> =
    set === 'quantity' ? { from: '1', to: '', points: '10' } : { target: '', points: '10' }
  const form = createFormModel({
    endpoint: endpoints[set] as typeof createStockRule,
    fields:
      set === 'quantity'
        ? { from: 'quantity_from', to: 'quantity_to', points: 'points' }
        : { target: set === 'stock' ? 'stock' : 'payment_type', points: 'points' },
    initialValues: empty,
    schema,
    // Checked by the form's own rules; the rule itself is what is sent.
    toRequest: values => values as never,
    send: async (values: unknown, key: string) => {
      const rule = toRule(values)
      return rule && settings.add(id, rule, key)
    },
    onDone,
  })
  return { form, toRule, chosen, set, mount: form.mount }
}

function makeRule(set: OwnSet, values: Record<string, string>, chosen: Named | null): Rule | null {
  const points = readWhole(values.points ?? '')
  if (set === 'quantity') {
    const { from = '', to = '' } = values
    return {
      set,
      rule: {
        id: 'new',
        quantity_from: readWhole(from),
        quantity_to: to === '' ? null : readWhole(to),
        points,
      },
    }
  }
  if (!chosen || chosen.id !== values.target) return null
  return set === 'stock'
    ? { set, rule: { id: 'new', stock: chosen, points } }
    : { set, rule: { id: 'new', payment_type: chosen, points } }
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

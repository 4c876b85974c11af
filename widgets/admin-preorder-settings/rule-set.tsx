import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import type { RuleSetName, RuleSets } from '#core/api/preorders/rules.ts'
import { searchPaymentTypes, searchStocks } from '#core/api/preorders/searches.ts'
import { words } from '#core/intl/words.ts'
import { createSubmission } from '#core/state/submission.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { TextField } from '#kit/form/text-field.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { listRules, type ShownRule, showPoints } from './describe-rule.ts'
import { t as tell } from './messages.ts'
import { addTo, type PreorderSettings, takeFrom } from './model.ts'
import { PickField } from './pick-field.tsx'
import { createRuleForm } from './rule-form.ts'
import { t } from './rule-messages.ts'
import type { OwnSet, Rule } from './send-rule.ts'
import { useDirtyMark } from './use-dirty-mark.ts'
import { useFormValues } from './use-form-values.ts'
import { WhatIfNote } from './what-if.tsx'

interface SetOptions {
  model: PreorderSettings
  /** Of the setting. */
  id: string
  set: RuleSetName
  rules: RuleSets
}

const OF_QUANTITY = ['from', 'to', 'points']
const OF_TARGET = ['target', 'points']

/** One rule set: what it holds, and the form of one rule more; deliveries are only shown. */
export function RuleSet({ model, id, set, rules }: SetOptions): ReactNode {
  const title = useUniqueId()
  const place = useFocusInPlace<HTMLElement>({ isShown: true })
  const shown = listRules(rules, set)
  return (
    <section ref={place} tabIndex={-1} className="ostrov-preorder-set" aria-labelledby={title}>
      <h3 id={title}>{tell(`set.${set}`)}</h3>
      <p className="ostrov-muted">{t(`lead.${set}`)}</p>
      {shown.length === 0 && <p>{t('noRules')}</p>}
      {shown.length > 0 && (
        <ul className="ostrov-preorder-rules">
          {shown.map(rule => (
            <li key={rule.id}>
              <RuleRow rule={rule} {...(set !== 'delivery' && { model, set, rules })} />
            </li>
          ))}
        </ul>
      )}
      {set !== 'delivery' && <AddRule key={JSON.stringify(rules[set])} model={model} id={id} set={set} />}
    </section>
  )
}

/** Only where there is a model can the rule be taken away; first it is shown what that would do. */
function RuleRow({
  rule,
  model,
  set,
  rules,
}: {
  rule: ShownRule
  model?: PreorderSettings
  set?: OwnSet
  rules?: RuleSets
}): ReactNode {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <span className="ostrov-preorder-rule">
        <KeyedText value={rule.name} />
        <KeyedText as="strong" value={tell('points', { points: showPoints(rule.points) })} />
        {model && !isAsked && (
          <button
            type="button"
            className="ostrov-button"
            data-kind="quiet"
            aria-label={t('removeNamed', { name: rule.name })}
            onClick={() => setAsked(true)}
          >
            {t('remove')}
          </button>
        )}
      </span>
      {model && set && rules && isAsked && (
        <AskRemoval
          model={model}
          rule={pickRule(rules, set, rule.id)}
          name={rule.name}
          onBack={() => setAsked(false)}
        />
      )}
    </>
  )
}

const pickRule = (rules: RuleSets, set: OwnSet, id: string): Rule =>
  ({ set, rule: (rules[set] as readonly { id: string }[]).find(one => one.id === id) }) as Rule

function AskRemoval({
  model,
  rule,
  name,
  onBack,
}: {
  model: PreorderSettings
  rule: Rule
  name: string
  onBack: () => void
}): ReactNode {
  useSignals()
  const removing = useModel(() =>
    createSubmission((_: string, key: string) => model.remove(model.chosen.peek() ?? '', rule, key)),
  )
  const failure = removing.failure.value
  return (
    <div className="ostrov-preorder-ask">
      <p>{t('removeAsk', { name })}</p>
      <WhatIfNote model={model} change={setting => ({ ...setting, rules: takeFrom(setting.rules, rule) })} />
      <div className="ostrov-form-actions">
        <Button
          isBusy={removing.isPending.value}
          label={t('removeYes')}
          onPress={() => void removing.run(rule.rule.id)}
        />
        <Button kind="secondary" label={words('cancel')} onPress={onBack} />
      </div>
      {failure && <FailureNote failure={failure} lead={tell('saveFailed')} />}
    </div>
  )
}

function AddRule({ model, id, set }: { model: PreorderSettings; id: string; set: OwnSet }): ReactNode {
  useSignals()
  const own = useModel(() => createRuleForm(model, id, set))
  const form = useModelForm(own.form, { range: tell('range') })
  useDirtyMark(model, set, form.isDirty)
  const rule = own.toRule(useFormValues(form, set === 'quantity' ? OF_QUANTITY : OF_TARGET))
  const failure = own.form.failure.value
  const labels: Record<string, string> =
    set === 'quantity'
      ? { from: tell('from'), to: tell('to'), points: t('pointsField') }
      : { target: t(set === 'stock' ? 'stockField' : 'paymentField'), points: t('pointsField') }
  return (
    <FormShell
      of={form}
      model={own.form}
      labels={labels}
      submitLabel={t('addRule')}
      footer={failure && <FailureNote failure={failure} lead={tell('saveFailed')} />}
    >
      {set === 'quantity' ? (
        <div className="ostrov-preorder-pair">
          <TextField of={form} name="from" label={tell('from')} inputMode="numeric" width="short" />
          <TextField
            of={form}
            name="to"
            label={tell('to')}
            hint={t('toHint')}
            inputMode="numeric"
            width="short"
            isOptional
          />
        </div>
      ) : (
        <PickField
          of={form}
          name="target"
          label={labels.target ?? ''}
          chosen={own.chosen}
          endpoint={set === 'stock' ? searchStocks : searchPaymentTypes}
        />
      )}
      <TextField of={form} name="points" label={t('pointsField')} hint={t('pointsHint')} width="short" />
      {rule && form.isDirty && (
        <WhatIfNote model={model} change={setting => ({ ...setting, rules: addTo(setting.rules, rule) })} />
      )}
    </FormShell>
  )
}

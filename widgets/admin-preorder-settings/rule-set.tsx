import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import type { RuleSetName, RuleSets } from '#core/api/preorders/rules.ts'
import { words } from '#core/intl/words.ts'
import { findCover } from '#core/preorders/cover.ts'
import { createSubmission } from '#core/state/submission.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useModel } from '#kit/react/use-model.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { AddRule } from './add-rule.tsx'
import { listRules, nameRules, type ShownRule, showPoints } from './describe-rule.ts'
import { t as tell } from './messages.ts'
import { type PreorderSettings, takeFrom } from './model.ts'
import { RuleFields } from './rule-fields.tsx'
import { t } from './rule-messages.ts'
import type { OwnSet, Rule } from './send-rule.ts'
import { WhatIfNote } from './what-if.tsx'

interface SetOptions {
  model: PreorderSettings
  /** Of the setting. */
  id: string
  set: RuleSetName
  rules: RuleSets
}

/** One rule set: what it holds, and the form of one rule more; deliveries are only shown. */
export function RuleSet({ model, id, set, rules }: SetOptions): ReactNode {
  const title = useUniqueId()
  const place = useFocusInPlace<HTMLElement>({ isShown: true })
  const shown = listRules(rules, set)
  return (
    <section ref={place} tabIndex={-1} className="ostrov-preorder-set" aria-labelledby={title}>
      <h3 id={title}>{tell(`set.${set}`)}</h3>
      <p className="ostrov-muted">{t(`lead.${set}`)}</p>
      {shown.length === 0 ? <p>{t('noRules')}</p> : <p className="ostrov-muted">{t('howItHolds')}</p>}
      {shown.length > 0 && (
        <ul className="ostrov-preorder-rules">
          {shown.map(rule => (
            <li key={rule.id}>
              <RuleRow
                rule={rule}
                cover={nameRules(rules, set, findCover(rules, set, rule.id) ?? [])}
                {...(set !== 'delivery' && { own: { model, id, set, rules } })}
              />
            </li>
          ))}
        </ul>
      )}
      {set !== 'delivery' && <AddRule key={id} model={model} id={id} set={set} />}
    </section>
  )
}

interface OwnRules {
  model: PreorderSettings
  /** Of the setting. */
  id: string
  set: OwnSet
  rules: RuleSets
}

interface RowOptions {
  rule: ShownRule
  /** Those that always hold in its place; empty where it is used. */
  cover: string
  own?: OwnRules
}

/** Only one of `own` rules can be changed or taken away; first it is shown what that would do. */
function RuleRow({ rule, cover, own }: RowOptions): ReactNode {
  const [wish, setWish] = useState<'edit' | 'remove' | null>(null)
  const back = (): void => setWish(null)
  if (own && wish === 'edit')
    return (
      <RuleFields
        model={own.model}
        id={own.id}
        set={own.set}
        former={pickRule(own.rules, own.set, rule.id)}
        onClose={back}
      />
    )
  return (
    <>
      <span className="ostrov-preorder-rule">
        <KeyedText value={rule.name} />
        <KeyedText as="strong" value={tell('points', { points: showPoints(rule.points) })} />
        {own && wish === null && (
          <>
            <RowButton
              label={t('edit')}
              name={t('editNamed', { name: rule.name })}
              onPress={() => setWish('edit')}
            />
            <RowButton
              label={t('remove')}
              name={t('removeNamed', { name: rule.name })}
              onPress={() => setWish('remove')}
            />
          </>
        )}
      </span>
      {cover && (
        <p className="ostrov-preorder-unused">
          <strong>{t('unused')}</strong> <KeyedText value={t('unusedWhy', { names: cover })} />
        </p>
      )}
      {own && wish === 'remove' && (
        <AskRemoval
          model={own.model}
          rule={pickRule(own.rules, own.set, rule.id)}
          name={rule.name}
          onBack={back}
        />
      )}
    </>
  )
}

const RowButton = ({
  label,
  name,
  onPress,
}: {
  label: string
  name: string
  onPress: () => void
}): ReactNode => (
  <button type="button" className="ostrov-button" data-kind="quiet" aria-label={name} onClick={onPress}>
    {label}
  </button>
)

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

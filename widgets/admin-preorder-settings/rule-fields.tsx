import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import { searchPaymentTypes, searchStocks } from '#core/api/preorders/searches.ts'
import { words } from '#core/intl/words.ts'
import { type Saver, tellSaver } from '#core/record/read-saver.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { TextField } from '#kit/form/text-field.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { BesideAnswer } from './beside-answer.tsx'
import { CoverNote } from './cover-note.tsx'
import { listRules, type ShownRule, showPoints } from './describe-rule.ts'
import { t as tell } from './messages.ts'
import { addTo, changeIn, type PreorderSettings } from './model.ts'
import { PickField } from './pick-field.tsx'
import { createRuleForm } from './rule-form.ts'
import { t } from './rule-messages.ts'
import type { OwnSet, Rule } from './send-rule.ts'
import { useDirtyMark } from './use-dirty-mark.ts'
import { useFormValues } from './use-form-values.ts'
import { WhatIfNote } from './what-if.tsx'

const OF_QUANTITY = ['from', 'to', 'points']
const OF_TARGET = ['target', 'points']

interface FieldsOptions {
  model: PreorderSettings
  /** Of the setting. */
  id: string
  set: OwnSet
  /** The rule that is changed; null for one more. */
  former: Rule | null
  onClose: () => void
}

/** The form of one rule; what it would do stands beside its fields. */
export function RuleFields({ model, id, set, former, onClose }: FieldsOptions): ReactNode {
  useSignals()
  const own = useModel(() => createRuleForm({ settings: model, id, set, former, onDone: onClose }))
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  const form = useModelForm(own.form, { range: tell('range') })
  useDirtyMark(model, former ? `${set} ${former.rule.id}` : set, form.isDirty)
  const rule = own.toRule(useFormValues(form, set === 'quantity' ? OF_QUANTITY : OF_TARGET))
  const failure = own.form.failure.value
  const theirs = own.theirs.value
  const look = former ? changeIn : addTo
  const now = model.rules.data.value?.rules
  const labels: Record<string, string> =
    set === 'quantity'
      ? { from: tell('from'), to: tell('to'), points: t('pointsField') }
      : { target: t(set === 'stock' ? 'stockField' : 'paymentField'), points: t('pointsField') }
  return (
    <div ref={place}>
      <FormShell
        of={form}
        model={own.form}
        labels={labels}
        submitLabel={t(former ? 'saveRule' : 'addRule')}
        submitKind="secondary"
        footer={
          <>
            <Button kind="quiet" label={words('cancel')} onPress={onClose} />
            {failure && !theirs && <FailureNote failure={failure} lead={tell('saveFailed')} />}
          </>
        }
      >
        <BesideAnswer
          answer={
            rule &&
            form.isDirty && (
              <WhatIfNote
                model={model}
                change={setting => ({ ...setting, rules: look(setting.rules, rule) })}
              />
            )
          }
        >
          {set === 'quantity' ? (
            <div className="ostrov-columns">
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
        </BesideAnswer>
        {rule && now && form.isDirty && <CoverNote now={now} next={look(now, rule)} rule={rule} />}
        {former && theirs && (
          <Conflict
            saver={own.saver.value}
            theirs={listRules(theirs.rules, set).find(one => one.id === former.rule.id)}
            onKeep={() => {
              own.keepMine()
              place.current?.querySelector('form')?.requestSubmit()
            }}
            onTake={() => {
              model.takeTheirRules(theirs)
              onClose()
            }}
          />
        )}
      </FormShell>
    </div>
  )
}

/** Two saved at once: both versions are there, and nobody's is lost before somebody has chosen. */
function Conflict({
  saver,
  theirs,
  onKeep,
  onTake,
}: {
  saver: Saver
  theirs: ShownRule | undefined
  onKeep: () => void
  onTake: () => void
}): ReactNode {
  const lead = tellSaver(saver, {
    me: tell('conflictMine'),
    unknown: tell('conflict'),
    colleague: told => tell('conflictWho', told),
  })
  const shown = theirs && `${theirs.name}, ${tell('points', { points: showPoints(theirs.points) })}`
  return (
    <Note kind="warning">
      <KeyedText value={`${lead} ${shown ?? t('gone')}`} />
      <div className="ostrov-form-actions">
        {theirs && <Button kind="secondary" label={tell('keepMine')} onPress={onKeep} />}
        <Button kind="secondary" label={tell('takeTheirs')} onPress={onTake} />
      </div>
    </Note>
  )
}

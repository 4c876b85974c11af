import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { searchMasterProducts, searchProducts, searchTypeDevices } from '#core/api/preorders/searches.ts'
import type { PreorderSetting } from '#core/api/preorders/settings.ts'
import { tellSaver } from '#core/record/read-saver.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { CheckboxField } from '#kit/form/checkbox-field.tsx'
import type { Form } from '#kit/form/form.ts'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { SelectField } from '#kit/form/select-field.tsx'
import { TextField } from '#kit/form/text-field.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { useStickyFoot } from '#kit/record/use-sticky-foot.ts'
import { BesideAnswer } from './beside-answer.tsx'
import { t } from './messages.ts'
import type { PreorderSettings } from './model.ts'
import { PickField } from './pick-field.tsx'
import { createSettingForm, REACHES, type Reach, type SettingForm } from './setting-form.ts'
import { useDirtyMark } from './use-dirty-mark.ts'
import { useFormValues } from './use-form-values.ts'
import { WhatIfNote } from './what-if.tsx'

const FIELDS = ['name', 'priority', 'active', 'reach', 'target']
const REACH = ['reach']

const SEARCHES = {
  type_device: searchTypeDevices,
  master_product: searchMasterProducts,
  product: searchProducts,
} as const

/** What a setting is called, how it ranks and what it holds for. */
export function SettingFields({
  model,
  former,
}: {
  model: PreorderSettings
  /** Null for one that is being made. */
  former: PreorderSetting | null
}): ReactNode {
  useSignals()
  const own = useModel(() => createSettingForm(model, former))
  const form = useModelForm(own.form)
  const { isDirty } = form
  const place = useRef<HTMLDivElement>(null)
  useStickyFoot(place)
  useDirtyMark(model, 'setting', isDirty)
  const failure = own.form.failure.value
  const theirs = own.theirs.value
  const values = useFormValues(form, FIELDS)
  const labels = {
    name: t('name'),
    priority: t('priority'),
    reach: t('reach'),
    target: nameTarget(readReach(values)),
  }
  const changed = former && own.toSetting(values, former)
  useLayoutEffect(() => {
    model.typed.value = isDirty ? changed : null
  })
  useLayoutEffect(
    () => () => {
      model.typed.value = null
    },
    [model],
  )
  return (
    <div ref={place} className="ostrov-sticky-foot">
      <FormShell
        of={form}
        model={own.form}
        labels={labels}
        submitLabel={t(former ? 'save' : 'create')}
        footer={
          <>
            {isDirty && <KeyedText className="ostrov-muted" value={t('dirty')} />}
            {failure && !theirs && <FailureNote failure={failure} lead={t('saveFailed')} />}
          </>
        }
      >
        <BesideAnswer
          answer={
            changed &&
            isDirty && <WhatIfNote model={model} change={now => ({ ...changed, rules: now.rules })} />
          }
        >
          <TextField of={form} name="name" label={labels.name} />
          <TextField
            of={form}
            name="priority"
            label={labels.priority}
            hint={t('priorityHint')}
            inputMode="numeric"
            width="short"
          />
          <ReachFields of={form} own={own} />
          <CheckboxField of={form} name="active" label={t('active')}>
            {!former && <KeyedText as="p" className="ostrov-muted" value={t('startsOff')} />}
          </CheckboxField>
        </BesideAnswer>
        {theirs && <Conflict model={model} own={own} theirs={theirs} />}
      </FormShell>
    </div>
  )
}

const readReach = ({ reach }: Record<string, unknown>): Reach => String(reach ?? 'everything') as Reach

const nameTarget = (reach: Reach): string => (reach === 'everything' ? '' : t(`target.${reach}`))

function ReachFields({ of, own }: { of: Form; own: SettingForm }): ReactNode {
  useSignals()
  const reach = readReach(useFormValues(of, REACH))
  return (
    <>
      <SelectField
        of={of}
        name="reach"
        label={t('reach')}
        options={REACHES.map(value => ({ value, label: t(`reach.${value}`) }))}
      />
      {reach !== 'everything' && (
        <PickField
          key={reach}
          of={of}
          name="target"
          label={nameTarget(reach)}
          chosen={own.chosen}
          endpoint={SEARCHES[reach]}
        />
      )}
    </>
  )
}

/** Two saved at once: both versions are there, and nobody's is lost before somebody has chosen. */
function Conflict({
  model,
  own,
  theirs,
}: {
  model: PreorderSettings
  own: SettingForm
  theirs: PreorderSetting
}): ReactNode {
  useSignals()
  const lead = tellSaver(own.saver.value, {
    me: t('conflictMine'),
    unknown: t('conflict'),
    colleague: told => t('conflictWho', told),
  })
  return (
    <Note kind="warning">
      <KeyedText value={`${lead} ${theirs.name}, ${t('scoreBase', { priority: theirs.priority })}`} />
      <div className="ostrov-form-actions">
        <Button kind="secondary" label={t('keepMine')} onPress={own.keepMine} />
        <Button kind="secondary" label={t('takeTheirs')} onPress={() => model.takeTheirs(theirs)} />
      </div>
    </Note>
  )
}

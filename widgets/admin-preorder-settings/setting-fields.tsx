import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { searchMasterProducts, searchProducts, searchTypeDevices } from '#core/api/preorders/searches.ts'
import type { PreorderSetting } from '#core/api/preorders/settings.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { CheckboxField } from '#kit/form/checkbox-field.tsx'
import type { Form } from '#kit/form/form.ts'
import { FormShell } from '#kit/form/form-shell.tsx'
import { SelectField } from '#kit/form/select-field.tsx'
import { TextField } from '#kit/form/text-field.tsx'
import { useModel } from '#kit/react/use-model.ts'
import type { RecordField } from '#kit/record/record.ts'
import { RecordConflict } from '#kit/record/record-conflict.tsx'
import { useRecordForm } from '#kit/record/use-record-form.ts'
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
  const form = useRecordForm(own)
  const isDirty = own.dirty.value.length > 0
  const place = useRef<HTMLDivElement>(null)
  useStickyFoot(place)
  useDirtyMark(model, 'setting', isDirty)
  const failure = own.form.failure.value
  const isMet = own.merging.conflict.value !== null
  const values = useFormValues(form, FIELDS)
  const labels = {
    name: t('name'),
    priority: t('priority'),
    reach: t('reach'),
    target: nameTarget(readReach(values)),
  }
  const changed = former && own.toSetting(values, own.base.value)
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
    <>
      <RecordConflict model={own.merging} fields={listFields(own, labels)} />
      <div ref={place} className="ostrov-sticky-foot" data-dirty={isDirty || undefined}>
        <FormShell
          of={form}
          model={own.form}
          labels={labels}
          submitLabel={t(former ? 'save' : 'create')}
          footer={
            <>
              {isDirty && <KeyedText className="ostrov-muted" value={t('dirty')} />}
              {isDirty && former && (
                <Button kind="quiet" label={t('leave')} onPress={() => model.revert(own.base.peek())} />
              )}
              {failure && !(isMet && failure.failure.kind === 'conflict') && (
                <FailureNote failure={failure} lead={t('saveFailed')} />
              )}
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
        </FormShell>
      </div>
    </>
  )
}

const readReach = ({ reach }: Record<string, unknown>): Reach => String(reach ?? 'everything') as Reach

const nameTarget = (reach: Reach): string => (reach === 'everything' ? '' : t(`target.${reach}`))

/** The fields by which two versions of a setting differ. */
const listFields = (own: SettingForm, { name, priority, reach }: Record<string, string>): RecordField[] => [
  { name: 'name', kind: 'text', label: name ?? '' },
  { name: 'priority', kind: 'text', label: priority ?? '' },
  {
    name: 'reach',
    kind: 'custom',
    label: reach ?? '',
    render: () => null,
    show: value => {
      const [kind, ...id] = value.split(' ')
      const told = t(`reach.${readReach({ reach: kind })}`)
      return id.length > 0 ? `${told}: ${own.nameTarget(id.join(' '))}` : told
    },
  },
  { name: 'active', kind: 'flag', label: t('active') },
]

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

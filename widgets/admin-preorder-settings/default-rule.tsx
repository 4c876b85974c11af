import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { RuleSets } from '#core/api/preorders/rules.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { CheckboxField } from '#kit/form/checkbox-field.tsx'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { TextField } from '#kit/form/text-field.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { BesideAnswer } from './beside-answer.tsx'
import { t as tell } from './messages.ts'
import type { PreorderSettings } from './model.ts'
import { createDefaultForm } from './rule-form.ts'
import { t } from './rule-messages.ts'
import { useDirtyMark } from './use-dirty-mark.ts'
import { useFormValues } from './use-form-values.ts'
import { WhatIfNote } from './what-if.tsx'

const FIELDS = ['points', 'allows']

interface RuleOptions {
  model: PreorderSettings
  /** Of the setting. */
  id: string
  rules: RuleSets
}

/** What holds in a set none of whose rules fits. */
export function DefaultRule({ model, id, rules }: RuleOptions): ReactNode {
  const title = useUniqueId()
  const place = useFocusInPlace<HTMLElement>({ isShown: true })
  return (
    <section ref={place} tabIndex={-1} className="ostrov-preorder-set" aria-labelledby={title}>
      <h3 id={title}>{t('defaultTitle')}</h3>
      <p className="ostrov-muted">{t('defaultLead')}</p>
      <DefaultRuleForm key={JSON.stringify([id, rules.default])} model={model} id={id} />
    </section>
  )
}

function DefaultRuleForm({ model, id }: Omit<RuleOptions, 'rules'>): ReactNode {
  useSignals()
  const own = useModel(() => createDefaultForm(model, id))
  const form = useModelForm(own.form)
  useDirtyMark(model, 'default', form.isDirty)
  const next = own.toDefault(useFormValues(form, FIELDS))
  const failure = own.form.failure.value
  return (
    <FormShell
      of={form}
      model={own.form}
      labels={{ points: t('defaultPoints') }}
      submitLabel={t('defaultSave')}
      submitKind="secondary"
      footer={failure && <FailureNote failure={failure} lead={tell('saveFailed')} />}
    >
      <BesideAnswer
        answer={
          next &&
          form.isDirty && (
            <WhatIfNote
              model={model}
              change={setting => ({ ...setting, rules: { ...setting.rules, default: next } })}
            />
          )
        }
      >
        <TextField of={form} name="points" label={t('defaultPoints')} hint={t('pointsHint')} width="short" />
        <CheckboxField of={form} name="allows" label={t('allows')} />
      </BesideAnswer>
    </FormShell>
  )
}

import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { searchPaymentTypes, searchStocks } from '#core/api/preorders/searches.ts'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { TextField } from '#kit/form/text-field.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { BesideAnswer } from './beside-answer.tsx'
import { t as tell } from './messages.ts'
import { addTo, type PreorderSettings } from './model.ts'
import { PickField } from './pick-field.tsx'
import { createRuleForm } from './rule-form.ts'
import { t } from './rule-messages.ts'
import type { OwnSet } from './send-rule.ts'
import { useDirtyMark } from './use-dirty-mark.ts'
import { useFormValues } from './use-form-values.ts'
import { WhatIfNote } from './what-if.tsx'

const OF_QUANTITY = ['from', 'to', 'points']
const OF_TARGET = ['target', 'points']

interface AddOptions {
  model: PreorderSettings
  id: string
  set: OwnSet
}

/** The form of one rule more, once it is wanted; what is typed stays whatever else becomes of the set. */
export function AddRule(options: AddOptions): ReactNode {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <AddRuleForm {...options} onClose={() => setOpen(false)} />
  return (
    <button
      type="button"
      className="ostrov-button ostrov-preorder-add"
      data-kind="quiet"
      onClick={() => setOpen(true)}
    >
      <span aria-hidden="true">+ </span>
      {t('addRule')}
    </button>
  )
}

function AddRuleForm({ model, id, set, onClose }: AddOptions & { onClose: () => void }): ReactNode {
  useSignals()
  const own = useModel(() => createRuleForm(model, id, set, onClose))
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  const form = useModelForm(own.form, { range: tell('range') })
  useDirtyMark(model, set, form.isDirty)
  const rule = own.toRule(useFormValues(form, set === 'quantity' ? OF_QUANTITY : OF_TARGET))
  const failure = own.form.failure.value
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
        submitLabel={t('addRule')}
        submitKind="secondary"
        footer={
          <>
            <Button kind="quiet" label={words('cancel')} onPress={onClose} />
            {failure && <FailureNote failure={failure} lead={tell('saveFailed')} />}
          </>
        }
      >
        <BesideAnswer
          answer={
            rule &&
            form.isDirty && (
              <WhatIfNote
                model={model}
                change={setting => ({ ...setting, rules: addTo(setting.rules, rule) })}
              />
            )
          }
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
        </BesideAnswer>
      </FormShell>
    </div>
  )
}

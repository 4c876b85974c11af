import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { ParamValues } from '#core/params/define-params.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { CheckboxField } from '#kit/form/checkbox-field.tsx'
import { FormFailure } from '#kit/form/form-failure.tsx'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { TextField } from '#kit/form/text-field.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './messages.ts'
import { type CheckoutModel, createCheckout } from './model.ts'
import type { params } from './params.ts'

export function View({ params: { heading } }: { params: ParamValues<typeof params> }): ReactNode {
  useSignals()
  const model = useModel(createCheckout)
  return (
    <section className="ostrov-checkout">
      {heading && <h2>{heading}</h2>}
      {model.isDone.value ? (
        <Note kind="success">
          <KeyedText as="p" value={t('done')} />
        </Note>
      ) : (
        <Form model={model} />
      )}
    </section>
  )
}

function Form({ model }: { model: CheckoutModel }): ReactNode {
  useSignals()
  const form = useModelForm(model, { 'agree.required': t('agreeNeeded') })
  return (
    <FormShell
      of={form}
      model={model}
      labels={{ email: t('email'), agree: t('agree') }}
      submitLabel={t('submit')}
      footer={<FormFailure failure={model.failure.value} lead={t('failed')} />}
    >
      <TextField of={form} name="email" type="email" autoComplete="email" label={t('email')} />
      <CheckboxField of={form} name="agree" label={t('agree')} isRequired />
    </FormShell>
  )
}

import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { CheckboxField } from '#kit/form/checkbox-field.tsx'
import { FormFailure } from '#kit/form/form-failure.tsx'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { TextField } from '#kit/form/text-field.tsx'
import { t } from './messages.ts'
import type { NewsletterModel } from './model.ts'

export function SubscribeForm({ model, terms }: { model: NewsletterModel; terms: ReactNode }): ReactNode {
  useSignals()
  const form = useModelForm(model, { 'email.required': t('emailNeeded'), 'agree.required': t('agreeNeeded') })
  return (
    <FormShell
      of={form}
      model={model}
      labels={{ email: t('email'), agree: t('agreeName') }}
      submitLabel={t('submit')}
      footer={<FormFailure failure={model.failure.value} lead={t('failed')} />}
    >
      <TextField
        of={form}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('email')}
      />
      <CheckboxField of={form} name="agree" label={t('agree')} isRequired>
        {terms}
      </CheckboxField>
    </FormShell>
  )
}

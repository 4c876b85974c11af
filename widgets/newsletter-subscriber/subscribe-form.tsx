import { useForm } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { emailField, required } from '../../core/validation/pieces.ts'
import { CheckboxField } from '../_kit/checkbox-field.tsx'
import { FailureNote } from '../_kit/failure-note.tsx'
import { FormShell, showFieldErrors } from '../_kit/form-shell.tsx'
import { TextField } from '../_kit/text-field.tsx'
import type { Draft } from './draft.ts'
import type { NewsletterIsland } from './island.ts'
import type { NewsletterModel } from './model.ts'

const makeSchema = (agreeNeeded: string) =>
  v.object({
    email: required(emailField()),
    agree: v.pipe(
      v.boolean(),
      v.check(agree => agree, agreeNeeded),
    ),
  })

export function SubscribeForm({
  model,
  draft,
  terms,
  t,
}: {
  model: NewsletterModel
  draft: Draft
  terms: ReactNode
  t: NewsletterIsland['t']
}): ReactNode {
  useSignals()
  const [schema] = useState(() => makeSchema(t('agreeNeeded')))
  const form = useForm({
    schema,
    initialInput: draft.values,
    validate: 'blur',
    revalidate: 'input',
  })
  const [refusals, setRefusals] = useState(0)
  const failure = model.failure.value

  const send = async ({ email }: { email: string }): Promise<void> => {
    const errors = await model.subscribe({ email, agree: true })
    if (!errors) return
    showFieldErrors(form, errors)
    setRefusals(count => count + 1)
  }

  return (
    <FormShell
      of={form}
      labels={{ email: t('email'), agree: t('agreeName') }}
      onSubmit={send}
      submitLabel={t('submit')}
      isBusy={model.isSending.value || model.isHeldBack.value}
      refusals={refusals}
      others={model.otherErrors.value}
      footer={
        failure && failure.failure.kind !== 'invalid' ? (
          <div className="ostrov-newsletter-wide">
            <FailureNote failure={failure} lead={t('failed')} />
          </div>
        ) : null
      }
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

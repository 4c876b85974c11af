import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { visitor } from '#core/visitor/visitor.ts'
import { returnFocus, takeOver } from '#kit/form/early-draft.ts'
import { FormFailure } from '#kit/form/form-failure.tsx'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { PasswordField } from '#kit/form/password-field.tsx'
import { TextField } from '#kit/form/text-field.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { type Draft, makeEmpty } from './draft.ts'
import { t } from './messages.ts'
import { createSignIn } from './sign-in-model.ts'

export function SignInForm({
  draft,
  next,
  forgotten,
}: {
  draft: Draft
  next: string | null
  forgotten: ReactNode
}): ReactNode {
  useSignals()
  const model = useModel(() => createSignIn(next, draft.values))
  const form = useModelForm(model, {
    'email.required': t('emailNeeded'),
    'password.required': t('passwordNeeded'),
  })
  const place = useDraft(draft, model)
  return (
    <div ref={place}>
      <FormShell
        of={form}
        model={model}
        labels={{ email: t('email'), password: t('password') }}
        submitLabel={t('submit')}
        refused={t('wrong')}
        footer={<FormFailure failure={model.failure.value} lead={t('failed')} />}
      >
        <TextField
          of={form}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('email')}
        />
        <PasswordField
          of={form}
          name="password"
          autoComplete="current-password"
          label={t('password')}
          after={forgotten}
        />
      </FormShell>
    </div>
  )
}

/** Takes over what was typed before, and leaves behind what may be found again; returns where the form is to stand. */
function useDraft(draft: Draft, model: ReturnType<typeof createSignIn>) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => returnFocus(draft, place.current), [draft])
  useEffect(() => takeOver(draft, makeEmpty(), place.current), [draft])
  useLayoutEffect(
    // A password is kept for nobody, and nothing at all of who is signed in.
    () => () => {
      draft.values = {
        ...makeEmpty(),
        ...(!visitor.peek().authenticated && { email: model.readValues().email }),
      }
    },
    [draft, model],
  )
  return place
}

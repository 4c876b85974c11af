import { useForm } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Credentials } from '../../core/api/session.ts'
import { emailField, required } from '../../core/validation/pieces.ts'
import { returnFocus, takeOver } from '../_kit/early-draft.ts'
import { FailureNote } from '../_kit/failure-note.tsx'
import { FormShell, showFieldErrors } from '../_kit/form-shell.tsx'
import { Live } from '../_kit/live.tsx'
import { PasswordField } from '../_kit/password-field.tsx'
import { TextField } from '../_kit/text-field.tsx'
import { useModel } from '../_kit/use-model.ts'
import { type Draft, makeEmpty } from './draft.ts'
import type { LoginIsland } from './island.ts'
import { createSignIn } from './sign-in-model.ts'

/** Spaces may be part of a password, so it is sent as it was typed. */
const schema = v.object({
  email: required(emailField()),
  password: v.pipe(v.string('required'), v.nonEmpty('required')),
})

export function SignInForm({
  draft,
  next,
  forgotten,
  t,
}: {
  draft: Draft
  next: string | null
  forgotten: ReactNode
  t: LoginIsland['t']
}): ReactNode {
  useSignals()
  const model = useModel(() => createSignIn(next, t('wrong')))
  const form = useForm({
    schema,
    initialInput: draft.values,
    validate: 'blur',
    revalidate: 'input',
  })
  const place = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  const failure = model.failure.value
  const isTold = failure?.failure.kind === 'invalid' || failure?.failure.kind === 'signed-out'

  useLayoutEffect(() => returnFocus(draft, place.current), [draft])
  useEffect(() => takeOver(draft, makeEmpty(), place.current), [draft])

  const send = async (credentials: Credentials): Promise<void> => {
    const errors = await model.signIn(credentials)
    if (!errors) return
    showFieldErrors(form, errors)
    setRefusals(count => count + 1)
  }

  return (
    <div ref={place}>
      <FormShell
        of={form}
        labels={{ email: t('email'), password: t('password') }}
        onSubmit={send}
        submitLabel={t('submit')}
        isBusy={model.isSigningIn.value || model.isHeldBack.value}
        refusals={refusals}
        others={model.otherErrors.value}
        footer={
          failure && !isTold ? (
            <div className="ostrov-login-wide">
              <Live as="strong" value={t('failed')} />
              <FailureNote failure={failure} />
            </div>
          ) : null
        }
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

import { useForm } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import type { Buyback } from '../../core/state/buyback.ts'
import { emailField, required } from '../../core/validation/pieces.ts'
import { FailureNote } from '../_kit/failure-note.tsx'
import { FormShell, showFieldErrors } from '../_kit/form-shell.tsx'
import { Live } from '../_kit/live.tsx'
import { Note } from '../_kit/note.tsx'
import { TextField } from '../_kit/text-field.tsx'
import { useFocusInPlace } from '../_kit/use-focus-in-place.ts'
import { useModel } from '../_kit/use-model.ts'
import type { SelectorIsland } from './island.ts'
import { createSendPrice } from './send-price-model.ts'

const schema = v.object({ email: required(emailField()) })

/** The informative price by e-mail: one field. */
export function SendPrice({ buyback, t }: { buyback: Buyback; t: SelectorIsland['t'] }): ReactNode {
  useSignals()
  const form = useForm({ schema, initialInput: { email: '' }, validate: 'blur', revalidate: 'input' })
  const model = useModel(() => createSendPrice(buyback))
  const place = useFocusInPlace<HTMLDivElement>()
  const [refusals, setRefusals] = useState(0)
  const { isEmailSent, isHeldBack, isSending } = model
  const failure = model.failure.value

  const send = async ({ email }: { email: string }): Promise<void> => {
    const errors = await model.send(email)
    if (!errors) return
    showFieldErrors(form, { email: errors.email })
    setRefusals(count => count + 1)
  }

  return (
    <div ref={place} tabIndex={-1}>
      {isEmailSent.value ? (
        <Note kind="success">
          <Live value={t('emailSent')} />
        </Note>
      ) : (
        <FormShell
          of={form}
          labels={{ email: t('email') }}
          onSubmit={send}
          submitLabel={t('sendPrice')}
          isBusy={isSending.value || isHeldBack.value}
          refusals={refusals}
          others={model.otherErrors.value}
          footer={
            failure && failure.failure.kind !== 'invalid' ? (
              <div className="ostrov-selector-wide">
                {isEmailSent.value === false && <Live as="strong" value={t('emailFailed')} />}
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
            autoComplete="email"
            label={t('email')}
            hint={t('emailHint')}
          />
        </FormShell>
      )}
    </div>
  )
}

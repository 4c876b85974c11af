import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Buyback } from '#core/buyback/buyback.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { FormFailure } from '#kit/form/form-failure.tsx'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { TextField } from '#kit/form/text-field.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './messages.ts'
import { takeSendPrice } from './send-price-model.ts'

/** The informative price by e-mail: one field. */
export function SendPrice({ buyback }: { buyback: Buyback }): ReactNode {
  useSignals()
  const model = useModel(() => takeSendPrice(buyback))
  const form = useModelForm(model)
  const place = useFocusInPlace<HTMLDivElement>()

  return (
    <div ref={place} tabIndex={-1}>
      {model.isDone.value ? (
        <Note kind="success">
          <KeyedText value={t('emailSent')} />
        </Note>
      ) : (
        <FormShell
          of={form}
          model={model}
          labels={{ email: t('email') }}
          submitLabel={t('sendPrice')}
          footer={<FormFailure failure={model.failure.value} lead={t('emailFailed')} />}
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

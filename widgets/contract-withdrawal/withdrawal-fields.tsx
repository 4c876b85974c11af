import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useRef } from 'react'
import { getMarket } from '#core/page.ts'
import { FormFailure } from '#kit/form/form-failure.tsx'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { TextArea } from '#kit/form/text-area.tsx'
import { TextField } from '#kit/form/text-field.tsx'
import { useModel } from '#kit/react/use-model.ts'
import type { WithdrawalForm } from './form-model.ts'
import { ItemFields } from './item-fields.tsx'
import { t } from './messages.ts'
import { Recap } from './recap.tsx'

/** What is returned, by whom, and where the money goes. */
export function WithdrawalFields({
  form: { form: model, choice, needsAccount },
}: {
  form: WithdrawalForm
}): ReactNode {
  useSignals()
  useModel(() => model)
  const of = useModelForm(model, {
    'name.required': t('nameNeeded'),
    'email.required': t('emailNeeded'),
    'bankAccount.required': t('bankAccountNeeded'),
  })
  const items = useRef<HTMLFieldSetElement>(null)
  const labels = {
    name: t('name'),
    email: t('email'),
    ...(needsAccount && { bankAccount: t('bankAccount') }),
    reason: t('reason'),
  }
  return (
    // What is missing among the items is told along with what is wrong below.
    <div onSubmitCapture={choice.ask}>
      <FormShell
        of={of}
        model={model}
        labels={labels}
        submitLabel={t('submit')}
        onSubmit={(_, send) => {
          void send()
          if (choice.isAsked.peek()) items.current?.querySelector('input')?.focus()
        }}
        footer={<FormFailure failure={model.failure.value} lead={t('failed')} />}
      >
        <ItemFields choice={choice} place={items} />
        <fieldset>
          <legend>{t('contact')}</legend>
          <div className="ostrov-columns">
            <TextField of={of} name="name" autoComplete="name" label={labels.name} />
            <TextField
              of={of}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              label={labels.email}
            />
          </div>
          {needsAccount && (
            <TextField
              of={of}
              name="bankAccount"
              width="medium"
              label={t('bankAccount')}
              hint={t(getMarket().code === 'cz' ? 'bankAccountHint.cz' : 'bankAccountHint.ro')}
            />
          )}
          <TextArea of={of} name="reason" label={labels.reason} hint={t('reasonHint')} isOptional />
        </fieldset>
        <Recap returned={choice.describe()} />
        {!needsAccount && <p className="ostrov-muted">{t('refundBack')}</p>}
      </FormShell>
    </div>
  )
}

import type { ReactNode } from 'react'
import { describeEarlyInput, EarlyField, EarlyForm } from '#kit/form/early-form.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import type { Draft } from './draft.ts'
import { t } from './messages.ts'

/** The fields of the subscription, to be filled in at once. */
export function EarlySubscription({
  draft,
  terms,
  onRetry,
}: {
  draft: Draft
  terms: ReactNode
  /** There when the code did not come. */
  onRetry: (() => void) | null
}): ReactNode {
  return (
    <EarlyForm draft={draft} submitLabel={t('submit')} missing={t('missing')} onRetry={onRetry}>
      <EarlyField label={t('email')}>
        {emailId => (
          <input
            {...describeEarlyInput(draft, 'email', emailId)}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
      </EarlyField>
      <div className="ostrov-field">
        <EarlyAgreement draft={draft} />
        {terms}
        <div className="ostrov-field-error" />
      </div>
    </EarlyForm>
  )
}

function EarlyAgreement({ draft }: { draft: Draft }): ReactNode {
  const id = useUniqueId()
  return (
    <label className="ostrov-checkbox" htmlFor={id}>
      <input
        id={id}
        name="agree"
        type="checkbox"
        required
        defaultChecked={draft.values.agree}
        onChange={event => {
          draft.values.agree = event.currentTarget.checked
        }}
      />
      <span>{t('agree')}</span>
    </label>
  )
}

import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import type { Form } from '#kit/form/form.ts'
import { useFormField } from '#kit/form/use-form-field.ts'
import { t } from './messages.ts'

/** Whether content is only marked as stale. Of everything that can't be asked; what was chosen before comes back. */
export function SoftField({ of, isNever }: { of: Form; isNever: boolean }): ReactNode {
  useSignals()
  const { id, input, props } = useFormField(of, 'isSoft')
  return (
    <div className="ostrov-field">
      <label className="ostrov-checkbox" htmlFor={id}>
        <input
          {...props}
          id={id}
          type="checkbox"
          checked={input === true && !isNever}
          disabled={isNever}
          aria-describedby={`${id}-hint`}
        />
        <span>{t('soft')}</span>
      </label>
      <p id={`${id}-hint`} className="ostrov-muted">
        <KeyedText value={t(isNever ? 'softNever' : 'softHint')} />
      </p>
    </div>
  )
}

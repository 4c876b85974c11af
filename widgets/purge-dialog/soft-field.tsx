import type { FormStore } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { Live } from '../_kit/live.tsx'
import { useFormField } from '../_kit/use-form-field.ts'
import type { PurgeIsland } from './island.ts'
import type { PurgeSchema } from './purge-input.ts'

/** Whether content is only marked as stale. Of everything that can't be asked; what was chosen before comes back. */
export function SoftField({
  of,
  isNever,
  t,
}: {
  of: FormStore<PurgeSchema>
  isNever: boolean
  t: PurgeIsland['t']
}): ReactNode {
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
        <Live value={t(isNever ? 'softNever' : 'softHint')} />
      </p>
    </div>
  )
}

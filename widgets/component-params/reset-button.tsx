import type { ReactNode } from 'react'
import type { FieldSetting } from './field-setting.ts'
import { t } from './messages.ts'

/** Back to the default, where there is one and something else stands. */
export function ResetButton({ description, value, onChange, onSettle }: FieldSetting): ReactNode {
  const { isRequired, label } = description
  // To empty the field is the same, and shorter.
  if (isRequired || value === undefined || description.default === '') return null
  return (
    <div>
      <button
        type="button"
        className="ostrov-editor-link"
        aria-label={t('resetOf', { label })}
        onClick={() => {
          onSettle()
          onChange(undefined)
        }}
      >
        {t('reset')}
      </button>
    </div>
  )
}

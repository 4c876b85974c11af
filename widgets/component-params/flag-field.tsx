import type { ReactNode } from 'react'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { FieldError } from '#kit/form/field-frame.tsx'
import { describeFault } from './describe-fault.ts'
import type { FieldSetting } from './field-setting.ts'
import { t } from './messages.ts'
import { ResetButton } from './reset-button.tsx'

/** A yes or no. */
export function FlagField(field: FieldSetting): ReactNode {
  const { id, description, value, fault, warning, onChange, onSettle } = field
  const { label, help, default: own } = description
  const error = describeFault(fault, description)
  const described = [
    help && `${id}-hint`,
    `${id}-default`,
    warning && `${id}-warning`,
    error && `${id}-error`,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="ostrov-field" data-invalid={error ? true : undefined}>
      <label className="ostrov-checkbox" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value === undefined ? own === true : value === true}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          onChange={event => {
            onSettle()
            onChange(event.currentTarget.checked)
          }}
        />
        <span>{label}</span>
      </label>
      {help && (
        <p id={`${id}-hint`} className="ostrov-muted">
          {help}
        </p>
      )}
      {typeof own === 'boolean' && (
        <p id={`${id}-default`} className="ostrov-muted">
          {t('default', { value: t(own ? 'on' : 'off') })}
        </p>
      )}
      {warning && (
        <div id={`${id}-warning`}>
          <Note kind="warning">
            <KeyedText value={warning} />
          </Note>
        </div>
      )}
      {error && <FieldError id={id} error={error} />}
      <ResetButton {...field} />
    </div>
  )
}

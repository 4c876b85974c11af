import type { ReactNode } from 'react'
import { Live } from '#kit/feedback/keyed-text.tsx'

export interface SummaryError {
  /** The form's name of the field, or null for what belongs to none. */
  field: string | null
  text: string
}

/** The errors of a form as links to their fields. */
export function ErrorSummary({
  formId,
  labels,
  errors,
  heading,
}: {
  formId: string
  labels: Readonly<Record<string, string>>
  errors: readonly SummaryError[]
  heading: string
}): ReactNode {
  return (
    <>
      <p>
        <Live as="strong" value={heading} />
      </p>
      <ul>
        {errors.map(({ field, text }) => (
          <li key={`${field} ${text}`} dir="auto">
            {field === null ? (
              text
            ) : (
              <a
                href={`#${formId}-${field}`}
                onClick={event => {
                  // The address names the device; a hash would push it out of step.
                  event.preventDefault()
                  focusField(`${formId}-${field}`)
                }}
              >
                {labels[field]}: {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function focusField(id: string): void {
  const field = document.getElementById(id)
  field?.closest('.ostrov-field')?.scrollIntoView({ block: 'nearest' })
  field?.focus()
}

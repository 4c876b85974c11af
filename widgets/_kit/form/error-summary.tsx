import type { ReactNode, RefObject } from 'react'
import { describeRefusal } from '#core/intl/refusal-text.ts'
import { words } from '#core/intl/words.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import type { Form } from './form.ts'
import { pickError } from './form-marks.ts'

interface SummaryError {
  /** The form's name of the field, or null for what belongs to none. */
  field: string | null
  text: string
}

type Labels = Readonly<Record<string, string>>

/**
 * The errors of a form as links to their fields. It changes in silence while they are mended; who is led to it hears how
 * many there are, and a single one at once.
 */
export function ErrorSummary({
  place,
  formId,
  labels,
  errors,
}: {
  place: RefObject<HTMLElement | null>
  formId: string
  labels: Labels
  errors: readonly SummaryError[]
}): ReactNode {
  const { length: count } = errors
  const id = `${formId}-errors`
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={`${id}-count`}
      aria-describedby={count === 1 ? id : undefined}
      className="ostrov-summary"
    >
      {count > 0 && (
        <>
          <p id={`${id}-count`}>
            <KeyedText as="strong" value={words('checkFields', { count })} />
          </p>
          <ul id={id}>
            {errors.map(error => (
              <li key={`${error.field} ${error.text}`} dir="auto">
                <SummaryLine formId={formId} labels={labels} {...error} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function SummaryLine({
  formId,
  labels,
  field,
  text,
}: SummaryError & { formId: string; labels: Labels }): ReactNode {
  if (field === null) return text
  return (
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
  )
}

function focusField(id: string): void {
  const field = document.getElementById(id)
  field?.closest('.ostrov-field')?.scrollIntoView({ block: 'nearest' })
  field?.focus()
}

/** What the fields show, in their order, and below it what belongs to none of them. */
export const listErrors = (of: Form, labels: Labels, others: readonly string[]): SummaryError[] => [
  ...Object.keys(labels).flatMap(field => {
    const refusal = pickError(of, field)
    return refusal ? [{ field, text: describeRefusal(refusal) }] : []
  }),
  ...others.map(text => ({ field: null, text: describeRefusal(text) })),
]

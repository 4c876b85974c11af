import type { ReactNode, RefObject } from 'react'
import { describeRefusal } from '#core/intl/refusal-text.ts'
import { words } from '#core/intl/words.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import type { Form } from './form.ts'
import { isMissing, pickError } from './form-marks.ts'
import { namesField } from './names-field.ts'

interface SummaryError {
  /** The form's name of the field, or null for what belongs to none. */
  field: string | null
  text: string
  /** Nothing was typed where something must be. */
  isMissing?: boolean
  /** The text says which field it is. */
  isNamed?: boolean
}

type Labels = Readonly<Record<string, string>>

/** So many missing entries have a line each; more of them are counted, and share one. */
const MOST_NAMED = 3

/**
 * What is wrong with a form, above it: links to its fields; where much is missing, its number and the fields' names. A
 * single field tells its own error, and has the focus. It changes in silence while errors are mended.
 */
export function ErrorSummary({
  place,
  formId,
  labels,
  errors,
  onFollow,
}: {
  place: RefObject<HTMLElement | null>
  formId: string
  labels: Labels
  errors: readonly SummaryError[]
  onFollow: (field: string) => void
}): ReactNode {
  const all = isShort(labels) && countFields(errors) === errors.length ? [] : summarize(errors)
  // The first one is said above them.
  const lines = all.length > 1 && countFields(errors) === 0 ? all.slice(1) : all
  const id = `${formId}-errors`
  const leadTo = (field: string, text: string): ReactNode => (
    <a
      href={`#${formId}-${field}`}
      onClick={event => {
        // The address names the device; a hash would push it out of step.
        event.preventDefault()
        onFollow(field)
      }}
    >
      {text}
    </a>
  )
  const missing = listMissing(errors).map(
    ({ field }) => field !== null && <li key={field}>{leadTo(field, labels[field] ?? field)}</li>,
  )
  const names = missing.length > 0 && <ul className="ostrov-summary-names">{missing}</ul>
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={lines.length > 0 ? id : undefined}
      className="ostrov-summary"
    >
      {lines.length > 0 && (
        <p id={id} dir="auto">
          <KeyedText as="strong" value={nameErrors(errors)} />
        </p>
      )}
      {lines.length === 1 && names}
      {(lines.length > 1 || lines !== all) && (
        <ul>
          {lines.map(({ field, text, isMissing, isNamed }) => (
            <li key={`${field} ${text}`} dir="auto">
              {field === null ? text : leadTo(field, isNamed ? text : `${labels[field]}: ${text}`)}
              {field === null && isMissing && names}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** All of so few fields are in sight together with what is wrong with them. */
export const isShort = (labels: Labels): boolean => Object.keys(labels).length < 3

/** What is missing where it is too much to be told line by line. */
function listMissing(errors: readonly SummaryError[]): readonly SummaryError[] {
  const missing = errors.filter(({ isMissing }) => isMissing)
  return missing.length > MOST_NAMED ? missing : []
}

/** The lines of a summary: none for a single field, and one for all that are missing where they are many. */
function summarize(errors: readonly SummaryError[]): readonly SummaryError[] {
  if (errors.length === 1 && errors[0]?.field !== null) return []
  const missing = listMissing(errors)
  if (missing.length === 0) return errors
  const text = describeRefusal({ code: 'missing', limit: missing.length })
  return [{ field: null, text, isMissing: true }, ...errors.filter(({ isMissing }) => !isMissing)]
}

const countFields = (errors: readonly SummaryError[]): number =>
  errors.filter(({ field }) => field !== null).length

/** All errors of a form in one sentence, which counts its fields alone; of none of them it says the first. */
export function nameErrors(errors: readonly SummaryError[]): string {
  const [only, ...others] = summarize(errors)
  const count = countFields(errors)
  if (only && (others.length === 0 || count === 0)) return only.text
  return words('checkFields', { count })
}

/** Gives a field the focus, with its label and its error in sight. */
export const focusField = (id: string): void => showField(document.getElementById(id))

/** What is no field itself holds one, as what picks by a search. */
export function showField(place: HTMLElement | null): void {
  const field = place?.querySelector('input') ?? place
  field?.closest('.ostrov-field')?.scrollIntoView({ block: 'nearest' })
  field?.focus()
}

/** What the fields show, in their order, and below it what belongs to none of them. */
export const listErrors = (of: Form, labels: Labels, others: readonly string[]): SummaryError[] => [
  ...Object.keys(labels).flatMap(field => {
    const refusal = pickError(of, field)
    if (!refusal) return []
    const isFieldMissing = isMissing(of, field)
    const text = describeRefusal(refusal)
    // What is said of any field may have a label's word in it, and names none.
    const isNamed = refusal !== 'required' && (isFieldMissing || namesField(text, labels[field] ?? ''))
    return [{ field, text, isMissing: isFieldMissing, isNamed }]
  }),
  ...others.map(text => ({ field: null, text: describeRefusal(text) })),
]

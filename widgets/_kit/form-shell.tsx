import { type FormStore, handleSubmit } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import type * as v from 'valibot'
import { describeRefusal } from '../../core/intl/refusal-text.ts'
import { words } from '../../core/intl/words.ts'
import { Button } from './button.tsx'
import { ErrorSummary, type SummaryError } from './error-summary.tsx'
import type { FlatSchema } from './flat-schema.ts'
import { FormId } from './form-id.ts'
import { markLeft, pickError } from './form-marks.ts'
import { useUniqueId } from './use-unique-id.ts'

export { showFieldErrors } from './form-marks.ts'

interface Shell<S extends FlatSchema> {
  of: FormStore<S>
  /** The fields that are there, in their order, with their names for the summary. */
  labels: Readonly<Record<string, string>>
  onSubmit: (output: v.InferOutput<S>) => Promise<void> | void
  submitLabel: string
  isBusy: boolean
  /** How often the server refused the form; each time its summary takes the focus. */
  refusals: number
  /** The server's messages that belong to no field. */
  others?: readonly string[]
  children: ReactNode
  /** Beside the button: a failure and its way on. */
  footer?: ReactNode
}

/**
 * A form with a summary of its errors. Where the rules refuse it, the first wrong field takes the focus; where the
 * server does, the summary. Nothing that was typed is ever lost.
 */
export function FormShell<S extends FlatSchema>(shell: Shell<S>): ReactNode {
  useSignals()
  const { of, labels, onSubmit, submitLabel, isBusy, refusals, others = [], children, footer } = shell
  const id = useUniqueId()
  const summary = useRef<HTMLDivElement>(null)
  const submit = handleSubmit(of, (output: v.InferOutput<S>, _event: unknown) => onSubmit(output))
  const errors = [...listErrors(of, labels), ...others.map(text => ({ field: null, text }))]
  const isRefused = of.isSubmitted && errors.length > 0

  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])

  return (
    <FormId value={id}>
      <form
        noValidate
        className="ostrov-form"
        onSubmit={event => {
          markLeft(of, Object.keys(labels))
          void submit(event)
        }}
      >
        <div ref={summary} tabIndex={-1} role="alert" aria-atomic="false" className="ostrov-summary">
          {isRefused && (
            <ErrorSummary
              formId={id}
              labels={labels}
              errors={errors}
              heading={words('checkFields', { count: errors.length })}
            />
          )}
        </div>
        {children}
        <div className="ostrov-form-actions">
          <Button isSubmit isBusy={isBusy} label={submitLabel} />
          {footer}
        </div>
      </form>
    </FormId>
  )
}

const listErrors = <S extends FlatSchema>(of: FormStore<S>, labels: Shell<S>['labels']): SummaryError[] =>
  Object.keys(labels).flatMap(field => {
    const refusal = pickError(of, field)
    return refusal ? [{ field, text: describeRefusal(refusal) }] : []
  })

import { handleSubmit } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FailureError } from '#core/http/failure.ts'
import { describeFailure } from '#core/intl/failure-text.ts'
import { describeRefusal } from '#core/intl/refusal-text.ts'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { ErrorSummary, type SummaryError } from './error-summary.tsx'
import type { Form, FormValues } from './form.ts'
import { FormId } from './form-id.ts'
import { markLeft, pickError, showFieldErrors } from './form-marks.ts'
import type { FormSource } from './model-form.ts'

interface Shell {
  of: Form
  model: FormSource
  /** The fields that are there, in their order, with their names for the summary. */
  labels: Readonly<Record<string, string>>
  submitLabel: string
  /** Something else that the button has to wait for. */
  isBusy?: boolean
  /** What is said of a form that the server refused without a word. */
  refused?: string | undefined
  /** Asked before the form is sent: `send` goes on. */
  onSubmit?: (values: FormValues, send: () => Promise<void>) => void
  children: ReactNode
  /** Beside the button: a failure and its way on. */
  footer?: ReactNode
}

/**
 * A form with a summary of its errors. Where the rules refuse it, the first wrong field takes the focus; where the
 * server does, the summary. Nothing that was typed is ever lost.
 */
export function FormShell({
  of,
  model,
  labels,
  submitLabel,
  isBusy = false,
  refused,
  onSubmit = (_, send) => void send(),
  children,
  footer,
}: Shell): ReactNode {
  useSignals()
  const id = useUniqueId()
  const { summary, unnamed, send } = useSending(of, model, labels, refused)
  const others = [...model.formErrors.value, ...unnamed]
  const errors = [
    ...listErrors(of, labels),
    ...others.map(text => ({ field: null, text: describeRefusal(text) })),
  ]
  const submit = handleSubmit(of, (values: FormValues, _event: unknown) =>
    onSubmit(values, () => send(values)),
  )

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
          {of.isSubmitted && errors.length > 0 && (
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
          <Button
            isSubmit
            isBusy={isBusy || model.isPending.value || model.retryAfter.value > 0}
            label={submitLabel}
          />
          {footer}
        </div>
      </form>
    </FormId>
  )
}

/** Sends the form; each time the server refuses it, its summary takes the focus. */
function useSending(of: Form, model: FormSource, labels: Shell['labels'], refused: string | undefined) {
  const summary = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  const [unnamed, setUnnamed] = useState<readonly string[]>([])

  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])

  const send = async (values: FormValues): Promise<void> => {
    setUnnamed([])
    const result = await model.submit(values as never, new Set(Object.keys(labels)))
    if (result.ok || result.failure?.failure.kind !== 'invalid') return
    const { failure, fieldErrors } = result
    showFieldErrors(of, fieldErrors)
    const isNamed = Object.keys(fieldErrors).length > 0 || model.formErrors.peek().length > 0
    setUnnamed(isNamed ? [] : [describeUnnamed(failure, refused)])
    setRefusals(count => count + 1)
  }
  return { summary, unnamed, send }
}

const describeUnnamed = (failure: FailureError, refused: string | undefined): string =>
  (failure.failure.kind === 'invalid' && failure.failure.message === null && refused) ||
  describeFailure(failure)

const listErrors = (of: Form, labels: Shell['labels']): SummaryError[] =>
  Object.keys(labels).flatMap(field => {
    const refusal = pickError(of, field)
    return refusal ? [{ field, text: describeRefusal(refusal) }] : []
  })

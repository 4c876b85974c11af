import { handleSubmit } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FailureError } from '#core/http/failure.ts'
import { describeFailure } from '#core/intl/failure-text.ts'
import { words } from '#core/intl/words.ts'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { ErrorSummary, focusField, isShort, listErrors, nameErrors, showField } from './error-summary.tsx'
import type { Form, FormValues } from './form.ts'
import { FormId } from './form-id.ts'
import { askOfSlip, markLeft, showFieldErrors } from './form-marks.ts'
import type { FormSource } from './model-form.ts'
import { useSendingNews } from './use-sending-news.ts'

interface Shell {
  /** What `useModelForm` returned: the form that is sent. */
  of: Form
  /** Of `createFormModel`: what sends it, and what the server said. */
  model: FormSource
  /** The fields that are there, in their order, with their names for the summary. */
  labels: Readonly<Record<string, string>>
  /** What the button says that sends it. */
  submitLabel: string
  /** How loud that button is, where the page has another that goes on. */
  submitKind?: 'primary' | 'secondary'
  /** What stands beside the button while the server asks to wait: a name that changes would be read each second. */
  countdown?: string | undefined
  /** Something else that the button has to wait for. */
  isBusy?: boolean
  /** It can't be sent now, whatever is typed. */
  isUnavailable?: boolean
  /** What is said of a form that the server refused without a word. */
  refused?: string | undefined
  /** Brings a field into view that is about to have the focus. */
  onReveal?: (field: string) => void
  /** Asked before the form is sent: `send` goes on. */
  onSubmit?: (values: FormValues, send: () => Promise<void>) => void
  /** Its fields. */
  children: ReactNode
  /** Beside the button: a failure and its way on. */
  footer?: ReactNode
}

/**
 * A form with a summary of its errors. Where the rules refuse it, the first wrong field takes the focus; where the
 * server does, the summary, or the only field that it speaks of, or the first of a form of two, which needs no summary.
 * What looks like a slip is asked about once before it is sent.
 * Nothing that was typed is ever lost.
 */
export function FormShell(shell: Shell): ReactNode {
  useSignals()
  const { of, model, labels } = shell
  const id = useUniqueId()
  const { summary, unnamed, follow, submit } = useSending(shell, id)
  useSendingNews(model)
  return (
    <FormId value={id}>
      <form noValidate className="ostrov-form" onSubmit={submit}>
        <ErrorSummary
          place={summary}
          formId={id}
          labels={labels}
          onFollow={follow}
          errors={of.isSubmitted ? listErrors(of, labels, [...model.formErrors.value, ...unnamed]) : []}
        />
        {shell.children}
        <div className="ostrov-form-actions">
          <Button
            isSubmit
            kind={shell.submitKind}
            isBusy={shell.isBusy || model.isPending.value}
            isUnavailable={shell.isUnavailable || model.retryAfter.value > 0}
            label={model.isPending.value ? words('sending') : shell.submitLabel}
          />
          {shell.countdown && (
            <span className="ostrov-muted" aria-hidden={true}>
              <KeyedText value={shell.countdown} />
            </span>
          )}
          {shell.footer}
        </div>
      </form>
    </FormId>
  )
}

/**
 * Sends the form. What is wrong is told once for each submit, whatever is mended afterwards; where the server refused
 * it, by the summary, which takes the focus.
 */
function useSending(
  { of, model, labels, refused, onReveal, onSubmit = (_, send) => void send() }: Shell,
  id: string,
) {
  const summary = useRef<HTMLElement>(null)
  const [goal, setGoal] = useState<{ field: string | null } | null>(null)
  const [unnamed, setUnnamed] = useState<readonly string[]>([])

  useEffect(() => {
    // Not sooner: what comes above the goal pushes it out of sight.
    if (goal?.field === null) summary.current?.focus()
    else if (goal) focusField(`${id}-${goal.field}`)
  }, [goal, id])

  const lead = (field: string | null): void => {
    if (field !== null) onReveal?.(field)
    setGoal({ field })
  }
  const send = async (values: FormValues): Promise<void> => {
    setUnnamed([])
    const result = await model.submit(values as never, new Set(Object.keys(labels)))
    if (result.ok || result.failure?.failure.kind !== 'invalid') return
    const { failure, fieldErrors } = result
    showFieldErrors(of, fieldErrors)
    const others = model.formErrors.peek()
    const fields = Object.keys(labels).filter(field => fieldErrors[field])
    setUnnamed(fields.length + others.length > 0 ? [] : [describeUnnamed(failure, refused)])
    const isField = others.length === 0 && (fields.length === 1 || isShort(labels))
    lead((isField && fields[0]) || null)
  }
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    let isRight = false
    // What its own rules know nothing of, as a search that chose nothing.
    const unsent = event.currentTarget.querySelector<HTMLElement>('[data-unsent]')
    markLeft(of, Object.keys(labels))
    await handleSubmit(of, (values: FormValues, _event: unknown) => {
      isRight = true
      if (unsent) return showField(unsent)
      const doubtful = askOfSlip(of, Object.keys(labels))
      if (doubtful !== null) return lead(doubtful)
      onSubmit(values, () => send(values))
    })(event)
    const errors = listErrors(of, labels, [])
    if (isRight || errors.length === 0) return
    if (errors.length > 1) announce(nameErrors(errors))
    lead(errors[0]?.field ?? null)
  }
  return { summary, unnamed, follow: lead, submit }
}

const describeUnnamed = (failure: FailureError, refused: string | undefined): string =>
  (failure.failure.kind === 'invalid' && failure.failure.message === null && refused) ||
  describeFailure(failure)

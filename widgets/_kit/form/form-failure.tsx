import type { ReactNode } from 'react'
import type { FailureError } from '#core/http/failure.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'

/** Why a form could not be sent, in a row of its own; `lead` says first what could not be done. */
export const FormFailure = ({ failure, lead }: { failure: FailureError | null; lead?: string }): ReactNode =>
  failure && (
    <div className="ostrov-form-failure">
      <FailureNote failure={failure} {...(lead && { lead })} />
    </div>
  )

import type { ReactNode } from 'react'
import type { FailureError } from '#core/http/failure.ts'
import { describeFailure } from '#core/intl/failure-text.ts'
import { page } from '#core/page.ts'
import { KeyedText } from '../feedback/keyed-text.tsx'
import { Note } from '../feedback/note.tsx'

/** For forms: signing in must not take anybody from what they have typed, which is kept nowhere else. */
export function SignInNote({ failure, label }: { failure: FailureError; label: string }): ReactNode {
  return (
    <Note kind="error">
      <KeyedText value={describeFailure(failure)} />
      <SignInLink label={label} />
    </Note>
  )
}

/** Leads to the page where one signs in, and from there back to this one; nothing where the page does not name it. */
export function SignInLink({ label }: { label: string }): ReactNode {
  const { loginUrl } = page.value
  const here = encodeURIComponent(location.pathname + location.search)
  return loginUrl ? (
    <a
      className="ostrov-button"
      data-kind="secondary"
      href={`${loginUrl}?next=${here}`}
      target="_blank"
      rel="noopener"
    >
      {label}
    </a>
  ) : null
}

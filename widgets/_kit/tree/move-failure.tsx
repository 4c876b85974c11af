import type { ReactNode } from 'react'
import type { FailureError } from '#core/http/failure.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'

/** Why a move failed: the server's word of the name first, as there is none beside a field. */
export function MoveFailure({ failure }: { failure: FailureError }): ReactNode {
  const { failure: why } = failure
  const [named] = why.kind === 'invalid' ? (why.fields.name ?? []) : []
  if (!named) return <FailureNote failure={failure} />
  return (
    <Note kind="error">
      <KeyedText value={named} />
    </Note>
  )
}

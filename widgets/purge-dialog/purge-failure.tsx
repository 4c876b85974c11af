import type { ReactNode } from 'react'
import type { FailureError } from '#core/http/failure.ts'
import { describeFailure } from '#core/intl/failure-text.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { t } from './messages.ts'

/** That the cache was not purged, and why; the button that was pressed tries again. */
export function PurgeFailure({ failure, signIn }: { failure: FailureError; signIn: ReactNode }): ReactNode {
  return (
    <Note kind="error">
      <div>
        <p>
          <KeyedText as="strong" value={t('failed')} />
        </p>
        <KeyedText as="p" value={describeFailure(failure)} />
      </div>
      {failure.failure.kind === 'signed-out' && signIn}
    </Note>
  )
}

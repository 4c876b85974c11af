import type { ReactNode } from 'react'
import type { FailureError } from '../../core/api/failure.ts'
import { describeFailure } from '../../core/intl/failure-text.ts'
import { words } from '../../core/intl/words.ts'
import { page } from '../../core/page.ts'
import { Button } from './button.tsx'
import { Live } from './live.tsx'
import { Note } from './note.tsx'

/** What went wrong with a call, in the page's language, and the way on: sign in, or try again where that can help. */
export function FailureNote({
  failure,
  onRetry,
}: {
  failure: FailureError
  onRetry?: () => void
}): ReactNode {
  const { kind } = failure.failure
  const { loginUrl } = page.value
  const isHopeless = kind === 'forbidden' || kind === 'not-found' || kind === 'signed-out'
  return (
    <Note kind="error">
      <Live value={describeFailure(failure)} />
      {kind === 'signed-out' && loginUrl && (
        <a
          className="ostrov-button"
          data-kind="secondary"
          href={`${loginUrl}?next=${encodeURIComponent(location.pathname + location.search)}`}
        >
          {words('signIn')}
        </a>
      )}
      {onRetry && !isHopeless && <Button kind="secondary" label={words('retry')} onPress={onRetry} />}
    </Note>
  )
}

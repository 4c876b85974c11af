import type { ReactNode } from 'react'
import type { FailureError } from '../../core/api/failure.ts'
import { describeFailure } from '../../core/intl/failure-text.ts'
import { Live } from '../_kit/live.tsx'
import { Note } from '../_kit/note.tsx'
import type { PurgeIsland } from './island.ts'

/** That the cache was not purged, and why; the button that was pressed tries again. */
export function PurgeFailure({
  failure,
  signIn,
  t,
}: {
  failure: FailureError
  signIn: ReactNode
  t: PurgeIsland['t']
}): ReactNode {
  return (
    <Note kind="error">
      <div>
        <p>
          <Live as="strong" value={t('failed')} />
        </p>
        <Live as="p" value={describeFailure(failure)} />
      </div>
      {failure.failure.kind === 'signed-out' && signIn}
    </Note>
  )
}

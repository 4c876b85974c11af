import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { visitor } from '../../core/state/visitor.ts'
import { Button } from '../_kit/button.tsx'
import { FailureNote } from '../_kit/failure-note.tsx'
import { Live } from '../_kit/live.tsx'
import { describeVisitor } from './describe-visitor.ts'
import type { LoginIsland } from './island.ts'
import type { LoginModel } from './model.ts'

/** Who is signed in, and the way out. */
export function SignedIn({
  model,
  t,
  onSignOut,
}: {
  model: LoginModel
  t: LoginIsland['t']
  onSignOut: () => void
}): ReactNode {
  useSignals()
  const failure = model.signOutFailure.value
  return (
    <div className="ostrov-login-account">
      <Live as="strong" value={describeVisitor(visitor.value, t)} />
      <div className="ostrov-form-actions">
        {model.next && (
          <a className="ostrov-button" href={model.next}>
            {t('proceed')}
          </a>
        )}
        <Button kind="secondary" label={t('signOut')} isBusy={model.isSigningOut.value} onPress={onSignOut} />
      </div>
      {failure && (
        <div>
          <Live as="strong" value={t('signOutFailed')} />
          <FailureNote failure={failure} />
        </div>
      )}
    </div>
  )
}

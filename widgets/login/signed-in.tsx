import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { visitor } from '#core/visitor/visitor.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { describeVisitor } from './describe-visitor.ts'
import { t } from './messages.ts'
import type { LoginModel } from './model.ts'

/** Who is signed in, and the way out. */
export function SignedIn({ model, onSignOut }: { model: LoginModel; onSignOut: () => void }): ReactNode {
  useSignals()
  const failure = model.signOutFailure.value
  return (
    <div className="ostrov-login-account">
      <KeyedText as="strong" value={describeVisitor(visitor.value)} />
      <div className="ostrov-form-actions">
        {model.next && (
          <a className="ostrov-button" href={model.next}>
            {t('proceed')}
          </a>
        )}
        <Button kind="secondary" label={t('signOut')} isBusy={model.isPending.value} onPress={onSignOut} />
      </div>
      {failure && (
        <div>
          <KeyedText as="strong" value={t('signOutFailed')} />
          <FailureNote failure={failure} />
        </div>
      )}
    </div>
  )
}

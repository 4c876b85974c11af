import { type ReactNode, useState } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { Button } from '#kit/feedback/button.tsx'
import { describeEarlyInput, EarlyField, EarlyForm } from '#kit/form/early-form.tsx'
import { passwordMessages } from '#kit/form/password-messages.ts'
import type { Draft } from './draft.ts'
import { t } from './messages.ts'

const tPassword = createTranslate(passwordMessages)

/** The fields of the sign-in, to be typed into at once. */
export function EarlySignIn({
  draft,
  forgotten,
  onRetry,
}: {
  draft: Draft
  forgotten: ReactNode
  /** There when the code did not come. */
  onRetry: (() => void) | null
}): ReactNode {
  const [isShown, setShown] = useState(false)
  return (
    <EarlyForm
      draft={draft}
      submitLabel={t('submit')}
      missing={t('missing')}
      onRetry={onRetry}
      onSent={() => setShown(false)}
    >
      <EarlyField label={t('email')}>
        {id => (
          <input
            {...describeEarlyInput(draft, 'email', id)}
            type="email"
            inputMode="email"
            autoComplete="username"
          />
        )}
      </EarlyField>
      <EarlyField label={t('password')} after={forgotten}>
        {id => (
          <EarlyPassword
            input={describeEarlyInput(draft, 'password', id)}
            isShown={isShown}
            onToggle={() => setShown(!isShown)}
          />
        )}
      </EarlyField>
    </EarlyForm>
  )
}

const EarlyPassword = ({
  input,
  isShown,
  onToggle,
}: {
  input: ReturnType<typeof describeEarlyInput>
  isShown: boolean
  onToggle: () => void
}): ReactNode => (
  <div className="ostrov-password">
    <input
      {...input}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
    />
    <Button kind="quiet" label={tPassword(isShown ? 'hide' : 'show')} onPress={onToggle} />
  </div>
)

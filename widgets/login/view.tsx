import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import { toSafeUrl } from '#core/safe-link.ts'
import { visitor } from '#core/visitor/visitor.ts'
import type { Island } from '#core/widget.ts'
import { announce } from '#kit/feedback/announce.ts'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useKeptDraft } from '#kit/form/use-kept-draft.ts'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { useModel } from '#kit/react/use-model.ts'
import { describeVisitor } from './describe-visitor.ts'
import { makeEmpty } from './draft.ts'
import { EarlySignIn } from './early-sign-in.tsx'
import { t } from './messages.ts'
import { createLogin } from './model.ts'
import type { params } from './params.ts'
import { SignedIn } from './signed-in.tsx'

type OwnIsland = Island<typeof params>

const loadForm = () => import('./sign-in-form.tsx')

/** The way into an account, and for who is in it the way out. */
export function View({ params: { next, resetUrl }, pk }: OwnIsland): ReactNode {
  useSignals()
  const model = useModel(() => createLogin(next))
  const place = useFocusInPlace<HTMLDivElement>()
  const { authenticated } = visitor.value
  useNews(authenticated, () => (authenticated ? describeVisitor(visitor.peek()) : t('signedOut')))

  return (
    <div ref={place} tabIndex={-1} className="ostrov-login">
      {authenticated ? (
        <SignedIn model={model} onSignOut={() => void model.signOut()} />
      ) : (
        <Entry name={`login ${pk}`} next={model.next} resetUrl={resetUrl ? toSafeUrl(resetUrl) : null} />
      )}
    </div>
  )
}

/** The fields stand before the code that checks and sends them has come. */
function Entry({
  name,
  next,
  resetUrl,
}: {
  /** Tells this form from others of the page. */
  name: string
  next: string | null
  resetUrl: string | null
}): ReactNode {
  const draft = useKeptDraft(name, makeEmpty, 'password')
  const { part, isMissing, retry } = useLazyModule(loadForm, true)
  const forgotten = resetUrl && (
    <a className="ostrov-login-forgotten" href={resetUrl}>
      {t('forgotten')}
    </a>
  )
  if (part) return <part.SignInForm draft={draft} next={next} forgotten={forgotten} />
  return <EarlySignIn draft={draft} forgotten={forgotten} onRetry={isMissing ? retry : null} />
}

/** That somebody signed in or out, here or in another tab, is told where the form or the name comes and goes. */
function useNews(authenticated: boolean, tell: () => string): void {
  const known = useRef(authenticated)
  useEffect(() => {
    if (known.current !== authenticated) announce(tell())
    known.current = authenticated
  })
}

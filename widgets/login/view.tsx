import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toSafeUrl } from '../../core/state/address.ts'
import { visitor } from '../../core/state/visitor.ts'
import { announce } from '../_kit/announce.ts'
import { createDraft } from '../_kit/early-draft.ts'
import { useFocusInPlace } from '../_kit/use-focus-in-place.ts'
import { useModel } from '../_kit/use-model.ts'
import { usePart } from '../_kit/use-part.ts'
import { describeVisitor } from './describe-visitor.ts'
import { makeEmpty } from './draft.ts'
import { EarlySignIn } from './early-sign-in.tsx'
import type { LoginIsland } from './island.ts'
import { createLogin } from './model.ts'
import { SignedIn } from './signed-in.tsx'

const loadForm = () => import('./sign-in-form.tsx')

/** The way into an account, and for who is in it the way out. */
export function View({ params: { next, resetUrl }, t }: LoginIsland): ReactNode {
  useSignals()
  const model = useModel(() => createLogin(next))
  const place = useFocusInPlace<HTMLDivElement>()
  const { authenticated } = visitor.value
  useNews(authenticated, () => (authenticated ? describeVisitor(visitor.peek(), t) : t('signedOut')))

  return (
    <div ref={place} tabIndex={-1} className="ostrov-login">
      {authenticated ? (
        <SignedIn model={model} t={t} onSignOut={() => void model.signOut()} />
      ) : (
        <Entry next={model.next} resetUrl={resetUrl ? toSafeUrl(resetUrl) : null} t={t} />
      )}
    </div>
  )
}

/** The fields stand before the code that checks and sends them has come. */
function Entry({
  next,
  resetUrl,
  t,
}: {
  next: string | null
  resetUrl: string | null
  t: LoginIsland['t']
}): ReactNode {
  const [draft] = useState(() => createDraft(makeEmpty()))
  const { part, isMissing, retry } = usePart(loadForm, true)
  const forgotten = resetUrl && (
    <a className="ostrov-login-forgotten" href={resetUrl}>
      {t('forgotten')}
    </a>
  )
  if (part) return <part.SignInForm draft={draft} next={next} forgotten={forgotten} t={t} />
  return <EarlySignIn draft={draft} forgotten={forgotten} t={t} onRetry={isMissing ? retry : null} />
}

/** That somebody signed in or out, here or in another tab, is told where the form or the name comes and goes. */
function useNews(authenticated: boolean, tell: () => string): void {
  const known = useRef(authenticated)
  useEffect(() => {
    if (known.current !== authenticated) announce(tell())
    known.current = authenticated
  })
}

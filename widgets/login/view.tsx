import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import { toSafeUrl } from '../../core/state/address.ts'
import { visitor } from '../../core/state/visitor.ts'
import { announce } from '../_kit/announce.ts'
import { useFocusInPlace } from '../_kit/use-focus-in-place.ts'
import { useModel } from '../_kit/use-model.ts'
import { describeVisitor } from './describe-visitor.ts'
import type { LoginIsland } from './island.ts'
import { createLogin } from './model.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignedIn } from './signed-in.tsx'

/** The way into an account, and for who is in it the way out. */
export function View({ params: { next, resetUrl }, t }: LoginIsland): ReactNode {
  useSignals()
  const model = useModel(() => createLogin(next, t('wrong')))
  const place = useFocusInPlace<HTMLDivElement>()
  const { authenticated } = visitor.value
  useNews(authenticated, () => (authenticated ? describeVisitor(visitor.peek(), t) : t('signedOut')))

  return (
    <div ref={place} tabIndex={-1} className="ostrov-login">
      {authenticated ? (
        <SignedIn model={model} t={t} onSignOut={() => void model.signOut()} />
      ) : (
        <SignInForm model={model} resetUrl={resetUrl ? toSafeUrl(resetUrl) : null} t={t} />
      )}
    </div>
  )
}

/** That somebody signed in or out, here or in another tab, is told where the form or the name comes and goes. */
function useNews(authenticated: boolean, tell: () => string): void {
  const known = useRef(authenticated)
  useEffect(() => {
    if (known.current !== authenticated) announce(tell())
    known.current = authenticated
  })
}

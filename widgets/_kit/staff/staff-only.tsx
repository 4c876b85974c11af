import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import { FailureError } from '#core/http/failure.ts'
import { moreFailureTexts } from '#core/intl/failure-text.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { page } from '#core/page.ts'
import {
  knownVisitor,
  loadVisitor,
  refreshVisitor,
  subscribeVisitor,
  visitorFailure,
} from '#core/visitor/visitor.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { staffMessages } from './staff-messages.ts'

const t = createTranslate(staffMessages)
moreFailureTexts.deleted = () => t('deleted')
moreFailureTexts.server = id => (id ? t('serverCode', { id }) : t('server'))
const DENIED = new FailureError({ kind: 'forbidden', message: null }, 'active-user')

/** Shows what is inside to staff alone; to all others why it is not there. */
export function StaffOnly({ children }: { children: ReactNode }): ReactNode {
  useSignals()
  useVisitor()
  const wasStaff = useRef(false)
  const user = knownVisitor.value
  // Who is thrown out in the middle keeps what they typed, and can send it once they are back.
  wasStaff.current ||= user?.authenticated === true && user.staff
  if (wasStaff.current) return <StaffPlace>{children}</StaffPlace>
  if (user) return user.authenticated ? <FailureNote failure={DENIED} /> : <SignedOut />
  const failure = visitorFailure.value
  if (failure) return <FailureNote failure={failure} onRetry={refreshVisitor} />
  return (
    <div aria-busy="true" className="ostrov-staff-waiting">
      <p className="ostrov-hidden">{words('loading')}</p>
      <span className="ostrov-skeleton" aria-hidden="true" />
    </div>
  )
}

/** Notes and buttons come and go in it: where the focused one goes, the focus stays here. */
function StaffPlace({ children }: { children: ReactNode }): ReactNode {
  const place = useFocusInPlace<HTMLDivElement>({ isShown: true })
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}

function useVisitor(): void {
  useEffect(() => {
    loadVisitor()
    const unsubscribe = subscribeVisitor()
    addEventListener('ostrov:restored', refreshVisitor)
    return () => {
      removeEventListener('ostrov:restored', refreshVisitor)
      unsubscribe()
    }
  }, [])
}

const SignedOut = (): ReactNode => {
  const { loginUrl } = page.value
  const here = encodeURIComponent(location.pathname + location.search)
  return (
    <Note kind="info">
      <KeyedText value={t('anonymous')} />
      {loginUrl && (
        <a className="ostrov-button" data-kind="secondary" href={`${loginUrl}?next=${here}`}>
          {words('signIn')}
        </a>
      )}
    </Note>
  )
}

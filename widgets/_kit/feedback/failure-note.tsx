import { type ReactNode, useRef } from 'react'
import type { FailureError } from '#core/http/failure.ts'
import { describeFailure, isOurs, moreFailureTexts } from '#core/intl/failure-text.ts'
import { words } from '#core/intl/words.ts'
import { page } from '#core/page.ts'
import { Button } from './button.tsx'
import { KeyedText } from './keyed-text.tsx'
import { Note } from './note.tsx'
import { SignInLink } from './sign-in-link.tsx'

/** What went wrong with a call, in the page's language, and the way on: sign in, or try again where that can help. */
export function FailureNote({
  failure,
  lead,
  unknown,
  onRetry,
  isBusy = false,
  newTab,
  children,
}: {
  /** The failed call: its kind chooses the text, and whether another try can help. */
  failure: FailureError
  /** Says what could not be done, before why. */
  lead?: string
  /** Says it all where nobody knows whether it was done, in words of what was to be done. */
  unknown?: string | undefined
  /** Tries again; its button is left out where that can’t help. */
  onRetry?: (() => void) | undefined
  /** It is being tried again; until that is over, the failure stands. */
  isBusy?: boolean
  /** Stands behind the words of the way to sign in: that of what was sent opens a tab of its own. */
  newTab?: ReactNode
  /** Another way on, below the text: a link, a phone number. */
  children?: ReactNode
}): ReactNode {
  const told = useRef({ failure, times: 0 })
  if (told.current.failure !== failure) told.current = { failure, times: told.current.times + 1 }
  const { kind } = failure.failure
  const text =
    (failure.isOutcomeUnknown && unknown) ||
    [lead, describeFailure(failure, Boolean(lead))].filter(Boolean).join(' ')
  const id = kind === 'server' && failure.failure.requestId
  const { hotline } = page.value
  // Staff are told whom to turn to, and with what, in the text itself; of an unknown outcome nobody is sent there.
  const isForHotline = isOurs(failure) && !moreFailureTexts.server
  // Who has signed in beside it can send what is here.
  const isSignedOut = kind === 'signed-out' && !failure.isWrite
  // What was to be changed is gone for good; what only the shop can mend, it may have mended.
  const isRefused = kind === 'forbidden' || kind === 'not-found'
  const isHopeless =
    isSignedOut || (isRefused && (!isOurs(failure) || (kind === 'not-found' && failure.isWrite)))
  return (
    <Note kind="error">
      {/* The same words again are told again, or a second failure would pass in silence. */}
      <KeyedText key={told.current.times} value={text} />
      {hotline && isForHotline && (
        <a href={`tel:${hotline.replaceAll(/[^\d+]/g, '')}`}>{hotline.replaceAll(' ', '\u00a0')}</a>
      )}
      {id && !text.includes(id) && (
        <small>
          {' '}
          {words('errorCode')} <code>{id}</code>
        </small>
      )}
      {kind === 'signed-out' && <SignInLink isApart={failure.isWrite}>{newTab}</SignInLink>}
      {onRetry && !isHopeless && (
        <Button kind="secondary" label={words('retry')} isBusy={isBusy} onPress={onRetry} />
      )}
      {children}
    </Note>
  )
}

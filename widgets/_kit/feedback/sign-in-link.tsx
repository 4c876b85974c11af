import type { ReactNode } from 'react'
import { words } from '#core/intl/words.ts'
import { page } from '#core/page.ts'

/** The way to the sign-in page and back here, where the page names one. */
export function SignInLink({
  isApart = false,
  children,
}: {
  /** It opens a tab of its own: what was typed stays here, to be sent by who has signed in beside it. */
  isApart?: boolean
  /** Stands behind its words. */
  children?: ReactNode
}): ReactNode {
  const { loginUrl } = page.value
  if (!loginUrl) return null
  const leadBack = () => `${loginUrl}?next=${encodeURIComponent(location.pathname + location.search)}`
  return (
    <a
      className="ostrov-button"
      data-kind="secondary"
      {...(isApart && { target: '_blank' })}
      href={leadBack()}
      // The address may have gone on since: the server tells it a moment after each choice.
      onPointerDown={event => event.currentTarget.setAttribute('href', leadBack())}
      onClick={event => event.currentTarget.setAttribute('href', leadBack())}
    >
      {words('signIn')}
      {children}
    </a>
  )
}

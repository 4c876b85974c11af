import type { ReactNode } from 'react'
import { words } from '#core/intl/words.ts'
import { page } from '#core/page.ts'

/** The way to the sign-in page and back here. From a form it opens apart, for what was typed is kept nowhere else. */
export function SignIn({ isApart = false }: { isApart?: boolean }): ReactNode {
  const { loginUrl } = page.value
  if (!loginUrl) return null
  const here = encodeURIComponent(location.pathname + location.search)
  return (
    <a
      className="ostrov-button"
      data-kind="secondary"
      href={`${loginUrl}?next=${here}`}
      {...(isApart && { target: '_blank', rel: 'noopener' })}
    >
      {words('signIn')}
    </a>
  )
}

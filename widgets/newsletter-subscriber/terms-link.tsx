import { type ReactNode, useEffect } from 'react'
import { report } from '#core/report.ts'
import { isSafeLink } from '#core/safe-link.ts'

/** Opens beside the form, so that it keeps what was typed. */
export function TermsLink({ url, label }: { url: string; label: string }): ReactNode {
  const isWrong = url !== '' && !isSafeLink(url)
  useEffect(() => {
    if (isWrong) report('newsletter-subscriber: the param termsUrl is neither a path of this site nor https.')
  }, [isWrong])
  if (!url || isWrong) return null
  return (
    <a className="ostrov-newsletter-terms" href={url} target="_blank" rel="noopener">
      {label}
    </a>
  )
}

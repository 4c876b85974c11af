import { type ReactNode, useEffect, useRef } from 'react'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { t } from './form-text.ts'
import { ReviewLink } from './review-link.tsx'

/** The sale was made; stays where the page could not go on by itself, and while it goes. */
export function Sent({ reviewUrl }: { reviewUrl: string | null }): ReactNode {
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had the focus went with the form.
    if (document.activeElement === document.body) here.current?.focus()
  }, [])
  return (
    <div ref={here} tabIndex={-1}>
      <Note kind="success">
        <KeyedText value={t('sent')} />
        <ReviewLink url={reviewUrl} />
      </Note>
    </div>
  )
}

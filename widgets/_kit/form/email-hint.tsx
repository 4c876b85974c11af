import { type ReactNode, useEffect } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { suggestEmail } from '#core/validation/contact/suggest-email.ts'
import { announce } from '#kit/feedback/announce.ts'
import { emailHintMessages } from './email-hint-messages.ts'

const t = createTranslate(emailHintMessages)

export const isSlip = (text: string): boolean => suggestEmail(text) !== null

/** Offers the address that was probably meant; whoever meant the other one goes on. */
export function EmailHint({
  text,
  isAsked,
  onTake,
}: {
  text: string
  /** Sending waits for it, which is told even where the hint was there before. */
  isAsked: boolean
  onTake: (email: string) => void
}): ReactNode {
  const email = suggestEmail(text)
  const said = email && t('meant', { email })
  useEffect(() => {
    if (said) announce(said)
  }, [said, isAsked])
  return (
    email && (
      <button key={email} type="button" className="ostrov-email-hint" onClick={() => onTake(email)}>
        {said}
      </button>
    )
  )
}

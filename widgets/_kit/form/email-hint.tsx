import type { ReactNode } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { suggestEmail } from '#core/validation/contact/suggest-email.ts'
import { emailHintMessages } from './email-hint-messages.ts'
import { SlipQuestion } from './slip-question.tsx'

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
  return (
    email && (
      <SlipQuestion
        text={t(isAsked ? 'asked' : 'meant', { email })}
        change={isAsked && t('change', { email })}
        onTake={() => onTake(email)}
      />
    )
  )
}

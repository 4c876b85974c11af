import type { ReactNode } from 'react'
import { buyback } from '#core/buyback/buyback.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { forgetEntry } from './history-entry.ts'
import { t } from './messages.ts'
import { ReviewLink } from './review-link.tsx'

/** Stands in the place of the form for who comes back to a device that they have sold. */
export function Sold({ reviewUrl }: { reviewUrl: string | null }): ReactNode {
  const sellAnother = (): void => {
    forgetEntry()
    buyback.formGeneration.value++
    buyback.showForm('sell')
  }
  return (
    <Note kind="success">
      <KeyedText value={t('sold')} />
      <ReviewLink url={reviewUrl} />
      <Button kind="quiet" label={t('sellAnother')} onPress={sellAnother} />
    </Note>
  )
}

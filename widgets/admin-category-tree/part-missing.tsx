import type { ReactNode } from 'react'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { t } from './messages.ts'

/** A part of the island did not come. */
export const PartMissing = ({ onRetry }: { onRetry: () => void }): ReactNode => (
  <Note kind="error">
    <KeyedText value={t('loadFailed')} />
    <Button kind="secondary" label={words('retry')} onPress={onRetry} />
  </Note>
)

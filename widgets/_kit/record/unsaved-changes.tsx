import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import type { RecordSource } from './record.ts'
import { recordMessages } from './record-messages.ts'

const t = createTranslate(recordMessages)

/** How much of a record is not saved, and the way to leave it so. */
export function UnsavedChanges({
  model,
}: {
  model: Pick<RecordSource, 'record' | 'dirty' | 'revertAll'>
}): ReactNode {
  useSignals()
  const count = model.record.value ? model.dirty.value.length : 0
  if (count === 0) return null
  return (
    <>
      <KeyedText className="ostrov-muted" value={t('unsaved', { count })} />
      <Button kind="quiet" label={t('revertAll')} onPress={model.revertAll} />
    </>
  )
}

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import type { Outcome } from './form-model.ts'
import { t } from './messages.ts'

/** What was received, under which number, and what comes next. */
export function Done({ outcome: { number, email } }: { outcome: Outcome }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Note kind="success">
        <KeyedText as="strong" value={t('done', { number })} />
        <KeyedText as="p" value={t('doneMore', { email })} />
      </Note>
    </div>
  )
}

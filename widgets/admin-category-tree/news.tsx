import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { t } from './messages.ts'
import type { CategoryTreeModel } from './model.ts'

/** What the last change came to; it stays until the next one. */
export function NewsNote({ model }: { model: CategoryTreeModel }): ReactNode {
  useSignals()
  const failure = model.failure.value
  const news = model.news.value
  if (failure && !model.doomed.value) {
    const [named] = failure.failure.kind === 'invalid' ? (failure.failure.fields.name ?? []) : []
    if (!named) return <FailureNote failure={failure} lead={t('saveFailed')} />
    return (
      <Note kind="error">
        <KeyedText value={named} />
      </Note>
    )
  }
  if (!news) return null
  return (
    <Note kind={news.kind ?? 'success'}>
      <KeyedText value={news.text} />
      {news.what && <KeyedText value={` ${news.what}`} />}
    </Note>
  )
}

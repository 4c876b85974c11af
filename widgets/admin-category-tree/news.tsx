import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { t as inTree } from '#kit/tree/tree-words.ts'
import type { CategoryTreeModel } from './model.ts'
import { t } from './news-messages.ts'
import { type NameClash, readNameRefusal } from './told.ts'

export { LastDeleted } from './last-deleted.tsx'

const Choice = ({ model, clash }: { model: CategoryTreeModel; clash: NameClash }): ReactNode => (
  <>
    <Button
      kind="secondary"
      label={t('keepMine', { name: clash.mine })}
      onPress={() => void model.settle(clash, clash.mine)}
    />
    <Button
      kind="secondary"
      label={t('keepTheirs', { name: clash.theirs })}
      onPress={() => void model.settle(clash, null)}
    />
  </>
)

/** What the last change came to; it stays until the next one. */
export function NewsNote({ model }: { model: CategoryTreeModel }): ReactNode {
  useSignals()
  const failure = model.failure.value
  const news = model.news.value
  if (failure && !model.doomed.value) {
    const named = readNameRefusal(failure)
    if (!named) return <FailureNote failure={failure} lead={t('saveFailed')} />
    return (
      <Note kind="error">
        <KeyedText value={named} />
      </Note>
    )
  }
  if (!news) return null
  const { text, what, kind = 'success', edit, clash } = news
  return (
    <Note kind={kind}>
      <span>
        <KeyedText value={text} />
        {what && <KeyedText value={` ${what}`} />}
      </span>
      {edit && edit === model.tree.history.last.value && (
        <Button kind="secondary" label={inTree('undo')} onPress={model.takeBack} />
      )}
      {clash && <Choice model={model} clash={clash} />}
    </Note>
  )
}

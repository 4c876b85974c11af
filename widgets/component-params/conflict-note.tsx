import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import type { DraftValue } from './draft.ts'
import type { Editing } from './editing.ts'
import { listDifferences } from './merge-drafts.ts'
import { t } from './messages.ts'
import type { Editor } from './model.ts'

/** Two editors, two opinions: both are shown, and this one decides. */
export function ConflictNote({
  editor,
  editing,
  onSave,
}: {
  editor: Editor
  editing: Editing
  onSave: () => void
}): ReactNode {
  useSignals()
  const [draft, theirs] = [editing.draft.value, editing.theirs.value]
  if (!draft || !theirs) return null
  return (
    <div className="ostrov-editor-conflict">
      <Note kind="error">
        <KeyedText value={theirs.by ? t('conflictBy', { name: theirs.by }) : t('conflict')} />
        <span>{t('conflictHelp')}</span>
      </Note>
      <dl>
        {listDifferences(draft, theirs.draft).map(({ name, mine, theirs: other }) => (
          <div key={name ?? ''}>
            <dt>{name === null ? t('when') : (editing.described[name]?.label ?? name)}</dt>
            <Opinion label={t('mine')} value={mine} />
            <Opinion label={t('theirs')} value={other} />
          </div>
        ))}
      </dl>
      <div className="ostrov-editor-row">
        <Button
          label={t('keepMine')}
          onPress={() => {
            editing.keepMine()
            onSave()
          }}
        />
        <Button kind="secondary" label={t('takeTheirs')} onPress={() => editor.takeTheirs(editing)} />
      </div>
    </div>
  )
}

const Opinion = ({ label, value }: { label: string; value: DraftValue | undefined }): ReactNode => (
  <dd dir="auto">
    <span className="ostrov-muted">{label}: </span>
    <KeyedText value={spell(value)} />
  </dd>
)

function spell(value: DraftValue | undefined): string {
  if (value === undefined || value === '') return t('emptyValue')
  if (typeof value === 'boolean') return t(value ? 'on' : 'off')
  return typeof value === 'string' ? value : value.join(', ')
}

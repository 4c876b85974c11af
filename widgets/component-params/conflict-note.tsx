import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { CatalogueParam } from '#core/api/cms/component-catalogue.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { type DraftValue, pickOwn } from './draft.ts'
import { tDraft } from './draft-messages.ts'
import type { Editing } from './editing.ts'
import { listDifferences } from './merge-drafts.ts'
import { t } from './messages.ts'
import type { Editor } from './model.ts'
import { spellValue } from './spell-value.ts'

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
        <KeyedText value={theirs.by ? tDraft('conflictBy', { name: theirs.by }) : t('conflict')} />
        <span>{tDraft('conflictHelp')}</span>
      </Note>
      <dl>
        {listDifferences(draft, theirs.draft).map(({ name, mine, theirs: other }) => (
          <div key={name ?? ''}>
            <dt>{name === null ? t('when') : (editing.described[name]?.label ?? name)}</dt>
            <Opinion label={tDraft('mine')} value={mine} description={pickDescription(editing, name)} />
            <Opinion label={tDraft('theirs')} value={other} description={pickDescription(editing, name)} />
          </div>
        ))}
      </dl>
      <div className="ostrov-editor-row">
        <Button
          label={tDraft('keepMine')}
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

const pickDescription = ({ described }: Editing, name: string | null): CatalogueParam | undefined =>
  name === null ? undefined : pickOwn(described, name)

const Opinion = ({
  label,
  value,
  description,
}: {
  label: string
  value: DraftValue | undefined
  description: CatalogueParam | undefined
}): ReactNode => (
  <dd dir="auto">
    <span className="ostrov-muted">{label}: </span>
    <KeyedText value={spellValue(value, description)} />
  </dd>
)

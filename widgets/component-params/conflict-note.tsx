import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import type { CatalogueParam } from '#core/api/cms/component-catalogue.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { type DraftValue, pickOwn } from './draft.ts'
import { tDraft } from './draft-messages.ts'
import type { Editing, Gone } from './editing.ts'
import { listDifferences } from './merge-drafts.ts'
import { t } from './messages.ts'
import { spellValue } from './spell-value.ts'

/** Two editors, two opinions: both are shown, and this one decides in the foot of the form. */
export function ConflictNote({ editing }: { editing: Editing }): ReactNode {
  useSignals()
  const place = useRef<HTMLDivElement>(null)
  // Whoever pressed something in the foot of the form sees all of what that met.
  useEffect(() => {
    const foot = place.current?.parentElement?.querySelector('.ostrov-form-actions')
    if (foot?.contains(document.activeElement)) place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [draft, theirs] = [editing.draft.value, editing.theirs.value]
  if (!draft || !theirs) return null
  return (
    <div ref={place} className="ostrov-editor-conflict">
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
    </div>
  )
}

/** Somebody else took it off the page: what was typed stays, and this one decides in the foot of the form. */
export const GoneNote = ({ gone: { by } }: { gone: Gone }): ReactNode => (
  <div className="ostrov-editor-conflict">
    <Note kind="error">
      <KeyedText value={by ? tDraft('goneBy', { name: by }) : tDraft('gone')} />
      <span>{tDraft('goneHelp')}</span>
    </Note>
  </div>
)

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

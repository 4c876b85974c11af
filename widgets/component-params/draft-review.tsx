import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { CatalogueEntry } from '#core/api/cms/component-catalogue.ts'
import type { DraftChange } from '#core/api/cms/page-draft.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { describePlace } from './describe-place.ts'
import { PreviewLink } from './draft-bar.tsx'
import { Differences, findPlaced } from './draft-differences.tsx'
import { tDraft } from './draft-messages.ts'
import { leadTo } from './lead-to.ts'
import { t } from './messages.ts'
import type { Editor } from './model.ts'
import { nameComponent } from './name-component.ts'
import { NewTab } from './new-tab.tsx'
import { readPlacedParams } from './placed.ts'
import { useTold } from './reference-name.tsx'
import { tReview } from './review-messages.ts'
import { readShownState } from './shown-state.ts'
import { tellComponent } from './tell-component.ts'
import { tellNeeds } from './tell-needs.ts'
import { useFocusedHeading } from './use-focused-heading.ts'

/** All that publishing changes, to be looked through before. */
export function DraftReview({ editor }: { editor: Editor }): ReactNode {
  useSignals()
  const heading = useFocusedHeading()
  const changes = editor.draft.data.value?.changes ?? []
  const isBusy = editor.draft.isBusy.value
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {tReview('changes')}
      </h3>
      {/* Whose answer was lost may see them already. */}
      {!editor.draft.failure.value?.isOutcomeUnknown && (
        <p className="ostrov-muted">{changes.length > 0 ? tReview('changesHelp') : tDraft('draftNone')}</p>
      )}
      {editor.isSavedToReview.value && <Note kind="info">{tReview('savedToo')}</Note>}
      <ul className="ostrov-editor-changes">
        {changes.map(change => (
          <Change key={`${change.pk} ${change.kind}`} editor={editor} change={change} />
        ))}
      </ul>
      {/* These alone stay in sight: beside a phone's page there is little room to read. */}
      {changes.length > 0 && (
        <div className="ostrov-form-actions">
          <Button label={t('publish')} isBusy={isBusy} onPress={() => void editor.publish()} />
          <PreviewLink />
        </div>
      )}
      <div className="ostrov-editor-row">
        <Button
          kind="secondary"
          label={t('back')}
          onPress={() => {
            editor.isReviewing.value = false
          }}
        />
        {changes.length > 0 && (
          <Button
            kind="danger"
            label={t('discard')}
            isUnavailable={isBusy}
            onPress={() => void editor.discard()}
          />
        )}
      </div>
    </>
  )
}

/** What has become public, and the way to see it there. */
export function PublishedNote({ editor }: { editor: Editor }): ReactNode {
  useSignals()
  const heading = useFocusedHeading()
  return (
    <Note kind="success">
      <h3 ref={heading} tabIndex={-1}>
        {tReview('publishedHead')}
      </h3>
      <p>{tReview('publishedNow')}</p>
      <ul className="ostrov-editor-published">
        {editor.lastPublished.value.map(change => (
          <Published key={`${change.pk} ${change.kind}`} editor={editor} change={change} />
        ))}
      </ul>
      {/* A server may keep no former page. */}
      {editor.draft.data.value?.can_undo && <p>{tReview('goBack')}</p>}
      <a
        className="ostrov-button"
        data-kind="secondary"
        href={leadTo('visit', location.href)}
        target="_blank"
        rel="noopener"
      >
        {tReview('openPublished')}
        <NewTab />
      </a>
    </Note>
  )
}

function Published({ editor, change }: { editor: Editor; change: DraftChange }): ReactNode {
  useSignals()
  const name = useChangedName(editor, change)
  return (
    <li>
      <KeyedText value={`${tReview(KINDS[change.kind])}: ${name}`} />
    </li>
  )
}

/** By what tells it from others of its kind; one that is gone by what it had, and by its number, as the page shows it no more. */
function useChangedName(editor: Editor, change: DraftChange): string {
  const { kind, component, pk, number, params } = change
  const entry = pickEntry(editor, change)
  const isGone = kind === 'removed'
  const label = [entry?.label ?? component, number].filter(Boolean).join(' ')
  const name = isGone ? label : nameComponent({ component, entry, pk: String(pk) })
  const element = findPlaced(String(pk))
  const values = element && readPlacedParams(element)
  const toldBy = tellComponent(entry?.params ?? {}, one =>
    isGone ? params.find(param => param.name === one)?.before : values?.get(one),
  )
  const title = useTold(editor, toldBy)
  return title ? tReview('titled', { name, title }) : name
}

function pickEntry({ catalogue }: Editor, { component }: DraftChange): CatalogueEntry | undefined {
  const { widgets = {} } = catalogue.value ?? {}
  return Object.hasOwn(widgets, component) ? widgets[component] : undefined
}

const KINDS = {
  added: 'changeAdded',
  changed: 'changeChanged',
  moved: 'changeMoved',
  removed: 'changeRemoved',
} as const

function Change({ editor, change }: { editor: Editor; change: DraftChange }): ReactNode {
  useSignals()
  const name = useChangedName(editor, change)
  const entry = pickEntry(editor, change)
  const { kind, pk } = change
  const isNew = editor.draft.isNew(change)
  const element = kind === 'removed' ? undefined : findPlaced(String(pk))
  const values = element && readPlacedParams(element)
  const needs = values
    ? [...tellNeeds(editor.catalogue.value, entry?.params ?? {}, one => values.get(one)).values()]
    : []
  const place =
    (kind === 'added' || kind === 'moved') && element && describePlace(element, editor.components.value)
  return (
    <li data-change={kind} data-new={isNew || undefined}>
      <span className="ostrov-editor-drafted">
        <KeyedText
          value={isNew ? tReview('changeNew', { change: tReview(KINDS[kind]) }) : tReview(KINDS[kind])}
        />
      </span>{' '}
      <KeyedText as="strong" value={name} />
      {place && (
        <>
          {' '}
          <KeyedText value={place} />
        </>
      )}
      {element && readShownState(element) === 'empty' && <Note kind="warning">{tReview('changeEmpty')}</Note>}
      {needs.map(({ told }) => (
        <Note key={told} kind="warning">
          {told}
        </Note>
      ))}
      <Differences editor={editor} change={change} entry={entry} />
    </li>
  )
}

import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { CatalogueEntry } from '#core/api/cms/component-catalogue.ts'
import type { DraftChange } from '#core/api/cms/page-draft.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { describePlace } from './describe-place.ts'
import { type DraftValue, pickOwn, readDraft } from './draft.ts'
import { PreviewLink } from './draft-bar.tsx'
import { tDraft } from './draft-messages.ts'
import { leadTo } from './lead-to.ts'
import { t } from './messages.ts'
import type { Editor } from './model.ts'
import { nameComponent } from './name-component.ts'
import { NewTab } from './new-tab.tsx'
import { Picture } from './picture.tsx'
import { listPlaced, readPlacedParams } from './placed.ts'
import { ReferenceName, useTold } from './reference-name.tsx'
import { tReview } from './review-messages.ts'
import { readShownState } from './shown-state.ts'
import { nameSitePage } from './site-pages.ts'
import { spellValue } from './spell-value.ts'
import { tellComponent } from './tell-component.ts'
import { tellNeeds } from './tell-needs.ts'
import { useFocusedHeading } from './use-focused-heading.ts'
import { nameMoment } from './when-field.tsx'

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
      <div className="ostrov-form-actions">
        {changes.length > 0 && (
          <>
            <Button label={t('publish')} isBusy={isBusy} onPress={() => void editor.publish()} />
            <PreviewLink />
          </>
        )}
        <Button
          kind="secondary"
          label={t('back')}
          onPress={() => {
            editor.isReviewing.value = false
          }}
        />
        {changes.length > 0 && (
          <Button
            kind="quiet"
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
  const { kind, pk, params, when } = change
  // What nobody sees any more is not compared.
  const differing = kind === 'removed' ? [] : params
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
      <dl>
        {differing.map(({ name: param, before, after }) => (
          <Difference
            key={param}
            label={pickOwn(entry?.params ?? {}, param)?.label ?? param}
            before={
              <Value
                editor={editor}
                name={param}
                value={before}
                entry={entry}
                alt={readAlt(change, param, 'before')}
              />
            }
            after={
              <Value
                editor={editor}
                name={param}
                value={after}
                entry={entry}
                alt={readAlt(change, param, 'after')}
              />
            }
            isNew={kind === 'added'}
          />
        ))}
        {when && (
          <Difference
            label={t('when')}
            before={<KeyedText value={nameMoment(when.before ?? entry?.when ?? '')} />}
            after={<KeyedText value={nameMoment(when.after ?? entry?.when ?? '')} />}
            isNew={kind === 'added'}
          />
        )}
      </dl>
    </li>
  )
}

const Difference = ({
  label,
  before,
  after,
  isNew,
}: {
  label: string
  before: ReactNode
  after: ReactNode
  isNew: boolean
}): ReactNode => (
  <div>
    <dt>{label}</dt>
    {!isNew && (
      <dd dir="auto">
        <del>{before}</del>
      </dd>
    )}
    <dd dir="auto">
      <ins>{after}</ins>
    </dd>
  </div>
)

type ParamValue = DraftChange['params'][number]['before']

interface ValueSetting {
  editor: Editor
  name: string
  value: ParamValue
  entry: CatalogueEntry | undefined
  /** What a picture shows, in words. */
  alt: string
}

/** What the server knows by a name is told by it, a page by its name and path, a picture is shown, and all else stands as in its field. */
function Value({ editor, name, value, entry, alt }: ValueSetting): ReactNode {
  const { of, kind, label = '' } = (entry && pickOwn(entry.params, name)) ?? {}
  if (of && value) return <ReferenceName editor={editor} of={of} id={String(value)} />
  if (kind === 'image' && value) return <Picture address={String(value)} alt={alt || label} />
  const page = kind === 'link' && nameSitePage(String(value))
  return <KeyedText value={page || spell(name, value, entry)} />
}

/** What the component says of a picture, before or after the change. */
function readAlt({ pk, params }: DraftChange, name: string, side: 'before' | 'after'): string {
  const changed = params.find(param => param.name === `${name}Alt`)
  const element = findPlaced(String(pk))
  return String((changed ? changed[side] : element && readPlacedParams(element).get(`${name}Alt`)) ?? '')
}

const findPlaced = (pk: string): HTMLElement | undefined =>
  listPlaced().find(({ dataset }) => dataset.componentPk === pk)

/** A value as its field would show it, in the words of its choice; the default where nothing is set. */
function spell(name: string, value: ParamValue, entry: CatalogueEntry | undefined): string {
  const description = entry && pickOwn(entry.params, name)
  if (!description) return value === null ? t('emptyValue') : String(value)
  const saved = { params: [{ name, value, type: '' }], when: null }
  const read: DraftValue | undefined = readDraft(saved, { [name]: description }).values.get(name)
  return spellValue(read, description)
}

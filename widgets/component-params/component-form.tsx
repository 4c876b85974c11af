import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect } from 'react'
import { BREAKPOINTS } from '#core/breakpoints.ts'
import { words } from '#core/intl/words.ts'
import { announce } from '#kit/feedback/announce.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { ComponentActions } from './component-actions.tsx'
import { ConflictNote, GoneNote } from './conflict-note.tsx'
import type { Editing } from './editing.ts'
import { FormFooter, SaveFailure } from './form-footer.tsx'
import { countFaults, markUnchosen } from './judge-draft.ts'
import { leadToFault } from './lead-to-fault.ts'
import { t } from './messages.ts'
import type { Editor } from './model.ts'
import { nameComponent } from './name-component.ts'
import { OtherParams } from './other-params.tsx'
import { bringIntoSight, outline } from './outline.ts'
import { ParamFields } from './param-fields.tsx'
import { tellNeeds } from './tell-needs.ts'
import { useFocusedHeading } from './use-focused-heading.ts'
import { WhenField } from './when-field.tsx'

/** One component: what it is, its params, and what can be done with it. */
export function ComponentForm({ editor, editing }: { editor: Editor; editing: Editing }): ReactNode {
  useSignals()
  const heading = useFocusedHeading()
  const { element, entry, loadFailure, draft } = editing
  // After the list's own outline is gone, and once the panel stands as it will.
  useEffect(() => {
    outline(element)
    bringIntoSight(element)
    return () => outline(null)
  }, [element])
  useHeadingAtTop(heading, draft.value !== null)
  // The list is anew whenever an island tells of its state.
  const isFailed = editor.components.value && element.dataset.state === 'failed'
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {nameComponent(editing)}
      </h3>
      {entry ? <Help text={entry.help} /> : <p className="ostrov-muted">{t('unknownComponent')}</p>}
      {isFailed && entry && <Trouble editing={editing} />}
      {loadFailure.value ? (
        <FailureNote failure={loadFailure.value} onRetry={() => void editing.load(true)} />
      ) : !draft.value ? (
        <p className="ostrov-muted" aria-busy="true">
          {words('loading')}
        </p>
      ) : (
        entry && <Form editor={editor} editing={editing} />
      )}
      <ComponentActions editor={editor} editing={editing} />
    </>
  )
}

/** Where the panel is low, its body begins with the heading of what was opened, so that the first field is in sight. */
function useHeadingAtTop(heading: RefObject<HTMLElement | null>, isLoaded: boolean): void {
  useLayoutEffect(() => {
    const body = heading.current?.closest('.ostrov-editor-body')
    if (!heading.current || !body || matchMedia(`(min-width: ${BREAKPOINTS.mobile}px)`).matches) return
    body.scrollTop += heading.current.getBoundingClientRect().top - body.getBoundingClientRect().top
  }, [heading, isLoaded])
}

/** Its first line, and all of it once that is pressed. */
const Help = ({ text }: { text: string }): ReactNode => (
  <details className="ostrov-editor-help">
    <summary>
      <KeyedText value={text} />
    </summary>
  </details>
)

/** Why the page shows the fallback in its place. */
function Trouble({ editing }: { editing: Editing }): ReactNode {
  useSignals()
  const isByParams = countFaults(editing.faults.value) > 0
  return (
    <Note kind="warning">
      <KeyedText value={isByParams ? t('failedParams') : t('failedOther')} />
    </Note>
  )
}

function Form({ editor, editing }: { editor: Editor; editing: Editing }): ReactNode {
  useSignals()
  const id = useUniqueId()
  const { entry, theirs, gone } = editing
  const draft = editing.draft.value
  const submit = () => save(editor, editing, id)
  useNews(editing)
  if (!draft || !entry) return null
  // The list is anew whenever the page has another component.
  const needs =
    editor.components.value && tellNeeds(editor.catalogue.value, entry.params, name => draft.values.get(name))
  return (
    <form
      noValidate
      className="ostrov-form"
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <ParamFields
        id={id}
        described={entry.params}
        draft={draft}
        faults={editing.faults.value}
        refused={editing.refused.value}
        needs={needs}
        onChange={(next, key) => editor.edit(editing, next, key)}
        onUnchosen={(name, isLeft) => {
          editing.unchosen.value = markUnchosen(editing.unchosen.peek(), name, isLeft)
        }}
        onSettle={editor.history.settle}
      />
      <WhenField
        id={`${id}-when`}
        when={draft.when}
        own={entry.when}
        fault={editing.faults.value.when ?? editing.refused.value.get('when')?.message}
        onChange={when => editor.edit(editing, { ...draft, when }, 'when')}
      />
      <OtherParams described={entry.params} draft={draft} onChange={next => editor.edit(editing, next)} />
      {gone.value ? <GoneNote gone={gone.value} /> : theirs.value && <ConflictNote editing={editing} />}
      <SaveFailure editing={editing} />
      <FormFooter editor={editor} editing={editing} onSave={submit} />
    </form>
  )
}

/** What another editor saved, and nothing here stood against, is said once it is shown. */
function useNews(editing: Editing): void {
  useSignals()
  const { version } = editing.saved.value ?? {}
  const news = editing.news.value
  useEffect(() => {
    if (news !== null && news === version) announce(t('newer'))
  }, [news, version])
}

/** Saves, or leads to the first field that is wrong. */
function save(editor: Editor, editing: Editing, id: string): void {
  const faults = editing.faults.peek()
  if (!leadToFault(faults, id)) void editor[editing.gone.peek() ? 'putBack' : 'save'](editing)
}

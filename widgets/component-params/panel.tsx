import { useSignals } from '@preact/signals-react/runtime'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { BREAKPOINTS } from '#core/breakpoints.ts'
import { words } from '#core/intl/words.ts'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useScrollPadding } from '#kit/focus/use-scroll-padding.ts'
import { useTopLayer } from '#kit/react/use-top-layer.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { ComponentForm } from './component-form.tsx'
import { ComponentList } from './component-list.tsx'
import { DraftBar, ReviewButton } from './draft-bar.tsx'
import { tDraft } from './draft-messages.ts'
import { DraftTrouble } from './draft-trouble.tsx'
import { LazyPart } from './lazy-part.tsx'
import { findAsked, isEditAsked, leadTo } from './lead-to.ts'
import { t } from './messages.ts'
import type { Editor } from './model.ts'
import { hasContent } from './new-component.ts'
import { NewTab } from './new-tab.tsx'
import { Picker, PickingNote } from './picker.tsx'

/** Where it would take most of the screen, it waits until it is asked for; beside a phone's page there is room for it. */
const hasRoom = (): boolean =>
  matchMedia(`(min-width: ${BREAKPOINTS.mobile}px)`).matches ||
  (isEditAsked() && matchMedia('(min-height: 600px)').matches)

const loadAdding = () => import('./add-component.tsx')
const loadReview = () => import('./draft-review.tsx')

/** What a page's own link past its contents leads to. */
const EDITOR_ID = 'ostrov-editor'

/** Milliseconds after which what an editor is likely to open next comes by itself. */
const LATER = 1500

function useLaterParts(): void {
  useEffect(() => {
    // What does not come is asked for again when it is opened.
    const timer = setTimeout(() => Promise.allSettled([loadAdding(), loadReview()]), LATER)
    return () => clearTimeout(timer)
  }, [])
}

/** Stands beside the page, which stays as usable as ever. */
export function Panel({ editor }: { editor: Editor }): ReactNode {
  useSignals()
  const id = useUniqueId()
  const root = useTopLayer()
  const body = useFocusInPlace<HTMLDivElement>()
  const [isOpen, setOpen] = useState(() => hasRoom() || findAsked() !== null)
  useScrollPadding(root, 'end')
  useLaterParts()

  return (
    <>
      <aside
        ref={root}
        popover="manual"
        id={EDITOR_ID}
        tabIndex={-1}
        className="ostrov-editor"
        aria-labelledby={id}
        data-open={isOpen}
        data-filling={isFilling(editor)}
        data-picking={editor.isPicking.value}
        onKeyDown={event => followKeys(event, editor)}
      >
        <header className="ostrov-editor-head">
          <h2 id={id}>{t('panel')}</h2>
          <Button kind="quiet" label={t(isOpen ? 'collapse' : 'expand')} onPress={() => setOpen(!isOpen)} />
          {editor.isPicking.value ? <PickingNote editor={editor} /> : <OutcomeNote editor={editor} />}
        </header>
        {/* biome-ignore lint/a11y/useSemanticElements: no fieldset of a form, but named where it takes the focus */}
        <div
          ref={body}
          hidden={!isOpen}
          role="group"
          aria-labelledby={id}
          tabIndex={-1}
          className="ostrov-editor-body"
        >
          <Body editor={editor} isOpen={isOpen} />
        </div>
      </aside>
      {editor.isPicking.value && <Picker editor={editor} />}
    </>
  )
}

/** Whether more than the list of components is open. */
const isFilling = ({ isReviewing, isAdding, chosen }: Editor): boolean =>
  isReviewing.value || isAdding.value || chosen.value !== null

/** What came of the last saving or moving; why it failed is told where it was asked for. */
function OutcomeNote({ editor }: { editor: Editor }): ReactNode {
  useSignals()
  // What was published is told with a list of it.
  const outcome = editor.outcome.value === 'published' ? null : editor.outcome.value
  const text = outcome && (typeof outcome === 'object' ? outcome.text : t(outcome))
  useEffect(() => {
    if (text) announce(text)
  }, [outcome])
  return <p className="ostrov-editor-outcome">{text && <KeyedText value={text} />}</p>
}

function Body({ editor, isOpen }: { editor: Editor; isOpen: boolean }): ReactNode {
  useSignals()
  const chosen = editor.chosen.value
  const failure = editor.structure.failure.value
  if (!editor.isReady.value)
    return (
      <>
        <Toolbar editor={editor} />
        <LoadFailure editor={editor} />
      </>
    )
  return (
    <>
      <Toolbar editor={editor} />
      {!editor.isReviewing.value && (editor.isAdding.value || !chosen) && (
        <DraftBar editor={editor} isShort={isFilling(editor)} />
      )}
      <DraftTrouble editor={editor} />
      {failure && <FailureNote failure={failure} lead={t('saveError')} newTab={<NewTab />} />}
      {editor.isReviewing.value ? (
        <LazyPart load={loadReview}>{({ DraftReview }) => <DraftReview editor={editor} />}</LazyPart>
      ) : editor.isAdding.value ? (
        <LazyPart load={loadAdding}>{({ AddComponent }) => <AddComponent editor={editor} />}</LazyPart>
      ) : chosen ? (
        <ComponentForm key={chosen.pk} editor={editor} editing={chosen} />
      ) : (
        <>
          {editor.outcome.value === 'published' && (
            <LazyPart load={loadReview}>{({ PublishedNote }) => <PublishedNote editor={editor} />}</LazyPart>
          )}
          <ComponentList editor={editor} isOpen={isOpen} />
        </>
      )}
    </>
  )
}

/** Why nothing can be edited yet; until that is known, it is loading. */
export function LoadFailure({ editor }: { editor: Editor }): ReactNode {
  useSignals()
  const failure = editor.failure.value
  return failure ? (
    <FailureNote
      failure={failure}
      lead={t('panelMissing')}
      isBusy={editor.isLoading.value}
      onRetry={editor.reload}
    />
  ) : (
    <p className="ostrov-muted" aria-busy="true">
      {words('loading')}
    </p>
  )
}

function Toolbar({ editor }: { editor: Editor }): ReactNode {
  useSignals()
  const { canUndo, canRedo } = editor.history
  const count = editor.dirty.value.length
  const isBusy = editor.dirty.value.some(({ submission }) => submission.isPending.value)
  const travelBy = (way: 'undo' | 'redo', can: boolean): ReactNode => (
    <Button
      kind="secondary"
      label={t(way)}
      title={t(way)}
      isUnavailable={!can}
      onPress={() => void travel(editor, way)}
    />
  )
  const chosen = editor.isAdding.value || editor.isReviewing.value ? null : editor.chosen.value
  return (
    <div className="ostrov-editor-row" data-ways={chosen !== null || undefined}>
      {/* Of what is off the page the foot of the form decides. */}
      {chosen && !chosen.gone.value && (
        <Button kind="quiet" label={t('back')} title={t('back')} onPress={() => editor.leave()} />
      )}
      {travelBy('undo', canUndo.value)}
      {travelBy('redo', canRedo.value)}
      {chosen && <ReviewButton editor={editor} />}
      {count > 1 && <Button label={t('saveAll', { count })} isBusy={isBusy} onPress={editor.saveAll} />}
      {isEditAsked() && (
        <a
          className="ostrov-button ostrov-editor-leave"
          data-kind="quiet"
          title={tDraft('leave')}
          href={leadTo('visit', location.href)}
        >
          {tDraft('leave')}
        </a>
      )}
      <TraveledNote {...editor} />
    </div>
  )
}

async function travel(editor: Editor, way: 'undo' | 'redo'): Promise<void> {
  editor.outcome.value = null
  await editor.history[way]()
}

/** What was undone or done again, to be read and heard. */
function TraveledNote({ history, isOverPublishing }: Editor): ReactNode {
  useSignals()
  const traveled = history.traveled.value
  const { way = 'undo', name, isSaved } = traveled ?? {}
  const told =
    isSaved && isOverPublishing.value
      ? tDraft(way === 'undo' ? 'unpublished' : 'republished')
      : t(way === 'undo' ? 'undone' : 'redone', { of: name ? `: ${name}` : '' })
  useEffect(() => {
    if (traveled) announce(told)
  }, [traveled, told])
  return traveled && <KeyedText as="p" className="ostrov-muted" value={told} />
}

/** A new component in which nothing stands yet is left like by its button. */
function giveUpEmpty({ isAdding, started, leave }: Editor): void {
  const begun = started.peek()
  if (!isAdding.peek() || !begun || hasContent(begun)) return
  started.value = null
  leave()
}

/** The keys that editors know; a field's own undo would not know of the component's. */
function followKeys(event: KeyboardEvent, editor: Editor): void {
  if (event.key === 'Escape' && !event.defaultPrevented) giveUpEmpty(editor)
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return
  const key = event.key.toLowerCase()
  const way = key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' ? 'redo' : null
  if (way) {
    event.preventDefault()
    void travel(editor, way)
  } else if (key === 's') {
    event.preventDefault()
    const chosen = editor.chosen.peek()
    if (chosen) void editor.save(chosen)
  }
}

import { useSignals } from '@preact/signals-react/runtime'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useScrollPadding } from '#kit/focus/use-scroll-padding.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { AddComponent } from './add-component.tsx'
import { ComponentForm } from './component-form.tsx'
import { ComponentList } from './component-list.tsx'
import type { T } from './island.ts'
import type { Editor } from './model.ts'
import { Picker } from './picker.tsx'

/** Stands beside the page, which stays as usable as ever. */
export function Panel({ editor, t }: { editor: Editor; t: T }): ReactNode {
  useSignals()
  const id = useUniqueId()
  const root = useRef<HTMLElement>(null)
  const body = useFocusInPlace<HTMLDivElement>()
  const [isOpen, setOpen] = useState(true)
  const chosen = editor.chosen.value
  const failure = editor.structure.failure.value

  // Also after a change: an island that was moved in the page has fallen out of the top layer.
  useEffect(() => raise(root.current))
  useScrollPadding(root, 'end')

  return (
    <>
      <aside
        ref={root}
        popover="manual"
        className="ostrov-editor"
        aria-labelledby={`${id}-title`}
        data-open={isOpen}
        onKeyDown={event => followKeys(event, editor, t)}
      >
        <header className="ostrov-editor-head">
          <h2 id={`${id}-title`}>{t('panel')}</h2>
          <button
            type="button"
            className="ostrov-button"
            data-kind="quiet"
            aria-controls={`${id}-body`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('collapse') : t('expand')}
          </button>
        </header>
        <div id={`${id}-body`} hidden={!isOpen} ref={body} tabIndex={-1} className="ostrov-editor-body">
          <Toolbar editor={editor} t={t} />
          {failure && <FailureNote failure={failure} lead={t('structureFailed')} />}
          {editor.isAdding.value ? (
            <AddComponent editor={editor} t={t} />
          ) : chosen ? (
            <ComponentForm key={chosen.pk} editor={editor} editing={chosen} t={t} />
          ) : (
            <ComponentList editor={editor} t={t} />
          )}
        </div>
      </aside>
      {editor.isPicking.value && <Picker editor={editor} t={t} />}
    </>
  )
}

function Toolbar({ editor, t }: { editor: Editor; t: T }): ReactNode {
  useSignals()
  const { canUndo, canRedo } = editor.history
  const count = editor.dirty.value.length
  const isBusy = editor.dirty.value.some(({ submission }) => submission.isPending.value)
  return (
    <div className="ostrov-editor-row">
      <Button
        kind="secondary"
        label={t('undo')}
        isBusy={!canUndo.value}
        onPress={() => void travel(editor, 'undo', t)}
      />
      <Button
        kind="secondary"
        label={t('redo')}
        isBusy={!canRedo.value}
        onPress={() => void travel(editor, 'redo', t)}
      />
      {count > 1 && (
        <Button
          label={t('saveAll', { count })}
          isBusy={isBusy}
          onPress={() => void editor.saveAll().then(isSaved => isSaved && announce(t('saved')))}
        />
      )}
    </div>
  )
}

async function travel(editor: Editor, way: 'undo' | 'redo', t: T): Promise<void> {
  if (await editor.history[way]()) announce(t(way === 'undo' ? 'undone' : 'redone'))
}

/** The keys that editors know; a field's own undo would not know of the component's. */
function followKeys(event: KeyboardEvent, editor: Editor, t: T): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return
  const key = event.key.toLowerCase()
  const way = key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' ? 'redo' : null
  if (way) {
    event.preventDefault()
    void travel(editor, way, t)
  } else if (key === 's') {
    event.preventDefault()
    const chosen = editor.chosen.peek()
    void chosen?.save().then(isSaved => isSaved && announce(t('saved')))
  }
}

/** Over all layers of the page, and out of any box of it that would hold what is fixed. */
function raise(root: HTMLElement | null): void {
  if (root && 'showPopover' in root && !root.matches(':popover-open')) root.showPopover()
}

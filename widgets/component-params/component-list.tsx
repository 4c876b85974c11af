import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { Live } from '#kit/feedback/keyed-text.tsx'
import type { Editing } from './editing.ts'
import type { T } from './island.ts'
import type { Editor } from './model.ts'
import { nameComponent } from './name-component.ts'
import { outline } from './outline.ts'

/** All components of the page in its order, with how they do. */
export function ComponentList({ editor, t }: { editor: Editor; t: T }): ReactNode {
  useSignals()
  const components = editor.components.value
  const isPicking = editor.isPicking.value
  const list = useRef<HTMLUListElement>(null)

  useLayoutEffect(() => {
    // Whoever comes back from a component is at its place in the list.
    const last = editor.takeLeft()
    if (last) list.current?.querySelector<HTMLElement>(`[data-pk="${CSS.escape(last.pk)}"]`)?.focus()
    return () => outline(null)
  }, [editor])

  return (
    <>
      <div className="ostrov-editor-row">
        {components.length > 0 && (
          <button
            type="button"
            className="ostrov-button"
            data-kind="secondary"
            aria-pressed={isPicking}
            onClick={() => {
              editor.isPicking.value = !isPicking
              announce(t(isPicking ? 'pickingEnded' : 'picking'))
            }}
          >
            {t('pick')}
          </button>
        )}
        {editor.structure.canChange && (
          <Button
            kind="secondary"
            label={t('add')}
            onPress={() => {
              editor.isAdding.value = true
            }}
          />
        )}
      </div>
      {isPicking && <Live as="p" className="ostrov-muted" value={t('picking')} />}
      <h3>{t('components')}</h3>
      {components.length === 0 ? (
        <p className="ostrov-muted">{t('empty')}</p>
      ) : (
        <ul ref={list} className="ostrov-editor-list">
          {components.map(editing => (
            <Entry key={editing.pk} editor={editor} editing={editing} t={t} />
          ))}
        </ul>
      )}
    </>
  )
}

function Entry({ editor, editing, t }: { editor: Editor; editing: Editing; t: T }): ReactNode {
  useSignals()
  const { element, pk } = editing
  const state = element.dataset.state ?? 'waiting'
  const show = () => outline(element)
  return (
    <li>
      <button
        type="button"
        className="ostrov-editor-entry"
        data-pk={pk}
        onClick={() => {
          editor.choose(editing)
          element.scrollIntoView({ block: 'center' })
        }}
        onFocus={show}
        onPointerEnter={show}
        onBlur={() => outline(null)}
        onPointerLeave={() => outline(null)}
      >
        <Live as="strong" value={nameComponent(editing)} />{' '}
        <span className="ostrov-editor-state" data-state={state}>
          <Live value={describeEntry(editing, state, t)} />
        </span>
      </button>
    </li>
  )
}

/** How it does, why not, and whether it is saved. */
function describeEntry(editing: Editing, state: string, t: T): string {
  const wrong = state === 'failed' ? editing.listWrong() : []
  const reason = wrong.length > 0 ? ` (${wrong.join(', ')})` : ''
  return `${describeState(state, t)}${reason}${editing.isDirty.value ? `, ${t('unsaved')}` : ''}`
}

function describeState(state: string, t: T): string {
  switch (state) {
    case 'ready':
      return t('stateReady')
    case 'failed':
      return t('stateFailed')
    case 'loading':
      return t('stateLoading')
    default:
      return t('stateWaiting')
  }
}

import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { announce } from '#kit/feedback/announce.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { AddButton } from './add-button.tsx'
import type { Editing } from './editing.ts'
import { t } from './messages.ts'
import type { Editor } from './model.ts'
import { MoveButtons } from './move-buttons.tsx'
import { nameComponent } from './name-component.ts'
import { outline } from './outline.ts'
import { readPlacedParams } from './placed.ts'
import { useTold } from './reference-name.tsx'
import { readShownState, type ShownState } from './shown-state.ts'
import { tellComponent } from './tell-component.ts'
import { tellNeeds, type UnmetNeed } from './tell-needs.ts'
import { nameMoment } from './when-field.tsx'

/** All components of the page in its order, with how they do; as long as the panel is closed, nothing is asked for them. */
export function ComponentList({ editor, isOpen }: { editor: Editor; isOpen: boolean }): ReactNode {
  useSignals()
  const components = editor.components.value
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)

  useLayoutEffect(() => {
    // Whoever comes back from a component is at its place in the list, and at its start where there is none.
    const left = editor.takeLeft()
    const entry = left && left !== 'gone' ? `[data-pk="${CSS.escape(left.pk)}"]` : 'none'
    if (left && document.activeElement === document.body)
      (list.current?.querySelector<HTMLElement>(entry) ?? heading.current)?.focus()
    return () => outline(null)
  }, [editor])

  return (
    <>
      <Start editor={editor} />
      <h3 ref={heading} tabIndex={-1}>
        {t('components')}
      </h3>
      {components.length === 0 ? (
        <p className="ostrov-muted">{t('empty')}</p>
      ) : (
        <ul ref={list} className="ostrov-editor-list">
          {components.map(editing => (
            <Entry key={editing.pk} editor={editor} editing={editing} isOpen={isOpen} />
          ))}
        </ul>
      )}
    </>
  )
}

/** The other ways to a component: picking one in the page, and making a new one. */
function Start({ editor }: { editor: Editor }): ReactNode {
  useSignals()
  const { components, isPicking } = editor
  return (
    <div className="ostrov-editor-row">
      {components.value.length > 0 && (
        <button
          type="button"
          className="ostrov-button"
          data-kind="secondary"
          aria-pressed={isPicking.value}
          onClick={() => {
            isPicking.value = !isPicking.value
            if (!isPicking.value) announce(t('pickingEnded'))
          }}
        >
          {t('pick')}
        </button>
      )}
      <AddButton editor={editor} />
    </div>
  )
}

function Entry({
  editor,
  editing,
  isOpen,
}: {
  editor: Editor
  editing: Editing
  isOpen: boolean
}): ReactNode {
  useSignals()
  const { element, pk } = editing
  // The list is anew whenever the page shows something else.
  const state = editor.components.value && readShownState(element)
  const read = (name: string): unknown => readPlacedParams(element).get(name)
  const toldBy = editor.components.value && tellComponent(editing.described, read)
  const needs =
    state === 'ready' ? [...tellNeeds(editor.catalogue.value, editing.described, read).values()] : []
  const told = useTold(editor, toldBy, isOpen)
  const isDrafted = editor.draft.data.value?.changes.some(change => change.pk === pk)
  const isUnsaved = editing.isDirty.value
  const show = () => outline(element)
  return (
    <li className="ostrov-editor-item">
      <button
        type="button"
        className="ostrov-editor-entry"
        data-pk={pk}
        onClick={() => editor.choose(editing)}
        onFocus={show}
        onPointerEnter={show}
        onBlur={() => outline(null)}
        onPointerLeave={() => outline(null)}
      >
        <KeyedText as="strong" value={nameComponent(editing)} />{' '}
        <span className="ostrov-editor-state" data-state={needs.length > 0 ? 'needing' : state}>
          <KeyedText value={describeEntry(editing, state, needs)} />
        </span>
        {told && <KeyedText className="ostrov-editor-told" value={told} />}
        {(isUnsaved || isDrafted) && (
          <span className="ostrov-editor-row">
            {isUnsaved && <KeyedText className="ostrov-editor-drafted" value={t('unsaved')} />}
            {isDrafted && <KeyedText className="ostrov-editor-drafted" value={t('unpublished')} />}
          </span>
        )}
      </button>
      <MoveButtons editor={editor} editing={editing} />
    </li>
  )
}

/** How it does, and why not. */
function describeEntry(editing: Editing, state: ShownState, [need]: readonly UnmetNeed[]): string {
  const wrong = state === 'failed' ? editing.listWrong() : []
  const reason = wrong.length > 0 ? ` (${wrong.join(', ')})` : ''
  const told = need ? t('stateNeeding', { component: need.component }) : describeState(state, editing)
  return `${told}${reason}`
}

function describeState(state: ShownState, { element, entry }: Editing): string {
  switch (state) {
    case 'ready':
      return t('stateReady')
    case 'failed':
      return t('stateFailed')
    case 'broken':
      return t('stateBroken')
    case 'empty':
      return t('stateEmpty')
    case 'quiet':
      return t('stateQuiet')
    case 'loading':
      return t('stateLoading')
    case 'waiting':
      return t('stateWaiting', { when: nameMoment(element.dataset.when ?? entry?.when ?? '') })
  }
}

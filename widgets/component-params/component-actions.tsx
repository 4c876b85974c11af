import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { AddButton } from './add-button.tsx'
import { copyText, pasteText, readClip, writeClip } from './clip.ts'
import { writeParams } from './draft.ts'
import type { Editing } from './editing.ts'
import { t } from './messages.ts'
import type { Editor } from './model.ts'
import { moveComponent } from './move-component.ts'
import { pasteClip } from './paste-clip.ts'

/** What can be done with a component beside setting its params. */
export function ComponentActions({ editor, editing }: { editor: Editor; editing: Editing }): ReactNode {
  useSignals()
  const [told, setTold] = useState('')
  const tell = (text: string): void => {
    setTold(text)
    announce(text)
  }
  const canParams = editing.draft.value !== null && editing.entry !== undefined
  return (
    <div className="ostrov-editor-actions">
      {canParams && (
        <div className="ostrov-editor-row">
          <Button
            kind="secondary"
            label={t('copy')}
            onPress={() => void copy(editing).then(() => tell(t('copied')))}
          />
          <Button
            kind="secondary"
            label={t('paste')}
            onPress={() => void paste(editor, editing).then(tell)}
          />
        </div>
      )}
      {!editing.gone.value && (
        <>
          <PlaceActions editor={editor} editing={editing} />
          <div className="ostrov-editor-row">
            <AddButton editor={editor} />
          </div>
        </>
      )}
      {/* Below the buttons, which are pressed several times at one place. */}
      {told && <KeyedText as="p" className="ostrov-muted" value={told} />}
    </div>
  )
}

/** Elsewhere on the page, or off it. */
function PlaceActions({ editor, editing }: { editor: Editor; editing: Editing }): ReactNode {
  useSignals()
  const { structure } = editor
  const row = useRef<HTMLDivElement>(null)
  const stay = useStayInPlace(row)
  const move = (way: -1 | 1): Promise<void> => {
    stay()
    return moveComponent(editor, editing, way)
  }
  const actions = [
    ['moveUp', () => move(-1)],
    ['moveDown', () => move(1)],
    ['remove', () => editor.remove(editing)],
  ] as const
  return (
    <div ref={row} className="ostrov-editor-row">
      {actions.map(([name, run]) => (
        <Button
          key={name}
          kind="secondary"
          label={t(name)}
          isBusy={structure.isBusy.value}
          onPress={() => void run()}
        />
      ))}
    </div>
  )
}

/** Milliseconds in which what comes of a press may be drawn. */
const DRAWN = 3000

/**
 * Whatever is told above a row of buttons, they stay where they were pressed: they are pressed several times, and another
 * button must not come under the pointer. Returns what begins it.
 */
function useStayInPlace(row: RefObject<HTMLElement | null>): () => void {
  const stop = useRef(() => {})
  useLayoutEffect(() => () => stop.current(), [])
  return () => {
    stop.current()
    const body = row.current?.closest<HTMLElement>('.ostrov-editor-body')
    if (!body) return
    /** Its place within all that can be scrolled. */
    const read = (): number => (row.current?.getBoundingClientRect().top ?? 0) + body.scrollTop
    let former = read()
    // The browser’s own way, which not each browser has, would come on top of it.
    body.style.overflowAnchor = 'none'
    const observer = new ResizeObserver(() => {
      const now = read()
      body.scrollTop += now - former
      former = now
    })
    // What is told in the head of the panel makes its body smaller.
    for (const part of [body, ...body.children]) observer.observe(part)
    const timer = setTimeout(() => stop.current(), DRAWN)
    stop.current = () => {
      clearTimeout(timer)
      observer.disconnect()
      body.style.removeProperty('overflow-anchor')
    }
  }
}

async function copy(editing: Editing): Promise<void> {
  const draft = editing.draft.peek()
  if (draft) await copyText(writeClip(editing.component, writeParams(draft, editing.described)))
}

/** Pastes whatever fits, and says what did and what didn't. */
async function paste(editor: Editor, editing: Editing): Promise<string> {
  const text = await pasteText()
  const clip = text === null ? null : readClip(text)
  const [draft, entry] = [editing.draft.peek(), editing.entry]
  if (!clip || !draft || !entry) return t('pasteNothing')
  const { draft: pasted, taken, left } = pasteClip(draft, clip, editing.component, entry)
  if (taken.length > 0 || clip.component === editing.component) editor.edit(editing, pasted)
  const name = (names: readonly string[]) =>
    names.map(one => entry.params[one]?.label ?? one.slice(0, 40)).join(', ')
  const texts = [
    taken.length > 0 && t('pasted', { names: name(taken) }),
    left.length > 0 && t('pasteLeft', { names: name(left) }),
  ].filter(Boolean)
  return texts.join(' ') || t('pasteNothing')
}

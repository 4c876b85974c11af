import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { words } from '#core/intl/words.ts'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { t } from './messages.ts'
import type { Editor } from './model.ts'
import { outline } from './outline.ts'
import { findPlacedAt } from './placed.ts'

function endPicking(editor: Editor): void {
  editor.isPicking.value = false
  announce(t('pickingEnded'))
}

/** What is to be done, and the way out of it; on a phone nothing else of the panel is there meanwhile. */
export function PickingNote({ editor }: { editor: Editor }): ReactNode {
  const bar = useRef<HTMLDivElement>(null)
  const text = t(matchMedia('(pointer: coarse)').matches ? 'pickingByTouch' : 'picking')

  useLayoutEffect(() => {
    const left = document.activeElement
    if (left instanceof HTMLElement && !left.checkVisibility()) bar.current?.querySelector('button')?.focus()
    announce(text)
    return () => {
      // Whoever gave it up is back where it began; a form that opens takes the focus by itself.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && left instanceof HTMLElement) left.focus()
      })
    }
  }, [text])

  return (
    <div ref={bar} className="ostrov-editor-outcome ostrov-editor-row">
      <KeyedText as="p" value={text} />
      <Button kind="secondary" label={words('cancel')} onPress={() => endPicking(editor)} />
    </div>
  )
}

/**
 * Lies over the page while a component is picked, so that nothing of the page is clicked by it; what is under the
 * pointer is outlined. By keyboard components are chosen in the panel's list.
 */
export function Picker({ editor }: { editor: Editor }): ReactNode {
  useSignals()
  const cover = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const life = new AbortController()
    addEventListener('keydown', event => event.key === 'Escape' && endPicking(editor), {
      signal: life.signal,
    })
    if (cover.current && 'showPopover' in cover.current) cover.current.showPopover()
    // On a phone the panel is a bar below it.
    const panel = document.querySelector<HTMLElement>('.ostrov-editor')
    const observer = new ResizeObserver(() =>
      cover.current?.style.setProperty('--ostrov-editor-bar', `${panel?.offsetHeight}px`),
    )
    if (panel) observer.observe(panel)
    return () => {
      observer.disconnect()
      life.abort()
      outline(null)
    }
  }, [editor])

  return (
    <div
      ref={cover}
      popover="manual"
      className="ostrov-editor-cover"
      aria-hidden="true"
      onPointerMove={event => outline(findPlacedAt(event.clientX, event.clientY))}
      onClick={event => {
        const found = findPlacedAt(event.clientX, event.clientY)
        if (found) editor.chooseElement(found)
      }}
    />
  )
}

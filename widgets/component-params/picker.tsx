import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { announce } from '#kit/feedback/announce.ts'
import { t } from './messages.ts'
import type { Editor } from './model.ts'
import { outline } from './outline.ts'
import { findPlacedAt } from './placed.ts'

/**
 * Lies over the page while a component is picked, so that nothing of the page is clicked by it; what is under the
 * pointer is outlined. By keyboard components are chosen in the panel's list.
 */
export function Picker({ editor }: { editor: Editor }): ReactNode {
  useSignals()
  const cover = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const life = new AbortController()
    const leave = (): void => {
      editor.isPicking.value = false
      announce(t('pickingEnded'))
    }
    addEventListener('keydown', event => event.key === 'Escape' && leave(), { signal: life.signal })
    if (cover.current && 'showPopover' in cover.current) cover.current.showPopover()
    return () => {
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

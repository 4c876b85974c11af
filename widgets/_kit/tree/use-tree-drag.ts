import { signal } from '@preact/signals-core'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { TreeControls } from '#core/state/tree-model.ts'
import type { Place } from '#core/state/tree-rules.ts'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import type { Drag } from './tree-drag.ts'

const load = () => import('./tree-drag.ts')

/**
 * Dragging by pointer events, which mouse, pen and finger share: the browser's own drag and drop knows no finger. A mouse
 * drags by the whole row, a finger by the handle, so that the page can still be scrolled. It comes after the rows.
 */
export function useTreeDrag(
  root: RefObject<HTMLElement | null>,
  model: TreeControls,
  onMove: (ids: readonly string[], to: Place) => void,
) {
  const [drag] = useState(() => signal<Drag | null>(null))
  const ghost = useRef<HTMLDivElement>(null)
  const move = useRef(onMove)
  move.current = onMove
  const { part } = useLazyModule(load, true)
  const dragging = useMemo(
    () => part?.createTreeDrag({ root, ghost, drag, model, onMove: (ids, to) => move.current(ids, to) }),
    [part, root, drag, model],
  )
  useEffect(() => {
    const cancel = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && drag.peek()) dragging?.stop()
    }
    addEventListener('keydown', cancel)
    return () => {
      removeEventListener('keydown', cancel)
      dragging?.stop()
    }
  }, [dragging, drag])
  return { drag, ghost, handlers: dragging?.handlers }
}

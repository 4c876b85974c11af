import type { Signal } from '@preact/signals-core'
import type { PointerEvent, RefObject } from 'react'
import type { TreeControls } from '#core/state/tree-model.ts'
import { type Place, pickPosition } from '#core/state/tree-rules.ts'

/** A press that goes no further is a click. */
const FAR = 6
/** How long one waits over a closed row until it opens, in milliseconds. */
const LINGER = 600
/** So near to the window's edge the page begins to scroll. */
const EDGE = 56

interface Pressed {
  id: string
  pointer: number
  x: number
  y: number
}

/** What is being dragged, and where it would go; null over where it can't. */
export interface Drag {
  ids: readonly string[]
  to: Place | null
}

interface Dragged {
  root: RefObject<HTMLElement | null>
  ghost: RefObject<HTMLElement | null>
  /** What it tells of itself. */
  drag: Signal<Drag | null>
  model: TreeControls
  onMove: (ids: readonly string[], to: Place) => void
}

/** What the pointer does on the tree; `stop` ends whatever is under way. */
export function createTreeDrag({ root, ghost, drag, model, onMove }: Dragged) {
  let pressed: Pressed | null = null
  let lingering: { id: string; timer: ReturnType<typeof setTimeout> } | null = null

  const stop = (): void => {
    pressed = null
    drag.value = null
    if (lingering) clearTimeout(lingering.timer)
    lingering = null
  }
  const linger = (id: string | null): void => {
    if (lingering?.id === id) return
    if (lingering) clearTimeout(lingering.timer)
    lingering = id === null ? null : { id, timer: setTimeout(() => model.setOpen(id, true), LINGER) }
  }
  return {
    stop,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        const target = event.target as Element
        const id = target.closest<HTMLElement>('[role=treeitem]')?.dataset.id
        const isGrip = event.pointerType === 'mouse' || target.closest('.ostrov-tree-handle') !== null
        if (!id || !isGrip || event.button !== 0 || target.closest('input, button')) return
        pressed = { id, pointer: event.pointerId, x: event.clientX, y: event.clientY }
      },
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        const from = pressed
        if (!from || from.pointer !== event.pointerId) return
        if (!drag.peek()) {
          if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return
          root.current?.setPointerCapture(event.pointerId)
          const marked = model.selected.peek().has(from.id)
          model.focus(from.id)
          drag.value = { ids: marked ? model.grip() : [from.id], to: null }
        }
        placeGhost(ghost.current, event)
        scrollAtEdge(event.clientY)
        const { ids } = drag.peek() ?? { ids: [] }
        const found = findPlace(root.current, model, event)
        const to = found && model.canMove(ids, found.to) ? found.to : null
        drag.value = { ids, to }
        linger(to?.position === 'first-child' && found?.isClosed ? to.target : null)
      },
      onPointerUp(): void {
        const { ids, to } = drag.peek() ?? {}
        stop()
        if (ids && to) onMove(ids, to)
      },
      onPointerCancel: stop,
    },
  }
}

function findPlace(root: HTMLElement | null, model: TreeControls, { clientX, clientY }: PointerEvent) {
  const line = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[role=treeitem]')
  const target = line?.dataset.id
  if (!line || !target || !root?.contains(line)) return null
  const { top, height } = line.getBoundingClientRect()
  const isOpen = line.getAttribute('aria-expanded') === 'true'
  const position = pickPosition((clientY - top) / height, isOpen)
  const isClosed = !isOpen && model.tree.peek().rows.get(target)?.children === true
  return { to: { target, position }, isClosed }
}

/** By the element's own style, which a strict policy allows to scripts; the row under the pointer is not hidden. */
function placeGhost(ghost: HTMLElement | null, { clientX, clientY }: PointerEvent): void {
  if (ghost) ghost.style.translate = `${clientX + 14}px ${clientY + 10}px`
}

function scrollAtEdge(y: number): void {
  if (y < EDGE) scrollBy(0, -16)
  else if (y > innerHeight - EDGE) scrollBy(0, 16)
}

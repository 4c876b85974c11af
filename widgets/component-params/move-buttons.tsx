import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Editing } from './editing.ts'
import { t } from './messages.ts'
import type { Editor } from './model.ts'
import { moveComponent } from './move-component.ts'
import { nameComponent } from './name-component.ts'
import { findNeighbour } from './placed.ts'

const WAYS = [
  [-1, '↑', 'moveUpOf'],
  [1, '↓', 'moveDownOf'],
] as const

/** Move a component within the list; the pressed one keeps the focus, wherever its row goes. */
export function MoveButtons({ editor, editing }: { editor: Editor; editing: Editing }): ReactNode {
  useSignals()
  const pressed = useRef<HTMLButtonElement | null>(null)
  // Where a browser has no `moveBefore`, a row that is put elsewhere in the page loses the focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus()
  })
  const isBusy = editor.structure.isBusy.value
  const label = nameComponent(editing)
  return WAYS.map(([way, sign, name]) => {
    // The list is anew whenever the page has another order.
    const isOff = isBusy || (editor.components.value && findNeighbour(editing.element, way) === null)
    return (
      <button
        key={way}
        type="button"
        className="ostrov-icon-button"
        aria-disabled={isOff || undefined}
        onClick={async ({ currentTarget }) => {
          if (isOff) return
          pressed.current = currentTarget
          await moveComponent(editor, editing, way)
          pressed.current = null
        }}
      >
        <span aria-hidden="true">{sign}</span>
        <span className="ostrov-hidden">{t(name, { label })}</span>
      </button>
    )
  })
}

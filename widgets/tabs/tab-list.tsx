import { useSignals } from '@preact/signals-react/runtime'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { TabsModel } from './model.ts'

/** So much of a neighbour is shown that it can be seen to go on there. */
const PEEK = 32

/** Where a key leads from a tab; the row is a ring. */
const MOVES: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The row of tabs; the arrow keys open what they come to, for all panels are on the page already. */
export function TabList({
  id,
  model,
  label,
  tabs,
}: {
  id: string
  model: TabsModel
  label: string
  tabs: readonly { name: string; label: string }[]
}): ReactNode {
  useSignals()
  const row = useRef<HTMLDivElement>(null)
  const active = model.active.value
  const findTab = (index: number) => row.current?.querySelectorAll('button')[index]

  useLayoutEffect(() => {
    const tab = row.current?.querySelectorAll('button')[active]
    if (row.current && tab) bringIntoRow(row.current, tab)
  }, [active])

  const followKey = (event: KeyboardEvent): void => {
    const move = Object.hasOwn(MOVES, event.key) ? MOVES[event.key] : undefined
    if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const next = move(active, tabs.length)
    model.open(next)
    findTab(next)?.focus()
  }

  return (
    <div ref={row} role="tablist" aria-label={label} className="ostrov-tabs-list" onKeyDown={followKey}>
      {tabs.map((tab, index) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          className="ostrov-tab"
          aria-selected={index === active}
          aria-controls={`${id}-panel-${index}`}
          tabIndex={index === active ? 0 : -1}
          onClick={event => {
            // Safari gives a button no focus for a click.
            event.currentTarget.focus()
            model.press(index)
          }}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** Moves the row alone: `scrollIntoView` would move the page too. */
function bringIntoRow(row: HTMLElement, tab: HTMLElement): void {
  const outer = row.getBoundingClientRect()
  const inner = tab.getBoundingClientRect()
  if (inner.left < outer.left + PEEK) row.scrollLeft -= outer.left + PEEK - inner.left
  else if (inner.right > outer.right - PEEK) row.scrollLeft += inner.right - outer.right + PEEK
}

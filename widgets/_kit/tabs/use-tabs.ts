import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'

/** So much of a neighbour is shown that it can be seen to go on there. */
const PEEK = 32

/** Where a key leads from a tab; the row is a ring. */
const MOVES: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

interface TabsOptions {
  /** What the ids of tabs and panels begin with. */
  id: string
  /** The accessible name of the row. */
  label: string
  count: number
  /** The place of the open tab in the row. */
  active: number
  /** Somebody came to a tab by a key, which opens it: all panels are on the page already. */
  onMove: (index: number) => void
  onPress: (index: number) => void
}

/**
 * A row of tabs by the ARIA practices: one stop for Tab, arrows between them. Returns what the row, each of its
 * buttons and each panel are given; which of them is open is the caller's to keep.
 */
export function useTabs({ id, label, count, active, onMove, onPress }: TabsOptions) {
  const row = useRef<HTMLDivElement>(null)
  const findTab = (index: number) => row.current?.querySelectorAll('button')[index]
  useLayoutEffect(() => {
    const tab = row.current?.querySelectorAll('button')[active]
    if (row.current && tab) bringIntoRow(row.current, tab)
  }, [active])

  return {
    row: {
      ref: row,
      role: 'tablist',
      'aria-label': label,
      onKeyDown(event: KeyboardEvent): void {
        const move = readMove(event)
        if (!move) return
        event.preventDefault()
        const next = move(active, count)
        onMove(next)
        findTab(next)?.focus()
      },
    },
    describeTab: (index: number) => ({
      type: 'button' as const,
      role: 'tab',
      id: `${id}-tab-${index}`,
      'aria-selected': index === active,
      'aria-controls': `${id}-panel-${index}`,
      tabIndex: index === active ? 0 : -1,
      onClick(event: MouseEvent<HTMLElement>): void {
        // Safari gives a button no focus for a click.
        event.currentTarget.focus()
        onPress(index)
      },
    }),
    describePanel: (index: number) => ({
      role: 'tabpanel',
      id: `${id}-panel-${index}`,
      'aria-labelledby': `${id}-tab-${index}`,
      'aria-hidden': index !== active || undefined,
      tabIndex: index === active ? 0 : undefined,
    }),
  }
}

const readMove = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey || !Object.hasOwn(MOVES, key) ? undefined : MOVES[key]

/** Moves the row alone: `scrollIntoView` would move the page too. */
function bringIntoRow(row: HTMLElement, tab: HTMLElement): void {
  const outer = row.getBoundingClientRect()
  const inner = tab.getBoundingClientRect()
  if (inner.left < outer.left + PEEK) row.scrollLeft -= outer.left + PEEK - inner.left
  else if (inner.right > outer.right - PEEK) row.scrollLeft += inner.right - outer.right + PEEK
}

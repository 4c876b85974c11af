import { type ReactNode, useEffect, useRef } from 'react'
import type { NotificationKind } from '#core/state/notifications.ts'
import { announce, clearNews } from './announce.ts'

/** A message in the flow of the page; errors are told at once, the rest politely. */
export function Note({
  kind,
  isShown = kind === 'error',
  children,
}: {
  /** Its look, and how screen readers learn of it: `error` at once, as an alert, the other kinds politely. */
  kind: NotificationKind
  /** Scrolls it into sight where the focus is in the same island: for the outcome of what the visitor has just done there. */
  isShown?: boolean
  /** The message; links and buttons in it are not read out with it. */
  children: ReactNode
}): ReactNode {
  const note = useRef<HTMLDivElement>(null)
  const told = useRef('')
  useEffect(() => {
    const text = readText(note.current)
    // An alert is read as it comes; a status that comes together with its text is not.
    if (text && text !== told.current) {
      if (kind === 'error') clearNews()
      else announce(text)
      if (isShown) show(note.current)
    }
    told.current = text
  })
  return (
    <div
      ref={note}
      className="ostrov-note"
      data-kind={kind}
      role={kind === 'error' ? 'alert' : undefined}
      dir="auto"
    >
      {children}
    </div>
  )
}

/** What a note says, without what can be done about it. */
const readText = (note: Element | null): string =>
  [...(note?.childNodes ?? [])]
    .filter(node => !(node instanceof Element && node.matches('a, button')))
    .map(node => node.textContent)
    .join(' ')

/** Whoever acted in this island sees what came of it, and where they are, however long the page is. */
function show(note: Element | null): void {
  const { activeElement: active } = document
  if (note?.closest('.ostrov')?.contains(active))
    // Twice the note: one that stays at an edge knows its place only then.
    for (const one of [note, active, note])
      if (one && !staysInSight(one)) one.scrollIntoView({ block: 'nearest' })
}

/** A bar at the window's edge lies in the page's scroll padding; to scroll it out of there leads away from the focus. */
function staysInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return element.closest('.ostrov-outcome-bar') !== null && top >= 0 && bottom <= innerHeight
}

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * When the message that has the focus goes away, the focus goes to the one that takes its place, and after the last
 * one back to where it came from. A visitor who is elsewhere is left there. Returns what a message's button tells
 * when it is given the focus.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): (from: EventTarget | null) => void {
  const origin = useRef<HTMLElement | null>(null)
  const listButtons = (): HTMLElement[] => [...(root.current?.querySelectorAll('button') ?? [])]
  // Looked up before a message is taken off the page, for then the focus is already lost.
  const position = listButtons().indexOf(globalThis.document?.activeElement as HTMLElement)

  useLayoutEffect(() => {
    if (position < 0 || root.current?.contains(document.activeElement)) return
    const rest = listButtons()
    const next = rest[position] ?? rest.at(-1) ?? origin.current
    next?.focus()
  })

  return from => {
    if (from instanceof HTMLElement && !root.current?.contains(from)) origin.current = from
  }
}

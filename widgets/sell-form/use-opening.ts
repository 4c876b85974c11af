import { type RefObject, useEffect, useRef } from 'react'
import { buyback } from '#core/buyback/buyback.ts'
import { forgetOpen, recallOpen, refreshEntry, rememberOpen } from './history-entry.ts'

/** Which wish to see it has had the focus; an island that is taken out and put back must not take it again. */
let focused: { key: string; opener: Element | null } | null = null

/** Brings something into sight, once more after the load: only then browsers go back to where the page was left. */
function bringLast(bring: () => void): () => void {
  const bringAgain = (): void => void requestAnimationFrame(bring)
  bring()
  if (document.readyState !== 'complete') addEventListener('load', bringAgain, { once: true })
  return () => removeEventListener('load', bringAgain)
}

/** Opening leads to the form; closing leads back, unless the visitor is somewhere else already. */
export function useFocusOnOpening(
  isOpen: boolean,
  key: string,
  heading: RefObject<HTMLElement | null>,
  hint: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (isOpen && focused?.key !== key) {
      focused = { key, opener: document.activeElement }
      heading.current?.focus({ preventScroll: true })
      return bringLast(() => {
        if (heading.current === document.activeElement) heading.current?.scrollIntoView({ block: 'start' })
      })
    }
    if (isOpen || !focused) return
    const { opener } = focused
    focused = null
    if (document.activeElement !== document.body) return
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
    const target = isThere ? opener : hint.current
    target?.focus()
  }, [isOpen, key, heading, hint])
}

/** An open form is open again after a reload, once its device can be sold. */
export function useReopening(
  device: string | null,
  isOpen: boolean,
  canOpen: boolean,
  hint: RefObject<HTMLElement | null>,
): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && device) rememberOpen(device)
    else if (wasOpen.current) forgetOpen()
    wasOpen.current = isOpen
  }, [device, isOpen])
  useEffect(() => {
    if (!canOpen || !recallOpen(device) || buyback.openForm.peek() !== null) return
    // What stands below it is out of sight when the form pushes it down, so nothing is seen to jump.
    hint.current?.scrollIntoView({ block: 'end' })
    requestAnimationFrame(() => requestAnimationFrame(() => buyback.showForm('sell')))
  }, [device, canOpen, hint])
  useEffect(() => {
    addEventListener('ostrov:restored', refreshEntry)
    return () => removeEventListener('ostrov:restored', refreshEntry)
  }, [])
}

/** Who comes back to a sold device is put where the long form was, below what is left of the page. */
export function useSoldInSight(isSold: boolean, hint: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isSold) return
    return bringLast(() => {
      if ((hint.current?.getBoundingClientRect().bottom ?? 0) < 0)
        hint.current?.scrollIntoView({ block: 'center' })
    })
  }, [isSold, hint])
}

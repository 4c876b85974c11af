import { useLayoutEffect, useRef } from 'react'
import { createWedge, type WedgeOptions } from './wedge.ts'

/** Listens to a scanner wherever the focus is, except in a dialog, which has things of its own to ask. */
export function useScanner(handlers: Required<Pick<WedgeOptions, 'onScan' | 'onUnread'>>): void {
  const current = useRef(handlers)
  current.current = handlers
  // Before anything is shown: whoever sees the page may scan.
  useLayoutEffect(() => {
    const wedge = createWedge({
      onScan: code => current.current.onScan(code),
      onUnread: () => current.current.onUnread(),
    })
    const listen = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog:modal')) return
      wedge.handleKey(event)
    }
    // First of all, so that a scan presses no button that happens to have the focus.
    addEventListener('keydown', listen, { capture: true })
    return () => {
      wedge.dispose()
      removeEventListener('keydown', listen, { capture: true })
    }
  }, [])
}

import { useLayoutEffect, useRef } from 'react'
import { createWedge, type WedgeOptions } from './wedge.ts'

/** Listens to a scanner wherever the focus is, except in a dialog, which has things of its own to ask. */
export function useScanner(onScan: (code: string) => void, options: Omit<WedgeOptions, 'onScan'> = {}): void {
  const current = useRef(onScan)
  current.current = onScan
  const { longestGap, shortest } = options
  // Before anything is shown: whoever sees the page may scan.
  useLayoutEffect(() => {
    const wedge = createWedge({
      ...(longestGap !== undefined && { longestGap }),
      ...(shortest !== undefined && { shortest }),
      onScan: code => current.current(code),
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
  }, [longestGap, shortest])
}

import { type RefObject, useEffect, useRef } from 'react'
import { namesDevice } from '#core/device/device-cascade.ts'
import { getPageQuery } from '#core/http/initial-data.ts'

/**
 * Who came by an address that names a device, or a part of it, sees its first question once it is there, without the
 * focus; a browser that leads back, or loads the page anew, knows itself where one was.
 */
export function useArrival(root: RefObject<HTMLElement | null>, isThere: boolean): void {
  const isAwaited = useRef(namesDevice(getPageQuery()))
  useEffect(() => {
    if (!isThere || !isAwaited.current) return
    isAwaited.current = false
    const [navigation] = performance.getEntriesByType('navigation')
    const isNew = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate'
    const isBusy = scrollY > 0 || document.activeElement !== document.body
    if (!isNew || isBusy || location.hash) return
    root.current?.querySelector('.ostrov-step[data-open]')?.scrollIntoView({ block: 'nearest' })
  }, [root, isThere])
}

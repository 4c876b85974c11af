import type { ReadonlySignal } from '@preact/signals-core'
import { getPageQuery } from '#core/http/initial-data.ts'

/** What an island enters: the buy-back or the service of the page. */
interface Enterable {
  showInitialData: (search: URLSearchParams, code?: string, type?: string) => void
  start: (search: URLSearchParams, code?: string, type?: string) => Promise<void>
  enter: (code?: string, type?: string) => boolean
  leave: () => void
  refresh: () => unknown
  /** Whether this entry of the history is a step within what is done with the device. */
  isInnerStep?: () => boolean
}

/** How long what was read counts as fresh, in milliseconds. */
const FRESH = 30_000

/**
 * An island's way into a device that is being chosen: it begins with what the browser's URL or its editor names, and
 * follows the URL. `read` changes with each reading of what goes stale.
 */
export function createDeviceEntry(
  device: Enterable,
  { code, type }: { code: string; type: string },
  read: ReadonlySignal<unknown>,
) {
  const begin = [code || undefined, type || undefined] as const
  const wanted = () => [getPageQuery(), ...begin] as const
  let readAt = performance.now()

  const replayUrl = (): void => void device.start(...wanted())
  const followUrl = (): void => {
    if (!device.isInnerStep?.()) replayUrl()
  }
  /** A page back from the bfcache may be of yesterday. */
  const refreshWhenStale = (): void => {
    if (performance.now() - readAt < FRESH) return
    readAt = performance.now()
    void device.refresh()
  }

  device.showInitialData(...wanted())
  return {
    /** Brings the device of the browser's URL. */
    replayUrl,
    mount(): () => void {
      addEventListener('popstate', followUrl)
      addEventListener('ostrov:restored', refreshWhenStale)
      const unsubscribe = read.subscribe(() => {
        readAt = performance.now()
      })
      // A page's script may have thrown the island out in the middle; what the visitor did is not lost by that.
      if (!device.enter(...begin)) replayUrl()
      return () => {
        removeEventListener('popstate', followUrl)
        removeEventListener('ostrov:restored', refreshWhenStale)
        unsubscribe()
        device.leave()
      }
    },
  }
}

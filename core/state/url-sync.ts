import type { CallOf } from '#core/http/read.ts'
import { applyUrl } from './browser-url.ts'
import { createResource } from './resource.ts'

export type UrlSync = ReturnType<typeof createUrlSync>

/** Asks the server for the URL of what is on the page, and shows it in the browser; only the newest question counts. */
export function createUrlSync() {
  const found = createResource<{ url: string }>({ gcTime: 0, onData: ({ url }) => applyUrl(url) })
  let timer: ReturnType<typeof setTimeout> | undefined

  const cancel = (): void => {
    clearTimeout(timer)
    found.unsubscribe()
  }
  return {
    cancel,
    /** Asks after a delay in milliseconds, so that a burst of changes asks once. */
    update(call: CallOf<{ url: string }>, delay = 0): void {
      cancel()
      timer = setTimeout(() => void found.fetch(call), delay)
    },
  }
}

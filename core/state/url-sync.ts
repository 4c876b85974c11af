import type { CallOf } from '#core/http/read.ts'
import { applySelectionUrl } from './browser-url.ts'
import { createResource } from './resource.ts'

export type UrlSync = ReturnType<typeof createUrlSync>

/** Asks the server for the URL of what is on the page, and shows it in the browser; only the newest question counts. */
export function createUrlSync() {
  const found = createResource<{ url: string }>({
    gcTime: 0,
    onData: ({ url }) => applySelectionUrl(url, isChosen),
  })
  let isChosen = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const cancel = (): void => {
    clearTimeout(timer)
    found.unsubscribe()
  }
  return {
    cancel,
    /** Asks after a delay in milliseconds, so that a burst of changes asks once; a step that was chosen says so. */
    update(call: CallOf<{ url: string }>, { delay = 0, isStep = false } = {}): void {
      cancel()
      isChosen = isStep
      timer = setTimeout(() => void found.fetch(call), delay)
    },
  }
}

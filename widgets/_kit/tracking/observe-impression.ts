import { createImpressionWatch, type ImpressionWatch } from '#core/tracking/impression-watch.ts'
import { flushImpressions } from '#core/tracking/track-impression.ts'

let watch: ImpressionWatch | undefined

/** Calls once, when a visitor has had half of the element in view for a second; returns what ends the watching. */
export function observeImpression(element: Element, onSeen: () => void): () => void {
  watch ??= startWatch()
  return watch.watch(element, onSeen)
}

function startWatch(): ImpressionWatch {
  const started = createImpressionWatch()
  const followTab = (): void => {
    const isHidden = document.visibilityState === 'hidden'
    started.setHidden(isHidden)
    if (isHidden) flushImpressions()
  }
  document.addEventListener('visibilitychange', followTab)
  followTab()
  return started
}

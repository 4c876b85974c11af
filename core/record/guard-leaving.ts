import { effect, type ReadonlySignal } from '@preact/signals-core'

/** Has the browser ask before it leaves the page while there are changes; the listener is there only then, for the bfcache. */
export function guardLeaving(isDirty: ReadonlySignal<boolean>): () => void {
  const ask = (event: Event): void => event.preventDefault()
  const stop = effect(() => {
    if (!isDirty.value) return
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  })
  return stop
}

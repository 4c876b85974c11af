import { type ReadonlySignal, signal } from '@preact/signals-core'
import { isOffline } from '#core/http/online.ts'

const online = signal(true)

/** Whether the browser says that it has a network; true until it is followed. */
export const isOnline: ReadonlySignal<boolean> = online

/** Follows the browser's word from now on; returns what ends that. */
export function followConnection(): () => void {
  const read = (): void => {
    online.value = !isOffline()
  }
  // A page that comes back from the browser's memory has missed the events in between.
  const events = ['online', 'offline', 'pageshow']
  read()
  for (const event of events) globalThis.addEventListener(event, read)
  return () => {
    for (const event of events) globalThis.removeEventListener(event, read)
  }
}

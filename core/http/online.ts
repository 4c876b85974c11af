import { createAbortError } from './failure.ts'

/** Whether the browser itself says that it has no network; true of nothing else. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false

/** Resolves at once, or when the browser is online again; rejects by the signal. */
export function waitUntilOnline(signal?: AbortSignal): Promise<void> {
  if (!isOffline()) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const done = new AbortController()
    const settle = (): void => {
      done.abort()
      if (signal?.aborted) reject(createAbortError('The call was aborted.'))
      else resolve()
    }
    if (signal?.aborted) return settle()
    globalThis.addEventListener('online', settle, { signal: done.signal })
    signal?.addEventListener('abort', settle, { signal: done.signal })
  })
}

/** Calls back once, as the browser says that it has a network again. */
export const onceOnline = (run: () => void): void =>
  globalThis.addEventListener?.('online', run, { once: true })

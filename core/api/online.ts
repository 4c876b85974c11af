/** Whether the browser itself says that it has no network; true of nothing else. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false

/** Resolves at once, or when the browser is online again; rejects by the signal. */
export function waitUntilOnline(signal?: AbortSignal): Promise<void> {
  if (!isOffline()) return Promise.resolve()
  return new Promise((resolve, reject) => {
    globalThis.addEventListener('online', () => resolve(), { once: true, ...(signal && { signal }) })
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), { once: true })
  })
}

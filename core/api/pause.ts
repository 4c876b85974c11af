/** Waits some milliseconds; an abort ends that at once, and whoever waited looks at the signal. */
export function pause(time: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(done, time)
    function done(): void {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    signal?.addEventListener('abort', done)
    if (signal?.aborted) done()
  })
}

const TRIES = 3

/**
 * Loads; after a failure three times more, after 1, 2 and 4 seconds, then whenever the network comes back, until the
 * signal. `onFailure` hears of each failure.
 */
export async function loadPatiently<T>(
  load: (query: string) => Promise<T>,
  onFailure: (error: unknown, willRetry: boolean) => void,
  signal: AbortSignal,
): Promise<T | undefined> {
  for (let tries = 0; ; tries++) {
    try {
      return await load(tries ? `?retry=${tries}` : '')
    } catch (error) {
      if (signal.aborted) return
      const willRetry = tries < TRIES
      onFailure(error, willRetry)
      await new Promise(done => {
        if (willRetry) setTimeout(done, 1000 * 2 ** tries)
        else addEventListener('online', done, { once: true, signal })
      })
    }
  }
}

import type { Placeholder } from './placeholder.ts'
import { fail } from './state.ts'

const TRIES = 3

/**
 * Loads what a placeholder needs. What fails is tried three times more, after 1, 2 and 4 seconds, then whenever the
 * network comes back, until the placeholder leaves the page; meanwhile it has failed.
 */
export async function loadPatiently<T>(
  placeholder: Placeholder,
  load: (query: string) => Promise<T>,
): Promise<T | undefined> {
  const { signal } = placeholder.life
  for (let tries = 0; ; tries++) {
    try {
      return await load(tries ? `?retry=${tries}` : '')
    } catch (error) {
      if (signal.aborted) return
      const willRetry = tries < TRIES
      fail(placeholder, `${error}`, willRetry)
      await new Promise(done => {
        if (willRetry) setTimeout(done, 1000 << tries)
        else addEventListener('online', done, { once: true, signal })
      })
    }
  }
}

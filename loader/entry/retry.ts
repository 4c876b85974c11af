import { waitForEvent } from './conditions.ts'
import type { Placeholder } from './placeholder.ts'
import { RETRY_ADDRESSES } from './retry-addresses.ts'
import { changeState } from './state.ts'

const TRIES = 3

/** What is on its way for all placeholders that need it, or has come. */
export interface Loading<T> {
  loading?: Promise<T> | undefined
}

/**
 * Loads what a placeholder needs; a thousand that need the same ask once. What fails is tried three times more, after
 * 1, 2 and 4 seconds, then whenever the network comes back; meanwhile the placeholder has failed. One that has left
 * the page waits for ever, so that nothing follows.
 */
export const loadWithRetry = async <T>(
  placeholder: Placeholder,
  shared: Loading<T>,
  load: (query: string) => Promise<T>,
): Promise<T> => {
  for (let tries = 0; ; tries < RETRY_ADDRESSES && tries++) {
    try {
      shared.loading ??= load(tries ? `?retry=${tries}` : '')
      return await shared.loading
    } catch (error) {
      shared.loading = undefined
      if (placeholder.phase === 'gone') return new Promise(() => {})
      const willRetry = tries < TRIES
      changeState(placeholder, 'failed', `${error}`, willRetry)
      await (willRetry
        ? new Promise(done => setTimeout(done, 1000 << tries))
        : waitForEvent(window, 'online', placeholder))
    }
  }
}

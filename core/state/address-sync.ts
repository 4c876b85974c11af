import { isAborted, toFailure } from '../api/failure.ts'
import { report } from '../report.ts'
import { applyAddress } from './address.ts'

/** Asks the server for the address of what is on the page, and shows it. */
export interface AddressSync {
  /** Asks after a pause; only the newest question is answered. */
  ask: (read: (options: { signal: AbortSignal }) => Promise<{ url: string }>, pause?: number) => void
  cancel: () => void
}

export function createAddressSync(): AddressSync {
  let running: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const cancel = (): void => {
    clearTimeout(timer)
    running?.abort()
    // Its reason remembers where it was aborted from, and with that the island that came to its end there.
    running = null
  }

  return {
    cancel,
    ask(read, pause = 0) {
      cancel()
      running = new AbortController()
      const { signal } = running
      timer = setTimeout(async () => {
        try {
          const { url } = await read({ signal })
          if (!signal.aborted) applyAddress(url)
        } catch (thrown) {
          if (isAborted(thrown)) return
          const { message, cause } = toFailure(thrown)
          report(message, cause)
        }
      }, pause)
    },
  }
}

import type { LoadMount, Mount } from './host.ts'
import type { Placeholder } from './placeholder.ts'
import type { LoadedModule, Registered } from './registry.ts'
import { fail } from './state.ts'
import { waitForEvent } from './wait-for-event.ts'

const TRIES = 3

/** The chunk that mounts, and the widget's own where there is one. */
type Chunks = [{ mount: Mount }, LoadedModule | undefined]

/** What a name stands for, with what is on its way for it or has come. */
export type Loadable = Partial<Registered> & { loading?: Promise<Chunks> }

/**
 * Loads what a placeholder needs; a thousand of one kind ask once. What fails is tried three times more, after 1, 2
 * and 4 seconds, then whenever the network comes back, until the placeholder leaves the page; meanwhile it has failed.
 */
export async function loadPatiently(
  placeholder: Placeholder,
  kind: Loadable,
  loadMount: LoadMount,
): Promise<Chunks | undefined> {
  for (let tries = 0; ; tries++) {
    const query = tries ? `?retry=${tries}` : ''
    try {
      kind.loading ??= Promise.all([loadMount(query), kind.load?.(query)])
      return await kind.loading
    } catch (error) {
      delete kind.loading
      if (placeholder.isGone) return
      const willRetry = tries < TRIES
      fail(placeholder, `${error}`, willRetry)
      await (willRetry
        ? new Promise(done => setTimeout(done, 1000 << tries))
        : waitForEvent(window, 'online', placeholder))
    }
  }
}

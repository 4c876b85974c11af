import type { LoadMount, Mount } from './host.ts'
import type { Placeholder } from './placeholder.ts'
import type { LoadedModule, Registered, Unregistered } from './registry.ts'
import { fail } from './state.ts'

const TRIES = 3

/** The chunk that mounts, and the widget's own where there is one. */
type Chunks = [{ mount: Mount }, LoadedModule | undefined]

/** What a name stands for, with what is on its way for it or has come. */
type Loadable = (Registered | Unregistered) & { loading?: Promise<Chunks> }

/**
 * Loads what a placeholder needs. What fails is tried three times more, after 1, 2 and 4 seconds, then whenever the
 * network comes back, until the placeholder leaves the page; meanwhile it has failed.
 */
export async function loadPatiently(
  placeholder: Placeholder,
  registered: Loadable,
  loadMount: LoadMount,
): Promise<Chunks | undefined> {
  const { signal } = placeholder.life
  for (let tries = 0; ; tries++) {
    const query = tries ? `?retry=${tries}` : ''
    try {
      // A thousand islands of one kind ask once.
      registered.loading ??= Promise.all([loadMount(query), registered.load?.(query)])
      return await registered.loading
    } catch (error) {
      delete registered.loading
      if (signal.aborted) return
      const willRetry = tries < TRIES
      fail(placeholder, `${error}`, willRetry)
      await new Promise(done => {
        if (willRetry) setTimeout(done, 1000 << tries)
        else addEventListener('online', done, { signal })
      })
    }
  }
}

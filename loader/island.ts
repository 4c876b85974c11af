import { waitFor } from './conditions.ts'
import { getAttribute } from './dom.ts'
import type { Host, LoadMount } from './host.ts'
import { type Placeholder, placeholders } from './placeholder.ts'
import { loadPatiently } from './retry.ts'
import { enqueue } from './slices.ts'
import { changeState, fail } from './state.ts'

/** Takes up a placeholder: it waits for its moment, loads its widget and is mounted. */
export async function takeUpIsland(element: Element, host: Host, loadMount: LoadMount): Promise<void> {
  const life = new AbortController()
  const { signal } = life
  const component = getAttribute.call(element, 'data-component') ?? ''
  const pk = getAttribute.call(element, 'data-component-pk')
  const registered = host.registry.get(component)
  // That a name is unknown, or a data-when, is told by the chunk that mounts: its words needn't weigh here.
  const when = (registered && getAttribute.call(element, 'data-when')) || registered?.when || 'load'
  const placeholder: Placeholder = { element, component, pk, life, times: {}, kept: /^media/.test(when) ? undefined : [] }
  placeholders.set(element, placeholder)
  changeState(placeholder, 'waiting')

  await (waitFor(when, element, signal) ?? waitFor(registered?.when ?? '', element, signal))
  if (signal.aborted) return
  placeholder.kept ??= []
  changeState(placeholder, 'loading')
  const loaded = await loadPatiently(
    query => Promise.all([loadMount(query), registered?.load(query)]),
    (error, willRetry) => fail(placeholder, `its script did not load. ${error}`, willRetry),
    signal,
  )
  if (loaded) enqueue(() => signal.aborted || loaded[0].mountIsland(placeholder, loaded[1], host))
}

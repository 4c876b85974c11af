import { waitFor } from './conditions.ts'
import { getAttribute } from './dom.ts'
import type { Host, LoadMount } from './host.ts'
import { type Placeholder, placeholders } from './placeholder.ts'
import { type Loadable, loadPatiently } from './retry.ts'
import { enqueue } from './slices.ts'
import { changeState } from './state.ts'

/** Takes up a placeholder: it waits for its moment, loads its widget and is mounted. */
export async function takeUpIsland(element: Element, host: Host, loadMount: LoadMount): Promise<void> {
  const component = getAttribute.call(element, 'data-component') as string
  const pk = getAttribute.call(element, 'data-component-pk')
  const kind: Loadable = host.registry.get(component) ?? {}
  const { load, when = 'load' } = kind
  // That a name is unknown, or a data-when, is told by the chunk that mounts: its words needn't weigh here.
  const wanted = (load && getAttribute.call(element, 'data-when')) || when
  const placeholder: Placeholder = { element, detail: { component, pk }, times: {} }
  // What waits for another screen may never come, so its markup works by itself.
  if (!/^media/.test(wanted)) placeholder.kept = []
  placeholders.set(element, placeholder)
  changeState(placeholder, 'waiting')

  await (waitFor(wanted, placeholder) ?? waitFor(when, placeholder))
  placeholder.kept ??= []
  changeState(placeholder, 'loading')
  const loaded = await loadPatiently(placeholder, kind, loadMount)
  if (loaded) enqueue(() => placeholder.isGone || loaded[0].mount(placeholder, loaded[1], host))
}

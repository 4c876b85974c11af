import { waitFor } from './conditions.ts'
import { getAttribute } from './dom.ts'
import type { LoaderContext, LoadMount, Mount } from './loader-context.ts'
import { type Placeholder, placeholders } from './placeholder.ts'
import type { LoadedModule, LoadRegistry, Registered } from './registry.ts'
import { keepEarlyEvents } from './replay.ts'
import { type Loading, loadWithRetry } from './retry.ts'
import { scheduleTask } from './scheduler.ts'
import { changeState } from './state.ts'

/** The chunk that mounts, and the widget's own where there is one. */
type Chunks = [{ mount: Mount }, LoadedModule | undefined]

/** The life of a placeholder until its island is mounted: it waits for its moment and loads its widget. */
export async function startIsland(
  element: Element,
  context: LoaderContext,
  loadRegistry: LoadRegistry,
  loadMount: LoadMount,
): Promise<void> {
  const component = getAttribute.call(element, 'data-component') as string
  const pk = getAttribute.call(element, 'data-component-pk')
  const placeholder: Placeholder = { element, component, pk, phase: 'found', times: {} }
  placeholders.set(element, placeholder)
  context.registry ??= (await loadWithRetry(placeholder, context, loadRegistry)).widgets
  if (placeholder.phase === 'gone') return
  const kind: Partial<Registered> & Loading<Chunks> = context.registry.get(component) ?? {}
  const { load, when = 'load' } = kind
  // That a name or a data-when is unknown is said by the chunk that mounts: its words needn't weigh here.
  const wanted = (load && getAttribute.call(element, 'data-when')) || when
  // What waits for another screen may never come, so its markup works by itself.
  if (!/^media/.test(wanted)) keepEarlyEvents(placeholder)
  changeState(placeholder, 'waiting')
  await (waitFor(wanted, placeholder) ?? waitFor(when, placeholder))
  keepEarlyEvents(placeholder)
  changeState(placeholder, 'loading')
  const [chunk, module] = await loadWithRetry(placeholder, kind, query =>
    Promise.all([loadMount(query), load?.(query)]),
  )
  scheduleTask(() => chunk.mount(placeholder, module, context))
}

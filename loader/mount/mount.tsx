import type { When } from '#core/widget.ts'
import type { LoaderContext } from '#loader/entry/loader-context.ts'
import type { Placeholder } from '#loader/entry/placeholder.ts'
import type { LoadedModule } from '#loader/entry/registry.ts'
import { mountIsland } from './mounted-island.tsx'
import { getAttribute } from './nodes.ts'
import { watchPage } from './page-changes.ts'
import { addStylesheets } from './stylesheets.ts'
import { warnOnce } from './warn.ts'

// A page that comes back from the bfcache may show what has long changed.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) dispatchEvent(new CustomEvent('ostrov:restored'))
})

type ConditionName<W = When> = W extends `${infer Name}(${string}` ? Name : W
const CONDITIONS: Record<ConditionName, true> = {
  load: true,
  idle: true,
  visible: true,
  interaction: true,
  media: true,
}

/** Mounts an island whose code has come; `module` is missing where no widget has the name. */
export function mount(
  placeholder: Placeholder,
  module: LoadedModule | undefined,
  context: LoaderContext,
): void {
  const { component, element, phase, times } = placeholder
  if (phase === 'gone') return
  times.loaded = performance.now()
  watchPage(context)
  const registered = context.registry?.get(component)
  if (!module || !registered) {
    const reason = 'there is no such component. Correct the name in data-component.'
    context.changeState(placeholder, 'failed', reason, false)
    return
  }
  const when = getAttribute.call(element, 'data-when')
  if (when && !Object.hasOwn(CONDITIONS, when.split('(')[0] as string))
    warnOnce(placeholder, `there is no data-when="${when}". It woke on "${registered.when}" instead.`)
  const stylesheets = addStylesheets(registered.css)
  if (!stylesheets) mountIsland(placeholder, module.widget, context)
  else
    stylesheets.then(() =>
      context.scheduleTask(() => {
        if (placeholder.phase !== 'gone') mountIsland(placeholder, module.widget, context)
      }),
    )
}

import type { FunctionComponent, ReactNode } from 'react'
import { createTranslate } from '../core/intl/translate.ts'
import type { When } from '../core/widget.ts'
import { describeCrash } from './describe-crash.ts'
import type { Host } from './host.ts'
import { KeptContent } from './kept-content.ts'
import { closest, getAttribute, removeAttribute } from './nodes.ts'
import { followPage, watchNodes } from './page-changes.ts'
import { readPageConfig } from './page-config.ts'
import { takePageGiven } from './page-given.ts'
import type { Placeholder } from './placeholder.ts'
import { readPlaceholderParams } from './placeholder-params.ts'
import type { LoadedModule, LoadedWidget } from './registry.ts'
import { RenderedIsland } from './render-island.tsx'
import { mayRepeat } from './repeat.ts'
import { replayKept } from './replay-kept.ts'
import { addStylesheets } from './stylesheets.ts'
import { warn } from './warn.ts'

// A page that comes back from the browser's memory may show what has long changed.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) dispatchEvent(new CustomEvent('ostrov:restored'))
})

/** All that an island is made of. */
interface Parts {
  placeholder: Placeholder
  widget: LoadedWidget
  host: Host
  /** The one that stands there now, or stood last. */
  island?: RenderedIsland
}

type ConditionName<W = When> = W extends `${infer Name}(${string}` ? Name : W
const CONDITIONS: Record<ConditionName, true> = {
  load: true,
  idle: true,
  visible: true,
  interaction: true,
  media: true,
}

const warned = new Set<string>()

/** Brings up an island whose code has come; `module` is missing where no widget has the name. */
export function mount(placeholder: Placeholder, module: LoadedModule | undefined, host: Host): void {
  const { detail, element, times } = placeholder
  times.loaded = performance.now()
  followPage(host)
  const registered = host.registry.get(detail.component)
  if (!module || !registered) {
    host.fail(placeholder, 'there is no such component. Correct the name in data-component.', false)
    return
  }
  const when = getAttribute.call(element, 'data-when')
  if (when && !Object.hasOwn(CONDITIONS, when.split('(')[0] as string))
    warnOnce(placeholder, `there is no data-when="${when}". It woke on "${registered.when}" instead.`)
  const parts: Parts = { placeholder, widget: module.widget, host }
  const begin = () => {
    placeholder.life.signal.addEventListener('abort', () => parts.island?.takeDown())
    bringUp(parts)
    followParams(parts)
  }
  const stylesheets = addStylesheets(registered.css)
  if (stylesheets) stylesheets.then(() => host.enqueue(begin))
  else begin()
}

/** Somebody changed the params of the placeholder (an editor, in the page): the island begins anew with them. */
function followParams(parts: Parts): void {
  const { element, life } = parts.placeholder
  const follow = ({ target }: Event) => {
    if (target !== element) return
    parts.island?.takeDown()
    // What the server rendered came of the former params.
    removeAttribute.call(element, 'data-rendered')
    bringUp(parts)
  }
  element.addEventListener('ostrov:params', follow, { signal: life.signal })
}

function bringUp(parts: Parts): void {
  const { host, placeholder } = parts
  const { element, life } = placeholder
  const kept = parts.widget.content && new KeptContent(element)
  const content = life.signal.aborted ? null : prepareContent(parts, kept)
  if (!content) return
  const hooks = {
    onReady: () => {
      watchNodes([element, island.container], look)
      delete placeholder.detail.error
      delete placeholder.detail.willRetry
      host.changeState(placeholder, 'ready')
      const { kept: events = [] } = placeholder
      delete placeholder.kept
      replayKept(events, island.container, kept)
    },
    onCrash: (error: unknown) => {
      // Someone took nodes away under the runtime's hands: a translator, an extension.
      const isDamaged = error instanceof DOMException && error.name === 'NotFoundError'
      startOver(isDamaged, describeCrash(error))
    },
    onUnlike: () => {
      island.takeDown()
      bringUp(parts)
    },
  }
  const island = new RenderedIsland(element, hooks, kept, takePageGiven(element))
  parts.island = island
  const look = () => {
    if (!island.isWhole && closest.call(element, 'html'))
      startOver(true, 'a script of the page keeps emptying it.')
  }
  const startOver = (canHelp: boolean, reason: string) => {
    island.takeDown()
    if (canHelp && mayRepeat(element)) bringUp(parts)
    else host.fail(placeholder, reason, false)
  }
  island.render(content)
}

/** The island as its params want it; nothing where it can't be made. */
function prepareContent({ host, placeholder, widget }: Parts, content: KeptContent | undefined): ReactNode {
  try {
    readPageConfig()
    const { given, values, warnings } = readPlaceholderParams(placeholder.element, widget.params)
    placeholder.params = given
    for (const warning of warnings) warnOnce(placeholder, warning)
    const View = widget.View as FunctionComponent<object>
    const { pk } = placeholder.detail
    return <View {...{ params: values, t: createTranslate(widget.messages), pk, content }} />
  } catch (error) {
    host.fail(placeholder, error instanceof Error ? error.message : String(error), false)
    return null
  }
}

function warnOnce({ detail: { component, pk } }: Placeholder, warning: string): void {
  const text = `component "${component}": ${warning}`
  if (warned.has(text)) return
  warned.add(text)
  warn(`Ostrov: ${text} First seen in pk ${pk}.`)
}

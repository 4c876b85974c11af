import type { FunctionComponent, ReactNode } from 'react'
import { createTranslate } from '../core/intl/translate.ts'
import type { When } from '../core/widget.ts'
import { describeCrash } from './describe-crash.ts'
import type { Host } from './host.ts'
import { KeptContent } from './kept-content.ts'
import { closest, getAttribute, removeAttribute } from './nodes.ts'
import { followPage } from './page-changes.ts'
import { readPageConfig } from './page-config.ts'
import { takePageGiven } from './page-given.ts'
import type { Placeholder } from './placeholder.ts'
import { readPlaceholderParams } from './placeholder-params.ts'
import type { LoadedModule, LoadedWidget } from './registry.ts'
import { type Hooks, RenderedIsland } from './render-island.tsx'
import { mayRepeat } from './repeat.ts'
import { replayKept } from './replay-kept.ts'
import { addStylesheets } from './stylesheets.ts'
import { warn } from './warn.ts'

// A page that comes back from the browser's memory may show what has long changed.
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
  const begin = () => new MountedIsland(placeholder, module.widget, host).bringUp()
  const stylesheets = addStylesheets(registered.css)
  if (stylesheets) stylesheets.then(() => host.enqueue(begin))
  else begin()
}

/** What stands in a placeholder from its mounting until the placeholder leaves the page. */
class MountedIsland implements Hooks {
  readonly #placeholder: Placeholder
  readonly #widget: LoadedWidget
  readonly #host: Host
  #kept: KeptContent | undefined
  /** The one that stands there now, or stood last. */
  #island: RenderedIsland | undefined

  constructor(placeholder: Placeholder, widget: LoadedWidget, host: Host) {
    this.#placeholder = placeholder
    this.#widget = widget
    this.#host = host
    placeholder.end = () => this.#island?.takeDown()
    placeholder.renew = () => this.#renew()
    placeholder.look = () => this.#look()
  }

  bringUp(): void {
    const { element, isGone } = this.#placeholder
    this.#kept = this.#widget.content && new KeptContent(element)
    const content = isGone ? null : prepareContent(this.#placeholder, this.#widget, this.#host, this.#kept)
    if (!content) return
    this.#island = new RenderedIsland(element, this, this.#kept, takePageGiven(element))
    this.#island.render(content)
  }

  onReady(container: Element): void {
    const placeholder = this.#placeholder
    const { detail, kept: events = [] } = placeholder
    // An object that lost a key is a slow one.
    if (detail.error) {
      delete detail.error
      delete detail.willRetry
    }
    this.#host.changeState(placeholder, 'ready')
    placeholder.kept = undefined
    replayKept(events, container, this.#kept)
  }

  onCrash(error: unknown): void {
    // Someone took nodes away under the runtime's hands: a translator, an extension.
    const isDamaged = error instanceof DOMException && error.name === 'NotFoundError'
    this.#startOver(isDamaged, describeCrash(error))
  }

  onUnlike(): void {
    this.#island?.takeDown()
    this.bringUp()
  }

  #look(): void {
    if (this.#island?.isWhole === false && closest.call(this.#placeholder.element, 'html'))
      this.#startOver(true, 'a script of the page keeps emptying it.')
  }

  #startOver(canHelp: boolean, reason: string): void {
    this.#island?.takeDown()
    if (canHelp && mayRepeat(this.#placeholder.element)) this.bringUp()
    else this.#host.fail(this.#placeholder, reason, false)
  }

  /** Somebody changed the params of the placeholder: an editor, in the page. */
  #renew(): void {
    this.#island?.takeDown()
    // What the server rendered came of the former params.
    removeAttribute.call(this.#placeholder.element, 'data-rendered')
    this.bringUp()
  }
}

/** The island as its params want it; nothing where it can't be made. */
function prepareContent(
  placeholder: Placeholder,
  widget: LoadedWidget,
  host: Host,
  content: KeptContent | undefined,
): ReactNode {
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

import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { type InitialData, renderWithInitialData } from '#core/http/initial-data.ts'
import { getLanguage } from '#core/intl/translate.ts'
import type { LoaderContext } from '#loader/entry/loader-context.ts'
import type { Mounted, Placeholder } from '#loader/entry/placeholder.ts'
import type { LoadedWidget } from '#loader/entry/registry.ts'
import { Boundary } from './boundary.tsx'
import { type CapturedInput, captureFocus, captureInput } from './capture-input.ts'
import { createView } from './create-view.tsx'
import { describeCrash } from './describe-crash.ts'
import { IslandContainer } from './island-container.ts'
import { KeptContent } from './kept-content.ts'
import { hasLostNodes } from './lost-nodes.ts'
import { closest, removeAttribute } from './nodes.ts'
import { takePageInitialData } from './page-initial-data.ts'
import { canRemount } from './remount-limit.ts'
import { replayEvents } from './replay-events.ts'
import { restoreFocus, restoreInput } from './restore-input.ts'

/**
 * Where an island is in its life. React waits for late code while it renders; Preact throws, and is `suspended`. Any
 * phase may end in `crashed`, and each ends in `unmounted`.
 *
 *     rendering ─► mounted ─► ready
 *         └─► suspended ─► rendering
 */
type Phase = 'rendering' | 'suspended' | 'mounted' | 'ready' | 'crashed' | 'unmounted'

const ignore = () => {}

/** Mounts an island in a placeholder, in the place of the one that stands there. */
export function mountIsland(placeholder: Placeholder, widget: LoadedWidget, context: LoaderContext): void {
  placeholder.island?.unmount()
  const island = new MountedIsland(placeholder, widget, context)
  placeholder.island = island
  try {
    island.mount()
  } catch (error) {
    context.changeState(placeholder, 'failed', error instanceof Error ? error.message : String(error), false)
  }
}

/** An island from its first rendering until it is unmounted; another mount makes another one. */
class MountedIsland implements Mounted {
  params: Mounted['params']
  readonly #placeholder: Placeholder
  readonly #widget: LoadedWidget
  readonly #context: LoaderContext
  readonly #content: KeptContent | undefined
  #phase: Phase = 'rendering'
  #container: IslandContainer | undefined
  #root: Root | undefined
  #input: CapturedInput | undefined

  constructor(placeholder: Placeholder, widget: LoadedWidget, context: LoaderContext) {
    this.#placeholder = placeholder
    this.#widget = widget
    this.#context = context
    this.#content = widget.content && new KeptContent(placeholder.element)
  }

  /**
   * Shows it in one task, so that nothing flashes; what has to wait for its code is shown when that has come. Throws
   * where the params or the page's configuration are wrong.
   */
  mount(): void {
    const { element } = this.#placeholder
    const { params, view } = createView(this.#placeholder, this.#widget, this.#content)
    this.params = params
    const initialData = takePageInitialData(element)
    const container = new IslandContainer(element, getLanguage(), this.#content, initialData !== null)
    this.#container = container
    this.#input = captureInput(element, this.#content)
    container.show()
    try {
      if (!this.#render(view, container, container.isHydrating ? initialData : null)) {
        // The page has gone on since the server rendered it.
        mountIsland(this.#placeholder, this.#widget, this.#context)
        return
      }
    } catch (error) {
      this.#crash(error)
    }
    if (this.#phase === 'mounted') this.#becomeReady()
    else if (this.#phase !== 'unmounted') {
      container.hide()
      restoreFocus(this.#input.focus, element as HTMLElement)
    }
  }

  /** Puts the server's markup back. */
  unmount(): void {
    const container = this.#container
    if (this.#phase === 'unmounted' || !container) return
    this.#phase = 'unmounted'
    const { element } = this.#placeholder
    const focus = captureFocus(element)
    container.release()
    this.#root?.unmount()
    container.hide()
    restoreFocus(focus, element as HTMLElement)
  }

  remount(): void {
    // What the server rendered came of the former params.
    removeAttribute.call(this.#placeholder.element, 'data-rendered')
    mountIsland(this.#placeholder, this.#widget, this.#context)
  }

  repair(wasCut?: boolean): void {
    const container = this.#container
    if (this.#phase !== 'ready' || !container) return
    if (container.isWhole && !(wasCut && hasLostNodes(container.element))) return
    if (closest.call(this.#placeholder.element, 'html'))
      this.#startOver(true, 'a script of the page keeps emptying it.')
  }

  // React and Preact are in the middle of their work when they call these two, so what follows waits for its end; the
  // page is not painted before that.

  onMount(): void {
    if (this.#phase !== 'rendering') return
    this.#phase = 'mounted'
    if (!this.#container?.isShown) queueMicrotask(() => this.#becomeReady())
  }

  onThrow(thrown: unknown, retry: () => void): void {
    if (!(thrown instanceof Promise) || this.#phase === 'ready') {
      this.#crash(thrown)
      return
    }
    if (this.#phase === 'unmounted') return
    this.#phase = 'suspended'
    const goOn = () => {
      if (this.#phase !== 'suspended') return
      this.#phase = 'rendering'
      retry()
    }
    thrown.then(goOn, goOn)
  }

  /** False where the island did not take all that the server had rendered it from. */
  #render(
    view: ReactNode,
    { element, isHydrating }: IslandContainer,
    initialData: InitialData | null,
  ): boolean {
    const tree = <Boundary watcher={this}>{view}</Boundary>
    // React would print errors whole, and with them what a visitor typed.
    const options = {
      onCaughtError: ignore,
      onRecoverableError: ignore,
      onUncaughtError: (error: unknown) => this.#crash(error),
    }
    const render = () =>
      flushSync(() => {
        if (isHydrating) this.#root = hydrateRoot(element, tree, options)
        else {
          this.#root = createRoot(element, options)
          this.#root.render(tree)
        }
      })
    if (initialData) return renderWithInitialData(initialData, render).size === initialData.answers.length
    render()
    return true
  }

  #becomeReady(): void {
    const container = this.#container
    if (this.#phase !== 'mounted' || !container) return
    this.#phase = 'ready'
    if (!container.isShown) {
      this.#input = captureInput(this.#placeholder.element, this.#content)
      container.show()
    }
    container.mark()
    if (this.#input) restoreInput(this.#input, container.element)
    this.#input = undefined
    const { early = [] } = this.#placeholder
    this.#placeholder.early = undefined
    this.#context.changeState(this.#placeholder, 'ready')
    replayEvents(early, container.element, this.#content)
  }

  #crash(error: unknown): void {
    if (this.#phase === 'unmounted') return
    this.#phase = 'crashed'
    queueMicrotask(() => {
      if (this.#phase === 'unmounted') return
      // Someone took nodes away that React or Preact knew of: a translator, an extension.
      const isDamaged = error instanceof DOMException && error.name === 'NotFoundError'
      this.#startOver(isDamaged, describeCrash(error))
    })
  }

  #startOver(canHelp: boolean, reason: string): void {
    this.unmount()
    if (canHelp && canRemount(this.#placeholder.element))
      mountIsland(this.#placeholder, this.#widget, this.#context)
    else this.#context.changeState(this.#placeholder, 'failed', reason, false)
  }
}

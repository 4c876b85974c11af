import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { type Given, renderFrom } from '../core/given.ts'
import { getLanguage } from '../core/intl/translate.ts'
import { Boundary } from './boundary.tsx'
import { type Memory, rememberFocus, rememberVisitor, restoreFocus, restoreVisitor } from './carry-over.ts'
import type { KeptContent } from './kept-content.ts'
import { Stage } from './stage.ts'

export interface Hooks {
  /** The island is on the page, in its container, and has all that the visitor had typed. */
  onReady: (container: Element) => void
  /** It crashed, at once or later; whoever is told takes it down. */
  onCrash: (error: unknown) => void
  /** The page has gone on since the server rendered the island, so it is not the same in the browser. */
  onUnlike: () => void
}

/** An island in its placeholder, from its first rendering to its end. */
export class RenderedIsland {
  readonly #element: Element
  readonly #hooks: Hooks
  readonly #stage: Stage
  readonly #keepsContent: boolean
  readonly #given: Given | null
  #memory: Memory
  #root: Root | undefined
  #isRendering = false
  #isMounted = false
  #hasCrashed = false
  #isWaiting = false
  #isReady = false
  #isOver = false

  constructor(element: Element, hooks: Hooks, content: KeptContent | undefined, given: Given | null) {
    this.#element = element
    this.#hooks = hooks
    this.#stage = new Stage(element, getLanguage(), content, given !== null)
    this.#given = given
    this.#keepsContent = content !== undefined
    this.#memory = this.#remember()
  }

  get container(): HTMLElement {
    return this.#stage.container
  }

  /** Whether scripts of the page have left it as it is; what is still on its way can wait. */
  get isWhole(): boolean {
    return this.#isOver || !this.#isReady || this.#stage.isWhole
  }

  /** Shows it in one task, so that nothing flashes; what has to wait for its code is shown when that has come. */
  render(content: ReactNode): void {
    this.#stage.show()
    this.#isRendering = true
    try {
      if (!this.#isAlike(() => flushSync(() => this.#start(content)))) {
        this.#hooks.onUnlike()
        return
      }
    } catch (error) {
      this.#crash(error)
    }
    this.#isRendering = false
    if ((this.#isWaiting || !this.#isMounted) && !this.#isOver) {
      this.#stage.hide()
      restoreFocus(this.#memory.focus, this.container)
    }
    this.#becomeReady()
  }

  /** Ends it and puts the server's markup back. */
  takeDown(): void {
    if (this.#isOver) return
    this.#isOver = true
    const focus = rememberFocus(this.#element)
    this.#stage.release()
    this.#root?.unmount()
    this.#stage.hide()
    restoreFocus(focus, this.#element as HTMLElement)
  }

  /** Fields that are kept have what was typed into them. */
  #remember(): Memory {
    const memory = rememberVisitor(this.#element)
    return this.#keepsContent ? { ...memory, fillings: [] } : memory
  }

  /** Renders; false where the island did not take all that the server had rendered it from. */
  #isAlike(render: () => void): boolean {
    const given = this.#stage.isHydrating ? this.#given : null
    if (given) return renderFrom(given, render).size === given.answers.length
    render()
    return true
  }

  #start(content: ReactNode): void {
    const { container, isHydrating } = this.#stage
    const tree = (
      <Boundary onMount={() => this.#mount()} onThrow={(thrown, retry) => this.#catch(thrown, retry)}>
        {content}
      </Boundary>
    )
    // React would print errors whole, and with them what a visitor typed.
    const options = {
      onCaughtError: () => {},
      onRecoverableError: () => {},
      onUncaughtError: (error: unknown) => this.#crash(error),
    }
    if (isHydrating) this.#root = hydrateRoot(container, tree, options)
    else {
      this.#root = createRoot(container, options)
      this.#root.render(tree)
    }
  }

  // A runtime is in the middle of its work when it calls these, so what follows waits for its end; the page is not
  // painted before that.

  #mount(): void {
    this.#isMounted = true
    if (!this.#isRendering) queueMicrotask(() => this.#becomeReady())
  }

  /** Preact throws what a `lazy` component waits for; React waits on its own, and does not mount before. */
  #catch(thrown: unknown, retry: () => void): void {
    if (!(thrown instanceof Promise) || this.#isReady) {
      this.#crash(thrown)
      return
    }
    this.#isWaiting = true
    const goOn = () => {
      this.#isWaiting = false
      retry()
    }
    thrown.then(goOn, goOn)
  }

  #crash(error: unknown): void {
    this.#hasCrashed = true
    queueMicrotask(() => {
      if (!this.#isOver) this.#hooks.onCrash(error)
    })
  }

  #becomeReady(): void {
    if (!this.#isMounted || this.#isWaiting || this.#hasCrashed || this.#isReady || this.#isOver) return
    this.#isReady = true
    if (!this.#stage.isShown) {
      this.#memory = this.#remember()
      this.#stage.show()
    }
    this.#stage.mark()
    restoreVisitor(this.#memory, this.container)
    this.#memory = { fillings: [], focus: undefined }
    this.#hooks.onReady(this.container)
  }
}

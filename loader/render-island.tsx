import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { getLanguage } from '../core/intl/translate.ts'
import { Boundary } from './boundary.tsx'
import { type Memory, rememberFocus, rememberVisitor, restoreFocus, restoreVisitor } from './carry-over.ts'
import { type Stage, setStage } from './stage.ts'

interface Hooks {
  /** The island is on the page and has all that the visitor had typed. */
  onReady: () => void
  /** It crashed, at once or later; whoever is told takes it down. */
  onCrash: (error: unknown) => void
}

/** An island in its placeholder, from its first rendering to its end. */
export class RenderedIsland {
  readonly #element: Element
  readonly #hooks: Hooks
  readonly #stage: Stage
  #memory: Memory
  #root: Root | undefined
  #isMounted = false
  #hasCrashed = false
  #isSuspended = false
  #isReady = false
  #isOver = false

  constructor(element: Element, hooks: Hooks) {
    this.#element = element
    this.#hooks = hooks
    this.#stage = setStage(element, getLanguage())
    this.#memory = rememberVisitor(element)
  }

  get container(): HTMLElement {
    return this.#stage.container
  }

  /** Whether scripts of the page have left it as it is. */
  get isWhole(): boolean {
    return this.#isOver || this.#stage.isWhole()
  }

  /** Shows it in one task, so that nothing flashes; what has to wait for its code is shown when that has come. */
  render(content: ReactNode): void {
    this.#stage.show()
    try {
      flushSync(() => this.#start(content))
    } catch (error) {
      this.#crash(error)
    }
    if (this.#isSuspended && !this.#isOver) {
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
    this.#root?.unmount()
    this.#stage.hide()
    restoreFocus(focus, this.#element as HTMLElement)
  }

  #start(content: ReactNode): void {
    const { container, isHydrating } = this.#stage
    const tree = (
      <Boundary onMount={() => this.#mount()} onCrash={error => this.#crash(error)}>
        {isHydrating ? (
          // The server marks no place for a boundary that waits.
          content
        ) : (
          <Suspense fallback={<Waiting onChange={isSuspended => this.#suspend(isSuspended)} />}>
            {content}
          </Suspense>
        )}
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
    queueMicrotask(() => this.#becomeReady())
  }

  #suspend(isSuspended: boolean): void {
    this.#isSuspended = isSuspended
    queueMicrotask(() => this.#becomeReady())
  }

  #crash(error: unknown): void {
    this.#hasCrashed = true
    queueMicrotask(() => {
      if (!this.#isOver) this.#hooks.onCrash(error)
    })
  }

  #becomeReady(): void {
    if (!this.#isMounted || this.#isSuspended || this.#hasCrashed || this.#isReady || this.#isOver) return
    this.#isReady = true
    if (!this.#stage.isShown) {
      this.#memory = rememberVisitor(this.#element)
      this.#stage.show()
    }
    this.#stage.mark()
    restoreVisitor(this.#memory, this.container)
    this.#memory = { fillings: [], focus: undefined }
    this.#hooks.onReady()
  }
}

function Waiting({ onChange }: { onChange: (isSuspended: boolean) => void }): null {
  useLayoutEffect(() => {
    onChange(true)
    return () => onChange(false)
  }, [onChange])
  return null
}

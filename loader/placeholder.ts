export type State = 'waiting' | 'loading' | 'ready' | 'failed'

/** What the loader knows of one element with `data-component`. */
export interface Placeholder {
  readonly element: Element
  readonly component: string
  readonly pk: string | null
  /** Aborted when the element has left the page. */
  readonly life: AbortController
  state?: State
  /** When each state was first reached, in milliseconds of the page's life. */
  readonly times: Partial<Record<State | 'loaded', number>>
  /** Clicks and submits that came too early, in their order; there while the island is on its way. */
  kept?: Event[] | undefined
  /** What an editor set, for the debug panel. */
  params?: ReadonlyMap<string, unknown>
  error?: string
}

/** The placeholders of the page by their elements. */
export const placeholders = new WeakMap<Element, Placeholder>()

export type State = 'waiting' | 'loading' | 'ready' | 'failed'

/** What an `ostrov:` event tells the page; nothing that a visitor typed. */
export interface Detail {
  readonly component: string
  readonly pk: string | null
  /** Why it failed, and whether it will be tried again by itself. */
  error?: string
  willRetry?: boolean
}

/** What the loader knows of one element with `data-component`. */
export interface Placeholder {
  readonly element: Element
  readonly detail: Detail
  /** When each state was last reached, in milliseconds of the page's life. */
  readonly times: Partial<Record<State | 'loaded', number>>
  /** The element has left the page; it gets a new placeholder when it comes back. */
  isGone?: boolean
  /** Tells one that waits to be seen or touched that it was. */
  wake?: () => void
  /** Ends what waits or lives in the element; called when that leaves the page. */
  end?: () => void
  /** Clicks and submits that came too early, in their order; there while the island is on its way. */
  kept?: Event[] | undefined
  /** Called whenever something was put into the element or its island, or taken out. */
  look?: () => void
  /** Begins the island anew, with the params that the element has now. */
  renew?: () => void
  /** What an editor set, for the debug panel. */
  params?: ReadonlyMap<string, unknown>
}

/** The placeholders of the page by their elements. */
export const placeholders = new WeakMap<Element, Placeholder>()

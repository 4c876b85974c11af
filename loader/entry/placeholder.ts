/** What a placeholder shows of itself, as `data-state` and by `ostrov:` events. */
export type State = 'waiting' | 'loading' | 'ready' | 'failed'

/**
 * Where a placeholder is in its life: `found` until the list of widgets is there. What has failed goes on when a retry
 * succeeds or an editor mends its params. Any phase may end in `gone`, and nothing follows that.
 *
 *     found ──► waiting ──► loading ──► ready
 *       ▲          ▲           ▲          ▲
 *       └──────────┴── failed ─┴──────────┘
 */
export type Phase = 'found' | State | 'gone'

/** What the chunk that mounts has put into a placeholder. */
export interface Mounted {
  /** What an editor set, for the debug panel. */
  readonly params: ReadonlyMap<string, unknown> | undefined
  unmount: () => void
  /** Mounts it anew, with the params that the element has now. */
  remount: () => void
  /** Mounts it anew where a script of the page has emptied it, taken it out, or cut elements out of it (`wasCut`). */
  repair: (wasCut?: boolean) => void
}

/** What the loader knows of one element with `data-component`; each field is written by one file alone. */
export interface Placeholder {
  readonly element: Element
  readonly component: string
  readonly pk: string | null
  /** By `state.ts`, with why it failed, and when it reached each state last, in milliseconds of the page's life. */
  phase: Phase
  error?: string | undefined
  readonly times: Partial<Record<State | 'loaded', number>>
  /** By `conditions.ts`: what a visitor's interest calls, and what removes the listener of a wait. */
  wake?: () => void
  stop?: () => void
  /** By `replay.ts`: clicks and submits that came too early, in their order. An island that is ready takes them over. */
  early?: Event[] | undefined
  /** By the chunk that mounts. */
  island?: Mounted
}

/** The placeholders of the page by their elements. */
export const placeholders = new WeakMap<Element, Placeholder>()

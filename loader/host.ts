import type { Placeholder, placeholders } from './placeholder.ts'
import type { LoadedModule, Registry } from './registry.ts'
import type { enqueue } from './slices.ts'
import type { changeState, fail } from './state.ts'

/**
 * What the loader lends to the chunk that mounts. Lent, for an import would make that chunk ask for the loader's own
 * address, and a page that includes the loader under another one (`loader.js?v=2`) would run two.
 */
export interface Host {
  registry: Registry
  changeState: typeof changeState
  enqueue: typeof enqueue
  fail: typeof fail
  placeholders: typeof placeholders
  /** Set by that chunk: sees every change of the page's nodes. */
  onChange?: (change: MutationRecord) => void
}

export type Mount = (placeholder: Placeholder, module: LoadedModule | undefined, host: Host) => void
export type LoadMount = (query?: string) => Promise<{ mount: Mount }>

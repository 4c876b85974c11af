import type { Placeholder, placeholders } from './placeholder.ts'
import type { LoadedModule, Registry } from './registry.ts'
import type { scheduleTask } from './scheduler.ts'
import type { changeState } from './state.ts'

/**
 * What the loader lends to the chunk that mounts. Lent, for an import would make that chunk ask for the loader's own
 * URL, and a page that includes the loader under another one (`loader.js?v=2`) would run two.
 */
export interface LoaderContext {
  /** The list of widgets, on its way and when it has come. */
  loading?: Promise<{ widgets: Registry }> | undefined
  registry?: Registry
  changeState: typeof changeState
  placeholders: typeof placeholders
  scheduleTask: typeof scheduleTask
  /** Set by that chunk: sees every change of the page's nodes. */
  onChange?: (change: MutationRecord) => void
}

export type Mount = (
  placeholder: Placeholder,
  module: LoadedModule | undefined,
  context: LoaderContext,
) => void
/** Imports the chunk that mounts. */
export type LoadMount = (query: string) => Promise<{ mount: Mount }>

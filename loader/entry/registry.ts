import type { Messages } from '#core/intl/define-messages.ts'
import type { Params } from '#core/params/define-params.ts'
import type { When } from '#core/widget.ts'

/** A widget of any params and words: which ones is known to its own View alone. */
export interface LoadedWidget {
  params: Params
  messages: Messages
  View: (island: never) => unknown
  content?: 'keep'
}

/** How the loader comes to a widget. */
export interface LoadedModule {
  widget: LoadedWidget
}

export interface Registered {
  /** When it wakes unless its placeholder says otherwise. */
  when: When
  /**
   * Imports the widget's chunk. A retry is given a query (`?retry=1`), for the browsers whose module map keeps a
   * failed fetch; the import map lists the URL with it too.
   */
  load: (query?: string) => Promise<LoadedModule>
  /** URLs of its stylesheets. */
  css: readonly string[]
}

/** All widgets of a build by the names that placeholders use. */
export type Registry = ReadonlyMap<string, Registered>

/** Imports the list of widgets, which grows with the shop while the loader must not; `query` as above. */
export type LoadRegistry = (query: string) => Promise<{ widgets: Registry }>

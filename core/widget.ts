import type { Messages } from './intl/define-messages.ts'
import type { Translate } from './intl/translate.ts'
import type { Params, ParamValues } from './params/define-params.ts'

/** When an island wakes unless its placeholder says otherwise. */
export type When = 'load' | 'idle' | 'visible' | 'interaction' | `media(${string})`

/** A node of the server's markup; core knows nothing else of it. */
type ServerNode = object

/** What the server wrote into a placeholder, for a view that shows it. */
export interface Content {
  readonly nodes: readonly ServerNode[]
  /** Moves nodes into an element of the view, where they stay as long as the island does; the others stay beside it. */
  place(nodes: readonly ServerNode[], into: object): void
}

/** What a view is given: the checked params and its own words. */
export interface Island<P extends Params, K extends string> {
  params: ParamValues<P>
  t: Translate<K>
  /** What the CMS knows the placeholder by. */
  pk?: string | null
  /** There for a widget that keeps it, in a page. */
  content?: Content | undefined
}

export interface Widget<P extends Params = Params, K extends string = string> {
  params: P
  messages: Messages<K>
  View: (island: Island<P, K>) => unknown
  when: When
  /** The server's markup is put away for the island, unless the view is to `keep` it and give it its places. */
  content?: 'keep'
}

export function defineWidget<P extends Params, K extends string>(widget: Widget<P, K>): Widget<P, K> {
  return widget
}

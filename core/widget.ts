import type { Messages } from '#core/intl/define-messages.ts'
import type { Params, ParamValues } from '#core/params/define-params.ts'

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

/** What a view is given. */
export interface Island<P extends Params> {
  params: ParamValues<P>
  /** What the CMS knows the placeholder by. */
  pk?: string | null
  /** There for a widget that keeps it, in a page. */
  content?: Content | undefined
}

/** What an island is made from. */
export interface Widget<P extends Params = Params> {
  params: P
  messages: Messages
  View: (island: Island<P>) => unknown
  when: When
  /** The server's markup is put away for the island, unless the view is to `keep` it and give it its places. */
  content?: 'keep'
  /** The most script, in kB, that it may add to a page that has the cart's badge; the build is held to it. */
  budget?: number
}

export function defineWidget<P extends Params>(widget: Widget<P>): Widget<P> {
  return widget
}

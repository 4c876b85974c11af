import type { Messages } from './intl/define-messages.ts'
import type { Translate } from './intl/translate.ts'
import type { Params, ParamValues } from './params/define-params.ts'

/** When an island wakes unless its placeholder says otherwise. */
export type When = 'load' | 'idle' | 'visible' | 'interaction' | `media(${string})`

/** What a view is given: the checked params and its own words. */
export interface Island<P extends Params, K extends string> {
  params: ParamValues<P>
  t: Translate<K>
}

export interface Widget<P extends Params = Params, K extends string = string> {
  params: P
  messages: Messages<K>
  View: (island: Island<P, K>) => unknown
  when: When
}

export function defineWidget<P extends Params, K extends string>(widget: Widget<P, K>): Widget<P, K> {
  return widget
}

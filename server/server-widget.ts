import type { Messages } from '#core/intl/define-messages.ts'
import type { Params } from '#core/params/define-params.ts'

/** A widget of any params and words: which ones is known to its own View alone. */
export interface ServerWidget {
  params: Params
  messages: Messages
  View: (island: never) => unknown
  content?: 'keep'
}

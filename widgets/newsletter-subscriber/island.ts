import type { Island } from '../../core/widget.ts'
import type { messages } from './messages.ts'
import type { params } from './params.ts'

export type NewsletterIsland = Island<typeof params, keyof (typeof messages)['cs']>

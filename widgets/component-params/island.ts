import type { Island } from '#core/widget.ts'
import type { t } from './messages.ts'
import type { params } from './params.ts'

export type EditorIsland = Island<typeof params>
export type T = typeof t

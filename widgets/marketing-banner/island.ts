import type { ParamValues } from '../../core/params/define-params.ts'
import type { Island } from '../../core/widget.ts'
import type { messages } from './messages.ts'
import type { params } from './params.ts'

export type BannerIsland = Island<typeof params, keyof (typeof messages)['cs']>
export type BannerParams = ParamValues<typeof params>

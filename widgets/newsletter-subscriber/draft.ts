import type { EarlyDraft } from '../_kit/early-draft.ts'

export type Draft = EarlyDraft<{ email: string; agree: boolean }>

export const makeEmpty = (): Draft['values'] => ({ email: '', agree: false })

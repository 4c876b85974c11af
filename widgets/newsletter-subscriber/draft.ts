import type { EarlyDraft } from '#kit/form/early-draft.ts'

export type Draft = EarlyDraft<{ email: string; agree: boolean }>

export const makeEmpty = (): Draft['values'] => ({ email: '', agree: false })

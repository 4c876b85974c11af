import type { EarlyDraft } from '#kit/form/early-draft.ts'

export type Draft = EarlyDraft<{ email: string; password: string }>

export const makeEmpty = (): Draft['values'] => ({ email: '', password: '' })

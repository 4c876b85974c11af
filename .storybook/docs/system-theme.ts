export type Theme = 'light' | 'dark'

/** What the reader has chosen for the whole system, until the toolbar is told otherwise. */
export const SYSTEM_THEME: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

import type { ReactNode } from 'react'

/** What stands between backticks is code. */
export const markCode = (text: string): ReactNode =>
  text
    .split(/(`[^`]+`)/)
    .map(part => (part.startsWith('`') ? <code key={part}>{part.slice(1, -1)}</code> : part))

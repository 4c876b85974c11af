import { createHash } from 'node:crypto'

const KINDS = ['sha256', 'sha384', 'sha512'] as const

/** What a policy names a script or style of the page by. */
export const hashScript = (text: string, kind: (typeof KINDS)[number] = 'sha256'): string =>
  `'${kind}-${createHash(kind).update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`

/** Whether a directive of the policy names this very text. */
export const namesHash = (directive: string, text: string): boolean =>
  KINDS.some(kind => directive.includes(hashScript(text, kind)))

import { knownVisitor } from './visitor.ts'

/**
 * Tells one account from another in the storage of a tab: 32 bits that many addresses share, so that nobody is found by
 * them. Null while nobody is known.
 */
export function markVisitor(): string | null {
  const { authenticated, e_mail } = knownVisitor.peek() ?? {}
  if (!authenticated || !e_mail) return null
  let hash = 0x811c9dc5
  for (const char of e_mail.toLowerCase()) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

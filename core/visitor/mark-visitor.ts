import { knownVisitor } from './visitor.ts'

const MARK = /^[\w-]{16,64}$/
/** By the account, in this page's memory alone: who signs in again while the page is open is who they were. */
const marks = new Map<string, string>()

/** Tells one sign-in from another in the storage of a tab, by what the server made up for it. Null where it made none. */
export function markVisitor(): string | null {
  const { authenticated, e_mail, session_mark } = knownVisitor.peek() ?? {}
  if (!authenticated || !e_mail || !session_mark || !MARK.test(session_mark)) return null
  const mark = marks.get(e_mail) ?? session_mark
  marks.set(e_mail, mark)
  return mark
}

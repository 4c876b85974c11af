import type { FailureError } from '#core/http/failure.ts'
import type { Edit } from '#core/state/edit-history.ts'

/** A name that two people gave to one category at once. */
export interface NameClash {
  id: string
  mine: string
  theirs: string
}

/** What the last change came to. */
export interface News {
  text: string
  /** What was done, and to which category. */
  what?: string
  kind?: 'success' | 'info' | 'warning'
  /** The change it tells of, which can be taken back. */
  edit?: Edit | null
  /** Which of them holds is chosen. */
  clash?: NameClash
}

/** Why the name can’t be, where that is what the server refused. */
export const readNameRefusal = ({ failure }: FailureError): string | undefined =>
  failure.kind === 'invalid' ? failure.fields.name?.[0] : undefined

import type { FailureError } from '#core/http/failure.ts'
import { describeFailure } from '#core/intl/failure-text.ts'
import type { Edit } from '#core/state/edit-history.ts'
import type { RefuseName } from '#kit/tree/press-key.ts'

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
  what?: string | undefined
  kind?: 'success' | 'info' | 'warning'
  /** The change it tells of, which can be taken back. */
  edit?: Edit | null
  /** Which of them holds is chosen. */
  clash?: NameClash
}

/** Why the name can’t be, where that is what the server refused. */
export const readNameRefusal = ({ failure }: FailureError): string | undefined =>
  failure.kind === 'invalid' ? failure.fields.name?.[0] : undefined

/** Where it is told what became of a name. */
export interface NameNews {
  failure: { value: FailureError | null }
  news: { value: News | null }
}

/** Where its field is still there it keeps the name, with the reason beside it; else, and for the way to sign in, below the tree. */
export function tellFailedName(failure: FailureError, told: NameNews, refuse?: RefuseName): void {
  const isKept = refuse?.(readNameRefusal(failure) ?? describeFailure(failure))
  if (!isKept || failure.failure.kind === 'signed-out') told.failure.value = failure
}

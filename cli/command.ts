/** Where a command tells what it has found. */
export interface Output {
  write: (text: string) => void
  /** For what is no part of the report. */
  warn: (text: string) => void
}

/** What was asked for can't be done; says what to ask instead. */
export class UsageError extends Error {
  override name = 'UsageError'
}

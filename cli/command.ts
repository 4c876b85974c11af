import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

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

/** What a command was called with; throws a UsageError for what it doesn't know. */
export function readArguments<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (thrown) {
    throw new UsageError(thrown instanceof Error ? thrown.message : String(thrown))
  }
}

/** Why nobody answered, in the words of the network. */
export function describeSilence(thrown: unknown): string {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}

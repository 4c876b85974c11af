/**
 * Where a fault happened, without its message: a database's message may repeat the values of a statement, and so
 * what a customer typed.
 */
export function describeFault(cause: unknown): string {
  if (!(cause instanceof Error)) return 'an unknown fault'
  const stack = (cause.stack ?? '').replace(cause.message, '')
  return [cause.name, ...stack.split('\n').filter(line => /^\s+at /.test(line))].join('\n')
}

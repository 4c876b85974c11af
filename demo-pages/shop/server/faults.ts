/** The shop can not answer now, and may a moment later. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}

/** Codes of a database that is not there, is ending, has no room, or took too long. */
const GONE = /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|08\w{3}|53\w{3}|57\w{3}|55P03)$/
/** What the driver says by a text alone. */
const TIMED_OUT = /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated\b.*)$/

export function isUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const { cause, message } = thrown
  return (
    thrown instanceof UnavailableError ||
    GONE.test(readCode(thrown)) ||
    TIMED_OUT.test(message) ||
    (cause !== undefined && isUnavailable(cause))
  )
}

/** The code that systems and databases give a fault; a fault of many is that of its first. */
function readCode(fault: Error): string {
  if (fault instanceof AggregateError && fault.errors[0] instanceof Error) return readCode(fault.errors[0])
  return 'code' in fault && typeof fault.code === 'string' ? fault.code : ''
}

/**
 * Where a fault happened and its code, without its message: a database's message may repeat the values of a statement, and
 * so what a customer typed.
 */
export function describeFault(fault: unknown): string {
  if (!(fault instanceof Error)) return 'an unknown fault'
  const stack = (fault.stack ?? '').replace(fault.message, '')
  const code = readCode(fault) || (fault.cause instanceof Error ? readCode(fault.cause) : '')
  const name = [fault.name, ...(/^\w{1,40}$/.test(code) ? [code] : [])].join(' ')
  return [name, ...stack.split('\n').filter(line => /^\s+at /.test(line))].join('\n')
}

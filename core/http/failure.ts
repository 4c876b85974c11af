/** Messages by dotted path (`customer_data.e_mail`, `items.1.quantity`); the form's own messages stand under `''`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** Why a call did not succeed. Closed: whoever shows it must answer every kind. */
export type Failure =
  /** Nobody answered: no network, a refused or cut connection. */
  | { kind: 'offline' }
  /** The deadline passed, headers and body together. */
  | { kind: 'timeout' }
  /** The session is over or was never opened (Django answers 403, not 401). */
  | { kind: 'signed-out' }
  /** The server says no; `message` is its own word unless it is the stock one. A firewall, for one, says none (`isMute`). */
  | { kind: 'forbidden'; message: string | null; isMute?: true }
  /** The browser keeps no cookies, so the server can't trust a write. */
  | { kind: 'no-cookies' }
  | { kind: 'not-found' }
  /** `omitted` counts the messages that were too many to keep. */
  | { kind: 'invalid'; fields: FieldErrors; message: string | null; url: string | null; omitted?: number }
  /** What the visitor saw is no longer what the server has. */
  | { kind: 'conflict'; message: string | null }
  | { kind: 'too-large' }
  /** `retryAfter` in seconds, 1 to 60. */
  | { kind: 'too-many'; retryAfter: number }
  /** The answer breaks the contract at `where`: a route and a path in its body, or what of the call itself. */
  | { kind: 'contract'; where: string }
  /** `requestId` names the request in the server's log. */
  | { kind: 'server'; requestId?: string | undefined }

/** Thrown by `read` and `write`; `route` is the name of the call, `body` the response's parsed JSON where there was any. */
export class FailureError extends Error {
  override name = 'FailureError'
  readonly failure: Failure
  readonly route: string
  readonly body: unknown
  /** Whether something was to be written; what a person is told of the same status may differ. */
  readonly isWrite: boolean
  /** What was to be read is the visitor's own or always there, so it can be neither denied nor missing. */
  readonly isOwn: boolean
  /** A write that may have been carried out although no good answer came. */
  readonly isOutcomeUnknown: boolean

  constructor(
    failure: Failure,
    route: string,
    options: {
      body?: unknown
      isWrite?: boolean
      isOwn?: boolean
      isOutcomeUnknown?: boolean
      cause?: unknown
    } = {},
  ) {
    super(`${route}: ${failure.kind}${failure.kind === 'contract' ? ` at ${failure.where}` : ''}`, {
      cause: options.cause,
    })
    this.failure = failure
    this.route = route
    this.body = options.body
    this.isWrite = options.isWrite ?? false
    this.isOwn = options.isOwn ?? false
    this.isOutcomeUnknown = options.isOutcomeUnknown ?? false
  }
}

/** The failure of whatever was thrown; what is no failure of a call counts as the server's, and is its cause. */
export function toFailure(thrown: unknown): FailureError {
  return thrown instanceof FailureError
    ? thrown
    : new FailureError({ kind: 'server' }, 'unknown', { cause: thrown })
}

export const createAbortError = (message: string): DOMException => new DOMException(message, 'AbortError')
export const isAborted = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === 'AbortError'

/** What a call answers, before anything makes it an HTTP response. */
export interface CallAnswer {
  status: number
  /** JSON; undefined for an empty body. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

/** Ends a call with an answer that is not the wished one; what it wrote is rolled back. */
export class CallError extends Error {
  override name = 'CallError'
  readonly answer: CallAnswer

  constructor(status: number, body: unknown, headers?: Readonly<Record<string, string>>) {
    super(`answered ${status}`)
    this.answer = { status, body, ...(headers && { headers }) }
  }
}

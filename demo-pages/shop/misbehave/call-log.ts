/** One call as it came in; `status` is null as long as it has not been answered. */
export interface LoggedCall {
  route: string
  method: string
  /** Milliseconds since 1970, by the shop's clock. */
  time: number
  scope: string | null
  idempotency_key: string | null
  status: number | null
}

export interface CallLog {
  add: (call: LoggedCall) => void
  list: (scope: string | null) => LoggedCall[]
  clear: (scope: string | null) => void
}

const MOST = 5000

/** Remembers the latest calls, without anything a customer sent, so that tests can count what reached the server. */
export function createCallLog(): CallLog {
  let calls: LoggedCall[] = []
  const isOf = (scope: string | null) => (call: LoggedCall) => scope === null || call.scope === scope
  return {
    add(call) {
      calls.push(call)
      if (calls.length > MOST) calls = calls.slice(-MOST / 2)
    },
    list: scope => calls.filter(isOf(scope)),
    clear(scope) {
      calls = calls.filter(call => !isOf(scope)(call))
    },
  }
}

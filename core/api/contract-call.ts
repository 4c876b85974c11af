import type * as v from 'valibot'

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One key of a call's query. */
export interface QueryKey {
  describes: string
  isRequired?: boolean
  /** Given as often as there are values. */
  isRepeated?: boolean
}

/** One call of the server contract, for whoever builds or checks a server. */
export interface Call {
  /** What it is for, in a sentence. */
  summary: string
  method: CallMethod
  /** Its path behind a market's prefix in the reference shop; another server may choose its own. */
  path: string
  /** What its path is made of, in their order. */
  args: readonly string[]
  query: Readonly<Record<string, QueryKey>>
  /** Whether the query may hold more than its keys: the page's own query, sent on as it is. */
  takesAnyQuery: boolean
  request: v.GenericSchema | null
  /** Null where nothing is read of the answer. */
  answer: v.GenericSchema | null
  /** The status that says it was done. */
  status: 200 | 201 | 204
  /** Statuses that the islands tell apart, beside those that any call may have. */
  errors: readonly (400 | 403 | 404 | 409 | 429)[]
  /** Whether the same `Idempotency-Key` must have one effect. */
  isIdempotent: boolean
  /** Whether the answer is one visitor's, so that no cache may keep it. */
  isPersonal: boolean
  /** Whether a 201 tells by `Location` where the made thing is. */
  hasLocation: boolean
  access: 'anyone' | 'signed-in' | 'staff'
}

type Extras = Partial<Omit<Call, 'method' | 'path' | 'args' | 'summary' | 'answer'>>

/** A call that reads. */
export const describeRead = (
  path: string,
  summary: string,
  answer: v.GenericSchema,
  extras: Extras = {},
): Call => describeCall('GET', path, summary, { answer, ...extras })

/** A call that writes, by default once for each idempotency key. */
export const describeWrite = (
  method: Exclude<CallMethod, 'GET'>,
  path: string,
  summary: string,
  extras: Extras & { answer?: v.GenericSchema | null },
): Call =>
  describeCall(method, path, summary, {
    status: extras.answer ? 200 : 204,
    errors: [400, 403],
    isIdempotent: true,
    isPersonal: true,
    ...extras,
  })

const describeCall = (method: CallMethod, path: string, summary: string, given: Partial<Call>): Call => ({
  summary,
  method,
  path,
  args: listArguments(path),
  query: {},
  takesAnyQuery: false,
  request: null,
  answer: null,
  status: 200,
  errors: [],
  isIdempotent: false,
  isPersonal: false,
  hasLocation: false,
  access: 'anyone',
  ...given,
})

/** The names in braces of a path, in their order. */
export const listArguments = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

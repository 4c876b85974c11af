import type { RuleName } from './rules.ts'

/** A request on its way to the shop. */
export interface PassingRequest {
  method: string
  path: string
  headers: Headers
  cookies: ReadonlyMap<string, string>
  body: string
}

/** One that was answered. */
export interface SeenRequest extends PassingRequest {
  status: number
}

/** An answer on its way back. */
export interface PassingAnswer {
  status: number
  headers: Headers
  text: string
}

/** One thing that a server could do wrong. */
export interface Break {
  /** The call that it is done to; null for pages. */
  route: string | null
  /** Changes what the shop is asked. */
  ask?: (request: PassingRequest) => void
  /** Whether the shop is not asked at all: it was done, says the proxy. */
  isKept?: (request: PassingRequest) => boolean
  /** Changes what comes back. */
  answer?: (answer: PassingAnswer, request: PassingRequest) => void
  /** Hangs up. */
  isSilent?: boolean
}

/** A break by what it is called, the route and rule by which it has to be told, and what does it. */
export type NamedBreak = readonly [what: string, route: string, rule: RuleName, broken: readonly Break[]]

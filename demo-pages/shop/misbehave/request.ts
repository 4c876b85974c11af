import * as v from 'valibot'
import { methodOf, ROUTE_NAMES, type RouteName } from '../server/route-table.ts'
import { MISBEHAVIOUR_KINDS } from './spoil.ts'

const MINUTE = 60_000
const LONGEST_MINUTES = 24 * 60
const Scope = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** Routes that stand for many: all calls, those that read, those that write. */
export const ROUTE_GROUPS = ['*', '*reads', '*writes'] as const

/** By which routes a call is meant: its own name, and the groups it is in. */
export const listRoutesOf = (name: RouteName): string[] => [
  name,
  '*',
  methodOf(name) === 'GET' ? '*reads' : '*writes',
]

/** How QA or a test asks for a misbehaviour. */
export const MisbehaviourRequest = v.strictObject({
  route: v.picklist([...ROUTE_NAMES, ...ROUTE_GROUPS]),
  kind: v.picklist(MISBEHAVIOUR_KINDS),
  /** For that many calls; without it until it is cleared. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  /** For so long; without it until it is cleared. */
  minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LONGEST_MINUTES))),
  /** Only for requests that carry `ostrov-qa=<scope>`; without it the scope of the request itself. */
  scope: v.optional(v.nullable(Scope)),
  /** The call has its effect first, and only then its answer is spoiled. */
  after: v.optional(v.boolean(), false),
  /** Milliseconds to wait before answering. */
  delay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MINUTE)), 0),
  retry_after: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(100))),
  /** What to answer instead: any JSON, or text to send as it is. */
  body: v.optional(v.unknown()),
})
export type MisbehaviourRequest = v.InferOutput<typeof MisbehaviourRequest>

export const readScope = (text: string | undefined): string | null =>
  text && v.is(Scope, text) ? text : null

import type { Severity } from './kind-of-finding.ts'
import type { Kind } from './kinds.ts'

/** What a rule has to say of a place in the source. */
export interface Remark {
  kind: Kind
  at: number
  /** What is wrong, with what was found. */
  problem: string
  /** What to do. */
  fix: string
  component?: string | undefined
  /** Where it weighs other than its kind usually does. */
  severity?: Severity
}

/** One thing to mend, as it is told. */
export interface Finding {
  severity: Severity
  kind: Kind
  line: number
  column: number
  component: string | null
  problem: string
  why: string
  fix: string
}

import { RULES, type RuleName } from './rules.ts'

/** One thing that a server still has to do. */
export interface Finding {
  route: string
  rule: RuleName
  problem: string
  why: string
  fix: string
}

/** What could not be looked at, and why. */
export interface Unchecked {
  route: string
  reason: string
}

/** Takes down what is found, each thing once. */
export interface Book {
  readonly findings: readonly Finding[]
  readonly unchecked: readonly Unchecked[]
  /** How often each route was looked at. */
  readonly looks: ReadonlyMap<string, number>
  look: (route: string) => void
  tell: (route: string, rule: RuleName, problem: string, fix?: string) => void
  skip: (route: string, reason: string) => void
}

/** Of one rule on one route so many are told; the rest is more of the same. */
const MOST_ALIKE = 5

export function openBook(): Book {
  const findings: Finding[] = []
  const unchecked: Unchecked[] = []
  const looks = new Map<string, number>()
  return {
    findings,
    unchecked,
    looks,
    look(route) {
      looks.set(route, (looks.get(route) ?? 0) + 1)
    },
    tell(route, rule, problem, fix = RULES[rule].fix) {
      const alike = findings.filter(one => one.route === route && one.rule === rule)
      if (alike.length >= MOST_ALIKE || alike.some(one => one.problem === problem)) return
      findings.push({ route, rule, problem, why: RULES[rule].why, fix })
    },
    skip(route, reason) {
      if (!unchecked.some(one => one.route === route && one.reason === reason))
        unchecked.push({ route, reason })
    },
  }
}

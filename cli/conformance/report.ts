import { ENDPOINTS } from '../contract.ts'
import { clean, count } from '../text.ts'
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

export interface ConformanceReport {
  page: string
  market: string
  calls: number
  findings: readonly Finding[]
  unchecked: readonly Unchecked[]
}

/** More breaches of one rule on one route are not reported. */
const MOST_ALIKE = 5

/** Collects what is found, each thing once. */
export function createReport() {
  const findings: Finding[] = []
  const unchecked: Unchecked[] = []
  let calls = 0
  return {
    /** Counts a call that is made. */
    visit: () => void calls++,
    add(route: string, rule: RuleName, problem: string): void {
      const alike = findings.filter(one => one.route === route && one.rule === rule)
      if (alike.length >= MOST_ALIKE || alike.some(one => one.problem === problem)) return
      findings.push({ route, rule, problem, ...RULES[rule] })
    },
    skip(route: string, reason: string): void {
      if (!unchecked.some(one => one.route === route && one.reason === reason))
        unchecked.push({ route, reason })
    },
    /** What was found on the routes that were asked for. */
    read: (isAsked: (route: string) => boolean) => ({
      calls,
      findings: findings.filter(({ route }) => isAsked(route)),
      unchecked: unchecked.filter(({ route }) => isAsked(route)),
    }),
  }
}

export type Report = ReturnType<typeof createReport>

/** The report for people: what there is still to do, route by route. */
export function writeTextReport(report: ConformanceReport, routes: Readonly<Record<string, string>>): string {
  const { calls, findings, market, page, unchecked } = report
  const broken = groupBy(findings, ({ route }) => route)
  const parts = [...broken].map(([route, found]) => {
    const told = found.map(
      ({ fix, problem, rule, why }) => `  ${rule}: ${clean(problem)}\n    why: ${why}\n    do:  ${fix}\n`,
    )
    return `${route}  ${ENDPOINTS.get(route)?.method ?? ''} ${routes[route] ?? '(no path)'}\n${told.join('')}`
  })
  if (unchecked.length > 0) {
    const reasons = [...groupBy(unchecked, ({ reason }) => reason)]
    const told = reasons.map(
      ([reason, all]) => `  ${clean(reason)}: ${all.map(one => one.route).join(', ')}\n`,
    )
    parts.push(`Not checked\n${told.join('')}`)
  }
  const sum = findings.length
    ? `${count(findings.length, 'thing')} to do on ${count(broken.size, 'route')}`
    : 'Nothing to do'
  return `${page} (market ${market})\n\n${[...parts, `${sum}; ${count(calls, 'call')} made.`].join('\n')}\n`
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

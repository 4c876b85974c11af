import { type Backend, CALLS, isMeant } from './backend.ts'
import type { Finding, Unchecked } from './book.ts'

/** What was found, by route. */
export interface ConformanceReport {
  page: string
  market: string
  calls: number
  findings: readonly Finding[]
  unchecked: readonly Unchecked[]
}

export function makeReport(backend: Backend): ConformanceReport {
  const { book, config, pageUrl } = backend
  const isAsked = ({ route }: { route: string }): boolean => isMeant(backend, route)
  return {
    page: pageUrl,
    market: config.market,
    calls: [...book.looks.values()].reduce((sum, times) => sum + times, 0),
    findings: book.findings.filter(isAsked),
    unchecked: book.unchecked.filter(isAsked),
  }
}

/** The report for machines. */
export const writeJsonReport = (report: ConformanceReport): string =>
  `${JSON.stringify({ version: 1, ...report }, null, 2)}\n`

/** The report for people: what there is still to do, route by route. */
export function writeTextReport(report: ConformanceReport, routes: Readonly<Record<string, string>>): string {
  const { calls, findings, market, page, unchecked } = report
  const broken = [...new Set(findings.map(({ route }) => route))]
  const parts = broken.map(route => {
    const found = findings.filter(one => one.route === route)
    return `${nameRoute(route, routes)}\n${found.map(describeFinding).join('')}`
  })
  if (unchecked.length > 0) parts.push(listUnchecked(unchecked))
  const sum = findings.length
    ? `${count(findings.length, 'thing')} to do on ${count(broken.length, 'route')}`
    : 'Nothing to do'
  return `${page} (market ${market})\n\n${[...parts, `${sum}; ${count(calls, 'call')} made.`].join('\n')}\n`
}

/** By reasons, for many routes share one. */
function listUnchecked(unchecked: readonly Unchecked[]): string {
  const reasons = [...new Set(unchecked.map(({ reason }) => reason))]
  const lines = reasons.map(reason => {
    const routes = unchecked.filter(one => one.reason === reason).map(({ route }) => route)
    return `  ${clean(reason)}: ${routes.join(', ')}\n`
  })
  return `Not checked\n${lines.join('')}`
}

function nameRoute(route: string, routes: Readonly<Record<string, string>>): string {
  const call = CALLS.get(route)
  return `${route}  ${call?.method ?? ''} ${routes[route] ?? '(no path)'}`
}

const describeFinding = ({ fix, problem, rule, why }: Finding): string =>
  `  ${rule}: ${clean(problem)}\n    why: ${why}\n    do:  ${fix}\n`

/** A server may answer anything; a terminal obeys control characters. */
const clean = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')

const count = (amount: number, what: string): string => `${amount} ${what}${amount === 1 ? '' : 's'}`

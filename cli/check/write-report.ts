import type { FetchedPage } from './fetch-page.ts'
import type { Finding } from './finding.ts'

/** What was found on one page. */
export interface PageReport {
  page: string
  redirects: FetchedPage['redirects']
  findings: readonly Finding[]
}

export const countErrors = (reports: readonly PageReport[]): number => countOf(reports, 'error')

const countOf = (reports: readonly PageReport[], severity: Finding['severity']): number =>
  reports.reduce(
    (sum, { findings }) => sum + findings.filter(finding => finding.severity === severity).length,
    0,
  )

/** The report for machines. */
export const writeJsonReport = (reports: readonly PageReport[]): string =>
  `${JSON.stringify({ version: 1, errors: countOf(reports, 'error'), warnings: countOf(reports, 'warning'), pages: reports }, null, 2)}\n`

/** The report for people: each finding with its place, so that an editor opens it by a click. */
export function writeTextReport(reports: readonly PageReport[]): string {
  const pages = reports.map(({ findings, page, redirects }) => {
    const ways = redirects.map(({ status, from, to }) => `${from} sends on to ${to} (${status}).\n`)
    const told =
      findings.length === 0
        ? [`${page}: nothing to mend.\n`]
        : findings.map(one => describeFinding(page, one))
    return [...ways, ...told].join('')
  })
  return `${pages.join('\n')}\n${describeSum(reports)}\n`
}

function describeFinding(
  page: string,
  { column, component, fix, kind, line, problem, severity, why }: Finding,
): string {
  const of = component ? ` (${component})` : ''
  return `${page}:${line}:${column}: ${severity} ${kind}${of}\n  ${clean(problem)}\n  why: ${why}\n  do:  ${clean(fix)}\n`
}

/** A page may hold anything; a terminal obeys control characters. */
const clean = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')

function describeSum(reports: readonly PageReport[]): string {
  const [errors, warnings] = [countOf(reports, 'error'), countOf(reports, 'warning')]
  return `${count(reports.length, 'page')}, ${count(errors, 'error')}, ${count(warnings, 'warning')}.`
}

const count = (amount: number, what: string): string => `${amount} ${what}${amount === 1 ? '' : 's'}`

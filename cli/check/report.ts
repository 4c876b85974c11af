import { clean, count } from '../text.ts'
import type { FetchedPage } from './fetch-page.ts'
import { locate, type Page } from './html.ts'
import { KINDS, type Kind, type Severity } from './kinds.ts'

/** One thing to mend, as it is reported. */
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

interface Details {
  component?: string | undefined
  /** What to do, where the kind's own advice is too general. */
  fix?: string
  /** Where it weighs other than its kind usually does. */
  severity?: Severity
}

/** Reports what is wrong at a place of the source; `problem` says so with what was found. */
export type Add = (kind: Kind, at: number, problem: string, details?: Details) => void

/** Collects what is wrong with a page. */
export function createReport(page: Page) {
  const found: { at: number; finding: Finding }[] = []
  const add: Add = (kind, at, problem, { component = '', ...details } = {}) => {
    const { severity, why, fix } = { ...KINDS[kind], ...details }
    const place = { ...locate(page, at), component: component || null }
    found.push({ at, finding: { severity, kind, ...place, problem, why, fix } })
  }
  return {
    add,
    /** The findings in the order of the page's source. */
    list: () => found.sort((a, b) => a.at - b.at).map(({ finding }) => finding),
  }
}

/** What was found on one page. */
export interface PageReport {
  page: string
  redirects: FetchedPage['redirects']
  findings: readonly Finding[]
}

export const countFindings = (reports: readonly PageReport[], severity: Finding['severity']): number =>
  reports.flatMap(({ findings }) => findings).filter(finding => finding.severity === severity).length

/** The report for machines. */
export function writeJsonReport(pages: readonly PageReport[]): string {
  const [errors, warnings] = [countFindings(pages, 'error'), countFindings(pages, 'warning')]
  return `${JSON.stringify({ version: 1, errors, warnings, pages }, null, 2)}\n`
}

/** The report for people: each finding with its place, so that an editor opens it by a click. */
export function writeTextReport(reports: readonly PageReport[]): string {
  const pages = reports.map(({ findings, page, redirects }) => {
    const ways = redirects.map(({ status, from, to }) => `${from} sends on to ${to} (${status}).\n`)
    const told = findings.map(one => describeFinding(page, one))
    return [...ways, ...(told.length > 0 ? told : [`${page}: nothing to mend.\n`])].join('')
  })
  const [errors, warnings] = [countFindings(reports, 'error'), countFindings(reports, 'warning')]
  const sum = `${count(reports.length, 'page')}, ${count(errors, 'error')}, ${count(warnings, 'warning')}.`
  return `${pages.join('\n')}\n${sum}\n`
}

/** The headers of the pages that nobody has judged, as the last line of the report for people. */
export function tellUnchecked(isPolicyJudged: boolean): string {
  const policy = 'Content-Security-Policy (a file is judged by --policy, an address by the one it comes with)'
  const others = ['X-Content-Type-Options', 'Referrer-Policy', 'Cache-Control']
  return `Headers not checked: ${[...(isPolicyJudged ? [] : [policy]), ...others].join(', ')}.\n`
}

function describeFinding(page: string, finding: Finding): string {
  const { column, component, fix, kind, line, problem, severity, why } = finding
  const of = component ? ` (${component})` : ''
  return `${page}:${line}:${column}: ${severity} ${kind}${of}\n  ${clean(problem)}\n  why: ${why}\n  do:  ${clean(fix)}\n`
}

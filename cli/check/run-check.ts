import { type Output, readArguments, UsageError } from '../command.ts'
import { findManifest } from '../find-manifest.ts'
import { checkPage } from './check-page.ts'
import { fetchPage, isAddress, listPages, PageError } from './fetch-page.ts'
import { KINDS } from './kinds.ts'
import type { Manifest } from './manifest.ts'
import { countFindings, type PageReport, tellUnchecked, writeJsonReport, writeTextReport } from './report.ts'

export const CHECK_HELP = `ostrov check <file, folder or address> …

Reads HTML pages and names everything that keeps their islands from working, each with its place, why it
matters and what to do. "-" reads the page from standard input.

  --manifest <file or address>  the manifest.json of the build that the pages link; by default the one beside
                                this program
  --policy <text>               the Content Security Policy that files will be sent with; an address is judged
                                by the one it comes with. No other header is judged
  --json                        a report for machines

Ends with 0 where there is no error, 1 where there is one, 2 where it could not do its work.
`

const OPTIONS = {
  json: { type: 'boolean' },
  manifest: { type: 'string' },
  policy: { type: 'string' },
} as const

/** Checks pages and tells what is to be mended; `manifests` are looked through where none is named. */
export async function runCheck(
  args: readonly string[],
  output: Output,
  manifests: readonly URL[],
): Promise<number> {
  const { positionals, values } = readArguments(args, OPTIONS)
  if (positionals.length === 0) throw new UsageError('Say which pages to check.')
  const manifest = await findManifest(values.manifest, manifests)
  const pages = (await Promise.all(positionals.map(listPages))).flat()
  if (pages.length === 0) throw new UsageError(`There is no HTML file in ${positionals.join(', ')}.`)
  const checked: CheckedPage[] = []
  // One after another: a server that is being built need not bear them all at once.
  for (const page of pages) checked.push(await checkOne(page, manifest, values.policy ?? null))
  const reports = checked.map(({ report }) => report)
  const unchecked = tellUnchecked(checked.every(({ isPolicyJudged }) => isPolicyJudged))
  output.write(values.json ? writeJsonReport(reports) : writeTextReport(reports) + unchecked)
  if (Object.keys(manifest.markets).length === 0)
    output.warn('The manifest names no files, so links to them were not judged; give --manifest.\n')
  return countFindings(reports, 'error') > 0 ? 1 : 0
}

interface CheckedPage {
  report: PageReport
  /** Whether there was a policy's header to judge it by, or no page to judge. */
  isPolicyJudged: boolean
}

async function checkOne(page: string, manifest: Manifest, given: string | null): Promise<CheckedPage> {
  try {
    const fetched = await fetchPage(page)
    const policy = isAddress(page) ? fetched.policy : given
    const findings = checkPage(fetched.source, manifest, policy)
    const report = { page: fetched.place, redirects: fetched.redirects, findings }
    return { report, isPolicyJudged: policy !== null }
  } catch (thrown) {
    if (!(thrown instanceof PageError)) throw thrown
    const kind = 'page-unreadable'
    const place = { line: 1, column: 1, component: null }
    const finding = { ...KINDS[kind], kind, ...place, problem: thrown.message } as const
    return { report: { page, redirects: thrown.redirects, findings: [finding] }, isPolicyJudged: true }
  }
}

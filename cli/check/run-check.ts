import { parseArgs } from 'node:util'
import { type Output, UsageError } from '../command.ts'
import { checkPage } from './check-page.ts'
import { fetchPage, isAddress, listPages, PageError } from './fetch-page.ts'
import { KINDS } from './kinds.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { countErrors, type PageReport, writeJsonReport, writeTextReport } from './write-report.ts'

export const CHECK_HELP = `ostrov check <file, folder or address> …

Reads HTML pages and names everything that keeps their islands from working, each with its place, why it
matters and what to do. "-" reads the page from standard input.

  --manifest <file or address>  the manifest.json of the build that the pages link; by default the one beside
                                this program
  --policy <text>               the Content Security Policy that files will be sent with; an address is judged
                                by the one it comes with
  --json                        a report for machines

Ends with 0 where there is no error, 1 where there is one, 2 where it could not do its work.
`

/** Checks pages and tells what is to be mended; `manifests` are looked through where none is named. */
export async function runCheck(
  args: readonly string[],
  output: Output,
  manifests: readonly URL[],
): Promise<number> {
  const { positionals, values } = parseOptions(args)
  if (positionals.length === 0) throw new UsageError('Say which pages to check.')
  const manifest = await findManifest(values.manifest, manifests)
  const pages = (await Promise.all(positionals.map(listPages))).flat()
  if (pages.length === 0) throw new UsageError(`There is no HTML file in ${positionals.join(', ')}.`)
  const reports: PageReport[] = []
  // One after another: a server that is being built need not bear them all at once.
  for (const page of pages) reports.push(await checkOne(page, manifest, values.policy ?? null))
  output.write(values.json ? writeJsonReport(reports) : writeTextReport(reports))
  if (Object.keys(manifest.markets).length === 0)
    output.warn('The manifest names no files, so links to them were not judged; give --manifest.\n')
  return countErrors(reports) > 0 ? 1 : 0
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, manifest: { type: 'string' }, policy: { type: 'string' } },
    })
  } catch (thrown) {
    throw new UsageError(thrown instanceof Error ? thrown.message : String(thrown))
  }
}

async function checkOne(page: string, manifest: Manifest, policy: string | null): Promise<PageReport> {
  try {
    const fetched = await fetchPage(page)
    const findings = checkPage(fetched.source, manifest, isAddress(page) ? fetched.policy : policy)
    return { page: fetched.place, redirects: fetched.redirects, findings }
  } catch (thrown) {
    if (!(thrown instanceof PageError)) throw thrown
    const kind = 'page-unreadable'
    const { severity, why } = KINDS[kind]
    const finding = {
      severity,
      kind,
      line: 1,
      column: 1,
      component: null,
      problem: thrown.message,
      why,
      fix: 'Name a page that is there.',
    } as const
    return { page, redirects: thrown.redirects, findings: [finding] }
  }
}

async function findManifest(named: string | undefined, manifests: readonly URL[]): Promise<Manifest> {
  if (named !== undefined) return readManifest(named).catch(explain)
  for (const place of manifests) {
    try {
      return await readManifest(place)
    } catch (thrown) {
      if ((thrown as { code?: string }).code !== 'ENOENT') explain(thrown)
    }
  }
  throw new UsageError('There is no manifest.json beside this program; name one by --manifest.')
}

const explain = (thrown: unknown): never => {
  throw new UsageError(thrown instanceof Error ? thrown.message : String(thrown))
}

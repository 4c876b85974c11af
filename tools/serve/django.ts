import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runOstrov } from '#cli/run-ostrov.ts'
import { SITES } from '#shop/site/site.ts'
import { DEMO_ACCOUNTS } from '#shop/visitor/seed.ts'
import { ensureCdn } from '#tools/build/ensure-cdn.ts'
import { root } from '#tools/root.ts'
import { countDjango } from '#tools/test-run/count-django.ts'
import type { Count } from '#tools/test-run/run-step.ts'
import { findDjango } from './find-django.ts'
import { openDjangoSite, runDjangoTests } from './open-django-site.ts'

/** The Django site as a demo. */
async function start(): Promise<number> {
  ensureCdn(root)
  const dataDir = join(root, '.data/django')
  const site = await openDjangoSite({
    python: findDjango(root),
    dataDir,
    shopDataDir: join(dataDir, 'shop'),
    port: Number(process.env.PORT ?? 4708),
  })
  const { customer, staff } = DEMO_ACCOUNTS
  console.log(
    [
      'Django is open, with the reference shop behind it:',
      ...Object.values(SITES).map(
        ({ market, paths }) => `  ${market}           ${site.url}${paths.home}  ${site.url}${paths.buyback}`,
      ),
      `  admin        ${site.url}/admin/  ${staff.email} / ${staff.password}`,
      `  edit a page  ${site.url}${SITES.cz.paths.buyback}?edit  (signed in as staff)`,
      `  customer     ${site.url}${SITES.cz.paths.signIn}  ${customer.email} / ${customer.password}`,
    ].join('\n'),
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void site.close())
  await site.ended
  return 0
}

/** The tests in Python; their count goes where the caller wants a report. */
async function test(): Promise<number> {
  return inFreshFolder(async dataDir => {
    const runs = await runDjangoTests(findDjango(root), dataDir)
    for (const { output } of runs) console.log(output)
    const { OSTROV_REPORT: report } = process.env
    if (report)
      writeFileSync(report, JSON.stringify(sumCounts(runs.map(({ output }) => countDjango(output)))))
    return Math.max(...runs.map(({ code }) => code))
  })
}

const sumCounts = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
})

/**
 * What islands look like before any script is rendered by Node, which this site does without; the apps that bring their
 * own components are served by the shop, and the back office is its own.
 */
const NOT_ON_DJANGO = ['server-rendering.spec.ts', 'hosts.spec.ts', 'qa.spec.ts']
/** How an editor composes a page is the site's own. */
const ONLY_ON_DJANGO = 'demo-pages/django/compose-page.spec.ts'

const listSpecs = (): string[] => [
  ONLY_ON_DJANGO,
  ...readdirSync(join(root, 'demo-pages/e2e'))
    .filter(file => file.endsWith('.spec.ts') && !NOT_ON_DJANGO.includes(file))
    .map(file => `demo-pages/e2e/${file}`),
]

/** The end-to-end specs on the Django site: those named, else all that it can pass. */
async function walk(specs: readonly string[]): Promise<number> {
  ensureCdn(root)
  return inFreshFolder(async dataDir => {
    const site = await openDjangoSite({ python: findDjango(root), dataDir, shopDataDir: ':memory:' })
    const playwright = join(root, 'node_modules/@playwright/test/cli.js')
    const child = spawn(
      process.execPath,
      [playwright, 'test', '--project=chromium', ...(specs.length ? specs : listSpecs())],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, OSTROV_BASE_URL: site.url, OSTROV_SITE: 'django' },
      },
    )
    const code = await new Promise<number>(resolve => child.once('exit', status => resolve(status ?? 1)))
    await site.close()
    return code
  })
}

/** Holds the Django site to the contract, in both markets, as staff. */
async function conform(): Promise<number> {
  const { email, password } = DEMO_ACCOUNTS.staff
  return inFreshFolder(async dataDir => {
    const site = await openDjangoSite({ python: findDjango(root), dataDir, shopDataDir: ':memory:' })
    const output = { write: console.log, warn: console.error }
    let worst = 0
    for (const market of Object.keys(SITES)) {
      const args = ['conformance', site.url, '--market', market, '--user', email, '--password', password]
      worst = Math.max(worst, await runOstrov(args, output, []))
    }
    await site.close()
    return worst
  })
}

async function inFreshFolder(run: (folder: string) => Promise<number>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'ostrov-django-'))
  try {
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const [task = 'start', ...rest] = process.argv.slice(2)
const tasks: Record<string, () => Promise<number>> = {
  start,
  test,
  conformance: conform,
  'end-to-end': () => walk(rest),
}
const run = tasks[task]
if (!run) throw new Error(`There is no task "${task}"; start, test, conformance or end-to-end.`)
process.exit(await run())

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsup'
import type { Manifest } from '#cli/check/manifest.ts'
import { writeImportMap } from '#cli/init/write-page.ts'
import { writeRouteTable } from '#core/api/contract.ts'
import { CLI_BUILD } from '#tools/package/cli-build.ts'
import { freshenBuild } from '../built-files.ts'
import { atMost, type Options, type Section, write } from '../section.ts'
import { takeMedian } from '../statistics.ts'

const PLACEHOLDERS = 200
const MARKET = 'cz'
const dist = join(import.meta.dirname, '../../dist')
const folder = join(dist, 'bench/check')
const manifestPath = join(dist, 'manifest.json')

/** The pages that are checked, and how the check of each ends. */
const PAGES = [
  { name: 'sound', what: 'nothing to mend', exit: 0, spell: (component: string) => component },
  {
    name: 'faulty',
    what: 'a misspelt component in each placeholder',
    exit: 1,
    spell: (component: string) => `${component}x`,
  },
] as const

export async function measureCheck({ isQuick }: Options): Promise<Section> {
  const runs = isQuick ? 3 : 7
  await freshenBuild()
  await build({ ...CLI_BUILD, outDir: folder })
  const manifest: Manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const figures: Record<string, number> = {}
  const rows = PAGES.map(({ name, what, exit, spell }) => {
    const path = join(folder, `${name}.html`)
    writeFileSync(path, renderPage(manifest, spell))
    // The first run of all pays for what the machine has not read yet.
    runCheck(path, exit)
    const times = Array.from({ length: runs }, () => runCheck(path, exit))
    const median = takeMedian(times)
    figures[name] = median
    return [what, write(median, 'ms', 0), write(Math.max(...times), 'ms', 0)]
  })
  const slowest = Math.max(...Object.values(figures))
  return {
    title: 'Checking a page',
    method: `The built \`ostrov check\` on a page of ${PLACEHOLDERS} placeholders, the start of its process included; medians of ${runs} runs.`,
    bars: [atMost(`\`ostrov check\` of ${PLACEHOLDERS} placeholders`, slowest, 500, 'ms', 0)],
    tables: [{ caption: '', head: ['page', 'median', 'longest'], rows }],
    figures,
  }
}

/** Milliseconds of one run; a check that does not find what it should is no measure of anything. */
function runCheck(path: string, exit: number): number {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'ostrov.js'), 'check', '--manifest', manifestPath, path],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  const time = performance.now() - start
  if (status !== exit) throw new Error(`The check ended with ${status}.\n${stdout.slice(0, 2000)}${stderr}`)
  return time
}

function renderPage({ markets, widgets }: Manifest, spell: (component: string) => string): string {
  const built = markets[MARKET]
  if (!built) throw new Error(`The build has no market ${MARKET}.`)
  const link = (rel: string, { file, integrity }: { file: string; integrity: string }) =>
    `<link rel="${rel}" href="/static/${MARKET}/${file}" integrity="${integrity}" crossorigin>`
  const listOnce = (lines: readonly string[]) => [...new Set(lines)].join('\n')
  const all = Object.values(built.widgets)
  const styles = [
    link('stylesheet', built.css),
    ...all.flatMap(({ css }) => css.map(({ file, text }) => `<style data-ostrov="${file}">${text}</style>`)),
  ].join('\n')
  const scripts = listOnce(
    [...built.shared, ...all.flatMap(({ files }) => files)].map(script => link('modulepreload', script)),
  )
  const names = Object.keys(widgets)
  const placeholders = Array.from({ length: PLACEHOLDERS }, (_, number) => {
    const component = names[number % names.length] ?? ''
    const params = JSON.stringify(fillParams(widgets[component]?.params ?? {}))
    return `<div data-component="${spell(component)}" data-component-pk="${number}"><script type="application/json">${params}</script><h2>Heading</h2><p>Text.</p></div>`
  })
  const config = { market: MARKET, routes: writeRouteTable(`/${MARKET}`), defaultCountry: '56' }
  return `<!doctype html>
<html lang="cs"><head><meta charset="utf-8"><title>Page</title>
<script type="application/json" id="ostrov-page">${JSON.stringify(config)}</script>
<script type="importmap">${writeImportMap(built.integrity ?? {}, `/static/${MARKET}/`)}</script>
${styles}
${scripts}
<script type="module" src="/static/${MARKET}/${built.loader.file}" integrity="${built.loader.integrity}" crossorigin></script>
</head><body>
${placeholders.join('\n')}
</body></html>`
}

/** Each param as its default, or as something that any kind of text takes. */
function fillParams(params: Manifest['widgets'][string]['params']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).map(([name, { default: value = '/cz/' }]) => [name, value]),
  )
}

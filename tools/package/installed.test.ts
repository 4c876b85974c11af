import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listWidgets } from '#tools/build/plugins/widgets-plugin.ts'
import { root } from '../root.ts'
import { tarball } from './pack.ts'
import { runNpm } from './run-npm.ts'

const folder = mkdtempSync(join(tmpdir(), 'ostrov-installed-'))
const installed = join(folder, 'node_modules/ostrov')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const MODULES = [
  'ostrov',
  'ostrov/react',
  'ostrov/loader',
  'ostrov/server',
  ...listWidgets(root).map(name => `ostrov/widgets/${name}`),
]

/** The packages that an app has, as they stand in this project: an install then needs no network. */
const linkPackages = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map(name => [name, `file:${join(root, 'node_modules', name)}`]))

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return { status, told: `${stdout}${stderr}` }
}

beforeAll(() => {
  const own = { ...linkPackages('react', 'react-dom', '@types/react'), ostrov: `file:${tarball}` }
  const overrides = linkPackages(...Object.keys(manifest.dependencies))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'app', private: true, type: 'module', dependencies: own, overrides }),
  )
  runNpm(folder, 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error')
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

/** Every file that a part of the package's description names. */
const listTargets = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(listTargets)

test('the package has every file that its exports and its command name', () => {
  const { exports, bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  const targets = [...listTargets(exports), ...listTargets(bin)].filter(path => !path.includes('*'))
  expect(targets.length).toBeGreaterThan(10)
  expect(targets.filter(path => !existsSync(join(installed, path)))).toEqual([])
})

test('no source, test or note of the making is in it', () => {
  const files = runNpm(installed, 'pack', '--dry-run', '--json', '--ignore-scripts')
  const [{ files: all }] = JSON.parse(files)
  const paths: string[] = all.map(({ path }: { path: string }) => path)
  expect(paths.filter(path => !/^(?:dist|docs)\/|^(?:README\.md|LICENSE|package\.json)$/.test(path))).toEqual(
    [],
  )
  expect(paths.filter(path => /(?<!\.d)\.tsx?$|\.br$|stamp/.test(path))).toEqual([])
})

test('every module can be imported where there is no browser', () => {
  const script = `const modules = ${JSON.stringify(MODULES)}
    const empty = []
    for (const name of modules) if (Object.keys(await import(name)).length === 0) empty.push(name)
    console.log(JSON.stringify(empty))`
  expect(run('--input-type=module', '-e', script)).toEqual({ status: 0, told: '[]\n' })
})

test('types hold for an app that takes nothing on trust', () => {
  const lines = MODULES.map((name, i) => `import * as m${i} from '${name}'`)
  const names = MODULES.map((_, i) => `m${i}`)
  const text = `${lines.join('\n')}\nimport 'ostrov/styles.css'\nexport const all: object[] = [${names.join(', ')}]\n`
  writeFileSync(join(folder, 'app.ts'), text)
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['app.ts'] }))
  expect(run(join(root, 'node_modules/ts7/bin/tsc'), '-p', '.', '--pretty', 'false').told).toBe('')
})

test('its command runs by its name', () => {
  const told = runNpm(folder, 'exec', '--offline', '--', 'ostrov', '--version')
  expect(told.trim()).toBe(manifest.version)
})

test('its command judges a page of its own files as the project does', () => {
  const ostrov = join(installed, 'dist/cli/ostrov.js')
  const made = spawnSync(process.execPath, [ostrov, 'init', 'buyback-selector', 'sell-form', '--page'], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout
  // What no program can know is filled in as it says.
  const page = made.replace('"defaultCountry": ""', '"defaultCountry": "56"')
  writeFileSync(join(folder, 'good.html'), page)
  writeFileSync(join(folder, 'bad.html'), page.replace(/ integrity="[^"]*"/, ''))
  expect(run(ostrov, 'check', 'good.html').told).toMatch(/^1 page, 0 errors, 0 warnings\.$/m)
  expect(run(ostrov, 'check', 'bad.html').told).toContain('integrity-missing')
})

test('its source lands on no public registry, and it says who may use it', () => {
  const { license, private: isPrivate, publishConfig } = manifest
  expect({ license, isPrivate, publishConfig }).toEqual({
    license: 'UNLICENSED',
    isPrivate: undefined,
    publishConfig: { access: 'restricted', registry: expect.not.stringMatching(/npmjs|yarnpkg/) },
  })
  expect(readFileSync(join(installed, 'README.md'), 'utf8')).toMatch(/## Licence\n\nNo licence/)
})

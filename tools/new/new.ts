import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../root.ts'

const templates = join(import.meta.dirname, 'templates')

/** What a widget is about: something to look at, a list that is read, a form that is sent, or a grid of the back office. */
export const KINDS = ['view', 'list', 'form', 'grid'] as const
export type Kind = (typeof KINDS)[number]

type Files = Readonly<Record<string, (name: string) => string>>

/** Which template makes which file; nothing else in the project knows of a widget. */
const FILES: Files = {
  'index.ts': name => `widgets/${name}/index.ts`,
  'params.ts': name => `widgets/${name}/params.ts`,
  'messages.ts': name => `widgets/${name}/messages.ts`,
  'view.tsx': name => `widgets/${name}/view.tsx`,
  'style.css': name => `widgets/${name}/style.css`,
  'view.test.tsx': name => `widgets/${name}/view.test.tsx`,
  'story.tsx': name => `stories/${name}.stories.tsx`,
  'demo-page.json': name => `demo-pages/shop/cms/demo-pages/${name}.json`,
  'spec.ts': name => `demo-pages/e2e/${name}.spec.ts`,
}

const MODEL: Files = { 'model.ts': name => `widgets/${name}/model.ts` }
/** A grid has a description of its columns in the place of a model, and a row for the suite of all grids. */
const GRID: Files = {
  'columns.ts': name => `widgets/${name}/columns.ts`,
  'columns.test.ts': name => `widgets/${name}/columns.test.ts`,
  'grid.ts': name => `testing/fixtures/grids/${name}.ts`,
}

/** Makes all files of a new widget and returns their paths; throws when the name won't do. */
export function makeWidget(root: string, name: string, kind: Kind = 'view'): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no name for a widget: use kebab-case, such as stock-note.`)
  const wanted = { ...FILES, ...(kind === 'grid' ? GRID : MODEL) }
  const files = Object.entries(wanted).map(([template, locate]) => ({ template, path: locate(name) }))
  const taken = files.find(({ path }) => existsSync(join(root, path)))
  if (taken) throw new Error(`The name "${name}" is taken: ${taken.path} exists.`)
  for (const { template, path } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), fillIn(template, name, kind))
  }
  const paths = files.map(({ path }) => path)
  formatFiles(root, paths)
  return paths
}

/** Which of the made files hold texts that are still to be written, or a test that is red until it is. */
export const listLeft = (root: string, paths: readonly string[]): string[] =>
  paths.flatMap(path => {
    const text = readFileSync(join(root, path), 'utf8')
    const marks = text.split('✎').length - 1
    if (marks > 0) return [`  ${path}: its texts, each marked ✎ (${marks})`]
    return RED.test(text) ? [`  ${path}: its red test`] : []
  })

/** What a template's own test fails with. */
const RED = /expect\.fail\('Show here|'Walk here/

/** A kind's own template, or the one of all kinds. */
function fillIn(template: string, name: string, kind: Kind): string {
  const candidates = [kind, 'all'].map(folder => join(templates, folder, `${template}.template`))
  const pascal = name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return readFileSync(candidates.find(existsSync) ?? '', 'utf8')
    .replaceAll('{{name}}', name)
    .replaceAll('{{Name}}', pascal)
    .replaceAll('{{words}}', `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`)
}

/** How lines break and imports are sorted depends on the name. */
function formatFiles(root: string, paths: readonly string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { status, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The new files could not be formatted: ${stderr}`)
}

const findKind = (word: string): Kind | undefined => KINDS.find(one => one === word)

/**
 * npm keeps options to itself unless they stand behind `--`: then the kind comes as a word, behind the name or before
 * it, or as npm's own setting.
 */
export function readArguments(args: readonly string[], env: NodeJS.ProcessEnv): { name: string; kind: Kind } {
  const options = { kind: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
  const [first, second] = positionals
  const isKindFirst = first !== undefined && second !== undefined && findKind(first) && !findKind(second)
  const [name, word = env.npm_config_kind ?? 'view'] = isKindFirst ? [second, first] : positionals
  const wanted = values.kind ?? word
  const kind = findKind(wanted)
  if (!name) throw new Error(`Say what the widget is called: npm run new stock-note ${KINDS.join('|')}`)
  if (!kind) throw new Error(`There is no kind "${wanted}" of widgets: choose ${KINDS.join(', ')}.`)
  return { name, kind }
}

if (basename(process.argv[1] ?? '') === 'new.ts') {
  try {
    const { name, kind } = readArguments(process.argv.slice(2), process.env)
    const made = makeWidget(root, name, kind)
    console.log(made.map(path => `made ${path}`).join('\n'))
    console.log(['Left to write:', ...listLeft(root, made), '"npm test" names what is missing.'].join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { isDefaultExport, isElementOfPage, isTextForBoolean } from '../.ci/judge-source.ts'
import { listCircles } from '../.ci/list-circles.ts'
import { lineOf, readSources, type SourceFile, walk } from '../.ci/read-sources.ts'

const all = readSources(join(import.meta.dirname, '..'))
const sources = all.filter(file => !file.isTest)
const under = (folder: string): SourceFile[] => sources.filter(file => isWithin(file.path, folder))

/**
 * Which way imports may run: each row names a module and all it may know beside itself. Whatever has no row here
 * may know everything.
 */
const ARROWS: readonly (readonly [module: string, mayKnow: readonly string[]])[] = [
  ['core/market.ts', []],
  ['core/given.ts', []],
  ['core/report.ts', []],
  ['core/page.ts', ['core/market.ts', 'valibot', '@preact/signals-core']],
  ['core/widget.ts', ['core/intl', 'core/params']],
  ['core/money', ['core/market.ts']],
  ['core/validation', ['valibot']],
  ['core/pricing', ['core/money']],
  ['core/params', ['core/money', 'valibot']],
  [
    'core/tracking',
    ['core/page.ts', 'core/money', 'core/market.ts', 'core/report.ts', 'valibot', '@preact/signals-core'],
  ],
  [
    'core/api',
    [
      'core/validation',
      'core/money',
      'core/params/described-value.ts',
      'core/given.ts',
      'core/page.ts',
      'core/market.ts',
      'valibot',
      'ky',
    ],
  ],
  ['core/intl', ['core/money', 'core/validation', 'core/page.ts', 'core/market.ts', 'core/api/failure.ts']],
  [
    'core/state',
    [
      'core/api',
      'core/pricing',
      'core/money',
      'core/tracking',
      'core/given.ts',
      'core/page.ts',
      'core/market.ts',
      'core/report.ts',
      '@preact/signals-core',
    ],
  ],
  ['loader', ['core', 'ostrov:widgets', 'react', 'react-dom']],
  [
    'server',
    ['core', 'loader/describe-crash.ts', 'ostrov:server-widgets', 'react', 'preact-render-to-string'],
  ],
  [
    'widgets/_kit',
    [
      'core',
      'react',
      'react-dom',
      '@formisch/react',
      '@preact/signals-react',
      '@preact/signals-core',
      'valibot',
    ],
  ],
  [
    'widgets',
    [
      'widgets/_kit',
      'core',
      'react',
      'react-dom',
      '@formisch/react',
      '@preact/signals-react',
      '@preact/signals-core',
      'valibot',
    ],
  ],
]

for (const [module, mayKnow] of ARROWS.filter(([module]) => module !== 'widgets')) {
  test(`${module} knows ${mayKnow.join(', ') || 'nobody'} and nothing else`, () => {
    expect(listStrangers(under(module), [module, ...mayKnow])).toEqual([])
  })
}

test('a widget knows the kit and core, and no other widget', () => {
  const [, mayKnow = []] = ARROWS.find(([module]) => module === 'widgets') ?? []
  const widgets = new Set(under('widgets').map(file => file.path.split('/').slice(0, 2).join('/')))
  widgets.delete('widgets/_kit')
  const strangers = [...widgets].flatMap(widget => listStrangers(under(widget), [widget, ...mayKnow]))
  expect(strangers).toEqual([])
})

test('the reference shop knows of the project only core', () => {
  const files = under('demo-pages/shop')
  expect(listStrangers(files, ['demo-pages/shop', 'core'], imported => imported.isRelative)).toEqual([])
})

test('the command line knows core, and of packages those that are built into it', () => {
  const isJudged = (imported: Imported) => !imported.target.startsWith('node:')
  expect(listStrangers(under('cli'), ['cli', 'core', 'valibot', 'parse5'], isJudged)).toEqual([])
})

test('stories know widgets, core and the workshop that shows them', () => {
  const files = all.filter(file => isWithin(file.path, 'stories'))
  const mayKnow = ['stories', 'widgets', 'core', '.storybook']
  expect(listStrangers(files, mayKnow, imported => imported.isRelative)).toEqual([])
})

test('nobody inside imports the public face of core', () => {
  expect(listImports(sources, imported => imported.target === 'core/index.ts')).toEqual([])
})

test('core knows no React', () => {
  const isReact = (name: string) =>
    /^(react|react-dom|preact|@preact\/signals(-react)?|@formisch\/react)$/.test(name)
  expect(listImports(under('core'), imported => isReact(imported.target))).toEqual([])
})

/** Reads the cookie of the page, which only the document has. */
const MAY_READ_DOCUMENT = ['core/api/csrf.ts']

test('core touches no element of a page', () => {
  const files = under('core').filter(file => !MAY_READ_DOCUMENT.includes(file.path))
  expect(listNodes(files, isElementOfPage)).toEqual([])
})

test('core and widgets export by name', () => {
  const files = [...under('core'), ...under('loader'), ...under('widgets'), ...under('demo-pages')]
  expect(listNodes(files, isDefaultExport)).toEqual([])
})

test('nothing is exported wholesale', () => {
  expect(listNodes(all, node => ts.isExportDeclaration(node) && !node.exportClause)).toEqual([])
})

test('imports climb at most two folders', () => {
  expect(listImports(all, imported => imported.specifier.startsWith('../../../'))).toEqual([])
})

test('imports run in no circle', () => {
  expect(listCircles(sources)).toEqual([])
})

test('a source file has at most 250 lines', () => {
  // Texts and seeds are lists, as long as there is something to list.
  const isList = (path: string) => /[/-]messages\.ts$|^demo-pages\/shop\/data\/|generated/.test(path)
  const long = sources.filter(file => !isList(file.path) && file.text.trimEnd().split('\n').length > 250)
  expect(long.map(file => `${file.path}:251`)).toEqual([])
})

test('files and folders are named in kebab-case', () => {
  const isKebab = (path: string) =>
    path.split('/').every(name => /^[._]?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(name))
  expect(all.map(file => file.path).filter(path => !isKebab(path))).toEqual([])
})

test('no file is named after nothing in particular', () => {
  const isVague = (path: string) => /(^|[/-])(utils?|helpers?|common|misc|manager)(\.|\/|-|$)/.test(path)
  expect(all.map(file => file.path).filter(isVague)).toEqual([])
})

test('JSX says no and false as booleans, which mean the same to React and Preact', () => {
  expect(listNodes(all, isTextForBoolean)).toEqual([])
})

function isWithin(path: string, module: string): boolean {
  return path === module || path.startsWith(`${module}/`)
}

type Imported = SourceFile['imports'][number]

function listImports(files: readonly SourceFile[], isWrong: (imported: Imported) => boolean): string[] {
  return files.flatMap(file =>
    file.imports.filter(isWrong).map(({ line, specifier }) => `${file.path}:${line} imports ${specifier}`),
  )
}

function listStrangers(
  files: readonly SourceFile[],
  known: readonly string[],
  isJudged: (imported: Imported) => boolean = () => true,
): string[] {
  expect(files.length, `files of ${known[0]}`).toBeGreaterThan(0)
  return listImports(
    files,
    imported => isJudged(imported) && !known.some(module => isWithin(imported.target, module)),
  )
}

function listNodes(files: readonly SourceFile[], isWrong: (node: ts.Node) => boolean): string[] {
  const found: string[] = []
  for (const file of files) {
    walk(file.tree, node => {
      if (isWrong(node))
        found.push(`${file.path}:${lineOf(node)} ${node.getText().split('\n')[0]?.slice(0, 80)}`)
    })
  }
  return found
}

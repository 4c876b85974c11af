import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'
import { root } from '../root.ts'
import { MOST_USED } from './api-topics.ts'
import { describeApi } from './write-api.ts'

let written = ''
beforeAll(() => {
  written = describeApi()
}, 120_000)

/** How lines break is no difference. */
const squeeze = (text: string): string => text.replace(/\s+/g, ' ')

test('docs/api.md lists what the package exports; after a change: npm run docs', () => {
  expect(squeeze(readFileSync(join(root, 'docs/api.md'), 'utf8'))).toBe(squeeze(written))
  expect(written).toContain(
    '/** Writes minor units as the server reads them: `1234.50`. */\nfunction writeDecimal(minor: Minor): string',
  )
  expect(written).not.toContain('#private')
})

test('of what is exported it says in words what it is for, with tables of arguments and of fields', () => {
  expect(written).toContain(
    '**`writeDecimal`**: Writes minor units as the server reads them: `1234.50`.\n\n| argument |',
  )
  expect(written).toContain('| `minor` | `Minor` | required |\n\nReturns `string`.')
  expect(written).toContain("| `trackingCurrency` | text | `'CZK'` |")
  expect(written).toContain('| `photos` | list of `Photo` | required |')
  expect(written).toMatch(/^\| `market` \| `'cz'` or `'ro'` \| required \|/m)
  expect(written).toContain('[Embedding](embedding.md) explains its keys.')
  const words = written.replaceAll(/^```[\s\S]*?^```$/gm, '')
  expect(words).not.toMatch(/v\.(?:pipe|optional|object|picklist)\(/)
})

test('each heading of it is of its own, in words, and each of its links leads to one', () => {
  const headings = [...written.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) => heading)
  expect(headings.length).toBeGreaterThan(20)
  expect(headings.filter(heading => heading.endsWith('.ts') || heading.endsWith('.tsx'))).toEqual([])
  const places = headings.map(heading => `#${heading.toLowerCase().replaceAll(' ', '-')}`)
  expect(new Set(places).size).toBe(places.length)
  const links = [...written.matchAll(/\]\((#[^)]+)\)/g)].map(([, place = '']) => place)
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(place => !places.includes(place))).toEqual([])
})

test('each of what most readers look for has an example, which is typed and uses it', () => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options: given } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const options: ts.CompilerOptions = {
    ...given,
    noEmit: true,
    incremental: false,
    types: ['node'],
    paths: {
      ostrov: [join(root, 'core/index.ts')],
      'ostrov/react': [join(root, 'loader/app/index.ts')],
      'ostrov/server': [join(root, 'server/index.ts')],
      'ostrov/widgets/*': [join(root, 'tools/docs/*.ts')],
    },
  }
  const badge = `import { toComponent } from 'ostrov/react'
import { widget } from '#widgets/cart-badge/index.ts'
export const CartBadge = toComponent<(typeof widget)['params']>('cart-badge', widget)`
  const files = new Map([
    [join(root, 'tools/docs/cart-badge.ts'), badge],
    ...MOST_USED.map(({ name, example }) => [join(root, `tools/docs/${name}.tsx`), example] as const),
  ])
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  const getFile = host.getSourceFile
  host.fileExists = path => files.has(path) || fileExists(path)
  host.readFile = path => files.get(path) ?? readFile(path)
  host.getSourceFile = (path, language) => {
    const code = files.get(path)
    return code === undefined ? getFile(path, language) : ts.createSourceFile(path, code, language, true)
  }
  const named = [...files.keys(), join(root, 'server/ostrov-server-widgets.d.ts')]
  const program = ts.createProgram(named, options, host)
  const found = [...files.keys()].flatMap(path => {
    const source = program.getSourceFile(path)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  })
  expect(found).toEqual([])
  for (const { name, example, module } of MOST_USED) {
    const [, names = ''] = new RegExp(`^import \\{([^}]+)\\} from '${module}'$`, 'm').exec(example) ?? []
    expect(names.match(/\w+/g), name).toContain(name)
    expect(written).toContain(`\n${example}\n`)
  }
}, 120_000)

import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { root } from '../root.ts'

export interface SourceImport {
  /** As it is written. */
  specifier: string
  /** A path of the project, or the name of a package. */
  target: string
  line: number
}

export interface SourceFile {
  /** From the project's root, with slashes. */
  path: string
  text: string
  isTest: boolean
  imports: readonly SourceImport[]
}

const FOLDERS = [
  'core',
  'loader',
  'server',
  'widgets',
  'stories',
  'demo-pages',
  'bench',
  'cli',
  'testing',
  'tools',
  '.storybook',
]
/** The subpath imports of package.json: what each begins with, and the folder it stands for. */
const SUBPATHS = Object.entries<string>(
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports,
).map(([prefix, target]) => [prefix.slice(0, -1), target.slice(2, -1)] as const)
const TEST_FILE = /\.(test|spec|stories)\.tsx?$|\/test\.tsx$/
/** Static, dynamic and type-only imports, and exports from elsewhere, as the formatter writes them. */
const IMPORT = /(?:^|\s)(?:from|import)\s*\(?\s*'([^'\n]+)'/g

/** Every TypeScript file of the project. */
export const readSources = (): SourceFile[] =>
  FOLDERS.flatMap(folder => listFiles(join(root, folder)))
    .filter(file => /\.(ts|tsx|mts)$/.test(file) && !file.endsWith('.d.ts'))
    .map(readSource)

export function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && !entry.parentPath.split(sep).includes('node_modules'))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

function readSource(file: string): SourceFile {
  const path = relative(root, file).split(sep).join('/')
  const text = readFileSync(file, 'utf8')
  const imports = [...text.matchAll(IMPORT)].map(({ 1: specifier = '', index }) => ({
    specifier,
    target: resolveImport(path, specifier),
    line: text.slice(0, index + 1).split('\n').length,
  }))
  return { path, text, isTest: TEST_FILE.test(path), imports }
}

export function resolveImport(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  const subpath = SUBPATHS.find(([prefix]) => specifier.startsWith(prefix))
  if (subpath) return subpath[1] + specifier.slice(subpath[0].length)
  const parts = specifier.startsWith('@') ? 2 : 1
  return specifier.split('/').slice(0, parts).join('/')
}

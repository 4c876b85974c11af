import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import ts from 'typescript'

export interface SourceImport {
  /** As it is written. */
  specifier: string
  /** A path of the project, or the name of a package. */
  target: string
  isRelative: boolean
  line: number
}

export interface SourceFile {
  /** From the project's root, with slashes. */
  path: string
  text: string
  isTest: boolean
  tree: ts.SourceFile
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
  '.ci',
  '.storybook',
]
const TEST_FILE = /\.(test|spec|stories)\.tsx?$|\/test\.tsx$/

/** Every TypeScript file of the project, read and parsed. */
export const readSources = (root: string): SourceFile[] =>
  readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && FOLDERS.includes(entry.name))
    .flatMap(entry => listFiles(join(root, entry.name)))
    .filter(file => /\.(ts|tsx|mts)$/.test(file) && !file.endsWith('.d.ts'))
    .map(file => readSource(root, file))

export function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && !entry.parentPath.split(sep).includes('node_modules'))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

function readSource(root: string, file: string): SourceFile {
  const path = relative(root, file).split(sep).join('/')
  const text = readFileSync(file, 'utf8')
  const tree = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  return { path, text, tree, isTest: TEST_FILE.test(path), imports: readImports(path, tree) }
}

/** Static, dynamic and type-only imports, and exports from elsewhere. */
function readImports(path: string, tree: ts.SourceFile): SourceImport[] {
  const found: SourceImport[] = []
  walk(tree, node => {
    const specifier = readSpecifier(node)
    if (specifier === undefined) return
    const isRelative = specifier.startsWith('.')
    const target = isRelative ? posix.join(posix.dirname(path), specifier) : nameOfPackage(specifier)
    found.push({ specifier, target, isRelative, line: lineOf(node) })
  })
  return found
}

function readSpecifier(node: ts.Node): string | undefined {
  const isStatic = ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
  const module = isStatic ? node.moduleSpecifier : isDynamicImport(node) ? node.arguments[0] : undefined
  return module && ts.isStringLiteral(module) ? module.text : undefined
}

const isDynamicImport = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword

const nameOfPackage = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, child => walk(child, visit))
}

export const lineOf = (node: ts.Node): number => {
  const tree = node.getSourceFile()
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
}

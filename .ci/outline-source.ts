import { posix } from 'node:path'
import ts from 'typescript'
import { parseSource } from './parse-source.ts'

/** A name of another file of the project; `*` is all of it. */
export interface Reference {
  file: string
  name: string
}

/** What one top-level declaration of a file makes use of. */
export interface Outlined {
  /** Names as the file spells them: its own, imported ones, or anything else. */
  names: ReadonlySet<string>
  /** Files it imports when it runs. */
  dynamic: readonly Reference[]
  /** The texts it spells. */
  texts: ReadonlySet<string>
}

export interface Outline {
  /** By exported or inner name; what runs on import stands under the empty name. */
  declarations: ReadonlyMap<string, readonly Outlined[]>
  imports: ReadonlyMap<string, Reference>
}

/** Which declaration of a file uses what; types count for nothing. */
export function outlineSource(root: string, path: string): Outline {
  const declarations = new Map<string, Outlined[]>()
  const imports = new Map<string, Reference>()
  const add = (name: string, node: ts.Node) =>
    declarations.set(name, [...(declarations.get(name) ?? []), outline(node, path)])
  for (const statement of parseSource(root, path).statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, path, imports)
    else if (ts.isExportDeclaration(statement)) readReExport(statement, path, imports)
    else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      add(statement.name?.text ?? 'default', statement)
    else if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        for (const name of listBound(declaration.name)) add(name, declaration)
    else if (!ts.isTypeAliasDeclaration(statement) && !ts.isInterfaceDeclaration(statement))
      add('', statement)
  }
  return { declarations, imports }
}

function outline(root: ts.Node, path: string): Outlined {
  const names = new Set<string>()
  const texts = new Set<string>()
  const dynamic: Reference[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return
    if (ts.isIdentifier(node)) names.add(node.text)
    else if (ts.isStringLiteralLike(node)) texts.add(node.text)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const file = resolve(node.arguments[0], path)
      if (file) dynamic.push({ file, name: '*' })
    }
    ts.forEachChild(node, visit)
  }
  visit(root)
  return { names, texts, dynamic }
}

const listBound = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap(element => (ts.isBindingElement(element) ? listBound(element.name) : []))

function readImport(
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
  path: string,
  imports: Map<string, Reference>,
): void {
  const file = resolve(moduleSpecifier, path)
  if (!file || importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return
  const named = importClause?.namedBindings
  if (!named || ts.isNamespaceImport(named)) {
    // A file imported for its effects is used by whoever imports it.
    imports.set(named?.name.text ?? `\0${file}`, { file, name: named ? '*' : '' })
    return
  }
  for (const { isTypeOnly, name, propertyName } of named.elements)
    if (!isTypeOnly) imports.set(name.text, { file, name: (propertyName ?? name).text })
}

function readReExport(
  { exportClause, isTypeOnly, moduleSpecifier }: ts.ExportDeclaration,
  path: string,
  imports: Map<string, Reference>,
): void {
  const file = resolve(moduleSpecifier, path)
  if (!file || isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return
  for (const { name, propertyName } of exportClause.elements)
    imports.set(name.text, { file, name: (propertyName ?? name).text })
}

/** Only files of the project are followed. */
const resolve = (specifier: ts.Node | undefined, path: string): string | undefined =>
  specifier && ts.isStringLiteralLike(specifier) && /^\..*\.tsx?$/.test(specifier.text)
    ? posix.join(posix.dirname(path), specifier.text)
    : undefined

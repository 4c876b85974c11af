import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { parseSource } from './parse-source.ts'
import { lineOf, walk } from './read-sources.ts'

/** One place in core/api that asks the server. */
export interface ApiCall {
  /** `core/api/places.ts:24`. */
  place: string
  file: string
  /** The exported function it stands in. */
  functionName: string
  /** The routes it may ask; null where its source doesn't spell them. */
  routes: readonly string[] | null
  method: string
  args: readonly string[]
  /** The schema of the answer, as the source spells it. */
  schema: string
  isIdempotent: boolean
  doneStatus: number | null
}

/** Every call of core/api, as its sources spell them. */
export const readCalls = (root: string): ApiCall[] =>
  readdirSync(join(root, 'core/api'))
    .filter(name => name.endsWith('.ts') && !/\.(test|fixture)\.ts$|^http\.ts$/.test(name))
    .sort()
    .flatMap(name => readCallsOf(root, `core/api/${name}`))

function readCallsOf(root: string, file: string): ApiCall[] {
  const tree = parseSource(root, file)
  const calls: ApiCall[] = []
  walk(tree, node => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return
    const isWrite = node.expression.text === 'write'
    if (!isWrite && node.expression.text !== 'read') return
    const [route, schema] = node.arguments
    if (!route || !schema) return
    const options = readOptions(node.arguments[isWrite ? 3 : 2])
    calls.push({
      place: `${file}:${lineOf(node)}`,
      file,
      functionName: findFunctionName(node),
      routes: spellOut(route, tree),
      method: isWrite ? (readText(options.get('method')) ?? 'post').toUpperCase() : 'GET',
      args: [...readOptions(options.get('args')).keys()],
      schema: schema.getText(),
      isIdempotent: options.has('idempotencyKey'),
      doneStatus: Number(options.get('doneStatus')?.getText()) || null,
    })
  })
  return calls
}

/** The properties of an object literal by their names. */
function readOptions(node: ts.Node | undefined): Map<string, ts.Node> {
  if (!node || !ts.isObjectLiteralExpression(node)) return new Map()
  return new Map(
    node.properties.flatMap(property =>
      ts.isPropertyAssignment(property)
        ? [[property.name.getText(), property.initializer] as const]
        : ts.isShorthandPropertyAssignment(property)
          ? [[property.name.text, property.name] as const]
          : [],
    ),
  )
}

const readText = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined

function findFunctionName(node: ts.Node): string {
  let name = ''
  for (let at: ts.Node = node; at; at = at.parent) {
    if ((ts.isVariableDeclaration(at) || ts.isFunctionDeclaration(at)) && at.name && ts.isIdentifier(at.name))
      name = at.name.text
  }
  return name
}

/** All texts that an expression may be: a literal, one of two, or a template over parameters of spelled-out types. */
function spellOut(node: ts.Node, tree: ts.SourceFile): string[] | null {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isConditionalExpression(node))
    return joinAll(spellOut(node.whenTrue, tree), spellOut(node.whenFalse, tree))
  if (ts.isIdentifier(node)) return spellOutParameter(node, tree)
  if (!ts.isTemplateExpression(node)) return null
  let texts: string[] | null = [node.head.text]
  for (const { expression, literal } of node.templateSpans) {
    const parts = spellOut(expression, tree)
    texts = texts && parts && texts.flatMap(text => parts.map(part => `${text}${part}${literal.text}`))
  }
  return texts
}

const joinAll = (first: string[] | null, second: string[] | null): string[] | null =>
  first && second && [...first, ...second]

function spellOutParameter(node: ts.Identifier, tree: ts.SourceFile): string[] | null {
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) {
    if (!ts.isFunctionLike(at)) continue
    const parameter = at.parameters.find(one => one.name.getText() === node.text)
    if (parameter?.type) return spellOutType(parameter.type, tree)
  }
  return null
}

function spellOutType(type: ts.TypeNode, tree: ts.SourceFile): string[] | null {
  if (ts.isLiteralTypeNode(type)) {
    const text = readText(type.literal)
    return text === undefined ? null : [text]
  }
  if (ts.isUnionTypeNode(type))
    return type.types.reduce<string[] | null>((all, one) => joinAll(all, spellOutType(one, tree)), [])
  if (!ts.isTypeReferenceNode(type)) return null
  const name = type.typeName.getText()
  const alias = tree.statements.find(
    statement => ts.isTypeAliasDeclaration(statement) && statement.name.text === name,
  )
  return alias && ts.isTypeAliasDeclaration(alias) ? spellOutType(alias.type, tree) : null
}

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { root } from '#tools/root.ts'

/** What a part is given, as its source writes it: docgen knows neither `readonly X[]` nor what an X is. */
export interface PartTypes {
  props: readonly Field[]
  /** What the elements of its lists are, and what these are made of. */
  shapes: readonly Shape[]
}

export interface Shape {
  name: string
  meaning: string
  /** How it is written, where it is no object. */
  text: string | null
  fields: readonly Field[]
}

export interface Field {
  name: string
  type: string
  isOptional: boolean
  meaning: string
}

/** What only the sources tell of a part of the kit. */
export interface PartFacts extends PartTypes {
  /** How the usage of its page uses it. */
  example: string | null
}

/** By a part's import and its name. */
export type KitFacts = Readonly<Record<string, Readonly<Record<string, PartFacts>>>>

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration
interface Member {
  node: ts.PropertySignature
  file: string
}

/** Of a part by its import; null of what is no function. */
export function readPartTypes(path: string, name: string): PartTypes | null {
  const file = findFile(path, '')
  const part = findPart(parse(file), name)
  return part ? describePart(part, file) : null
}

const parsed = new Map<string, ts.SourceFile>()

function parse(file: string): ts.SourceFile {
  const known = parsed.get(file)
  if (known) return known
  const text = readFileSync(join(root, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  parsed.set(file, source)
  return source
}

type Part = ts.FunctionDeclaration | ts.ArrowFunction

function findPart(node: ts.Node, name: string): Part | undefined {
  if (ts.isFunctionDeclaration(node) && node.name?.text === name) return node
  const isOwn = ts.isVariableDeclaration(node) && node.name.getText() === name
  if (isOwn && node.initializer && ts.isArrowFunction(node.initializer)) return node.initializer
  return ts.forEachChild(node, child => findPart(child, name))
}

function describePart(part: Part, file: string): PartTypes {
  const [props] = part.parameters
  const members = props?.type ? listMembers(props.type, file) : []
  const bounds = new Map(part.typeParameters?.map(({ name, constraint }) => [name.text, constraint]))
  const lists = members.flatMap(({ node, file: own }) => {
    const element = node.type && findElement(node.type)
    return element ? listReferences(bounds.get(element.getText()) ?? element, own) : []
  })
  return { props: members.map(describeField), shapes: listReached(lists).map(describeShape) }
}

const describeField = ({ node, file }: Member): Field => ({
  name: node.name.getText(),
  type: listValues(node.type, file) ?? writeType(node.type),
  isOptional: node.questionToken !== undefined,
  meaning: readDoc(node),
})

/** The texts or numbers that a type is one of under its own name; null of what is anything else. */
function listValues(node: ts.TypeNode | undefined, file: string): string | null {
  const found = node && findDeclaration(readReference(node), file)
  if (!found || !ts.isTypeAliasDeclaration(found.node)) return null
  const { type } = found.node
  return ts.isUnionTypeNode(type) && type.types.every(ts.isLiteralTypeNode)
    ? type.types.map(value => value.getText()).join(' | ')
    : listValues(type, found.file)
}

/** On one line, as a cell of a table has it. */
const writeType = (node: ts.TypeNode | undefined): string => node?.getText().replace(/\s+/g, ' ') ?? ''

/** What a type is made of, with all that it takes over from others. */
function listMembers(node: ts.TypeNode | ts.ExpressionWithTypeArguments, file: string): Member[] {
  if (ts.isIntersectionTypeNode(node)) return node.types.flatMap(type => listMembers(type, file))
  if (ts.isTypeLiteralNode(node)) return pickProperties(node.members, file)
  const found = findDeclaration(readReference(node), file)
  return found ? listDeclared(found) : []
}

function listDeclared({ node, file }: Found): Member[] {
  if (ts.isTypeAliasDeclaration(node)) return listMembers(node.type, file)
  const taken = (node.heritageClauses ?? []).flatMap(({ types }) => types)
  return [...taken.flatMap(type => listMembers(type, file)), ...pickProperties(node.members, file)]
}

const pickProperties = (members: ts.NodeArray<ts.TypeElement>, file: string): Member[] =>
  members.filter(ts.isPropertySignature).map(node => ({ node, file }))

function readReference(node: ts.Node): string {
  if (ts.isTypeReferenceNode(node)) return node.typeName.getText()
  return ts.isExpressionWithTypeArguments(node) ? node.expression.getText() : ''
}

interface Found {
  node: Declaration
  file: string
}

/** Of this file or of the one that it is imported from; what is of a package is told by its name alone. */
function findDeclaration(name: string, file: string): Found | null {
  const source = parse(file)
  for (const node of source.statements) {
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
    if (isType && node.name.text === name) return { node, file }
  }
  for (const node of source.statements) {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) continue
    const named = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause
    const path = node.moduleSpecifier?.getText().slice(1, -1) ?? ''
    if (!named || !/^[#.]/.test(path) || !('elements' in named)) continue
    if (named.elements.some(element => element.name.text === name))
      return findDeclaration(name, findFile(path, file))
  }
  return null
}

const findFile = (path: string, from: string): string =>
  path.startsWith('#kit/')
    ? path.replace('#kit/', 'widgets/_kit/')
    : path.startsWith('#')
      ? path.slice(1)
      : join(dirname(from), path)

/** What a list holds. */
function findElement(node: ts.TypeNode): ts.TypeNode | null {
  const list = ts.isTypeOperatorNode(node) ? node.type : node
  return ts.isArrayTypeNode(list) ? list.elementType : null
}

/** The types that a type names, as far as the project declares them. */
function listReferences(node: ts.Node, file: string): Found[] {
  const own = findDeclaration(readReference(node), file)
  const inner: Found[] = []
  ts.forEachChild(node, child => void inner.push(...listReferences(child, file)))
  return own ? [own, ...inner] : inner
}

/** Each once, and those that it is made of after it. */
function listReached(begun: readonly Found[]): Found[] {
  const all: Found[] = []
  const add = (found: Found): void => {
    if (isWord(found.node) || all.some(({ node }) => node === found.node)) return
    all.push(found)
    const parts = isObject(found.node)
      ? listDeclared(found).flatMap(({ node, file }) => (node.type ? listReferences(node.type, file) : []))
      : listReferences(found.node, found.file)
    parts.forEach(add)
  }
  begun.forEach(add)
  return all
}

/** A number or a text under a name of its own. */
const isWord = (node: Declaration): boolean => ts.isTypeAliasDeclaration(node) && ts.isToken(node.type)

const isObject = (node: Declaration): boolean =>
  ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node.type) || ts.isIntersectionTypeNode(node.type)

function describeShape(found: Found): Shape {
  const { node } = found
  const given = node.typeParameters?.map(({ name }) => name.text).join(', ')
  return {
    name: given ? `${node.name.text}<${given}>` : node.name.text,
    meaning: readDoc(node),
    text: isObject(node) ? null : node.getText().replace(/^export /, ''),
    fields: isObject(node) ? listDeclared(found).map(describeField) : [],
  }
}

const readDoc = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .trim()

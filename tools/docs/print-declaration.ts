import ts from 'typescript'

/** Schemas and endpoints are read more easily as they are written than by their types. */
const READ_AS_WRITTEN = /^(?:v\.|query\(|mutation\()/

/** An inferred type of more characters stands in lines. */
const LONGEST_TYPE = 100

/** What no reader of the page calls. */
const INNER = /^\/\*\*\s*\*?\s*(?:For tests\b|@internal\b)/

/** A declaration as a caller sees it: doc comment and types, no bodies, nothing private. */
export function printDeclaration(node: ts.Declaration, checker: ts.TypeChecker): string {
  if (ts.isVariableDeclaration(node))
    return printDoc(node.parent.parent) + printConst(node, node.initializer, checker)
  if (ts.isFunctionDeclaration(node)) return printDoc(node) + printSignature(node, checker)
  if (ts.isClassDeclaration(node)) return printDoc(node) + printClass(node, checker)
  if (ts.isTypeAliasDeclaration(node) && node.type.getText().startsWith('ReturnType<'))
    return `${printDoc(node)}type ${node.name.text} = {\n${printProperties(node, checker)}\n}`
  return printDoc(node) + strip(node.getText())
}

/** The last doc comment before a node, which is the one that speaks of it. */
function printDoc(node: ts.Node): string {
  const text = node.getSourceFile().text
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []
  const doc = comments.map(({ pos, end }) => text.slice(pos, end)).filter(one => one.startsWith('/**'))
  return doc.length > 0 ? `${doc.at(-1)}\n` : ''
}

function printConst(
  node: ts.VariableDeclaration,
  value: ts.Expression | undefined,
  checker: ts.TypeChecker,
): string {
  const name = node.name.getText()
  if (value && ts.isArrowFunction(value) && !node.type)
    return `const ${name}: ${printSignature(value, checker)}`
  return value && READ_AS_WRITTEN.test(value.getText())
    ? `const ${node.getText()}`
    : `const ${name}: ${printType(checker.getTypeAtLocation(node), checker)}`
}

/** The text before the body; where the source leaves the result's type to be inferred, that too. */
function printSignature(
  node: ts.SignatureDeclaration & { body?: ts.Node | undefined },
  checker: ts.TypeChecker,
): string {
  const end = ts.isArrowFunction(node) ? node.equalsGreaterThanToken.getStart() : node.body?.getStart()
  const text = strip(node.getSourceFile().text.slice(node.getStart(), end).trimEnd())
  const arrow = ts.isArrowFunction(node) ? ' =>' : ':'
  if (node.type) return ts.isArrowFunction(node) ? `${cutType(text, node)} => ${node.type.getText()}` : text
  const signature = checker.getSignatureFromDeclaration(node)
  const result = signature && printType(signature.getReturnType(), checker)
  return result ? `${text}${arrow} ${result}` : text
}

/** An arrow's text without its result's type, which stands behind the arrow of a type. */
const cutType = (text: string, { type }: ts.SignatureDeclaration): string =>
  type ? text.slice(0, text.length - type.getText().length).replace(/:\s*$/, '') : text

function printClass(node: ts.ClassDeclaration, checker: ts.TypeChecker): string {
  const [first] = node.members
  const head = strip(node.getSourceFile().text.slice(node.getStart(), node.members.pos))
  if (!first) return node.getText()
  const members = node.members
    .filter(isPublic)
    .filter(isForReaders)
    .map(member => printMember(member, checker))
  return `${head}\n${members.map(text => text.replace(/^(?!\s\*)/, '  ')).join('\n')}\n}`
}

const isForReaders = (node: ts.Node): boolean => !INNER.test(printDoc(node))

const isPublic = (member: ts.ClassElement): boolean =>
  !(member.name && ts.isPrivateIdentifier(member.name)) &&
  (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) === 0

function printMember(member: ts.ClassElement, checker: ts.TypeChecker): string {
  const doc = printDoc(member).replace(/\n$/, '\n  ')
  if (ts.isConstructorDeclaration(member))
    return doc + member.getSourceFile().text.slice(member.getStart(), member.body?.getStart()).trimEnd()
  if (ts.isMethodDeclaration(member) || ts.isGetAccessorDeclaration(member))
    return doc + printSignature(member, checker).replace(/^async /, '')
  const type = indent(printType(checker.getTypeAtLocation(member), checker))
  const isReadOnly = (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Readonly) !== 0
  return `${doc}${isReadOnly ? 'readonly ' : ''}${member.name?.getText()}: ${type}`
}

/** What a factory makes, for a type that only says which factory. */
function printProperties(node: ts.TypeAliasDeclaration, checker: ts.TypeChecker): string {
  const properties = checker.getPropertiesOfType(checker.getTypeAtLocation(node))
  return properties
    .map(property => ({ property, declaration: property.declarations?.[0] }))
    .filter(({ declaration }) => !declaration || isForReaders(declaration))
    .map(({ property, declaration }) => {
      const type = indent(printType(checker.getTypeOfSymbolAtLocation(property, node), checker))
      const doc = declaration ? printDoc(declaration) : ''
      return `${doc.replace(/^ *(\*?)(?!$)/gm, (_, star) => (star ? '   *' : '  '))}  ${property.name}: ${type}`
    })
    .join('\n')
}

function printType(type: ts.Type, checker: ts.TypeChecker): string {
  const { NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags
  const line = checker.typeToString(type, undefined, NoTruncation | UseAliasDefinedOutsideCurrentScope)
  return line.length > LONGEST_TYPE ? printLines(type, checker) : line
}

function printLines(type: ts.Type, checker: ts.TypeChecker): string {
  const { NoTruncation, UseAliasDefinedOutsideCurrentScope, MultilineObjectLiterals } = ts.NodeBuilderFlags
  const flags = NoTruncation | UseAliasDefinedOutsideCurrentScope | MultilineObjectLiterals
  const node = checker.typeToTypeNode(type, undefined, flags)
  const source = ts.createSourceFile('type.ts', '', ts.ScriptTarget.Latest)
  const lines = node ? ts.createPrinter().printNode(ts.EmitHint.Unspecified, node, source) : ''
  return lines.replaceAll(/^(?: {4})+/gm, gap => ' '.repeat(gap.length / 2)).replaceAll(/;$/gm, '')
}

/** What is not its first line stands further in. */
const indent = (text: string): string => text.replaceAll('\n', '\n  ')

const strip = (text: string): string => text.replace(/^(export )?(async )?/, '')

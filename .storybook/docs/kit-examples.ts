import ts from 'typescript'

/** What is longer is told without what stands in it. */
const MOST_LINES = 12

/** How a source uses a part, with what it needs of the component around it; null where it does not. */
export function findExample(source: ts.SourceFile, part: string): string | null {
  const used = findElement(source, part)
  if (!used) return null
  const needed = listNeeded(used, findBody(used))
  const lines = needed.map(node => dedent(node.getText(), node))
  return [...(lines.length > 0 ? [lines.join('\n')] : []), writeElement(used)].join('\n\n')
}

type Element = ts.JsxElement | ts.JsxSelfClosingElement

function findElement(node: ts.Node, part: string): Element | undefined {
  const isOwn =
    (ts.isJsxElement(node) && node.openingElement.tagName.getText() === part) ||
    (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === part)
  return isOwn ? node : ts.forEachChild(node, child => findElement(child, part))
}

/** Of the component that has it. */
function findBody(node: ts.Node): readonly ts.Statement[] {
  const owner = ts.findAncestor(node, ts.isFunctionDeclaration)
  return owner?.body?.statements ?? []
}

/** The constants that a node names, and those that these name, in their order. */
function listNeeded(node: ts.Node, statements: readonly ts.Statement[]): ts.Statement[] {
  const needed = new Set<ts.Statement>()
  const visit = (one: ts.Node): void => {
    const own = ts.isIdentifier(one) && statements.find(statement => declares(statement, one.text))
    if (own && !needed.has(own)) {
      needed.add(own)
      visit(own)
    }
    ts.forEachChild(one, visit)
  }
  visit(ts.isJsxElement(node) && isLong(node) ? node.openingElement : node)
  return statements.filter(statement => needed.has(statement))
}

const declares = (statement: ts.Statement, name: string): boolean =>
  ts.isVariableStatement(statement) &&
  statement.declarationList.declarations.some(({ name: bound }) =>
    ts.isIdentifier(bound)
      ? bound.text === name
      : bound.elements.some(element => ts.isBindingElement(element) && element.name.getText() === name),
  )

const isLong = (node: ts.Node): boolean => node.getText().split('\n').length > MOST_LINES

function writeElement(node: Element): string {
  if (!ts.isJsxElement(node) || !isLong(node)) return dedent(node.getText(), node)
  return `${dedent(node.openingElement.getText(), node)}\n  {/* … */}\n${node.closingElement.getText()}`
}

/** As it would stand at a line's beginning. */
function dedent(text: string, node: ts.Node): string {
  const source = node.getSourceFile().text
  const start = node.getStart()
  const line = source.slice(source.lastIndexOf('\n', start) + 1, start)
  return text.replaceAll(`\n${/^ */.exec(line)?.[0] ?? ''}`, '\n')
}

import ts from 'typescript'

/** An element's type, or the page's `document` itself. */
export function isElementOfPage(node: ts.Node): boolean {
  if (!ts.isIdentifier(node)) return false
  const { parent, text } = node
  if (ts.isTypeReferenceNode(parent))
    return /^(HTML|SVG)\w*Element$|^(Element|Node|Document|DocumentFragment)$/.test(text)
  if (text !== 'document' || !ts.isPropertyAccessExpression(parent)) return false
  return parent.expression === node || /^(globalThis|window|self)$/.test(parent.expression.getText())
}

export function isDefaultExport(node: ts.Node): boolean {
  if (ts.isExportAssignment(node)) return true
  if (ts.isExportSpecifier(node)) return node.name.text === 'default'
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined
  return modifiers?.some(modifier => modifier.kind === ts.SyntaxKind.DefaultKeyword) ?? false
}

/** React takes these attributes as text too; Preact makes any text of them true. */
export function isTextForBoolean(node: ts.Node): boolean {
  if (!ts.isJsxAttribute(node) || !/^(translate|spellCheck|draggable)$/.test(node.name.getText()))
    return false
  return (
    node.initializer !== undefined && /^\{?\s*['"`](no|false)['"`]\s*\}?$/.test(node.initializer.getText())
  )
}

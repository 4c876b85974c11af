import ts from 'typescript'

/** A value of more characters keeps the lines that its source has. */
const LONGEST_VALUE = 60
/** What a snippet has in one line. */
const LONGEST_LINE = 90

/** A part as its page uses it, with what must be given alone; null where the page does not use it. */
export function findExample(source: ts.SourceFile, part: string, required: readonly string[]): string | null {
  const used = findElement(source, part)
  if (!used) return null
  const { attributes } = ts.isJsxElement(used) ? used.openingElement : used
  const given = attributes.properties
    .filter(one => ts.isJsxSpreadAttribute(one) || required.includes(one.name.getText()))
    .map(one => writeAttribute(one, used))
  const line = [part, ...given].join(' ')
  const isLong = line.length > LONGEST_LINE || line.includes('\n')
  const opening = isLong
    ? `${part}\n${given.map(one => `  ${one.replaceAll('\n', '\n  ')}\n`).join('')}`
    : line
  if (!ts.isJsxElement(used)) return `<${opening}${isLong ? '' : ' '}/>`
  const [child] = used.children
  const text =
    used.children.length === 1 && child && ts.isJsxText(child) ? child.getText().trim() : '{/* … */}'
  return `<${opening}>${text}</${part}>`
}

type Element = ts.JsxElement | ts.JsxSelfClosingElement

function findElement(node: ts.Node, part: string): Element | undefined {
  const isOwn =
    (ts.isJsxElement(node) && node.openingElement.tagName.getText() === part) ||
    (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === part)
  return isOwn ? node : ts.forEachChild(node, child => findElement(child, part))
}

/** What is called back does something in the usage alone. */
function writeAttribute(one: ts.JsxAttributeLike, element: Element): string {
  if (ts.isJsxAttribute(one) && /^on[A-Z]/.test(one.name.getText())) return `${one.name.getText()}={() => {}}`
  const line = one.getText().replace(/\s+/g, ' ')
  return line.length > LONGEST_VALUE ? dedent(one.getText(), element) : line
}

/** As it would stand at a line's beginning. */
function dedent(text: string, node: ts.Node): string {
  const source = node.getSourceFile().text
  const start = node.getStart()
  const line = source.slice(source.lastIndexOf('\n', start) + 1, start)
  return text
    .replaceAll(`\n${/^ */.exec(line)?.[0] ?? ''}  `, '\n')
    .replaceAll(`\n${/^ */.exec(line)?.[0] ?? ''}`, '\n')
}

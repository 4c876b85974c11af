import ts from 'typescript'

/** What a declaration is for, in words, with a table of its arguments or fields where it has any. */
export function describeDeclaration(node: ts.Declaration, checker: ts.TypeChecker): string {
  const made = ts.isVariableDeclaration(node) ? node.initializer : node
  if (made && isSigned(made)) return describeCall(made, checker)
  const fields =
    made && ts.isCallExpression(made)
      ? listFields(made)
      : ts.isInterfaceDeclaration(node)
        ? listProperties(node)
        : []
  return fields.length > 0 ? printTable(['field', 'type', 'default', 'meaning'], fields) : ''
}

type Signed = ts.FunctionDeclaration | ts.ArrowFunction

const isSigned = (node: ts.Node): node is Signed => ts.isFunctionDeclaration(node) || ts.isArrowFunction(node)

function describeCall(node: Signed, checker: ts.TypeChecker): string {
  const rows = node.parameters.map(one => [
    sayName(one),
    sayCode(one.type?.getText() ?? checker.typeToString(checker.getTypeAtLocation(one))),
    one.initializer ? printCode(one.initializer.getText()) : sayNeed(one),
  ])
  const signature = checker.getSignatureFromDeclaration(node)
  const result = node.type?.getText() ?? (signature && checker.typeToString(signature.getReturnType()))
  const returns = result && !/^(?:void|\{)/.test(result) ? `Returns ${printCode(writeType(result))}.` : ''
  const table = rows.length > 0 ? printTable(['argument', 'type', 'default'], rows) : ''
  return [table, returns].filter(Boolean).join('\n\n')
}

/** What is taken apart has no name of its own. */
const sayName = ({ name }: ts.ParameterDeclaration): string =>
  ts.isIdentifier(name) ? printCode(name.text) : printCode(name.elements.map(one => one.getText()).join(', '))

const sayNeed = ({ questionToken, dotDotDotToken }: ts.ParameterDeclaration): string =>
  questionToken || dotDotDotToken ? 'optional' : 'required'

const listProperties = ({ members }: ts.InterfaceDeclaration): string[][] =>
  members
    .filter(ts.isPropertySignature)
    .map(one => [
      printCode(one.name.getText()),
      sayCode(one.type?.getText() ?? ''),
      one.questionToken ? 'optional' : 'required',
      readDoc(one),
    ])

/** A type that needs lines of its own stands in the declaration alone. */
const LONGEST_CODE = 70
const sayCode = (text: string): string =>
  writeType(text).length > LONGEST_CODE ? 'as declared below' : printCode(text)

/** Of a schema of an object; of anything else there are none. */
function listFields(call: ts.CallExpression): string[][] {
  const [shape] = call.arguments
  if (!/^v\.(?:strictObject|object)$/.test(call.expression.getText())) return []
  if (!shape || !ts.isObjectLiteralExpression(shape)) return []
  return shape.properties.filter(ts.isPropertyAssignment).map(one => {
    const { value, isOptional, preset } = unwrap(one.initializer)
    const standard = preset === undefined || preset === '{}' ? '' : printCode(preset)
    return [
      printCode(one.name.getText()),
      sayType(value),
      standard || (isOptional ? 'optional' : 'required'),
      readDoc(one),
    ]
  })
}

function unwrap(node: ts.Expression): { value: ts.Expression; isOptional: boolean; preset?: string } {
  const [inner, preset] = ts.isCallExpression(node) ? node.arguments : []
  if (!inner || !/^v\.(?:optional|nullish)\(/.test(node.getText())) return { value: node, isOptional: false }
  return { value: inner, isOptional: true, ...(preset && { preset: preset.getText() }) }
}

const WORDS: Readonly<Record<string, string>> = {
  'v.boolean': '`true` or `false`',
  'v.number': 'number',
  'v.object': 'object',
  'v.record': 'object, by name',
  'v.strictObject': 'object',
  'v.string': 'text',
}

/** What a schema takes, in plain words. */
function sayType(node: ts.Expression): string {
  if (!ts.isCallExpression(node)) return printCode(node.getText())
  const name = node.expression.getText()
  const [first] = node.arguments
  if (!first || WORDS[name]) return WORDS[name] ?? printCode(name)
  switch (name) {
    case 'v.array':
    case 'listOf':
      return `list of ${sayType(first)}`
    case 'v.literal':
      return printCode(first.getText())
    case 'v.nullable':
    case 'v.nullish':
      return `${sayType(first)} or \`null\``
    case 'v.optional':
    case 'v.pipe':
      return /v\.safeInteger\(/.test(node.getText()) ? 'whole number' : sayType(first)
    case 'v.picklist':
    case 'v.union':
      return ts.isArrayLiteralExpression(first) ? first.elements.map(sayValue).join(' or ') : 'one of a list'
    case 'sentText':
      return 'text'
    case 'sitePath':
      return 'path of this site'
    default:
      return printCode(name)
  }
}

const sayValue = (node: ts.Expression): string =>
  ts.isCallExpression(node) ? sayType(node) : printCode(node.getText())

/** The words of a doc comment, on one line. */
export function readDoc(node: ts.Node): string {
  const text = ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
  return linkDocs(text.replace(/\s+/g, ' ').trim())
}

/** A document that a comment names by its path is a link to it. */
const linkDocs = (text: string): string =>
  text.replaceAll(/docs\/([\w-]+)\.md/g, (_, name: string) => {
    const title = name.replaceAll('-', ' ')
    return `[${title.charAt(0).toUpperCase()}${title.slice(1)}](${name}.md)`
  })

/** On one line; a bar would end a cell. */
const writeType = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replaceAll(/\bv\.Infer(?:In|Out)put<(?:typeof )?(\w+)>/g, '$1')
    .replace(/^\| /, '')
    .replaceAll(' | ', ' or ')

const printCode = (text: string): string => `\`${writeType(text)}\``

/** A column in which no row says anything is left out. */
function printTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const isTold = (_: string, column: number): boolean => rows.some(row => row[column] !== '')
  return [heads, heads.map(() => '---'), ...rows.map(row => row.map(cell => cell.replaceAll('|', '\\|')))]
    .map(row => `| ${row.filter(isTold).join(' | ')} |`)
    .join('\n')
}

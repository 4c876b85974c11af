import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import ts from 'typescript'
import type { Message } from '#core/intl/define-messages.ts'
import { keepTogether } from '#core/intl/keep-together.ts'
import type { Language } from '#core/market.ts'

export interface MessagesOptions {
  /** The languages to keep; all where not given. */
  languages?: readonly Language[]
  /** Whether the editor's labels and help (`params.*`, `component.*`) stay; pages never show them. */
  keepParamTexts?: boolean
  /** Whether no line may part what belongs together; tests read the texts as they were written. */
  isTypeset?: boolean
}

/** Texts as they are written in a module: a text, or texts by their keys. */
type Written = string | { readonly [key: string]: Written }

const EDITOR_TEXT = /^(params|component)\./

/** Whether a module has texts: by its name, and by what it says. */
export const isMessages = (file: string, code: string): boolean =>
  /[/\\-]messages\.ts$/.test(file) && /= defineMessages\b/.test(code)

/** A module's code with the compiled texts in the place of each `defineMessages(…)`; the rest of it stays. */
export function compileMessages(file: string, code: string, options: MessagesOptions = {}): string {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest)
  let compiled = code
  for (const call of listCalls(tree).toReversed()) {
    const [texts] = call.arguments
    if (!texts) throw new Error(`${file}: defineMessages is given no texts.`)
    const set = compileSet(file, readWritten(file, texts), options)
    compiled = compiled.slice(0, call.getStart(tree)) + JSON.stringify(set) + compiled.slice(call.end)
  }
  return compiled
}

/** The calls of defineMessages, in their order. */
function listCalls(node: ts.Node): ts.CallExpression[] {
  const isCall =
    ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'defineMessages'
  if (isCall) return [node]
  const found: ts.CallExpression[] = []
  ts.forEachChild(node, child => {
    found.push(...listCalls(child))
  })
  return found
}

function readWritten(file: string, node: ts.Expression): Written {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isObjectLiteralExpression(node)) throw refuse(file, node)
  return Object.fromEntries(
    node.properties.map(property => {
      const isPlain = ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)
      if (!isPlain) throw refuse(file, property)
      return [property.name.text, readWritten(file, property.initializer)]
    }),
  )
}

const refuse = (file: string, { pos, end }: ts.Node): Error =>
  new Error(`${file}: texts are written out, so that the build can read them (characters ${pos} to ${end}).`)

function compileSet(
  file: string,
  written: Written,
  { languages, keepParamTexts = true, isTypeset = false }: MessagesOptions,
): Record<string, Record<string, Message>> {
  const kept = Object.entries(written).filter(
    ([language]) => !languages || languages.includes(language as Language),
  )
  return Object.fromEntries(
    kept.map(([language, texts]) => [
      language,
      Object.fromEntries(
        Object.entries(texts as Record<string, string>)
          .filter(([key]) => keepParamTexts || !EDITOR_TEXT.test(key))
          .map(([key, text]) => {
            const kept = isTypeset ? keepTogether(text, language as Language) : text
            return [key, compileText(file, key, kept)]
          }),
      ),
    ]),
  )
}

function compileText(file: string, key: string, text: string): Message {
  try {
    return compileMessage(text)
  } catch (error) {
    throw new Error(`${file}: the message "${key}" is no ICU message: ${String(error)}`)
  }
}

/** An ICU message as a page carries it; throws what is wrong with it. */
export function compileMessage(text: string): Message {
  const parsed = parse(text, { ignoreTag: true, captureLocation: false })
  parsed.forEach(refuseFormats)
  const [first, ...others] = parsed
  if (!first) return ''
  return first.type === TYPE.literal && others.length === 0 ? first.value : parsed
}

/** Money and dates are put in as texts, for formatjs would write them otherwise than the shop does. */
function refuseFormats(part: MessageFormatElement): void {
  if (part.type === TYPE.date || part.type === TYPE.time || (part.type === TYPE.number && part.style))
    throw new Error(`"${part.value}" has a format; money and dates are given as texts.`)
  if (part.type === TYPE.select || part.type === TYPE.plural)
    for (const { value } of Object.values(part.options)) value.forEach(refuseFormats)
}

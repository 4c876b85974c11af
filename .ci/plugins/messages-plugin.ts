import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Message, Part } from '../../core/intl/define-messages.ts'
import type { Language } from '../../core/market.ts'

export interface MessagesOptions {
  /** The languages to keep; all where not given. */
  languages?: readonly Language[]
  /** Whether the editor's labels and help (`params.*`, `component.*`) stay; pages never show them. */
  keepParamTexts?: boolean
}

const EDITOR_TEXT = /^(params|component)\./

/** Compiles every `messages.ts` to the parts of its ICU messages, so that no page carries a parser. */
export function messagesPlugin(options: MessagesOptions = {}) {
  return {
    name: 'ostrov-messages',
    enforce: 'pre' as const,
    async transform(code: string, id: string) {
      const file = id.split('?')[0] ?? id
      return isMessages(file, code)
        ? { code: await compileMessages(file, options), map: { mappings: '' as const } }
        : null
    },
  }
}

/** Whether a module is a set of messages: by its name, and by what it says. */
export const isMessages = (file: string, code: string): boolean =>
  /[/\\-]messages\.ts$/.test(file) && /= defineMessages\b/.test(code)

/** The module's code with each exported set of messages as plain data. */
export async function compileMessages(file: string, options: MessagesOptions): Promise<string> {
  const module: Record<string, unknown> = await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`)
  return Object.entries(module)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(compileSet(file, value, options))};\n`)
    .join('')
}

function compileSet(
  file: string,
  value: unknown,
  { languages, keepParamTexts = true }: MessagesOptions,
): unknown {
  if (!value || typeof value !== 'object') throw new Error(`${file} may export sets of messages only.`)
  const kept = Object.entries(value).filter(
    ([language]) => !languages || languages.includes(language as Language),
  )
  return Object.fromEntries(
    kept.map(([language, texts]) => [
      language,
      Object.fromEntries(
        Object.entries(texts as Record<string, string>)
          .filter(([key]) => keepParamTexts || !EDITOR_TEXT.test(key))
          .map(([key, text]) => [key, compileText(file, key, text)]),
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
  const parts = parse(text, { ignoreTag: true, captureLocation: false }).map(compilePart)
  if (parts.length === 0) return ''
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts
}

function compilePart(part: MessageFormatElement): Part {
  switch (part.type) {
    case TYPE.literal:
      return part.value
    case TYPE.pound:
      return 0
    case TYPE.argument:
      return [part.value]
    case TYPE.number:
      if (part.style) throw new Error(`"${part.value}" has a style; money and dates are given as texts.`)
      return [part.value, 'number']
    case TYPE.select:
      return [part.value, 'select', compileOptions(part.options)]
    case TYPE.plural: {
      const kind = part.pluralType === 'ordinal' ? 'ordinal' : 'plural'
      const options = compileOptions(part.options)
      return part.offset ? [part.value, kind, options, part.offset] : [part.value, kind, options]
    }
    default:
      throw new Error(`it asks for a kind of value (${TYPE[part.type]}) that is given as a text.`)
  }
}

/** ICU wants an `other` of each, and the parser refuses what has none. */
const compileOptions = (options: Readonly<Record<string, { value: MessageFormatElement[] }>>) =>
  Object.fromEntries(
    Object.entries(options).map(([option, { value }]) => [option, value.map(compilePart)]),
  ) as Record<string, Part[]> & { other: Part[] }

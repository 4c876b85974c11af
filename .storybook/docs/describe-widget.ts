import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import type { Message, Messages } from '#core/intl/define-messages.ts'
import type { Language } from '#core/market.ts'
import { writeDecimal } from '#core/money/decimal.ts'
import type { Params } from '#core/params/define-params.ts'
import type { ParamDescription } from '#core/params/vocabulary.ts'

export const LANGUAGES: readonly Language[] = ['cs', 'ro', 'en']
export type Args = Readonly<Record<string, unknown>>

export interface ParamRow {
  name: string
  label: string
  help: string
  type: string
  /** As an editor would type it; null where the param is required. */
  preset: string | null
}

/** A text as its `messages.ts` has it, with its values in braces. */
export const writeMessage = (message: Message | undefined): string =>
  message === undefined ? '' : typeof message === 'string' ? message : printAST([...message])

/** What an editor may set, in the words that the CMS shows in English. */
export const listParams = ({ fields }: Params, { en }: Messages): ParamRow[] =>
  Object.entries(fields).map(([name, { describe }]) => ({
    name,
    label: writeMessage(en[`params.${name}.label`]),
    help: writeMessage(en[`params.${name}.help`]),
    type: writeType(describe),
    preset: describe.isRequired ? null : writePreset(describe),
  }))

/** A default as an editor would type it: amounts are minor units inside, decimals outside. */
export const spellDefault = ({ kind, default: value }: ParamDescription): unknown =>
  kind === 'money' && typeof value === 'number' ? writeDecimal(value) : value

/** A default in the words of its page. */
export const writePreset = (describe: ParamDescription): string => {
  const value = describe.kind === 'list' ? (describe.default ?? []) : spellDefault(describe)
  return value === '' ? 'empty' : typeof value === 'string' ? `"${value}"` : JSON.stringify(value)
}

/** What a param may be, in words. */
export const writeType = (describe: ParamDescription): string =>
  `${writeKind(describe)}${describe.filledBy ? '; filled in by the server alone' : ''}`

function writeKind({ kind, min, max, choices, item }: ParamDescription): string {
  const range = [min !== undefined && `from ${min}`, max !== undefined && `to ${max}`]
    .filter(Boolean)
    .join(' ')
  switch (kind) {
    case 'text':
    case 'link':
      return max === undefined ? kind : `${kind}, at most ${max} characters`
    case 'integer':
      return `whole number ${range}`.trim()
    case 'choice':
      return `one of ${(choices ?? []).join(', ')}`
    case 'flag':
      return 'true or false'
    case 'list':
      return `list of ${item ? writeKind(item) : 'text'}${max === undefined ? '' : `, at most ${max}`}`
    case 'money':
      return 'amount of money'
    case 'reference':
      return 'code or id of the shop'
    case 'image':
      return 'address of a picture'
  }
}

/** A sentence in which the widgets named between backticks are links to their pages. */
export const linkWidgets = (
  text: string,
  find: (name: string) => { page: string; title: string } | undefined,
): string =>
  text.replaceAll(/`([a-z-]+)`/g, (code, name: string) => {
    const found = find(name)
    return found ? `[${found.title}](?path=/docs/${found.page})` : code
  })

/** Every text in every language, those for editors last. */
export function listTexts(messages: Messages): { key: string; texts: readonly string[] }[] {
  const isForEditors = (key: string): boolean => /^(component|params)\./.test(key)
  return Object.keys(messages.cs)
    .sort((a, b) => Number(isForEditors(a)) - Number(isForEditors(b)))
    .map(key => ({ key, texts: LANGUAGES.map(language => writeMessage(messages[language][key])) }))
}

/** The parts of a key, each with the key to its end: a param may be called as what is told of it, “params.label.label”. */
export const splitAtDots = (key: string): { part: string; end: string }[] =>
  key.split('.').map((part, i, all) => ({ part, end: all.slice(0, i + 1).join('.') }))

/** What a story sets other than the defaults is what its page would say. */
export const pickSet = ({ fields }: Params, args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).filter(([name, value]) => {
      const described = fields[name]?.describe
      const preset =
        described && (described.kind === 'list' ? (described.default ?? []) : spellDefault(described))
      return described && value !== undefined && JSON.stringify(value) !== JSON.stringify(preset)
    }),
  )

/** What a page that shows something would say: a story's first state may be an empty one. */
export const pickFirstSet = (params: Params, stories: readonly Args[]): Args =>
  stories.map(args => pickSet(params, args)).find(set => Object.keys(set).length > 0) ?? {}

/** What a snippet has in one line. */
const LONGEST_LINE = 90

export const writeHtml = (name: string, set: Args, content: readonly string[] = []): string => {
  const inner = [...writeScript(set), ...content].map(line => `  ${line}`)
  const start = `<div data-component="${name}" data-component-pk="17">`
  return inner.length > 0 ? [start, ...inner, '</div>'].join('\n') : `${start}</div>`
}

function writeScript(set: Args): readonly string[] {
  // What closes a script would end it in its text, too.
  const spell = (indent?: number): string => JSON.stringify(set, null, indent).replaceAll('<', '\\u003c')
  const wrap = (json: string): string => `<script type="application/json">${json}</script>`
  if (spell() === '{}') return []
  return spell().length <= LONGEST_LINE ? [wrap(spell())] : wrap(`\n${spell(2)}\n`).split('\n')
}

/** A tag stands in one line: Django knows none of several. What is longer, or made of several values, is a dict of the view. */
export function writeDjango(
  name: string,
  set: Args,
  content: readonly string[] = [],
): { template: string; view: string | null } {
  const write = (params: string): string => {
    const tag = `{% island "${name}" pk=17${params} %}`
    const inner = content.map(line => `  ${line}\n`).join('')
    return `{% load ostrov %}\n${tag}${inner && `\n${inner}`}{% endisland %}`
  }
  const template = write(
    Object.entries(set)
      .map(([param, value]) => ` ${param}=${spellInPython(value)}`)
      .join(''),
  )
  const isPlain = Object.values(set).every(value => typeof value !== 'object' && !/["\\]/.test(String(value)))
  if (isPlain && template.split('\n').every(line => line.length <= LONGEST_LINE))
    return { template, view: null }
  const rows = Object.entries(set).map(([param, value]) => `    '${param}': ${spellInPython(value)},\n`)
  return {
    template: write(' params=shown'),
    view: `# views.py, in the context of the template\nshown = {\n${rows.join('')}}`,
  }
}

function spellInPython(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (value === null) return 'None'
  if (Array.isArray(value)) return `[${value.map(spellInPython).join(', ')}]`
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([key, one]) => `'${key}': ${spellInPython(one)}`)
      .join(', ')}}`
  return JSON.stringify(value)
}

export const writeReact = (name: string, set: Args): string => {
  const component = name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const props = Object.entries(set).map(([prop, value]) =>
    typeof value === 'string' && !/["{}<>\\]/.test(value)
      ? `${prop}="${value}"`
      : `${prop}={${JSON.stringify(value)}}`,
  )
  const line = `<${[component, ...props].join(' ')} />`
  const element =
    line.length > LONGEST_LINE ? `<${component}\n${props.map(prop => `  ${prop}\n`).join('')}/>` : line
  return `import { ${component} } from 'ostrov/widgets/${name}'\n\n${element}`
}

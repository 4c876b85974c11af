import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import type { Message, Messages, ParsedMessage } from '#core/intl/define-messages.ts'
import type { Params } from '#core/params/define-params.ts'
import { readIndex } from '#tools/build/plugins/widgets-plugin.ts'
import { checkStylesheet } from '#tools/lint/check-stylesheet.ts'

const root = join(import.meta.dirname, '..')
const widgets = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(entry => entry.name)

/**
 * What every widget has. What it may have beside: parts of its view (`<part>.tsx`), models of such parts
 * (`<part>-model.ts`), pure functions with a test (`parse-keys.ts`), hooks (`use-…`), messages of a part that comes late
 * or has many (`<part>-messages.ts`), and further tests named after what they show.
 */
const FILES = ['index.ts', 'params.ts', 'messages.ts', 'view.tsx', 'style.css', 'view.test.tsx']
const LANGUAGES = ['cs', 'ro', 'en'] as const

/** Words that Czech or Romanian truly share with English; anything else alike is a forgotten translation. */
const SHARED_WORDS = new Set(['Contact', 'E-mail', 'IMEI', 'Model', 'Stop', 'Total'])

test('there are widgets', () => {
  expect(widgets.length).toBeGreaterThan(0)
})

describe.each(widgets)('%s', name => {
  const folder = join(import.meta.dirname, name)
  const readText = (path: string): string => readFileSync(join(root, path), 'utf8')
  const readMessages = async (): Promise<Messages> => (await import(`./${name}/messages.ts`)).messages
  /** Of all its parts; those in folders of their own are read there. */
  const readAllMessages = async (): Promise<Messages> => {
    const parts = readdirSync(folder).filter(file => file.endsWith('messages.ts'))
    const sets = await Promise.all(
      parts.map(async file => {
        const made: object = await import(`./${name}/${file.slice(0, -3)}.ts`)
        return Object.values(made)
          .filter(isMessages)
          .map(messages => ({ file, messages }))
      }),
    )
    const join = (language: (typeof LANGUAGES)[number]) =>
      Object.fromEntries(
        sets
          .flat()
          .flatMap(({ file, messages }) =>
            Object.entries(messages[language]).map(([key, text]) => [`${file} ${key}`, text]),
          ),
      )
    return { cs: join('cs'), ro: join('ro'), en: join('en') }
  }
  const readParams = async (): Promise<Params> => (await import(`./${name}/params.ts`)).params

  test('has all files of the anatomy', () => {
    expect(FILES.filter(file => !existsSync(join(folder, file)))).toEqual([])
    // A grid has a description of its columns in the place of behaviour.
    expect(['model.ts', 'columns.ts'].filter(file => existsSync(join(folder, file)))).toHaveLength(1)
  })

  test('has a table of contents of at most 10 lines, with its budget', () => {
    const index = readText(`widgets/${name}/index.ts`)
    expect(index).toContain('export const widget = defineWidget(')
    expect(readIndex(root, name).budget).toBeGreaterThan(0)
    expect(index.trimEnd().split('\n').length).toBeLessThanOrEqual(10)
  })

  test('has a story, a demo page and a spec of its own', () => {
    const paths = [
      `stories/${name}.stories.tsx`,
      `demo-pages/shop/cms/demo-pages/${name}.json`,
      `demo-pages/e2e/${name}.spec.ts`,
    ]
    expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([])
    expect(readText(`stories/${name}.stories.tsx`)).toContain(`#widgets/${name}/index.ts'`)
  })

  test('stands in Storybook in a group that has its place there, called in plain words', () => {
    const [, group, title] =
      /\btitle: '([^'/]+)\/([^'/]+)'/.exec(readText(`stories/${name}.stories.tsx`)) ?? []
    expect(readText('.storybook/preview.tsx')).toContain(`'${group}',`)
    // The name of a wallet is its own.
    expect(title).toMatch(/^(?:[A-Z][a-z]*|[A-Z]+)([ -](?:[a-z]+|Pay))*$/)
  })

  test('says everything in every language', async () => {
    const messages = await readAllMessages()
    const wanted = Object.keys(messages.cs).sort()
    for (const language of LANGUAGES) {
      expect(Object.keys(messages[language]).sort(), language).toEqual(wanted)
      expect(listEntries(messages, language).filter(([, text]) => !text.trim())).toEqual([])
    }
  })

  test('gives each text the same values in every language', async () => {
    const messages = await readAllMessages()
    const wanted = listArguments(messages, 'cs')
    for (const language of LANGUAGES) expect(listArguments(messages, language), language).toEqual(wanted)
  })

  test('is translated', async () => {
    const messages = await readAllMessages()
    const english = new Map(listEntries(messages, 'en'))
    for (const language of ['cs', 'ro'] as const) {
      const same = listEntries(messages, language).filter(([key, text]) => text === english.get(key))
      const forgotten = same.filter(([, text]) => !SHARED_WORDS.has(text) && hasWords(text))
      expect(forgotten, language).toEqual([])
    }
  })

  test('has words of its own, not those it was made with', async () => {
    const messages = await readMessages()
    const own = `widgets/${name}/messages.ts`
    const texts = LANGUAGES.flatMap(language =>
      listEntries(messages, language).map(([key, text]) => `${own}, ${language}, ${key}: ${text}`),
    )
    const page = `demo-pages/shop/cms/demo-pages/${name}.json`
    const lines = readText(page)
      .split('\n')
      .map((line, at) => `${page}:${at + 1}: ${line.trim()}`)
    const left = [...texts, ...lines].filter(line => line.includes('✎'))
    // A list is cut short in the message of its own.
    expect(left, `still to be written:\n${left.join('\n')}\n`).toEqual([])
  })

  test('writes Romanian with commas below, not cedillas', async () => {
    const wrong = listEntries(await readMessages(), 'ro').filter(([, text]) => /[şţŞŢ]/.test(text))
    expect(wrong).toEqual([])
  })

  test('names and explains itself and its params to editors', async () => {
    const keys = Object.keys((await readMessages()).cs)
    const wanted = Object.entries((await readParams()).fields).flatMap(([param, { describe }]) =>
      ['label', 'help', ...(describe.choices ?? []), ...(describe.pattern ? ['refusal'] : [])].map(
        text => `params.${param}.${text}`,
      ),
    )
    wanted.push('component.label', 'component.help')
    expect(keys.filter(key => /^(component|params)\./.test(key)).sort()).toEqual(wanted.sort())
  })

  test('is styled by tokens, inside the layer, in logical directions', () => {
    const path = `widgets/${name}/style.css`
    expect(checkStylesheet(join(root, path), path)).toEqual([])
  })
})

test('the kit is styled by tokens, inside the layer, in logical directions', () => {
  const sheets = readdirSync(join(import.meta.dirname, '_kit'), { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.css'),
  )
  const faults = sheets.flatMap(file =>
    checkStylesheet(join(import.meta.dirname, '_kit', file), `widgets/_kit/${file}`, {
      mayHaveColors: file === 'tokens.css',
    }),
  )
  expect(faults).toEqual([])
})

const isMessages = (made: unknown): made is Messages =>
  typeof made === 'object' && made !== null && LANGUAGES.every(language => language in made)

const listEntries = (messages: Messages, language: (typeof LANGUAGES)[number]): [string, string][] =>
  Object.entries(messages[language]).map(([key, message]) => [key, spell(message)])

/** The words of a message, those of its options too. */
const spell = (message: Message): string =>
  typeof message === 'string'
    ? message
    : message
        .map(part => (part.type === TYPE.literal ? part.value : listOptions(part).map(spell).join(' ')))
        .join(' ')

const listOptions = (part: ParsedMessage[number]): ParsedMessage[] =>
  'options' in part ? Object.values(part.options).map(option => option.value) : []

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text)

function listArguments(messages: Messages, language: (typeof LANGUAGES)[number]): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(messages[language]).map(([key, message]) => [
      key,
      typeof message === 'string' ? [] : [...new Set(message.flatMap(nameArguments))].sort(),
    ]),
  )
}

/** The values a part of a message asks for, each with its kind: a count in one language is a count in all. */
function nameArguments(part: ParsedMessage[number]): string[] {
  if (part.type === TYPE.literal || part.type === TYPE.pound) return []
  return [
    `${part.value}: ${TYPE[part.type]}`,
    ...listOptions(part).flatMap(option => option.flatMap(nameArguments)),
  ]
}

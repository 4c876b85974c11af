import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Message, Messages } from '#core/intl/define-messages.ts'
import type { Language } from '#core/market.ts'
import type { Params } from '#core/params/define-params.ts'
import type { ParamDescription } from '#core/params/vocabulary.ts'
import { describeSchema, type JsonSchema } from './param-schema.ts'
import { compileMessage } from './plugins/compile-messages.ts'
import { listWidgets, readIndex } from './plugins/widgets-plugin.ts'

/** One text in every language. */
export type Texts = Record<Language, string>

/** A widget as an editor meets it; `T` is a text, or a text in every language. */
export interface DescribedWidget<T> {
  when: string
  /** Whether it shows the markup that it finds in its placeholder, other placeholders among it. */
  keepsContent: boolean
  label: T
  help: T
  params: Record<string, DescribedParam<T>>
}
/** `words` says each choice, `refusal` what is wrong with a value that its pattern does not take. */
type DescribedParam<T> = ParamDescription & {
  label: T
  help: T
  words?: Record<string, T>
  refusal?: T
  schema?: JsonSchema
}
export type Described<T> = Record<string, DescribedWidget<T>>

const LANGUAGES: readonly Language[] = ['cs', 'ro', 'en']

/** What editors may place and set, read from each widget's params and messages alone: no view is loaded. */
export async function readCatalogue(root: string): Promise<Described<Texts>> {
  const widgets = await Promise.all(
    listWidgets(root).map(async name => [name, await readWidget(root, name)] as const),
  )
  return Object.fromEntries(widgets)
}

/** The same in one language, without the schemas: the editor on the page checks by the islands' own reading. */
export const pickLanguage = (widgets: Described<Texts>, language: Language): Described<string> =>
  Object.fromEntries(
    Object.entries(widgets).map(([name, { label, help, params, ...widget }]) => [
      name,
      {
        ...widget,
        label: label[language],
        help: help[language],
        params: Object.fromEntries(
          Object.entries(params).map(([param, described]) => [param, pickWords(described, language)]),
        ),
      },
    ]),
  )

const pickWords = (
  { schema: _, label, help, words, refusal, ...described }: DescribedParam<Texts>,
  language: Language,
): DescribedParam<string> => ({
  ...described,
  label: label[language],
  help: help[language],
  ...(words && {
    words: Object.fromEntries(Object.entries(words).map(([choice, word]) => [choice, word[language]])),
  }),
  ...(refusal && { refusal: refusal[language] }),
})

async function readWidget(root: string, name: string): Promise<DescribedWidget<Texts>> {
  const read = async (file: string) =>
    import(pathToFileURL(join(root, 'widgets', name, file)).href) as Promise<unknown>
  const { params } = (await read('params.ts')) as { params: Params }
  const { messages } = (await read('messages.ts')) as { messages: Messages }
  const textOf = (key: string): Texts =>
    Object.fromEntries(
      LANGUAGES.map(language => [language, toPlainText(name, key, messages[language][key])]),
    ) as Texts
  const { when, keepsContent } = readIndex(root, name)
  return {
    when,
    keepsContent,
    label: textOf('component.label'),
    help: textOf('component.help'),
    params: Object.fromEntries(
      Object.entries(params.fields).map(([name, param]) => [
        name,
        {
          ...param.describe,
          schema: describeSchema(param),
          label: textOf(`params.${name}.label`),
          help: textOf(`params.${name}.help`),
          ...(param.describe.choices && {
            words: Object.fromEntries(
              param.describe.choices.map(choice => [choice, textOf(`params.${name}.${choice}`)]),
            ),
          }),
          ...(param.describe.pattern && { refusal: textOf(`params.${name}.refusal`) }),
        },
      ]),
    ),
  }
}

/** An editor's text says the same at any time: it has no values to fill in. */
function toPlainText(widget: string, key: string, message: Message | undefined): string {
  if (message === undefined) throw new Error(`widgets/${widget}/messages.ts has no text "${key}".`)
  const compiled = typeof message === 'string' ? compileMessage(message) : message
  if (typeof compiled === 'string') return compiled
  throw new Error(`widgets/${widget}/messages.ts: "${key}" may not ask for values.`)
}

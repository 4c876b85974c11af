import type { Messages } from '#core/intl/define-messages.ts'
import type { Params } from '#core/params/define-params.ts'
import type { ParamDescription } from '#core/params/vocabulary.ts'
import { putInRomanian } from '#testing/fixtures/in-romanian.ts'
import { type Args, writePreset, writeType } from './describe-widget.ts'

/** A control for each param, told in the words that its page has for it. */
export function describeControls({ fields }: Params, { en }: Messages, czech: Args) {
  const texts: Readonly<Record<string, unknown>> = en
  return Object.fromEntries(
    Object.entries(fields).map(([name, { describe }]) => [
      name,
      {
        name: `${texts[`params.${name}.label`] ?? name} (${name})`,
        description: `${texts[`params.${name}.help`] ?? ''}${tellRomanian(czech[name])}`,
        type: { name: 'other' as const, value: describe.kind, required: describe.isRequired },
        table: {
          type: { summary: writeType(describe) },
          ...(!describe.isRequired && { defaultValue: { summary: writePreset(describe) } }),
        },
        ...pickControl(describe, choice => String(texts[`params.${name}.${choice}`] ?? choice)),
      },
    ]),
  )
}

/** A control keeps the Czech value of its story: what the Romanian market shows for it stands beside it. */
const tellRomanian = (czech: unknown): string => {
  const romanian = putInRomanian(czech)
  return typeof romanian === 'string' && romanian !== czech ? ` With market “ro” shown as: ${romanian}` : ''
}

function pickControl({ kind, min, max, choices = [] }: ParamDescription, say: (choice: string) => string) {
  switch (kind) {
    case 'flag':
      return { control: { type: 'boolean' as const } }
    case 'integer':
      return {
        control: {
          type: 'number' as const,
          step: 1,
          ...(min !== undefined && { min }),
          ...(max !== undefined && { max }),
        },
      }
    case 'choice':
      return {
        control: { type: 'select' as const, labels: Object.fromEntries(choices.map(one => [one, say(one)])) },
        options: [...choices],
      }
    case 'list':
      return { control: { type: 'object' as const } }
    case 'text':
    case 'money':
    case 'reference':
    case 'link':
    case 'image':
      return { control: { type: 'text' as const } }
  }
}

import type { Part } from './define-messages.ts'

export type Values = Readonly<Record<string, string | number>>

/**
 * The text of a compiled message, by the rules of ICU: plurals as the language counts, numbers as it writes them. A
 * value that is missing throws: a text with a hole in it would be found by nobody.
 */
export function formatMessage(
  parts: readonly Part[],
  language: string,
  values: Values = {},
  count?: number,
): string {
  return parts
    .map(part => {
      if (typeof part === 'string') return part
      if (part === 0) return numberFormat(language).format(count as number)
      const value = values[part[0]]
      if (value === undefined) throw new Error(`The text wants a value for "${part[0]}".`)
      if (part.length === 1) return value
      if (part.length === 2) return numberFormat(language).format(value as number)
      const [, kind, options, offset = 0] = part
      const amount = Number(value) - offset
      const option =
        kind === 'select'
          ? pick(options, value)
          : (pick(options, `=${value}`) ?? pick(options, pluralRules(language, kind).select(amount)))
      return formatMessage(option ?? options.other, language, values, amount)
    })
    .join('')
}

const pick = <T>(options: Readonly<Record<string, T>>, key: string | number): T | undefined =>
  Object.hasOwn(options, key) ? options[key] : undefined

const made = new Map<string, unknown>()

/** What knows a language is slow to make, so it is made once. */
function once<T>(id: string, make: () => T): T {
  if (!made.has(id)) made.set(id, make())
  return made.get(id) as T
}

const numberFormat = (language: string) => once(language, () => new Intl.NumberFormat(language))

const pluralRules = (language: string, kind: 'plural' | 'ordinal') =>
  once(language + kind, () => new Intl.PluralRules(language, { type: kind === 'plural' ? 'cardinal' : kind }))

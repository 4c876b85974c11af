import * as v from 'valibot'
import { readDecimal } from '#core/money/decimal.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { type Param, type ParamOptions, readAs, toParam } from './param.ts'

/** An amount as the server writes it, in minor units. */
export function money(options: ParamOptions<number> = {}): Param<number> {
  return toParam(
    readAs(value => readDecimal(value) ?? undefined, 'an amount such as 1234.50'),
    { kind: 'money', ...options },
  )
}

/** One of a few words, spelled exactly so. */
export function choice<const C extends readonly string[]>(
  choices: C,
  options: ParamOptions<C[number]> = {},
): Param<C[number]> {
  const read = (value: unknown) => choices.find(c => c === value)
  return toParam(readAs(read, `one of ${choices.join(', ')}`), { kind: 'choice', choices, ...options })
}

/** The address of a picture: of this site, or https. */
export function image(options: ParamOptions<string> = {}): Param<string> {
  const read = (value: unknown) =>
    typeof value === 'string' && (isSafeLink(value) || value === options.default) ? value : undefined
  return toParam(readAs(read, 'the address of a picture (/… or https://…)'), { kind: 'image', ...options })
}

/** A list of one kind, at most 100 items unless told; as text it is JSON, or items divided by commas. */
export function list<T>(
  item: Param<T>,
  options: ParamOptions<readonly T[]> & { max?: number } = {},
): Param<readonly T[]> {
  const { max = 100 } = options
  const read = (value: unknown) => {
    const items = typeof value === 'string' ? splitList(value) : value
    if (!Array.isArray(items) || items.length > max) return undefined
    const results = items.map(one => v.safeParse(item.schema, one))
    return results.every(r => r.success) ? results.map(r => r.output as T) : undefined
  }
  const describe = { kind: 'list', item: item.describe, max, default: options.default ?? [] } as const
  const [{ message }] = v.safeParse(item.schema, undefined).issues ?? [{ message: item.describe.kind }]
  return toParam(readAs(read, `a list of at most ${max}, each ${message}`), describe)
}

/** The items of a list as an editor's form stores it: JSON, or divided by commas. */
export function splitList(value: string): unknown {
  try {
    const parsed: unknown = JSON.parse(value)
    if (Array.isArray(parsed)) return parsed
  } catch {
    // Not JSON: plain items.
  }
  return value
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
}

import { type Param, type ParamOptions, type ReferenceOf, readAs, toParam } from './param.ts'

// The whole vocabulary is had from here. The kinds that few widgets need stand apart, so that no other page loads them.
export type { Param, ParamDescription, ParamOptions } from './param.ts'
export { choice, image, list, money } from './rich-kinds.ts'

const readText = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

/** As JSON Schema and Python count them: an emoji is one. */
const countCharacters = (value: string): number => [...value].length

/**
 * Text of at most `max` characters, 2000 unless told. An island takes it as it is; whoever sets it is held to its
 * `pattern`, by `makeParam` and the manifest's schema.
 */
export function text(options: ParamOptions<string> & { max?: number; pattern?: string } = {}): Param<string> {
  const { max = 2000 } = options
  const read = (value: unknown) => {
    const found = readText(value)
    return found !== undefined && countCharacters(found) <= max ? found : undefined
  }
  return toParam(readAs(read, `text of at most ${max} characters`), { kind: 'text', max, ...options })
}

/**
 * Where a link leads. An island reads it as a text and shows no link that is not safe; whoever sets it is held to a
 * path of this site or an https address, by `makeParam` and the manifest's schema.
 */
export function link(options: ParamOptions<string> & { max?: number } = {}): Param<string> {
  const { schema, describe } = text({ max: 500, ...options })
  return { schema, describe: { ...describe, kind: 'link' } }
}

/** The id of something the server knows: a product code, a buy-back, an article. */
export function reference(
  options: ParamOptions<string> & { pattern?: string; of?: ReferenceOf } = {},
): Param<string> {
  const read = (value: unknown) => {
    const found = readText(value)?.trim()
    return found && countCharacters(found) <= 200
      ? found
      : options.default === '' && found === ''
        ? ''
        : undefined
  }
  return toParam(readAs(read, 'an id'), { kind: 'reference', ...options })
}

/** A whole number; text of digits is read as one. */
export function integer(options: ParamOptions<number> & { min?: number; max?: number } = {}): Param<number> {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = options
  const read = (value: unknown) => {
    const found = typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : value
    return Number.isSafeInteger(found) && (found as number) >= min && (found as number) <= max
      ? (found as number)
      : undefined
  }
  const range = options.min === undefined && options.max === undefined ? '' : ` from ${min} to ${max}`
  return toParam(readAs(read, `a whole number${range}`), { kind: 'integer', ...options })
}

const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  [1, true],
  [0, false],
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
])

/** Yes or no; also reads 1, 0 and the words true and false. False unless told. */
export function flag(options: ParamOptions<boolean> = { default: false }): Param<boolean> {
  const read = (value: unknown) => FLAGS.get(typeof value === 'string' ? value.trim().toLowerCase() : value)
  return toParam(readAs(read, 'true or false'), { kind: 'flag', ...options })
}

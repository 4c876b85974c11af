import * as v from 'valibot'
import { readDecimal } from '../money/decimal.ts'

/** What a CMS editor sees of a param, beside its label and help; kept in the schema's metadata. */
export interface ParamDescription {
  kind: 'text' | 'integer' | 'money' | 'flag' | 'choice' | 'reference' | 'image' | 'list'
  isRequired: boolean
  default?: unknown
  min?: number
  max?: number
  choices?: readonly string[]
  item?: ParamDescription
}

export interface Param<T> {
  describe: ParamDescription
  /** Reads one value of the page: of its own type, or text as an editor's form stores it. */
  schema: v.GenericSchema<unknown, T>
}

interface Options<T> {
  default?: T
}

function toParam<T>(
  schema: v.GenericSchema<unknown, T>,
  describe: Omit<ParamDescription, 'isRequired'>,
): Param<T> {
  const isRequired = describe.default === undefined && describe.kind !== 'list'
  return { schema, describe: { ...describe, isRequired } }
}

const readAs = <T>(read: (value: unknown) => T | undefined, expected: string) =>
  v.pipe(
    v.unknown(),
    v.rawTransform<unknown, T>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value)
      if (value !== undefined) return value
      addIssue({ message: expected, expected, received: describeValue(dataset.value) })
      return NEVER
    }),
  )

/** A value as its editor would know it again; what JSON can't hold, or holds too deep, is told by its type. */
function describeValue(value: unknown): string {
  try {
    return String(JSON.stringify(value)).slice(0, 80)
  } catch {
    return typeof value
  }
}

const readText = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

export function text(options: Options<string> & { max?: number } = {}): Param<string> {
  const { max = 2000 } = options
  const read = (value: unknown) => {
    const found = readText(value)
    return found !== undefined && found.length <= max ? found : undefined
  }
  return toParam(readAs(read, `text of at most ${max} characters`), { kind: 'text', max, ...options })
}

/** The id of something the server knows: a product code, a buy-back, an article. */
export function reference(options: Options<string> = {}): Param<string> {
  const read = (value: unknown) => {
    const found = readText(value)?.trim()
    return found && found.length <= 200 ? found : options.default === '' && found === '' ? '' : undefined
  }
  return toParam(readAs(read, 'an id'), { kind: 'reference', ...options })
}

export function integer(options: Options<number> & { min?: number; max?: number } = {}): Param<number> {
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

/** An amount as the server writes it, in minor units. */
export function money(options: Options<number> = {}): Param<number> {
  return toParam(
    readAs(value => readDecimal(value) ?? undefined, 'an amount such as 1234.50'),
    { kind: 'money', ...options },
  )
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

export function flag(options: Options<boolean> = { default: false }): Param<boolean> {
  const read = (value: unknown) => FLAGS.get(typeof value === 'string' ? value.trim().toLowerCase() : value)
  return toParam(readAs(read, 'true or false'), { kind: 'flag', ...options })
}

export function choice<const C extends readonly string[]>(
  choices: C,
  options: Options<C[number]> = {},
): Param<C[number]> {
  const read = (value: unknown) => choices.find(c => c === value)
  return toParam(readAs(read, `one of ${choices.join(', ')}`), { kind: 'choice', choices, ...options })
}

/** The address of a picture: of this site, or https. */
export function image(options: Options<string> = {}): Param<string> {
  const read = (value: unknown) =>
    typeof value === 'string' &&
    (/^(?:\/(?![/\\])|https:\/\/)[^\t\n\r\\]*$/.test(value) || value === options.default)
      ? value
      : undefined
  return toParam(readAs(read, 'the address of a picture (/… or https://…)'), { kind: 'image', ...options })
}

/** A list of one kind; as text it is JSON, or items divided by commas. */
export function list<T>(
  item: Param<T>,
  options: Options<readonly T[]> & { max?: number } = {},
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

function splitList(value: string): unknown {
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

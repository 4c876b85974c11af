import * as v from 'valibot'

/** A valibot schema as far as its shape matters here. */
export interface Schema {
  readonly kind: 'schema'
  readonly type: string
  readonly pipe?: readonly (Schema | { readonly kind: string; readonly type: string })[]
  readonly entries?: Readonly<Record<string, Schema>>
  readonly options?: readonly unknown[]
  readonly items?: readonly Schema[]
  readonly item?: Schema
  readonly wrapped?: Schema
  readonly rest?: Schema
  readonly key?: Schema
  readonly value?: Schema
  readonly getter?: (input: unknown) => Schema
}

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'schema'

const INNER = ['item', 'wrapped', 'rest', 'key', 'value'] as const

/**
 * Makes a copy of a schema that stands for what comes over the wire: a list that the reader cuts short is a list of
 * its items. `tell` hears of every schema within; the same schema is copied once.
 */
export function createWireReader(tell: (schema: Schema) => void): (schema: Schema) => Schema {
  const copies = new Map<Schema, Schema>()
  const read = (schema: Schema): Schema => {
    const known = copies.get(schema)
    if (known) return known
    tell(schema)
    const copy = {} as Schema
    copies.set(schema, copy)
    // JSON Schema has no files; OpenAPI says of a multipart body's part that it is text of any kind.
    if (schema.type === 'blob') return Object.assign(copy, v.string())
    return Object.assign(copy, copyShape(findCutList(schema) ?? schema, read))
  }
  return read
}

/** `listOf` reads anything, cuts it, and then reads the items: the last part says what they are. */
function findCutList({ pipe }: Schema): Schema | undefined {
  const [first, cut, last] = pipe ?? []
  const isCut = pipe?.length === 3 && cut?.type === 'transform' && first?.type === 'array'
  return isCut && isSchema(last) && last.type === 'array' ? last : undefined
}

function copyShape(schema: Schema, read: (schema: Schema) => Schema): Partial<Schema> {
  const readAny = <T>(part: T): T | Schema => (isSchema(part) ? read(part) : part)
  const { entries, getter, items, options, pipe } = schema
  const inner = INNER.flatMap(key => {
    const part = schema[key]
    return isSchema(part) ? [[key, read(part)] as const] : []
  })
  return {
    ...schema,
    ...Object.fromEntries(inner),
    ...(entries && {
      entries: Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, read(entry)])),
    }),
    ...(items && { items: items.map(read) }),
    ...(options && { options: options.map(readAny) }),
    ...(pipe && { pipe: pipe.map(readAny) as NonNullable<Schema['pipe']> }),
    ...(getter && { getter: (input: unknown) => read(getter(input)) }),
  }
}

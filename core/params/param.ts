import * as v from 'valibot'

/** What a CMS editor sees of a param, beside its label and help; kept in the schema's metadata. */
export interface ParamDescription {
  kind: 'text' | 'integer' | 'money' | 'flag' | 'choice' | 'reference' | 'link' | 'image' | 'list'
  isRequired: boolean
  default?: unknown
  min?: number
  max?: number
  choices?: readonly string[]
  /** A regular expression that JavaScript, Python and JSON Schema read alike; whoever sets the param is held to it. */
  pattern?: string
  /** Of a reference: what it is chosen from by its editor, where the server says what there is. */
  of?: ReferenceOf
  item?: ParamDescription
  needs?: Need
  /** The server alone fills it in: no editor is asked for it, and none loses it. */
  filledBy?: 'server'
}

/** What the server can be asked to offer: devices, each a colour of a model, and their types. */
export type DeviceReference = 'buyback-device' | 'buyback-type' | 'service-device' | 'service-type'
/** What the server finds by a part of its name. */
export type SearchedReference = 'product' | 'discount' | 'order' | 'category'
export type ReferenceOf = DeviceReference | SearchedReference

/** What has to stand on the page for a flag to have any effect: a component, or else another param that is set. */
export interface Need {
  component: string
  or: string
}

/** One thing that an editor may set. */
export interface Param<T> {
  describe: ParamDescription
  /** Reads one value of the page: of its own type, or text as an editor's form stores it. */
  schema: v.GenericSchema<unknown, T>
}

/** A param without a default is required; of a list the default is an empty one. */
export interface ParamOptions<T> {
  default?: T
  needs?: Need
  filledBy?: 'server'
}

/** A param of a kind: required where it has no default, a list aside. */
export function toParam<T>(
  schema: v.GenericSchema<unknown, T>,
  describe: Omit<ParamDescription, 'isRequired'>,
): Param<T> {
  const isRequired = describe.default === undefined && describe.kind !== 'list'
  return { schema, describe: { ...describe, isRequired } }
}

/** A schema that takes what `read` makes something of, and says what it expected of all else. */
export const readAs = <T>(read: (value: unknown) => T | undefined, expected: string) =>
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

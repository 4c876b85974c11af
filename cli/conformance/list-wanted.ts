import type { GenericSchema } from 'valibot'

interface KnownSchema {
  entries?: Readonly<Record<string, GenericSchema>>
  /** Of a schema with variants: the key that tells them apart. */
  key?: string
}

/** The fields that a request can’t be without. */
export function listWanted(request: GenericSchema): string[] {
  const { entries, key } = request as KnownSchema
  if (key !== undefined) return [key]
  return Object.entries(entries ?? {}).flatMap(([name, { type }]) =>
    /^(?:optional|nullish|exact_optional|undefinedable)$/.test(type) ? [] : [name],
  )
}

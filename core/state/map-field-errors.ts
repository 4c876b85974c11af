import type { FieldErrors } from '#core/http/failure.ts'

/** Where the server has each field of a form, as dotted paths; the first is the one it is sent to. */
export type FieldPaths<F extends string> = Readonly<Partial<Record<F, string | readonly string[]>>>

export interface MappedErrors<F extends string> {
  fields: Partial<Record<F, string>>
  /** Messages that no field of the form can show. */
  others: string[]
}

/** Sorts the server's messages to a form's fields; only fields that have one, and are shown, get one. */
export function mapFieldErrors<F extends string>(
  errors: FieldErrors,
  paths: FieldPaths<F>,
  isShown: (field: F) => boolean = () => true,
): MappedErrors<F> {
  const byPath = new Map(
    (Object.entries(paths) as [F, string | readonly string[]][]).flatMap(([field, own]) =>
      [own].flat().map(path => [path as string, field] as const),
    ),
  )
  const mapped: MappedErrors<F> = { fields: {}, others: [] }
  for (const [path, messages] of Object.entries(errors)) {
    // A list index may follow a field's path: customer_data.e_mail.0
    const field = byPath.get(path) ?? byPath.get(path.replace(/(\.\d+)+$/, ''))
    if (field && isShown(field)) mapped.fields[field] ??= messages.join(' ')
    else mapped.others.push(...messages)
  }
  return mapped
}

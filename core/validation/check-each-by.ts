import * as v from 'valibot'

/**
 * An action for an object whose rules depend on its other fields: each field is checked by the schema that `rulesOf`
 * gives for the object as it stands; a refusal is an issue at that field's path.
 */
export const checkEachBy = <T extends Readonly<Record<string, unknown>>>(
  rulesOf: (form: T) => Partial<Record<keyof T & string, v.GenericSchema>>,
) =>
  v.rawTransform<T, T>(({ dataset, addIssue, NEVER }) => {
    const form = dataset.value
    const output: Record<string, unknown> = { ...form }
    let isRefused = false
    for (const [key, schema] of Object.entries<v.GenericSchema | undefined>(rulesOf(form))) {
      if (!schema) continue
      const value = form[key]
      const result = v.safeParse(schema, value)
      if (result.success) output[key] = result.output
      else {
        isRefused = true
        for (const { message } of result.issues)
          addIssue({ message, path: [{ type: 'object', origin: 'value', input: form, key, value }] })
      }
    }
    return isRefused ? NEVER : (output as T)
  })

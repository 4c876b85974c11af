import * as v from 'valibot'
import type { FieldErrors } from '../django/field-errors.ts'
import { CallError } from '../server/call-answer.ts'

/** A request as its schema has it; else refused, field by field. */
export function checkBody<S extends v.GenericSchema>(
  schema: S,
  body: unknown,
  refusal: string,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return parsed.output
  const errors: FieldErrors = {}
  for (const issue of parsed.issues) errors[v.getDotPath(issue) ?? 'non_field_errors'] = [refusal]
  throw new CallError(400, errors)
}

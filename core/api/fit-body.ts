import * as v from 'valibot'
import { FailureError } from './failure.ts'

/** The body of an answer as its schema reads it; throws a failure that says where it breaks the contract. */
export function fitBody<S extends v.GenericSchema>(
  route: string,
  schema: S,
  body: unknown,
  isWrite = false,
): v.InferOutput<S> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const where = `${route}: ${v.getDotPath(result.issues[0]) ?? 'body'}`
  throw new FailureError({ kind: 'contract', where }, route, { body, isWrite, isOutcomeUnknown: isWrite })
}

import * as v from 'valibot'
import { classifyResponse } from './classify-response.ts'
import { FailureError } from './failure.ts'
import type { ApiResponse } from './response.ts'

/** The data of a good response; throws the failure that any other one is. */
export function parseResponse<S extends v.GenericSchema>(
  route: string,
  schema: S,
  response: ApiResponse,
  isWrite: boolean,
): v.InferOutput<S> {
  const failure = classifyResponse(response, isWrite)
  if (failure) {
    const isOutcomeUnknown =
      isWrite && !response.isRedirected && (response.status < 400 || response.status === 504)
    throw new FailureError(failure, route, { body: response.body, isWrite, isOutcomeUnknown })
  }
  return parseBody(route, schema, response.body, isWrite)
}

/** A body as its schema reads it; throws a failure that says where it breaks the contract. */
export function parseBody<S extends v.GenericSchema>(
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

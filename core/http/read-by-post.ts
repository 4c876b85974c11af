import type * as v from 'valibot'
import type { CallQuery } from './build-url.ts'
import type { Mutation } from './endpoint.ts'
import { FailureError } from './failure.ts'
import { waitUntilOnline } from './online.ts'
import { write } from './write.ts'

/**
 * Reads as `read` does, for a query that may name a person: it goes in the body, as servers and proxies log URLs.
 * Throws FailureError, or AbortError by the signal.
 */
export async function readByPost<T>(
  endpoint: Mutation<never, v.GenericSchema<CallQuery>, v.GenericSchema<unknown, T>>,
  query: CallQuery,
  signal?: AbortSignal,
): Promise<T> {
  await waitUntilOnline(signal)
  try {
    return (await write(endpoint, query, { signal, deadline: 10_000, retries: 3 })).data
  } catch (thrown) {
    if (!(thrown instanceof FailureError)) throw thrown
    // Nothing was to be written, so nobody need wonder whether it was.
    throw new FailureError(thrown.failure, thrown.route, { body: thrown.body, cause: thrown.cause })
  }
}

import type * as v from 'valibot'
import { buildUrl, type CallQuery } from './build-url.ts'
import { parseResponse } from './classify-response.ts'
import type { ArgumentsOf, Query } from './endpoint.ts'
import { sendRequest } from './send-request.ts'

const DEADLINE = 10_000
const RETRIES = 3

export interface ReadOptions {
  query?: CallQuery
  signal?: AbortSignal | undefined
  /** Milliseconds until one attempt is given up, headers and body together. */
  deadline?: number
}

/** A call with all that it is asked with; what a cache keeps and initial data answers. */
export type Call<Argument extends string, Response extends v.GenericSchema> = {
  readonly endpoint: Query<Argument, Response>
  readonly query?: CallQuery
} & ArgumentsOf<Argument>

/** Any call whose response reads as `T`. */
export interface CallOf<T> {
  readonly endpoint: Query<string, v.GenericSchema<unknown, T>>
  readonly args?: Readonly<Record<string, string>> | undefined
  readonly query?: CallQuery
  /** Reads it where its query may not stand in a URL. */
  readonly load?: ((signal?: AbortSignal) => Promise<T>) | undefined
}

/**
 * Reads an endpoint: up to 3 retries (408, 429, 5xx, network, a cut or slow body) after 1, 2 and 4 s, waits while the
 * browser is offline, and checks the response by the schema. Throws FailureError, or AbortError by the signal.
 */
export async function read<Argument extends string, Response extends v.GenericSchema>(
  endpoint: Query<Argument, Response>,
  ...[options]: [Argument] extends [never]
    ? [options?: ReadOptions]
    : [options: ReadOptions & ArgumentsOf<Argument>]
): Promise<v.InferOutput<Response>> {
  const { args, query, signal, deadline = DEADLINE } = (options ?? {}) as ReadOptions & ArgumentsOf<string>
  const url = buildUrl(endpoint.name, args, query)
  const response = await sendRequest(endpoint.name, url, { signal, deadline, retries: RETRIES })
  return parseResponse(endpoint.name, endpoint.response, response, false, endpoint.isOwn ?? !args)
}

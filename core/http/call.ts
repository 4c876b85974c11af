import type * as v from 'valibot'
import type { Endpoint, QueryKey } from './endpoint.ts'

export type CallMethod = Endpoint['method']
export type { QueryKey }

/** One call of the server contract with all that an endpoint leaves to its defaults, for whoever builds or checks a server. */
export interface Call {
  /** What it is for, in a sentence. */
  doc: string
  method: CallMethod
  path: string
  /** What its path is made of, in their order. */
  args: readonly string[]
  query: Readonly<Record<string, QueryKey>>
  acceptsAnyQuery: boolean
  request: v.GenericSchema | null
  /** Null where nothing is read of the response. */
  response: v.GenericSchema | null
  /** The status that says it was done. */
  status: 200 | 201 | 204
  errors: readonly (400 | 403 | 404 | 409 | 429)[]
  isIdempotent: boolean
  isMultipart: boolean
  isPersonal: boolean
  isOptional: boolean
  hasLocation: boolean
  access: 'anyone' | 'signed-in' | 'staff'
}

export function describeCall(endpoint: Endpoint): Call {
  const isRead = endpoint.method === 'GET'
  const request = isRead || endpoint.method === 'DELETE' ? null : endpoint.request
  return {
    doc: endpoint.doc ?? '',
    method: endpoint.method,
    path: endpoint.path ?? '',
    args: listArguments(endpoint.path ?? ''),
    query: endpoint.query ?? {},
    acceptsAnyQuery: endpoint.acceptsAnyQuery ?? false,
    request,
    response: endpoint.response ?? null,
    status: isRead ? 200 : (endpoint.status ?? (endpoint.response ? 200 : 204)),
    errors: endpoint.errors ?? (isRead ? [] : [400, 403]),
    isIdempotent: !isRead && (endpoint.isIdempotent ?? true),
    isMultipart: !isRead && (endpoint.isMultipart ?? false),
    isPersonal: endpoint.isPersonal ?? !isRead,
    isOptional: endpoint.isOptional ?? false,
    hasLocation: endpoint.hasLocation ?? false,
    access: endpoint.access ?? 'anyone',
  }
}

/** The names in braces of a path, in their order. */
export const listArguments = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

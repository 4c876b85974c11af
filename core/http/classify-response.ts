import * as v from 'valibot'
import { page } from '#core/page.ts'
import { type Failure, FailureError, type FieldErrors } from './failure.ts'
import type { ApiResponse } from './response.ts'
import { readRetryAfter } from './retry-after.ts'

/** Django REST framework's own texts for "not signed in" and "denied" in the languages it answers in here. */
const SIGNED_OUT =
  /^(authentication credentials were not|nebyly zadány přihlašovací|datele de autentificare nu)/i
const DENIED = /^(you do not have permission|k této akci nemáte|nu aveți permisiunea|nu aveţi permisiunea)/i

const PLAIN = /^[\w-]{1,64}$/

/** How long to wait, in seconds, where the server does not say. */
const DEFAULT_WAIT = 5
/** Where a refused CSRF token is told. */
const CSRF = 'csrf'

/** The data of a good response; throws the failure that any other one is. */
export function parseResponse<S extends v.GenericSchema>(
  route: string,
  schema: S,
  response: ApiResponse,
  isWrite: boolean,
  isOwn = false,
): v.InferOutput<S> {
  const failure = classifyResponse(response, isWrite)
  if (failure) {
    const isOutcomeUnknown =
      isWrite && !response.isRedirected && (response.status < 400 || response.status === 504)
    throw new FailureError(failure, route, { body: response.body, isWrite, isOwn, isOutcomeUnknown })
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

/** What is wrong with a response, or null for a good one. */
export function classifyResponse(response: ApiResponse, isWrite: boolean): Failure | null {
  const { status, body } = response
  // A redirect turns a POST into a GET without its body; a DELETE or PATCH the sign-in page refuses. Nothing was written.
  if (response.isRedirected && isWrite)
    return isLogin(response.url) ? { kind: 'signed-out' } : { kind: 'contract', where: 'redirect' }
  if (response.isRedirected && response.isHtml && status < 300) return { kind: 'signed-out' }
  if (status < 300) {
    const isWhole = response.isJson && !response.isProblem && body !== undefined
    return isWhole || (isWrite && response.isEmpty) ? null : { kind: 'contract', where: 'content-type' }
  }
  return classifyStatus(response)
}

function isLogin(url: string): boolean {
  const { loginUrl } = page.value
  return loginUrl !== undefined && new URL(url).pathname === new URL(loginUrl, url).pathname
}

function classifyStatus(response: ApiResponse): Failure {
  const { status, body } = response
  if (status === 401) return { kind: 'signed-out' }
  if (status === 403) return classifyForbidden(body)
  if (status === 404 || status === 410) return { kind: 'not-found' }
  if (status === 413) return { kind: 'too-large' }
  if (status === 429)
    return { kind: 'too-many', retryAfter: readRetryAfter(response.headers) ?? DEFAULT_WAIT }
  if (status === 408) return { kind: 'timeout' }
  if (status === 409) return { kind: 'conflict', message: response.isJson ? readFirstMessage(body) : null }
  if (status === 400 || status === 422) return classifyInvalid(body)
  return { kind: 'server', requestId: PLAIN.exec(response.headers.get('x-request-id') ?? '')?.[0] }
}

function classifyForbidden(body: unknown): Failure {
  const message = readFirstMessage(body)
  if (message?.startsWith('CSRF Failed')) return { kind: 'contract', where: CSRF }
  if (message && SIGNED_OUT.test(message)) return { kind: 'signed-out' }
  if (!message) return { kind: 'forbidden', message: null, isMute: true }
  return { kind: 'forbidden', message: DENIED.test(message) ? null : message }
}

function classifyInvalid(body: unknown): Failure {
  const url = readErrorUrl(body)
  const { fields: all, omitted } = readFieldErrors(body)
  const fields =
    url === null ? all : Object.fromEntries(Object.entries(all).filter(([path]) => path !== 'url'))
  return { kind: 'invalid', fields, message: pickFirstMessage(fields), url, ...(omitted > 0 && { omitted }) }
}

/** Whether the server refused the token, which a fresh one may mend; Django itself says so by a page of HTML. */
export function isCsrfRefusal({ failure, body }: FailureError): boolean {
  if (failure.kind === 'contract') return failure.where === CSRF
  return failure.kind === 'forbidden' && body === undefined
}

/** What is kept of an error body, however large it is: more than any form has fields. */
const MAX_MESSAGES = 100
const MAX_MESSAGES_OF_FIELD = 20
/** How many values of a body are looked at. */
const MAX_VALUES = 20_000
const MAX_LENGTH = 500
const MAX_PATH_LENGTH = 200
const MAX_DEPTH = 8

const OWN_KEYS = new Set(['non_field_errors', '__all__', 'detail'])
/** Beside the messages a body may say the same to machines: by a number or a single word. */
const MACHINE_KEY = /^(?:(?:status|error)?_?code|(?:request|trace)_?id|status|type|instance|timestamp)$/i

/**
 * Flattens every shape in which Django REST framework tells errors (text, lists, nested and indexed objects, lists
 * with empty holes) into messages by dotted path; those that are too many to keep are counted.
 */
export function readFieldErrors(body: unknown): { fields: FieldErrors; omitted: number } {
  const fields: Record<string, string[]> = Object.create(null)
  let values = 0
  let kept = 0
  let omitted = 0

  const keep = (path: string, message: string): void => {
    if (!message.trim()) return
    const own = fields[path] ?? []
    if (kept === MAX_MESSAGES || own.length === MAX_MESSAGES_OF_FIELD) {
      omitted++
      return
    }
    kept++
    own.push(message)
    fields[path] = own
  }
  const collect = (value: unknown, path: string, depth: number): void => {
    if (typeof value === 'string' || typeof value === 'number') keep(path, `${value}`.slice(0, MAX_LENGTH))
    if (depth === MAX_DEPTH || !value || typeof value !== 'object') return
    const isList = Array.isArray(value)
    for (const key in value) {
      if (++values > MAX_VALUES) return
      const inner: unknown = value[key as keyof typeof value]
      if (isForMachines(key, inner)) continue
      const isOwn = (isList && typeof inner !== 'object') || OWN_KEYS.has(key)
      collect(inner, isOwn ? path : joinPath(path, key), depth + 1)
    }
  }

  collect(body, '', 0)
  return { fields, omitted }
}

const joinPath = (path: string, key: string): string =>
  (path ? `${path}.${key}` : key).slice(0, MAX_PATH_LENGTH)

const isForMachines = (key: string, value: unknown): boolean =>
  (typeof value === 'number' || (typeof value === 'string' && !/\s/.test(value))) && MACHINE_KEY.test(key)

/** The message a person reads first: the form's own, else the first of any field. */
function pickFirstMessage(errors: FieldErrors): string | null {
  const paths = Object.keys(errors)
  // Keys that are numbers come first in every object, whatever order they were sent in.
  const first = paths.find(path => !/^\d/.test(path)) ?? paths[0]
  return errors['']?.[0] ?? (first === undefined ? null : (errors[first]?.[0] ?? null))
}

export const readFirstMessage = (body: unknown): string | null =>
  pickFirstMessage(readFieldErrors(body).fields)

/** The address that an error may carry beside its messages; a complaint about a field of that name is none. */
export function readErrorUrl(body: unknown): string | null {
  const url =
    body && typeof body === 'object' && Object.hasOwn(body, 'url') ? (body as { url: unknown }).url : null
  const text = Array.isArray(url) && url.length === 1 ? url[0] : url
  return typeof text === 'string' && /^(?:[/?]|https?:)/i.test(text) ? text : null
}

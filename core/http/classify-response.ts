import { page } from '#core/page.ts'
import { pickFirstMessage, readErrorUrl, readFieldErrors } from './drf-errors.ts'
import type { Failure, FailureError } from './failure.ts'
import type { ApiResponse } from './response.ts'
import { readRetryAfter } from './retry-after.ts'

/** Django REST framework's own texts for "not signed in" and "denied" in the languages it answers in here. */
const SIGNED_OUT =
  /^(authentication credentials were not|nebyly zadány přihlašovací|datele de autentificare nu)/i
const DENIED = /^(you do not have permission|k této akci nemáte|nu aveți permisiunea|nu aveţi permisiunea)/i

/** How long to wait, in seconds, where the server does not say. */
const DEFAULT_WAIT = 5
/** Where a refused CSRF token is told. */
const CSRF = 'csrf'

/** What is wrong with a response, or null for a good one. */
export function classifyResponse(response: ApiResponse, isWrite: boolean): Failure | null {
  const { status, body } = response
  const isPage = response.isRedirected && response.isHtml && status < 300
  if (isPage && (!isWrite || isLogin(response.url))) return { kind: 'signed-out' }
  // A redirect turns a POST into a GET without its body: nothing was written.
  if (response.isRedirected && isWrite) return { kind: 'contract', where: 'redirect' }
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
  if (status === 409)
    return { kind: 'conflict', message: response.isJson ? pickFirstMessage(readFieldErrors(body)) : null }
  if (status === 400 || status === 422) return classifyInvalid(body)
  return { kind: 'server' }
}

function classifyForbidden(body: unknown): Failure {
  const message = pickFirstMessage(readFieldErrors(body))
  if (message?.startsWith('CSRF Failed')) return { kind: 'contract', where: CSRF }
  if (message && SIGNED_OUT.test(message)) return { kind: 'signed-out' }
  return { kind: 'forbidden', message: message && !DENIED.test(message) ? message : null }
}

function classifyInvalid(body: unknown): Failure {
  const url = readErrorUrl(body)
  const all = readFieldErrors(body)
  const fields =
    url === null ? all : Object.fromEntries(Object.entries(all).filter(([path]) => path !== 'url'))
  return { kind: 'invalid', fields, message: pickFirstMessage(fields), url }
}

/** Whether the server refused the token, which a fresh one may mend; Django itself says so by a page of HTML. */
export function isCsrfRefusal({ failure, body }: FailureError): boolean {
  if (failure.kind === 'contract') return failure.where === CSRF
  return failure.kind === 'forbidden' && body === undefined
}

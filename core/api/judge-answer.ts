import type { Answer } from './answer.ts'
import { pickFirstMessage, readFieldErrors } from './drf-errors.ts'
import type { Failure, FailureError } from './failure.ts'

/** Django REST framework's own texts for "not signed in" and "denied" in the languages it answers in here. */
const SIGNED_OUT =
  /^(authentication credentials were not|nebyly zadány přihlašovací|datele de autentificare nu)/i
const DENIED = /^(you do not have permission|k této akci nemáte|nu aveți permisiunea|nu aveţi permisiunea)/i

const MAX_WAIT = 60
const DEFAULT_WAIT = 5

/** What is wrong with an answer, or null for a good one. */
export function judgeAnswer(answer: Answer, isWrite: boolean): Failure | null {
  const { status, body } = answer
  if (answer.isRedirected && answer.isHtml && !isWrite) return { kind: 'signed-out' }
  // A redirect turns a POST into a GET without its body: nothing was written.
  if (answer.isRedirected && isWrite) return { kind: 'contract', where: 'redirect' }
  if (status < 300) {
    const isEmpty =
      isWrite &&
      body === undefined &&
      !answer.isHtml &&
      (status === 204 || !answer.headers.get('content-type'))
    if ((answer.isJson && body !== undefined) || isEmpty) return null
    return { kind: 'contract', where: 'content-type' }
  }
  return judgeStatus(status, answer, body)
}

function judgeStatus(status: number, answer: Answer, body: unknown): Failure {
  if (status === 401) return { kind: 'signed-out' }
  if (status === 403) return judgeForbidden(body)
  if (status === 404 || status === 410) return { kind: 'not-found' }
  if (status === 413) return { kind: 'too-large' }
  if (status === 429)
    return { kind: 'too-many', retryAfter: readRetryAfter(answer.headers.get('retry-after')) }
  if (status === 408) return { kind: 'timeout' }
  if (status === 409)
    return { kind: 'conflict', message: answer.isJson ? pickFirstMessage(readFieldErrors(body)) : null }
  if (status === 400 || status === 422) return judgeInvalid(body)
  return { kind: 'server' }
}

function judgeForbidden(body: unknown): Failure {
  const message = pickFirstMessage(readFieldErrors(body))
  if (message && SIGNED_OUT.test(message)) return { kind: 'signed-out' }
  return { kind: 'forbidden', message: message && !DENIED.test(message) ? message : null }
}

function judgeInvalid(body: unknown): Failure {
  const { url: urls, ...fields } = readFieldErrors(body)
  return { kind: 'invalid', fields, message: pickFirstMessage(fields), url: urls?.[0] ?? null }
}

/** Whether the server refused the token, which a fresh one may mend. */
export function isCsrfRefusal({ failure, body }: FailureError): boolean {
  if (failure.kind !== 'forbidden') return false
  return body === undefined || (failure.message?.startsWith('CSRF Failed') ?? false)
}

/** Seconds of a Retry-After header in either of its forms, kept within 1 and 60. */
export function readRetryAfter(header: string | null, now: number = Date.now()): number {
  const text = header?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000
  return Number.isFinite(seconds) ? Math.min(MAX_WAIT, Math.max(1, Math.ceil(seconds))) : DEFAULT_WAIT
}

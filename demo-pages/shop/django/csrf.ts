import { randomBytes, timingSafeEqual } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import { CallError } from '../server/call-answer.ts'
import { narrowAudience } from '../server/delivery.ts'
import type { ShopContext } from '../server/shop.ts'

export const CSRF_COOKIE = 'csrftoken'
export const CSRF_FIELD = 'csrfmiddlewaretoken'
const YEAR = 31_449_600
const TOKEN = /^[0-9A-Za-z]{32,64}$/

/** The visitor's token, set as a cookie where there is none; readable by scripts, as Django's is. */
export function ensureCsrfToken(c: ShopContext): string {
  narrowAudience(c, 'browser')
  return c.get('freshCsrfToken') ?? readToken(c) ?? rotateCsrfToken(c)
}

/** A fresh token, as Django gives at sign-in, so that one known before is worth nothing after. */
export function rotateCsrfToken(c: ShopContext): string {
  const token = randomBytes(32).toString('hex')
  c.set('freshCsrfToken', token)
  setCookie(c, CSRF_COOKIE, token, { maxAge: YEAR, path: '/', sameSite: 'Lax', secure: isSecure(c) })
  return token
}

/** Why a write is refused, in Django's words, or null when its token is the cookie's. */
export function findCsrfFault(c: ShopContext, given: string | undefined): string | null {
  const origin = c.req.header('origin')
  if (origin !== undefined && !isOwnOrigin(c, origin))
    return `Origin checking failed - ${origin} does not match any trusted origins.`
  const expected = readToken(c)
  if (!expected) return 'CSRF cookie not set.'
  if (!given) return 'CSRF token missing.'
  return isSame(given, expected) ? null : "CSRF token from the 'X-Csrftoken' HTTP header incorrect."
}

export const isSecure = (c: ShopContext): boolean =>
  c.req.header('x-forwarded-proto') === 'https' || new URL(c.req.url).protocol === 'https:'

function readToken(c: ShopContext): string | null {
  const token = getCookie(c, CSRF_COOKIE)
  return token && TOKEN.test(token) ? token : null
}

/** Scheme and host, as Django compares them: what was read over an open line may not write over a closed one. */
const isOwnOrigin = (c: ShopContext, origin: string): boolean =>
  origin === `${isSecure(c) ? 'https' : 'http'}://${c.req.header('host')}`

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Refuses a call without the right token, as DRF's session authentication does, but for everybody. */
export function checkCsrf(c: ShopContext): void {
  const fault = findCsrfFault(c, c.req.header('x-csrftoken'))
  if (fault) throw new CallError(403, { detail: `CSRF Failed: ${fault}` })
}

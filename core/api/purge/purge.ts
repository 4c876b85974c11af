import * as v from 'valibot'
import { mutation } from '#core/http/endpoint.ts'
import { normalizePurgeUrl, splitPurgeKeys } from '#core/validation/purge.ts'
import { Id, sentText } from '../wire.ts'

export const PURGE_MODES = ['key', 'url', 'full'] as const
export type PurgeMode = (typeof PURGE_MODES)[number]

/** Two keys: all pages, and all answers of calls that the cache keeps. */
export const DEFAULT_PURGE_KEYS = 'html endpoint'

/** What is to go from the cache in front of the shop. A soft purge only marks it stale. */
export type PurgeOrder =
  | { mode: 'key'; keys?: string | readonly string[]; isSoft: boolean }
  | { mode: 'url'; url: string; isSoft: boolean }
  | { mode: 'full' }

/** `POST fastly-purge`: the fields of the mode and no others. */
export const PurgeRequest = v.variant('mode', [
  /** `keys` divided by spaces, as in the Surrogate-Key header. */
  v.strictObject({ mode: v.literal('key'), keys: sentText(16_384), soft_purge: v.boolean() }),
  v.strictObject({ mode: v.literal('url'), url: sentText(2000), soft_purge: v.boolean() }),
  /** Fastly knows no soft purge of everything, so the request does not claim one. */
  v.strictObject({ mode: v.literal('full'), soft_purge: v.literal(false) }),
])
export type PurgeRequest = v.InferOutput<typeof PurgeRequest>

/** What Fastly says, handed on: several keys answer without a status, everything without an id, some servers nothing. */
export const PurgeAnswer = v.optional(
  v.object({ status: v.optional(v.literal('ok'), 'ok'), id: v.nullish(Id, null) }),
  {},
)
export type PurgeAnswer = v.InferOutput<typeof PurgeAnswer>

export function toPurgeRequest(order: PurgeOrder): PurgeRequest {
  if (order.mode === 'full') return { mode: 'full', soft_purge: false }
  const soft_purge = order.isSoft
  if (order.mode === 'url') return { mode: 'url', url: normalizePurgeUrl(order.url), soft_purge }
  const { keys = DEFAULT_PURGE_KEYS } = order
  const text = typeof keys === 'string' ? keys : keys.join(' ')
  return { mode: 'key', keys: splitPurgeKeys(text).join(' '), soft_purge }
}

/** For staff; the server alone holds the key to the cache. */
export const fastlyPurge = mutation('fastly-purge', {
  // As the specification prints it: without a slash at its end.
  path: '/api/new/core/fastly/purge',
  doc: 'Takes pages out of the cache in front of the shop, or marks them stale.',
  request: PurgeRequest,
  response: PurgeAnswer,
  errors: [400, 403, 429],
  access: 'staff',
})

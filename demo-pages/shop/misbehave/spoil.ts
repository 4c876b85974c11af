import type { MarketCode } from '../contract.ts'
import type { Misbehaviour } from '../data/schema/misbehaviours.ts'
import { SITES } from '../site.ts'
import type { Delivery } from './deliver.ts'
import { DRF_BODIES } from './drf-bodies.ts'

interface Given {
  rule: Misbehaviour
  answer: Delivery
  path: string
  market: MarketCode
}
type Spoiler = (given: Given) => Partial<Delivery>

const JSON_TYPE = { 'Content-Type': 'application/json' }
const HTML_TYPE = { 'Content-Type': 'text/html; charset=utf-8' }

const sayJson = (status: number, body: string, headers = {}): Partial<Delivery> => ({
  status,
  body,
  headers: { ...JSON_TYPE, ...headers },
})

const sayHtml = (status: number, title: string, headers = {}): Partial<Delivery> => ({
  status,
  body: `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>An HTML page where JSON was expected.</p></html>`,
  headers: { ...HTML_TYPE, ...headers },
})

const retryAfter = ({ rule }: Given, otherwise: string) => ({ 'Retry-After': rule.retryAfter ?? otherwise })

const giveLocation = (headers: Record<string, string>): Partial<Delivery> => ({
  status: 201,
  headers: { ...JSON_TYPE, ...headers },
})

const drfSpoilers: Record<string, Spoiler> = Object.fromEntries(
  Object.entries(DRF_BODIES).map(([kind, body]) => [kind, ({ rule }) => sayJson(400, rule.body ?? body)]),
)

const HUGE = 200_000

/** Every way in which a call can be made to go wrong. */
const SPOILERS: Readonly<Record<string, Spoiler>> = {
  delay: () => ({}),
  hang: () => ({ manner: 'hang' }),
  drop: () => ({ manner: 'drop' }),
  drip: () => ({ manner: 'drip' }),
  'short-body': () => ({ manner: 'short' }),
  'cut-body': () => ({ manner: 'cut' }),
  ...drfSpoilers,
  '401': () => sayJson(401, '{"detail": "Authentication credentials were not provided."}'),
  '403-signed-out': () => sayJson(403, '{"detail": "Authentication credentials were not provided."}'),
  '403-denied': () => sayJson(403, '{"detail": "You do not have permission to perform this action."}'),
  '403-csrf-json': () => sayJson(403, '{"detail": "CSRF Failed: CSRF token missing."}'),
  '403-csrf-html': () => sayHtml(403, '403 Forbidden: CSRF verification failed.'),
  '404-json': () => sayJson(404, '{"detail": "Not found."}'),
  '404-html': () => sayHtml(404, 'Not Found'),
  '409': ({ rule }) => sayJson(409, rule.body ?? '{"detail": "Prices have changed in the meantime."}'),
  '413-html': () => sayHtml(413, '413 Request Entity Too Large'),
  '422': () => sayJson(422, '{"detail": "This Idempotency-Key belongs to another request."}'),
  '429': given =>
    sayJson(
      429,
      '{"detail": "Request was throttled. Expected available in 2 seconds."}',
      retryAfter(given, '2'),
    ),
  '500-html': () => sayHtml(500, 'Server Error (500)'),
  '502-html': () => sayHtml(502, '502 Bad Gateway'),
  '503-html': given => sayHtml(503, '503 Service Temporarily Unavailable', retryAfter(given, '1')),
  '504-html': () => sayHtml(504, '504 Gateway Time-out'),
  'type-html': () => sayHtml(200, 'Sign in'),
  'type-text': () => ({ headers: { 'Content-Type': 'text/plain; charset=utf-8' } }),
  'type-problem': () => ({ headers: { 'Content-Type': 'application/problem+json' } }),
  'type-none': () => ({ headers: {}, manner: 'bare' }),
  '204': () => ({ status: 204, body: null, headers: {} }),
  shape: ({ rule, answer }) => sayJson(answer.status, rule.body ?? '{"choices": null}'),
  huge: () => sayJson(200, listHuge()),
  '301-slash': ({ path }) => ({ status: 301, body: null, headers: { Location: path } }),
  '302-sign-in': ({ market, path }) => ({
    status: 302,
    body: null,
    headers: { Location: `${SITES[market].paths.signIn}?next=${encodeURIComponent(path)}` },
  }),
  'location-same-origin': ({ market }) => giveLocation({ Location: SITES[market].paths.buyback }),
  'location-other-origin': () => giveLocation({ Location: 'https://example.com/elsewhere/' }),
  'location-script': () => giveLocation({ Location: 'javascript:alert(1)' }),
  'location-missing': () => giveLocation({}),
}

export const MISBEHAVIOUR_KINDS = Object.keys(SPOILERS)

/** The answer as the rule wants it spoiled; `Ostrov-Spoiled` tells a server in front whether the call has its effect. */
export function spoil(
  rule: Misbehaviour,
  answer: Delivery,
  place: { path: string; market: MarketCode },
): Delivery {
  const spoiled = { ...answer, ...SPOILERS[rule.kind]?.({ rule, answer, ...place }) }
  if (rule.kind === 'delay') return spoiled
  return {
    ...spoiled,
    headers: { ...spoiled.headers, 'Ostrov-Spoiled': rule.happensAfter ? 'after' : 'before' },
  }
}

const listHuge = (): string =>
  JSON.stringify(
    Array.from({ length: HUGE }, (_, n) => ({
      value: `v${n}`,
      label: `Choice ${n}`,
      image: null,
      image_alt: null,
    })),
  )

import type { MarketCode } from '../contract.ts'
import { SITES } from '../site/site.ts'
import type { Delivery } from './deliver.ts'
import type { Misbehaviour } from './schema.ts'

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

/** The shapes in which Django REST framework tells what is wrong with a request, by name. */
const DRF_BODIES = {
  '400-field': '{"e_mail": ["This field is required."]}',
  '400-nested':
    '{"customer_data": {"first_name": ["This field is required."]}, "pickup_address": {"city": ["This field may not be blank."], "postcode": ["This field is required."]}}',
  '400-nested-not-object':
    '{"pickup_address": {"non_field_errors": ["Invalid data. Expected a dictionary, but got str."]}}',
  '400-non-field': '{"non_field_errors": ["The first thing is wrong.", "So is the second."]}',
  '400-list-of-objects': '{"items": [{}, {"quantity": ["A valid integer is required."]}, {}]}',
  '400-indexed-objects': '{"items": {"1": {"quantity": ["A valid integer is required."]}}}',
  '400-list-field': '{"tags": {"1": ["Not a valid string."]}}',
  '400-top-level-list': '[{}, {"quantity": ["A valid integer is required."]}]',
  '400-bare-list': '["This can\'t be done."]',
  '400-detail-url': '{"detail": "We no longer buy this device back.", "url": "/cz/vykup/?type=telefony"}',
  '400-detail-url-lists':
    '{"detail": ["We no longer buy this device back."], "url": ["/cz/vykup/?type=telefony"]}',
  '400-bad-json': '{"detail": "JSON parse error - Expecting value: line 1 column 1 (char 0)"}',
  '400-proto-key': '{"__proto__": ["This key is a trap."], "e_mail": ["This field is required."]}',
} as const

const drfSpoilers: Record<string, Spoiler> = Object.fromEntries(
  Object.entries(DRF_BODIES).map(([kind, body]) => [kind, ({ rule }) => sayJson(400, rule.body ?? body)]),
)

const HUGE = 200_000

/** Every way in which a call can be made to go wrong. */
const SPOILERS: Readonly<Record<string, Spoiler>> = {
  delay: () => ({}),
  hang: () => ({ manner: 'hang' }),
  drop: () => ({ manner: 'drop' }),
  drip: ({ rule, answer }) => ({ manner: 'drip', body: rule.body ?? answer.body }),
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

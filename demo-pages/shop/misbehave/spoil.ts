import type { MarketCode } from '../contract.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { sayWhen } from '../limits/say-when.ts'
import type { RouteName } from '../server/route-table.ts'
import { SITES } from '../site/site.ts'
import type { Delivery } from './deliver.ts'
import type { Misbehaviour } from './schema.ts'
import { SPOILED_TEXTS, sayConflict } from './texts.ts'

interface Given {
  rule: Misbehaviour
  answer: Delivery
  path: string
  market: MarketCode
  route: RouteName
}
type Spoiler = (given: Given) => Partial<Delivery>

const JSON_TYPE = { 'Content-Type': 'application/json' }
const HTML_TYPE = { 'Content-Type': 'text/html; charset=utf-8' }

const sayJson = (status: number, body: string, headers = {}): Partial<Delivery> => ({
  status,
  body,
  headers: { ...JSON_TYPE, ...headers },
})

const sayDetail = (status: number, detail: string, body: string | null = null): Partial<Delivery> =>
  sayJson(status, body ?? JSON.stringify({ detail }))

const sayHtml = (status: number, title: string, headers = {}): Partial<Delivery> => ({
  status,
  body: `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>An HTML page where JSON was expected.</p></html>`,
  headers: { ...HTML_TYPE, ...headers },
})

/** Seconds that each kind asks to wait where nobody says otherwise. */
export const RETRY_AFTER: Readonly<Record<string, string>> = { '429': '2', '503-html': '1' }

const retryAfter = ({ rule }: Given) => ({ 'Retry-After': rule.retryAfter ?? RETRY_AFTER[rule.kind] ?? '1' })

const giveLocation = (headers: Record<string, string>): Partial<Delivery> => ({
  status: 201,
  headers: { ...JSON_TYPE, ...headers },
})

const PROTO = '__proto__'

/** The shapes in which Django REST framework tells what is wrong with a request, by name. */
const DRF_BODIES: Readonly<Record<string, (market: MarketCode) => unknown>> = {
  '400-field': market => ({ e_mail: [SPOILED_TEXTS[market].fieldRequired] }),
  '400-nested': market => ({
    customer_data: { first_name: [SPOILED_TEXTS[market].fieldRequired] },
    pickup_address: {
      city: [SPOILED_TEXTS[market].fieldBlank],
      postcode: [SPOILED_TEXTS[market].fieldRequired],
    },
  }),
  '400-nested-not-object': market => ({
    pickup_address: { non_field_errors: [SPOILED_TEXTS[market].notDictionary] },
  }),
  '400-non-field': market => ({
    non_field_errors: [SPOILED_TEXTS[market].firstWrong, SPOILED_TEXTS[market].secondWrong],
  }),
  '400-list-of-objects': market => ({ items: [{}, { quantity: [SPOILED_TEXTS[market].notInteger] }, {}] }),
  '400-indexed-objects': market => ({ items: { 1: { quantity: [SPOILED_TEXTS[market].notInteger] } } }),
  '400-list-field': market => ({ tags: { 1: [SPOILED_TEXTS[market].notString] } }),
  '400-top-level-list': market => [{}, { quantity: [SPOILED_TEXTS[market].notInteger] }],
  '400-bare-list': market => [SPOILED_TEXTS[market].cannot],
  '400-detail-url': market => ({
    detail: SPOILED_TEXTS[market].notBought,
    url: SITES[market].paths.buyback,
  }),
  '400-detail-url-lists': market => ({
    detail: [SPOILED_TEXTS[market].notBought],
    url: [SITES[market].paths.buyback],
  }),
  // The framework says this in English wherever it is.
  '400-bad-json': () => ({ detail: 'JSON parse error - Expecting value: line 1 column 1 (char 0)' }),
  '400-proto-key': market => ({
    // Spelled by a variable, so that it is a key of the body and not of the object's own nature.
    [PROTO]: [SPOILED_TEXTS[market].trap],
    e_mail: [SPOILED_TEXTS[market].fieldRequired],
  }),
}
const drfSpoilers: Record<string, Spoiler> = Object.fromEntries(
  Object.entries(DRF_BODIES).map(([kind, write]) => [
    kind,
    ({ rule, market }) => sayJson(400, rule.body ?? JSON.stringify(write(market))),
  ]),
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
  '401': ({ market }) => sayDetail(401, DRF_TEXTS[market].notSignedIn),
  '403-signed-out': ({ market }) => sayDetail(403, DRF_TEXTS[market].notSignedIn),
  '403-denied': ({ market }) => sayDetail(403, DRF_TEXTS[market].denied),
  '403-csrf-json': () => sayDetail(403, 'CSRF Failed: CSRF token missing.'),
  '403-csrf-html': () => sayHtml(403, '403 Forbidden: CSRF verification failed.'),
  '404-json': ({ market }) => sayDetail(404, DRF_TEXTS[market].notFound),
  '404-html': () => sayHtml(404, 'Not Found'),
  '409': ({ rule, market, route }) => sayDetail(409, sayConflict(market, route), rule.body),
  '413-html': () => sayHtml(413, '413 Request Entity Too Large'),
  '422': () => sayDetail(422, 'This Idempotency-Key belongs to another request.'),
  '429': given => {
    const headers = retryAfter(given)
    const seconds = Math.min(Number(headers['Retry-After']) || 2, 3600)
    const detail = SPOILED_TEXTS[given.market].tooSoon(sayWhen(given.market, seconds))
    return sayJson(429, given.rule.body ?? JSON.stringify({ detail }), headers)
  },
  '500-html': () => sayHtml(500, 'Server Error (500)'),
  '502-html': () => sayHtml(502, '502 Bad Gateway'),
  '503-html': given => sayHtml(503, '503 Service Temporarily Unavailable', retryAfter(given)),
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
  place: Pick<Given, 'path' | 'market' | 'route'>,
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

import * as v from 'valibot'
import { readFirstMessage } from '#core/http/classify-response.ts'
import { type Endpoint, endpointOf } from '../contract.ts'
import { type Backend, type Sent, send } from './backend.ts'
import type { RuleName } from './rules.ts'
import { openPage, readTagParam } from './site.ts'
import type { Received } from './visitor.ts'

type Breach = readonly [rule: RuleName, problem: string]

/** Makes a call that has to go well; null where it did not, which is reported then. */
export async function callGood(backend: Backend, route: string, sent: Sent = {}): Promise<Received | null> {
  const response = await send(backend, route, sent)
  return response && isGood(backend, route, response) ? response : null
}

/** Reads the data of a response by its schema; null where it breaks the contract, which is reported then. */
export async function readGood<S extends v.GenericSchema>(
  backend: Backend,
  route: string,
  schema: S,
  sent: Sent = {},
): Promise<v.InferOutput<S> | null> {
  const response = await callGood(backend, route, sent)
  return response ? v.parse(schema, response.body) : null
}

/** Makes a call of something odd, which the server may refuse as well. */
export async function callOdd(backend: Backend, route: string, sent: Sent): Promise<void> {
  const response = await send(backend, route, sent)
  const isRefused = (response?.status === 400 || response?.status === 404) && response.isJson
  if (response && !isRefused) isGood(backend, route, response)
}

/** Whether a response is all that the contract says of a good one; what it is not is reported. */
export function isGood({ report }: Backend, route: string, response: Received): boolean {
  const endpoint = endpointOf(route)
  for (const check of [checkStatus, checkType, checkShape]) {
    const breaches = check(response, endpoint)
    for (const breach of breaches) report.add(route, ...breach)
    if (breaches.length > 0) return false
  }
  for (const breach of [...checkCaching(response, endpoint), ...checkLists(response, endpoint)])
    report.add(route, ...breach)
  return true
}

function checkStatus({ body, location, status, url }: Received, { status: wanted }: Endpoint): Breach[] {
  const { pathname } = new URL(url)
  if (status === wanted) return []
  if (status >= 500) return [['crash', `${pathname} answers ${status}, expected ${wanted}.`]]
  if (status >= 300 && status < 400)
    return [['redirect', `${pathname} sends on to ${location ?? 'nowhere'} (${status}).`]]
  const message = readFirstMessage(body)
  const said = message ? `: “${message.slice(0, 120)}”` : ''
  return [['status', `${pathname} answers ${status}, expected ${wanted}${said}.`]]
}

function checkType({ body, headers, isEmpty, isJson, isProblem }: Received, endpoint: Endpoint): Breach[] {
  if (isEmpty && endpoint.response === null) return []
  const type = headers.get('content-type') ?? 'no type'
  if (!isJson || isProblem)
    return [['content-type', `The answer is sent as ${type}, expected application/json.`]]
  if (body !== undefined) return []
  return [['json', isEmpty ? 'The answer is empty.' : 'The answer is no whole JSON.']]
}

function checkShape({ body }: Received, { response: schema }: Endpoint): Breach[] {
  const { issues } = schema ? v.safeParse(schema, body) : {}
  if (!issues) return []
  if (isObject(body) && 'results' in body && 'count' in body)
    return [['paginated', 'The answer is a page of {count, next, previous, results}, expected a list.']]
  return issues.map(issue => {
    const place = v.getDotPath(issue) ?? 'The answer'
    return ['shape', `${place}: expected ${issue.expected ?? issue.message}, found ${quote(body, issue)}.`]
  })
}

/** What stood in the response itself: a schema may have made something else of it before it was judged. */
function quote(body: unknown, { path }: v.BaseIssue<unknown>): string {
  let value = body
  for (const { key } of path ?? []) value = isObject(value) ? value[String(key)] : undefined
  return JSON.stringify(value)?.slice(0, 80) ?? 'nothing'
}

function checkCaching({ headers }: Received, { isPersonal, method }: Endpoint): Breach[] {
  const said = headers.get('cache-control') ?? ''
  // No cache keeps the answer of a write unless it is told to.
  const isKept =
    method === 'GET' ? !/\bno-store\b/i.test(said) : /\bpublic\b|s-maxage|max-age=[1-9]/i.test(said)
  if (!isPersonal || !isKept) return []
  return [['no-store', `Cache-Control is ${said || 'not sent'}; the answer is one visitor’s.`]]
}

/** A list that is the whole answer has something in it, but for what one person has saved; no list of the answer has a value or id twice. */
function checkLists({ body }: Received, { isPersonal }: Endpoint): Breach[] {
  if (Array.isArray(body) && body.length === 0 && !isPersonal) return [['list-empty', 'The list is empty.']]
  const lists = Array.isArray(body) ? [body] : Object.values(isObject(body) ? body : {}).filter(Array.isArray)
  return lists.flatMap(list => {
    const ids = list.map(item => String(item?.id ?? item?.value ?? item?.code ?? crypto.randomUUID()))
    const repeated = new Set(ids.filter((id, i) => ids.indexOf(id) !== i))
    return [...repeated].map((id): Breach => ['list-repeated', `"${id}" stands in the list more than once.`])
  })
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object'

/** Goes where a 201 leads, as the island does; the ids that the made thing may have, the likeliest first. */
export async function openMadePage(backend: Backend, made: Received): Promise<string[] | null> {
  const url = new URL(made.location ?? '', made.url)
  const page = made.location ? await openPage(backend.guest, url.href) : null
  if (!page) return null
  const own = page.placeholders.flatMap(tag => readTagParam(tag, 'id') ?? [])
  return [...own, ...url.pathname.split('/').filter(Boolean).slice(-1)]
}

/** A 201 has to lead to a page of this site. */
export async function checkLocation(backend: Backend, route: string, made: Received): Promise<void> {
  const { pageUrl, report } = backend
  const { location } = made
  if (!location) report.add(route, 'location', 'The 201 has no Location.')
  else if (new URL(location, made.url).origin !== new URL(pageUrl).origin)
    report.add(route, 'location', `Location is ${location}, which is not of this site.`)
  else if (!(await openMadePage(backend, made)))
    report.add(route, 'location', `Location leads to ${location}, where no page opens.`)
}

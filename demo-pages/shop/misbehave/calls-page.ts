import { html } from 'hono/html'
import { TIME_ZONES } from '../contract.ts'
import { respondWithTool } from '../qa/respond-with-tool.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { renderCardTable } from '../site/card-table.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { readPageNumber, renderPager } from '../site/pager.ts'
import { type LoggedCall, listCalls } from './call-log.ts'
import { readScope } from './request.ts'
import { ensureScope } from './scope.ts'

const PATH = '/qa/calls/'
const PAGE_SIZE = 25
const LONGEST_SEARCH = 100

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: TIME_ZONES.cz })

/** Which calls a tester asks for; the address carries it. */
interface Wish {
  search: string
  isOwn: boolean
  isFailed: boolean
  /** Of a browser or a script by its name, where that is asked for. */
  scope: string | null
}

/** The log as testers read it. */
export async function respondWithCalls(c: ShopContext, shop: Shop): Promise<Response> {
  const own = ensureScope(c)
  const wish: Wish = {
    search: (c.req.query('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    isOwn: c.req.query('browser') === '1',
    isFailed: c.req.query('failed') === '1',
    scope: readScope(c.req.query('scope')),
  }
  const calls = await listCalls(shop.database, wish.scope ?? (wish.isOwn ? own : null))
  const found = calls.filter(call => isWished(call, wish)).reverse()
  const last = Math.max(Math.ceil(found.length / PAGE_SIZE), 1)
  const page = Math.min(readPageNumber(c.req.query('page')), last)
  const first = (page - 1) * PAGE_SIZE
  const shown = found.slice(first, first + PAGE_SIZE)
  return respondWithTool(c, shop, {
    title: 'Calls',
    body: html`<p class="shop-lead">What pages asked the shop for, the newest first, by the clock in Prague. Scripts get it as JSON.</p>
${renderForm(wish)}
<p role="status">${sayCount({ first, shown: shown.length, found: found.length, total: calls.length })}</p>
${shown.length ? renderTable(shown) : NOTHING}
${renderPager({ page, last, address: number => addressPage(wish, number) })}`,
  })
}

function isWished(call: LoggedCall, { search, isFailed }: Wish): boolean {
  if (isFailed && call.status !== null && call.status < 400) return false
  const { method, route, path, request_id: id } = call
  return `${route} ${method} ${path ?? ''} ${id ?? ''}`.toLowerCase().includes(search.toLowerCase())
}

const renderForm = ({ search, isOwn, isFailed }: Wish): Html =>
  html`<form class="tool-search" method="get" role="search">
<label for="q">Name, path, or the code of an error on a page</label>
<div><input id="q" name="q" type="search" value="${search}" maxlength="${LONGEST_SEARCH}" autocomplete="off"><button class="tool-button">Show</button>${search || isOwn || isFailed ? html`<a href="${PATH}">Show all</a>` : NOTHING}</div>
<div class="tool-checks">${renderCheck('browser', 'Only this browser', isOwn)}${renderCheck('failed', 'Failures only', isFailed)}</div>
<p class="tool-small">A browser’s calls are told apart since it first opened the testers’ home or this page.</p>
</form>`

const renderCheck = (name: string, label: string, isChecked: boolean): Html =>
  html`<label><input name="${name}" type="checkbox" value="1"${isChecked ? html` checked` : NOTHING}> ${label}</label>`

/** Another page of the same calls. */
function addressPage({ search, isOwn, isFailed, scope }: Wish, page: number): string {
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(isOwn && { browser: '1' }),
    ...(isFailed && { failed: '1' }),
    ...(scope && { scope }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size ? `${PATH}?${query}` : PATH
}

interface Counted {
  /** How many are on the pages before. */
  first: number
  shown: number
  found: number
  total: number
}

function sayCount({ first, shown, found, total }: Counted): string {
  if (total === 0) return 'No call yet.'
  if (found === 0) return `No call of ${total} is like that.`
  const all = `${found} ${found === 1 ? 'call' : 'calls'}`
  return shown < found ? `${first + 1} to ${first + shown} of ${all}:` : `${all}:`
}

const MARKET_NAMES: Readonly<Record<string, string>> = { cz: 'Czech', ro: 'Romanian' }

const renderTable = (calls: readonly LoggedCall[]): Html =>
  renderCardTable({
    label: 'Calls',
    heads: ['Time', 'Call', 'Status', 'Request'],
    rows: calls.map(({ time, method, route, path, market, status, duration, request_id: id }) => [
      html`<span><time datetime="${new Date(time).toISOString()}">${CLOCK.format(time)}</time> <span class="tool-small">${MARKET_NAMES[market ?? ''] ?? ''}</span></span>`,
      html`<span><b>${route}</b><br><span class="tool-small tool-code">${method} ${path ?? ''}</span></span>`,
      html`<span>${status === null ? 'not answered' : String(status)}${duration === null ? NOTHING : html` <span class="tool-small">${duration} ms</span>`}</span>`,
      html`<code class="tool-code">${id ?? '–'}</code>`,
    ]),
  })

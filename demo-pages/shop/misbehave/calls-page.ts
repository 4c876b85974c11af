import { html } from 'hono/html'
import { TIME_ZONES } from '../contract.ts'
import { respondWithTool } from '../qa/respond-with-tool.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { renderCardTable } from '../site/card-table.ts'
import { type Html, NOTHING } from '../site/html.ts'
import type { LoggedCall } from './call-log.ts'

const MOST = 200

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: TIME_ZONES.cz })

/** The log as testers read it; `calls` come the first one first. */
export function respondWithCalls(
  c: ShopContext,
  shop: Shop,
  calls: readonly LoggedCall[],
): Response | Promise<Response> {
  const shown = calls.slice(-MOST).reverse()
  return respondWithTool(c, shop, {
    title: 'Calls',
    body: html`<p class="shop-lead">What pages asked the shop for, the newest first, by the clock in Prague. Scripts get it as JSON.</p>
<p role="status">${sayCount(shown.length, calls.length)}</p>
${shown.length ? renderTable(shown) : NOTHING}`,
  })
}

function sayCount(shown: number, total: number): string {
  if (total === 0) return 'No call yet.'
  const all = `${total} ${total === 1 ? 'call' : 'calls'}`
  return shown < total ? `${all}, the newest ${shown} of them:` : `${all}:`
}

const renderTable = (calls: readonly LoggedCall[]): Html =>
  renderCardTable({
    label: 'Calls',
    heads: ['Time', 'Method', 'Call', 'Status'],
    rows: calls.map(({ time, method, route, status }) => [
      html`<time datetime="${new Date(time).toISOString()}">${CLOCK.format(time)}</time>`,
      method,
      route,
      status === null ? 'not answered' : String(status),
    ]),
  })

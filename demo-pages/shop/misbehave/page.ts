import { html } from 'hono/html'
import { safeParse } from 'valibot'
import { renderPriceListForm } from '../buyback/price-list-form.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import { ROUTE_NAMES } from '../server/route-table.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type SentForm, takeForm } from '../site/forms.ts'
import type { Html } from '../site/html.ts'
import { renderAlert, renderPlainForm } from '../site/plain-form.ts'
import { respondWithPage } from '../site/respond.ts'
import { MisbehaviourRequest } from './request.ts'
import type { Misbehaviour } from './schema.ts'
import { addMisbehaviour, clearMisbehaviours, listMisbehaviours } from './store.ts'

const PATH = '/qa/misbehave/'

/** The panel on which testers make the shop go wrong by hand. */
export function addMisbehavePage(app: ShopApp, shop: Shop): void {
  app.get(PATH, c => respondWithPanel(c, shop, null))
  app.post(PATH, c =>
    takeForm(c, shop, async form => {
      if (form.get('clear')) {
        await clearMisbehaviours(shop.database, null)
        return c.redirect(PATH, 302)
      }
      const request = safeParse(MisbehaviourRequest, toRequest(form))
      if (!request.success) return respondWithPanel(c, shop, request.issues[0].message)
      await addMisbehaviour(shop.database, request.output, null)
      return c.redirect(PATH, 302)
    }),
  )
}

function toRequest(form: SentForm): unknown {
  const given = (name: string) => form.get(name)?.trim() || undefined
  const times = given('times')
  return {
    route: given('route'),
    kind: given('kind'),
    ...(times && { times: Number(times) }),
    scope: given('scope') ?? null,
    after: given('after') === '1',
    delay: Number(given('delay') ?? 0),
    ...(given('retry_after') && { retry_after: given('retry_after') }),
    ...(given('body') && { body: given('body') }),
  }
}

async function respondWithPanel(c: ShopContext, shop: Shop, fault: string | null): Promise<Response> {
  const rules = await listMisbehaviours(shop.database)
  const token = ensureCsrfToken(c)
  return respondWithPage(c, shop, {
    status: fault ? 400 : 200,
    isStorable: false,
    market: null,
    title: 'Make the shop misbehave',
    body: html`<p class="shop-lead">The next calls of a route go wrong in the way you choose. Pages themselves stay well.</p>
${renderAlert(fault)}
${renderRules(rules, token)}
<h2>A new misbehaviour</h2>
${renderForm(token, c.get('scope'))}
${renderPriceListForm(token)}
<h2>For tests</h2>
<p><code>POST ${PATH}</code> takes the same as JSON (<code>route</code>, <code>kind</code>, <code>times</code>, <code>scope</code>, <code>after</code>, <code>delay</code>, <code>retry_after</code>, <code>body</code>), <code>DELETE</code> clears. A request belongs to a scope by the cookie or header <code>ostrov-qa</code>. <a href="/qa/calls/">The log of calls</a> is JSON.</p>`,
  })
}

function renderRules(rules: Misbehaviour[], token: string): Html {
  if (rules.length === 0) return html`<p class="shop-note">Nothing misbehaves now.</p>`
  return html`<h2>Misbehaving now</h2>
<div class="shop-table" tabindex="0" role="region" aria-label="Misbehaving now"><table>
<thead><tr><th scope="col">Route</th><th scope="col">How</th><th scope="col">Calls left</th><th scope="col">Effect</th><th scope="col">Delay</th><th scope="col">Scope</th></tr></thead>
<tbody>${rules.map(
    rule =>
      html`<tr><td>${rule.route}</td><td>${rule.kind}</td><td>${rule.remaining ?? 'until cleared'}</td><td>${rule.happensAfter ? 'happens first' : 'none'}</td><td>${rule.delay} ms</td><td>${rule.scope ?? 'all'}</td></tr>`,
  )}</tbody></table></div>
${renderPlainForm({
  action: PATH,
  csrfToken: token,
  hidden: { clear: '1' },
  submit: 'Make it behave again',
})}`
}

const renderForm = (csrfToken: string, scope: string | null): Html =>
  renderPlainForm({
    action: PATH,
    csrfToken,
    layout: 'wide',
    row: [
      {
        name: 'route',
        label: 'Route',
        type: 'select',
        options: [['*', 'every route'], ...ROUTE_NAMES],
      },
      { name: 'kind', label: 'How', type: 'select', options: KIND_GROUPS },
      {
        name: 'times',
        label: 'For how many calls',
        attributes: { inputmode: 'numeric', placeholder: 'until cleared' },
      },
      { name: 'delay', label: 'Delay in ms', value: '0', attributes: { inputmode: 'numeric' } },
      { name: 'retry_after', label: 'Retry-After', attributes: { placeholder: 'seconds or a date' } },
      { name: 'scope', label: 'Scope', value: scope ?? '', attributes: { placeholder: 'everybody' } },
    ],
    fields: [
      {
        name: 'body',
        label: 'Body to answer with (shape, 400-…, 409)',
        type: 'textarea',
        attributes: { rows: 3, spellcheck: 'false' },
      },
      {
        name: 'after',
        label: 'The effect happens first, then the answer is spoiled (a lost answer)',
        type: 'checkbox',
      },
    ],
    submit: 'Start',
  })

/** The kinds of misbehaviour as the panel lists them, from the mildest. */
export const KIND_GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Slow or cut off': ['delay', 'drip', 'hang', 'drop', 'short-body', 'cut-body'],
  'Not valid, in each shape of DRF': [
    '400-field',
    '400-nested',
    '400-nested-not-object',
    '400-non-field',
    '400-list-of-objects',
    '400-indexed-objects',
    '400-list-field',
    '400-top-level-list',
    '400-bare-list',
    '400-detail-url',
    '400-detail-url-lists',
    '400-bad-json',
    '400-proto-key',
  ],
  Refused: [
    '401',
    '403-signed-out',
    '403-denied',
    '403-csrf-json',
    '403-csrf-html',
    '404-json',
    '404-html',
    '409',
    '413-html',
    '422',
    '429',
  ],
  'Server down': ['500-html', '502-html', '503-html', '504-html'],
  'Wrong type or shape': ['type-html', 'type-text', 'type-problem', 'type-none', '204', 'shape', 'huge'],
  'Redirects and Location': [
    '301-slash',
    '302-sign-in',
    'location-same-origin',
    'location-other-origin',
    'location-script',
    'location-missing',
  ],
}

import { html } from 'hono/html'
import { safeParse } from 'valibot'
import { ROUTE_NAMES } from '../calls/route-table.ts'
import type { Misbehaviour } from '../data/schema/misbehaviours.ts'
import { CSRF_FIELD, ensureCsrfToken, findCsrfFault } from '../django/csrf.ts'
import { addMisbehaviour, clearMisbehaviours, listMisbehaviours } from '../misbehave/keep-misbehaviours.ts'
import { KIND_GROUPS } from '../misbehave/kind-groups.ts'
import { MisbehaviourRequest } from '../misbehave/misbehaviour-request.ts'
import { respondCsrfFault } from '../pages/csrf-fault-page.ts'
import { type Html, NOTHING } from '../pages/html.ts'
import { readForm, type SentForm } from '../pages/read-form.ts'
import { respondWithPage } from '../pages/respond.ts'
import type { Shop, ShopApp, ShopContext } from '../shop.ts'
import { renderPriceListForm } from './price-list-form.ts'

const PATH = '/qa/misbehave/'

/** The panel on which testers make the shop go wrong by hand. */
export function addMisbehavePage(app: ShopApp, shop: Shop): void {
  app.get(PATH, c => respondWithPanel(c, shop, null))
  app.post(PATH, async c => {
    const form = await readForm(c)
    const fault = findCsrfFault(c, form.get(CSRF_FIELD))
    if (fault) return respondCsrfFault(c, shop, fault)
    if (form.get('clear')) {
      await clearMisbehaviours(shop.database, null)
      return c.redirect(PATH, 302)
    }
    const request = safeParse(MisbehaviourRequest, toRequest(form))
    if (!request.success) return respondWithPanel(c, shop, request.issues[0].message)
    await addMisbehaviour(shop.database, request.output, null)
    return c.redirect(PATH, 302)
  })
}

function toRequest(form: SentForm): unknown {
  const given = (name: string) => form.get(name)?.trim() || undefined
  const times = given('times')
  return {
    route: given('route'),
    kind: given('kind'),
    ...(times && { times: Number(times) }),
    scope: given('scope') ?? null,
    after: given('after') === 'on',
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
${fault ? html`<p class="shop-fault" role="alert">${fault}</p>` : NOTHING}
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
<form method="post" action="${PATH}"><input type="hidden" name="${CSRF_FIELD}" value="${token}"><button class="shop-button" name="clear" value="1">Make it behave again</button></form>`
}

const renderForm = (
  token: string,
  scope: string | null,
): Html => html`<form class="shop-form shop-form-wide" method="post" action="${PATH}">
<input type="hidden" name="${CSRF_FIELD}" value="${token}">
<div class="shop-fields">
<p><label for="route">Route</label><select id="route" name="route">${['*', ...ROUTE_NAMES].map(name => html`<option value="${name}">${name === '*' ? 'every route' : name}</option>`)}</select></p>
<p><label for="kind">How</label><select id="kind" name="kind">${renderKinds()}</select></p>
<p><label for="times">For how many calls</label><input id="times" name="times" inputmode="numeric" placeholder="until cleared"></p>
<p><label for="delay">Delay in ms</label><input id="delay" name="delay" inputmode="numeric" value="0"></p>
<p><label for="retry_after">Retry-After</label><input id="retry_after" name="retry_after" placeholder="seconds or a date"></p>
<p><label for="scope">Scope</label><input id="scope" name="scope" value="${scope ?? ''}" placeholder="everybody"></p>
</div>
<p><label for="body">Body to answer with (shape, 400-…, 409)</label><textarea id="body" name="body" rows="3" spellcheck="false"></textarea></p>
<p class="shop-check"><input id="after" name="after" type="checkbox"><label for="after">The effect happens first, then the answer is spoiled (a lost answer)</label></p>
<p><button class="shop-button">Start</button></p>
</form>`

const renderKinds = (): Html[] =>
  Object.entries(KIND_GROUPS).map(
    ([label, kinds]) =>
      html`<optgroup label="${label}">${kinds.map(kind => html`<option>${kind}</option>`)}</optgroup>`,
  )

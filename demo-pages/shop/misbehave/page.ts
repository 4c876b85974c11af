import { html } from 'hono/html'
import { ensureCsrfToken } from '../django/csrf.ts'
import { respondWithTool } from '../qa/respond-with-tool.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type SentForm, takeForm } from '../site/forms.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { toOwnPath } from '../visitor/pages.ts'
import { KIND_GROUPS, type Kind } from './kinds.ts'
import { FIRST_FORM, type PanelForm, readPanelForm, renderPanelForm } from './panel-form.ts'
import { renderNow } from './panel-now.ts'
import { renderPresets } from './panel-presets.ts'
import { listWishes, PRESETS } from './presets.ts'
import { ensureScope } from './scope.ts'
import {
  addMisbehaviour,
  clearMisbehaviours,
  listMisbehaviours,
  listTold,
  replaceMisbehaviours,
  stopTold,
} from './store.ts'

export const PANEL = '/qa/misbehave/'

/** The panel on which testers make the shop go wrong by hand. */
export function addMisbehavePage(app: ShopApp, shop: Shop): void {
  app.get(PANEL, c => respondWithPanel(c, shop, FIRST_FORM))
  app.post(PANEL, c =>
    takeForm(c, shop, async form => {
      const refused = await obey(c, shop, form)
      return refused
        ? respondWithPanel(c, shop, refused)
        : c.redirect(toOwnPath(form.get('next') ?? '') ?? PANEL, 302)
    }),
  )
}

/** Stops, starts a preset, or starts one thing; answers the form where it can't be understood. */
async function obey(c: ShopContext, shop: Shop, form: SentForm): Promise<PanelForm | null> {
  const { database } = shop
  const stop = form.get('stop')
  if (stop === 'all') {
    await clearMisbehaviours(database, null)
    return null
  }
  if (stop !== undefined) {
    await stopTold(database, c.get('scope'), stop ? stop.split(' ').map(Number) : undefined)
    return null
  }
  const scope = form.get('audience') === 'everybody' ? null : ensureScope(c)
  const name = form.get('preset') ?? ''
  const preset = PRESETS[name]
  if (preset) {
    const wishes = listWishes(preset, Number(form.get('minutes')) || undefined)
    await replaceMisbehaviours(database, wishes, scope, name)
    return null
  }
  const read = readPanelForm(form)
  if ('refused' in read) return read.refused
  await addMisbehaviour(database, { ...read.request, scope }, scope, { isByHand: true })
  return null
}

async function respondWithPanel(c: ShopContext, shop: Shop, form: PanelForm): Promise<Response> {
  const token = ensureCsrfToken(c)
  const told = await listTold(shop.database, c.get('scope'))
  const others = (await listMisbehaviours(shop.database)).length - told.length
  const find = c.req.query('find')?.trim() ?? ''
  const isRefused = Object.keys(form.faults).length > 0
  return respondWithTool(c, shop, {
    status: isRefused ? 400 : 200,
    title: 'Make the shop misbehave',
    body: html`<p class="shop-lead">What pages ask the shop for goes wrong as you choose, so that you see what a customer sees then. Pages themselves open as usual.</p>
${renderNow(told, others, { action: PANEL, csrfToken: token, scope: c.get('scope') })}
<h2 id="presets">At one click</h2>
${renderPresets(PANEL, token)}
<h2 id="own">One thing by itself</h2>
${renderPanelForm(PANEL, token, form)}
<h2 id="kinds">What each kind does</h2>
${renderFind(find)}
${renderGroups(find)}
<h2>For scripts</h2>
<p><code>POST ${PANEL}</code> takes the same as JSON (<code>route</code>, <code>kind</code>, <code>times</code>, <code>minutes</code>, <code>scope</code>, <code>after</code>, <code>delay</code>, <code>retry_after</code>, <code>body</code>), <code>DELETE</code> clears. A request belongs to a scope by the cookie or header <code>ostrov-qa</code>; what a script sets for its scope is told of on no page. <a href="/qa/calls/">The log of calls</a> is JSON for scripts.</p>`,
  })
}

const renderFind = (find: string): Html =>
  html`<form class="shop-filter" role="search" aria-label="Kinds" action="${PANEL}#kinds">
<p><label for="find">A word or a code</label><input id="find" name="find" type="search" value="${find}" maxlength="60" autocomplete="off"></p>
<p><button class="tool-button">Find</button>${find ? html` <a href="${PANEL}#kinds">Show all</a>` : NOTHING}</p>
</form>`

/** All kinds by their groups, or those that have the text in what is said of them. */
function renderGroups(find: string): Html {
  const isFound = ([kind, { title, does, sees }]: [string, Kind]): boolean =>
    `${kind} ${title} ${does} ${sees}`.toLowerCase().includes(find.toLowerCase())
  const groups = Object.entries(KIND_GROUPS).flatMap(([group, kinds]) => {
    const found = Object.entries(kinds).filter(isFound)
    return found.length ? [renderKinds(group, Object.fromEntries(found), find !== '')] : []
  })
  return groups.length
    ? html`<div class="tool-list">${groups}</div>`
    : html`<p role="status">No kind has “${find}” in it.</p>`
}

const renderKinds = (group: string, kinds: (typeof KIND_GROUPS)[string], isOpen: boolean): Html =>
  html`<details class="tool-more"${isOpen ? html` open` : NOTHING}><summary>${group}</summary>
<dl class="tool-kinds">${Object.entries(kinds).map(
    ([kind, { title, does, sees }]) => html`<div><dt>${title} <code>${kind}</code></dt>
<dd>${does}</dd><dd><b>You should see:</b> ${sees}</dd></div>`,
  )}</dl></details>`

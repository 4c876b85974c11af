import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import { flagParam, textParam } from '../data/page-seed.ts'
import type { PlaceholderParam } from '../data/placeholder-param.ts'
import { TERMS_PATHS } from '../data/site-pages/terms-page.ts'
import type { Shop, ShopApp, ShopContext } from '../shop.ts'
import { SITES } from '../site.ts'
import { renderCartLink } from './cart-link.ts'
import { HOST_TEXTS } from './host-texts.ts'
import { embedJson, type Html, NOTHING } from './html.ts'
import { describePage, embedPageConfig } from './page-config.ts'
import { type BuiltHost, HOSTS, type Host, readHost } from './read-host.ts'
import { renderDeviceSteps } from './render-device-steps.ts'
import { respondWithPage } from './respond.ts'

export const HOSTS_FOLDER = 'hosts/'
const ALONE = 'alone/'

/** Pages with an app of their own that takes its components from the package, and their list. */
export function addHostPages(app: ShopApp, shop: Shop): void {
  for (const { market, paths } of Object.values(SITES)) {
    const folder = `${paths.demos}${HOSTS_FOLDER}`
    app.get(folder, c => {
      const { title, lead } = HOST_TEXTS[market]
      const body = html`<p class="shop-lead">${lead}</p>
${renderLinks(market, folder)}`
      return respondWithPage(c, shop, { market, title, description: lead, body })
    })
    for (const host of HOSTS) {
      app.get(`${folder}${host}/`, c => respondBesideIslands(c, shop, market, host))
      app.get(`${folder}${host}/${ALONE}`, c => respondAlone(c, shop, market, host))
    }
  }
}

const renderLinks = (market: MarketCode, folder: string): Html => {
  const { hosts, beside, alone, aloneLabel } = HOST_TEXTS[market]
  return html`<ul class="shop-cards">${HOSTS.flatMap(host => [
    html`<li><a href="${folder}${host}/">${hosts[host]}</a><p>${beside}</p></li>`,
    html`<li><a href="${folder}${host}/${ALONE}">${hosts[host]}, ${aloneLabel}</a><p>${alone}</p></li>`,
  ])}</ul>`
}

/** The app beside islands of the page, which its own copy of the loader brings to life. */
async function respondBesideIslands(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  host: Host,
): Promise<Response> {
  const { beside, hosts, inPage } = HOST_TEXTS[market]
  const built = await readHost(shop, host)
  const steps = await renderDeviceSteps(shop, market, new URL(c.req.url).searchParams)
  const badge = [textParam('href', SITES[market].paths.cart), flagParam('showLabel', false)]
  return respondWithPage(c, shop, {
    market,
    title: hosts[host],
    description: beside,
    head: html`${embedPageConfig(await describePage(c, shop, market, false), 'app')}
${renderHostLinks(host, built)}`,
    cart: renderPlaceholder('cart-badge', badge, renderCartLink(market)),
    body: html`<p class="shop-lead">${beside}</p>
<h2>${inPage}</h2>
${renderPlaceholder('buyback-selector', [], steps)}
${renderApp(market, built, null)}`,
  })
}

/** The app with nothing of Ostrov around it. */
async function respondAlone(c: ShopContext, shop: Shop, market: MarketCode, host: Host): Promise<Response> {
  const built = await readHost(shop, host)
  return respondWithPage(c, shop, {
    market,
    title: HOST_TEXTS[market].hosts[host],
    description: HOST_TEXTS[market].alone,
    head: renderHostLinks(host, built),
    body: html`<p class="shop-lead">${HOST_TEXTS[market].alone}</p>
${renderApp(market, built, await describePage(c, shop, market, false))}`,
  })
}

function renderHostLinks(host: Host, built: BuiltHost | null): Html {
  if (!built) return NOTHING
  const address = (file: string) => `/static/hosts/${host}/${file}`
  return html`${built.styles.map(file => html`<link rel="stylesheet" href="${address(file)}">`)}
<script type="module" src="${address(built.script)}"></script>`
}

const renderPlaceholder = (component: string, params: readonly PlaceholderParam[], fallback: Html): Html =>
  html`<div data-component="${component}" data-component-pk="host-${component}"><script type="application/json">${embedJson(params)}</script>${fallback}</div>`

function renderApp(market: MarketCode, built: BuiltHost | null, page: object | null): Html {
  const { heading, price, noScript } = HOST_TEXTS[market]
  const { cart } = SITES[market].paths
  return built
    ? html`<div id="app" data-market="${market}" data-cart="${cart}" data-terms="${TERMS_PATHS[market]}" data-heading="${heading}" data-price-label="${price}"${page ? html` data-page="${JSON.stringify(page)}"` : NOTHING}><p>${noScript}</p></div>`
    : html`<p class="shop-note" lang="en">The apps are not built yet. Run <code>node .ci/package.ts</code> and reload.</p>`
}

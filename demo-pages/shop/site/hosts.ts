import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { html } from 'hono/html'
import * as v from 'valibot'
import { renderDeviceSteps } from '../buyback/device-steps.ts'
import { renderCartLink } from '../cart/link.ts'
import { makeParam, type PlaceholderParam } from '../cms/content.ts'
import type { MarketCode } from '../contract.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { hostsFolder } from '../server/static-files.ts'
import { embedJson, type Html, NOTHING } from './html.ts'
import { describePage, embedPageConfig } from './page-config.ts'
import { respondWithPage } from './respond.ts'
import { defineTexts, SITES } from './site.ts'

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
  const badge = [makeParam('href', SITES[market].paths.cart), makeParam('showLabel', false)]
  return respondWithPage(c, shop, {
    market,
    title: hosts[host],
    description: beside,
    head: html`${embedPageConfig(await describePage(c, shop, market, false), 'app')}
${renderHostLinks(host, built)}`,
    cart: renderPlaceholder('cart-badge', badge, renderCartLink(market)),
    body: html`<p class="shop-lead">${beside}</p>
<h2>${inPage}</h2>
${renderPlaceholder('buyback-selector', [makeParam('sellUrl', SITES[market].paths.buyback)], steps)}
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
    cart: renderCartLink(market),
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
  html`<div${component === 'cart-badge' ? html` class="shop-cart"` : NOTHING} data-component="${component}" data-component-pk="host-${component}"><script type="application/json">${embedJson(params)}</script>${fallback}</div>`

function renderApp(market: MarketCode, built: BuiltHost | null, page: object | null): Html {
  const { heading, price, noScript } = HOST_TEXTS[market]
  const { cart } = SITES[market].paths
  return built
    ? html`<div id="app" data-market="${market}" data-cart="${cart}" data-terms="${SITES[market].paths.terms}" data-heading="${heading}" data-price-label="${price}"${page ? html` data-page="${JSON.stringify(page)}"` : NOTHING}><p>${noScript}</p></div>`
    : html`<p class="shop-note" lang="en">The apps are not built yet. Run <code>node tools/package/package.ts</code> and reload.</p>`
}

export const HOSTS = ['react', 'preact'] as const
export type Host = (typeof HOSTS)[number]

const FileName = v.pipe(v.string(), v.regex(/^[\w./-]+$/))
const BuiltHost = v.object({ script: FileName, styles: v.array(FileName) })
export type BuiltHost = v.InferOutput<typeof BuiltHost>

/** What the build made of an app; null as long as it is not built. */
export async function readHost(shop: Pick<Shop, 'distDir'>, host: Host): Promise<BuiltHost | null> {
  const text = await readFile(join(hostsFolder(shop), host, 'built.json'), 'utf8').catch(() => null)
  return text === null ? null : v.parse(BuiltHost, JSON.parse(text))
}

export const HOST_TEXTS = defineTexts({
  cz: {
    title: 'Aplikace v Reactu a v Preactu',
    lead: 'Vlastní aplikace stránky bere komponenty z balíčku npm a má s komponentami stránky jeden výkup i jeden košík.',
    beside: 'Zařízení se vybírá v komponentě stránky, prodejní formulář je v aplikaci.',
    alone: 'Celý výkup je v aplikaci; nastavení stránky dostává jako vlastnosti.',
    inPage: 'Na stránce',
    heading: 'Prodejte ho z aplikace',
    price: 'Cena, jak ji vidí aplikace',
    hosts: { react: 'Aplikace v Reactu', preact: 'Aplikace v Preactu' },
    aloneLabel: 'sama na stránce',
    noScript: 'Aplikace potřebuje JavaScript.',
  },
  ro: {
    title: 'Aplicații React și Preact',
    lead: 'Aplicația proprie a paginii ia componentele din pachetul npm și are cu componentele paginii aceeași vânzare și același coș.',
    beside: 'Dispozitivul se alege în componenta paginii, formularul de vânzare este în aplicație.',
    alone: 'Toată vânzarea este în aplicație; setările paginii îi sunt date ca proprietăți.',
    inPage: 'În pagină',
    heading: 'Vindeți-l din aplicație',
    price: 'Prețul văzut de aplicație',
    hosts: { react: 'Aplicație React', preact: 'Aplicație Preact' },
    aloneLabel: 'singură pe pagină',
    noScript: 'Aplicația are nevoie de JavaScript.',
  },
})

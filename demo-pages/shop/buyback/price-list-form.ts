import { and, asc, desc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { formatMoney, MARKETS, type MarketCode } from '../contract.ts'
import { deviceModels, manufacturers } from '../devices/schema.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import { isObject } from '../django/read-json-body.ts'
import { respondWithTool } from '../qa/respond-with-tool.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type SentForm, takeForm } from '../site/forms.ts'
import { formatTime, type Html, NOTHING } from '../site/html.ts'
import { renderNotice, renderPlainForm } from '../site/plain-form.ts'
import { isMarketCode, MARKET_CODES } from '../site/site.ts'
import { renderPublications, sayChange } from './price-publications.ts'
import { countPriced, findExample, type PriceExample, reprice, restorePrices } from './prices.ts'
import { type PricePublication, pricePublications } from './schema.ts'

const PATH = '/qa/price-list/'
const FACTOR = /^[0-3](\.\d{1,3})?$/
const MOST = 30

/** Publishes new prices and withdraws the old ones, so that whoever holds an old price meets a conflict. */
export function addPriceListForm(app: ShopApp, shop: Shop): void {
  app.get(PATH, c => respondWithPrices(c, shop, FIRST))
  app.post(PATH, async c => {
    if (!c.req.header('content-type')?.startsWith('application/json'))
      return takeForm(c, shop, form =>
        form.get('restore') ? restore(c, shop, form) : answerForm(c, shop, form),
      )
    const published = await publish(shop, await c.req.json().catch(() => null))
    return published === null ? c.json(REFUSAL, 400) : c.json({ published })
  })
}

const REFUSAL = { non_field_errors: ['Give market (cz or ro) and factor (0 to 3).'] }

/** How many models got new prices; null where it is not clear which should. */
async function publish(shop: Shop, sent: unknown): Promise<number | null> {
  if (!isObject(sent)) return null
  const market = String(sent.market ?? '')
  const model = typeof sent.model === 'string' ? sent.model.trim() : ''
  const factor = String(sent.factor ?? '1')
  if (!isMarketCode(market) || !FACTOR.test(factor)) return null
  return shop.database.transaction(tx =>
    reprice(tx, market, { model: model || undefined, factor: Number(factor), now: new Date() }),
  )
}

interface Wish {
  market: string
  model: string
  /** As it was typed: -10 is a tenth lower. */
  percent: string
  fault?: string
}

const FIRST: Wish = { market: 'cz', model: '', percent: '-10' }

/** Asks first whether it is meant; the second time it is done. */
async function answerForm(c: ShopContext, shop: Shop, form: SentForm): Promise<Response> {
  const given = (name: string) => form.get(name)?.trim() ?? ''
  const wish = { market: given('market'), model: given('model'), percent: given('percent').replace(',', '.') }
  const factor = readFactor(wish.percent)
  if (factor === null)
    return respondWithPrices(c, shop, {
      ...wish,
      fault: 'Give a number above -100 and below 300, for example -10.',
    })
  const { market, model } = wish
  const found = isMarketCode(market) ? await listModels(shop, market, model) : []
  if (!isMarketCode(market) || found.length === 0)
    return respondWithPrices(c, shop, { ...wish, fault: 'There is no such model in this market.' })
  if (form.get('sure') === '1') {
    const published = await publish(shop, { market, model, factor })
    return c.redirect(`${PATH}?published=${published ?? 0}`, 302)
  }
  return askToConfirm(
    c,
    shop,
    { ...wish, factor },
    `${MARKET_NAMES[market]}, ${model ? found[0]?.label : `all ${await countPriced(shop.database, found, new Date())} models`}`,
    await findExample(shop.database, found, Number(factor), new Date()),
  )
}

/** What prices are multiplied by, for a change in percent with at most one decimal; null for anything else. */
function readFactor(percent: string): string | null {
  if (!/^[+\-−]?\d{1,3}(\.\d)?$/.test(percent)) return null
  const factor = (100 + Number(percent.replace('−', '-'))) / 100
  return factor > 0 && factor < 4 ? factor.toFixed(3) : null
}

function askToConfirm(
  c: ShopContext,
  shop: Shop,
  { market, model, percent, factor }: Wish & { factor: string },
  what: string,
  example: PriceExample | null,
): Promise<Response> {
  return respondWithTool(c, shop, {
    title: 'Publish new prices?',
    body: html`<p class="shop-lead"><b>${what}</b>: ${sayChange(Number(factor))}.</p>
${example && isMarketCode(market) ? renderExample(example, market) : NOTHING}
<p>This goes for everybody in this shop. Forms that are open now meet a conflict and show the new price. The history brings the former prices back.</p>
${renderPlainForm({
  action: PATH,
  csrfToken: ensureCsrfToken(c),
  hidden: { market, model, percent, sure: '1' },
  submit: html`<p class="tool-moves"><button class="shop-button">Publish</button> <a href="${PATH}">No, go back</a></p>`,
})}`,
  })
}

/** What one device of the best grade brings now, and with the new prices. */
function renderExample({ label, quality, before, after }: PriceExample, market: MarketCode): Html {
  const money = (minor: number): string => formatMoney(minor, MARKETS[market])
  return html`<p>For example ${label}, grade ${quality}: <b>${money(before)} → ${money(after)}</b></p>`
}

async function restore(c: ShopContext, shop: Shop, form: SentForm): Promise<Response> {
  const id = Number(form.get('restore'))
  const [publication] = await shop.database
    .select()
    .from(pricePublications)
    .where(eq(pricePublications.id, Number.isSafeInteger(id) ? id : 0))
  if (!publication)
    return respondWithPrices(c, shop, { ...FIRST, fault: 'The history has no such prices any more.' })
  if (form.get('sure') !== '1') return askToRestore(c, shop, publication)
  const restored = await shop.database.transaction(tx => restorePrices(tx, publication, new Date()))
  return c.redirect(`${PATH}?restored=${restored}`, 302)
}

function askToRestore(
  c: ShopContext,
  shop: Shop,
  { id, publishedAt, models }: PricePublication,
): Promise<Response> {
  return respondWithTool(c, shop, {
    title: `Bring back the prices before no. ${id}?`,
    body: html`<p class="shop-lead">The prices from before ${formatTime(publishedAt)}, ${models} ${models === 1 ? 'model' : 'models'}.</p>
<p>This goes for everybody in this shop. Forms that are open now meet a conflict and show the price that is brought back.</p>
${renderPlainForm({
  action: PATH,
  csrfToken: ensureCsrfToken(c),
  hidden: { restore: String(id), sure: '1' },
  submit: html`<p class="tool-moves"><button class="shop-button">Bring them back</button> <a href="${PATH}">No, go back</a></p>`,
})}`,
  })
}

const listModels = ({ database }: Shop, market: MarketCode, value = '') =>
  database
    .select()
    .from(deviceModels)
    .where(and(eq(deviceModels.market, market), value ? eq(deviceModels.value, value) : undefined))
    .orderBy(asc(deviceModels.value))

/** Values and names of the models, by the name of their manufacturer. */
async function groupModels(shop: Shop): Promise<Record<string, [string, string][]>> {
  const names = await shop.database.select().from(manufacturers).where(eq(manufacturers.market, 'cz'))
  const labels = new Map(names.map(({ value, label }) => [value, label]))
  const groups: Record<string, [string, string][]> = {}
  for (const { manufacturer, value, label } of await listModels(shop, 'cz')) {
    const name = labels.get(manufacturer) ?? manufacturer
    groups[name] = [...(groups[name] ?? []), [value, label]]
  }
  return groups
}

const MARKET_NAMES = { cz: 'Czech market', ro: 'Romanian market' } as const

async function respondWithPrices(c: ShopContext, shop: Shop, wish: Wish): Promise<Response> {
  const rows = await shop.database
    .select()
    .from(pricePublications)
    .orderBy(desc(pricePublications.id))
    .limit(MOST)
  const csrfToken = ensureCsrfToken(c)
  const named = (await Promise.all(MARKET_CODES.map(market => listModels(shop, market)))).flat()
  const models = new Map(named.map(({ value, label }) => [value, label]))
  return respondWithTool(c, shop, {
    status: wish.fault ? 400 : 200,
    title: 'Price lists',
    body: html`<p class="shop-lead">Withdraws the current prices of a market, or of one model, and publishes new ones. Forms that were opened before then meet a conflict (409).</p>
${renderNotice(sayDone(c, rows[0], models))}
<h2>New prices</h2>
${await renderForm(shop, csrfToken, wish)}
<h2>History</h2>
${renderPublications(rows, { action: PATH, csrfToken }, { markets: MARKET_NAMES, models })}
<h2>For scripts</h2>
<p><code>POST ${PATH}</code> takes JSON: <code>market</code>, <code>model</code> (all without it), <code>factor</code>.</p>`,
  })
}

/** What has just been done; `last` is the newest of the history. */
function sayDone(
  c: ShopContext,
  last: PricePublication | undefined,
  names: ReadonlyMap<string, string>,
): string | null {
  const count = (name: string) => (/^\d{1,4}$/.test(c.req.query(name) ?? '') ? c.req.query(name) : null)
  const [published, restored] = [count('published'), count('restored')]
  if (published && last) {
    const what = last.model === null ? `all ${published} models` : (names.get(last.model) ?? last.model)
    return `New prices for ${what} (${sayChange(Number(last.factor))}).`
  }
  return restored ? `The former prices are back. Models: ${restored}.` : null
}

async function renderForm(
  shop: Shop,
  csrfToken: string,
  { market, model, percent, fault }: Wish,
): Promise<Html> {
  const models = await groupModels(shop)
  return html`${renderPlainForm({
    action: PATH,
    csrfToken,
    layout: 'wide',
    row: [
      {
        name: 'market',
        label: 'Market',
        type: 'select',
        value: market,
        options: MARKET_CODES.map(code => [code, MARKET_NAMES[code]] as const),
      },
      {
        name: 'model',
        label: 'Model',
        type: 'select',
        value: model,
        options: { 'All manufacturers': [['', 'All models']], ...models },
      },
      {
        name: 'percent',
        label: 'Change in %',
        value: percent,
        hint: '-10 is a tenth lower.',
        fault,
        attributes: { autocomplete: 'off' },
      },
    ],
    submit: 'Preview',
  })}`
}

import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { html, raw } from 'hono/html'
import { goods } from '../cart/schema.ts'
import { COMMANDS, drawCode128, type MarketCode, writeBox, writeWeight } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import { makeTestOrder } from '../orders/test-order.ts'
import { respondWithTool } from '../qa/respond-with-tool.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type SentForm, takeForm } from '../site/forms.ts'
import type { Html } from '../site/html.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import { MARKET_CODES } from '../site/site.ts'
import { pathOfStaffPage } from '../staff/sections.ts'
import { crates, goodsLabels, serialNumbers } from './schema.ts'

const PATH = '/qa/picking/'
const SHOWN = 20

const PHONE = 'apple-iphone-16-128gb'
const CHARGER = 'nabijecka-usb-c-20w'

/** What testers without a warehouse scan: labels of goods, serial numbers that are free, crates and commands. As JSON for who asks for it. */
export function addPickingTools(app: ShopApp, shop: Shop): void {
  app.get(PATH, async c => {
    const market = MARKET_CODES.find(code => code === c.req.query('market')) ?? 'cz'
    const labels = await readLabels(shop.database, market)
    if (c.req.header('accept')?.includes('application/json')) {
      c.header('Cache-Control', NEVER_KEPT)
      return c.json(labels)
    }
    const body = html`${renderMaker(ensureCsrfToken(c))}${renderLabels(labels)}`
    return respondWithTool(c, shop, { title: 'Warehouse labels', body })
  })
  app.post(PATH, c => takeForm(c, shop, form => make(c, shop, form)))
}

/** An order that waits on the shelf: two chargers, and a phone with its serial number where that is asked. */
async function make(c: ShopContext, { database }: Shop, form: SentForm): Promise<Response> {
  const market = MARKET_CODES.find(code => code === form.get('market')) ?? 'cz'
  const products = { ...(form.get('phone') && { [PHONE]: 1 }), [CHARGER]: 2 }
  const { id } = await database.transaction(async tx => {
    const order = await makeTestOrder(tx, market, { state: 'in-progress', products })
    // Testers make more of them than the store has.
    for (const [seoName, quantity] of Object.entries(products))
      await tx
        .update(goods)
        .set({ stock: sql`${goods.stock} + ${quantity}` })
        .where(and(eq(goods.market, market), eq(goods.seoName, seoName)))
    return order
  })
  return c.redirect(`${pathOfStaffPage(market, 'admin-order-delivery-detail')}?id=${id}`, 302)
}

const MARKET_NAMES = { cz: 'Czech', ro: 'Romanian' } as const

const renderMaker = (csrfToken: string): Html =>
  renderPlainForm({
    csrfToken,
    submit: 'Make an order to pick',
    fields: [
      {
        name: 'market',
        label: 'Market',
        type: 'select',
        options: MARKET_CODES.map(code => [code, MARKET_NAMES[code]] as const),
      },
      { name: 'phone', label: 'With a phone, whose serial number is scanned', type: 'checkbox', value: true },
    ],
  })

async function readLabels(database: Database, market: MarketCode) {
  const free = sql<string[]>`array(select serial from ${serialNumbers} s where s.goods_id = ${goods.id}
    and s.order_item_id is null order by s.serial limit ${SHOWN})`
  return {
    commands: { ...COMMANDS, box: writeBox({ width: 30, height: 20, depth: 10 }), weight: writeWeight(1.25) },
    crates: await database
      .select({ name: crates.name, code: crates.code })
      .from(crates)
      .where(and(eq(crates.market, market), isNull(crates.orderId)))
      .orderBy(asc(crates.code)),
    goods: await database
      .select({ code: goods.seoName, name: goods.name, barcode: goodsLabels.barcode, serials: free })
      .from(goods)
      .innerJoin(goodsLabels, eq(goodsLabels.goodsId, goods.id))
      .where(eq(goods.market, market))
      .orderBy(asc(goods.id)),
  }
}

const renderLabels = ({ commands, crates: free, goods: all }: Awaited<ReturnType<typeof readLabels>>): Html =>
  html`<p class="shop-lead">What a scanner reads in the warehouse. Print it, or type a code and Enter into the page at once.</p>
<h2>Commands</h2>
${Object.entries(commands).map(([name, code]) => renderLabel(name, code))}
<h2>Free crates</h2>
${free.slice(0, SHOWN).map(({ name, code }) => renderLabel(name, code))}
<h2>Goods</h2>
${all.map(({ name, barcode, serials }) => html`${renderLabel(name, barcode)}${serials.slice(0, 3).map(serial => renderLabel('S/N', serial))}`)}`

function renderLabel(name: string, code: string): Html {
  const drawn = drawCode128(code)
  if (!drawn) return html``
  const bars = drawn.bars
    .map(({ x, width }) => `<rect x="${x}" y="0" width="${width}" height="40"/>`)
    .join('')
  const svg = `<svg class="tool-barcode" width="${drawn.width}" height="40" viewBox="0 0 ${drawn.width} 40" aria-hidden="true">${bars}</svg>`
  return html`<p>${name}<br>${raw(svg)}<br><code>${code}</code></p>`
}

import { html } from 'hono/html'
import { MARKETS, type MarketCode } from '#shop/contract.ts'
import { toLocalDate } from '#shop/orders/local-date.ts'
import type { Shop, ShopApp } from '#shop/server/shop.ts'
import { type Html, NOTHING } from '#shop/site/html.ts'
import { respondWithPage } from '#shop/site/respond.ts'
import { showPostcode } from '#shop/site/show-postcode.ts'
import { defineTexts, SITES } from '#shop/site/site.ts'
import { weekdayOf } from '../calendar.ts'
import { listExceptions, SCHEDULES } from './opening.ts'
import { listStores, type Store } from './stores.ts'

const TEXTS = defineTexts<StoresTexts>({
  cz: {
    title: 'Prodejny',
    description: 'Kde nás najdete, kdy máme otevřeno a\u00a0jak se k\u00a0nám dostanete.',
    lead: 'Přineste zařízení k\u00a0výkupu nebo k\u00a0opravě, nebo si vyzvedněte, co jste u\u00a0nás objednali. Termín si domlouvat nemusíte.',
    hours: 'Otevírací doba',
    days: [
      ['Pondělí až pátek', 0],
      ['Sobota', 5],
      ['Neděle', 6],
    ],
    closed: 'Zavřeno',
    closedOn: 'Zavřeno také:',
    map: 'Ukázat na mapě',
    call: 'Zavolat',
    today: 'Dnes',
    week: 'Otevírací doba celý týden',
  },
  ro: {
    title: 'Magazine',
    description: 'Unde ne găsiți, când suntem deschiși și cum ajungeți la noi.',
    lead: 'Aduceți dispozitivul pentru vânzare sau reparație ori ridicați ce ați comandat. Nu este nevoie de programare.',
    hours: 'Program',
    days: [
      ['Luni – vineri', 0],
      ['Sâmbătă', 5],
      ['Duminică', 6],
    ],
    closed: 'Închis',
    closedOn: 'Închis și pe:',
    map: 'Vedeți pe hartă',
    call: 'Sunați',
    today: 'Astăzi',
    week: 'Programul întregii săptămâni',
  },
})

interface StoresTexts {
  title: string
  description: string
  lead: string
  hours: string
  /** Days that are alike, and the first of them from Monday on. */
  days: readonly (readonly [name: string, day: number])[]
  closed: string
  closedOn: string
  map: string
  call: string
  today: string
  week: string
}

/** Where the shop's own stores are, and when they are open. */
export function addStoresPage(app: ShopApp, shop: Shop): void {
  for (const { market, paths } of Object.values(SITES)) {
    const texts = TEXTS[market]
    app.get(paths.stores, c =>
      respondWithPage(c, shop, {
        market,
        title: texts.title,
        description: texts.description,
        body: html`<p class="shop-lead">${texts.lead}</p>
${renderStores(market, listStores(market))}`,
      }),
    )
  }
}

/** Stores with their hours, and how one calls and finds them; of a week that is folded, today stands outside. */
export const renderStores = (market: MarketCode, stores: readonly Store[], isFolded = false): Html =>
  html`<ul class="shop-stores">${stores.map(store => renderStore(market, store, isFolded))}</ul>`

function renderStore(
  market: MarketCode,
  { id, name, street, city, postcode, ...at }: Store,
  isFolded: boolean,
): Html {
  const texts = TEXTS[market]
  const { phone } = SITES[market]
  const today = toLocalDate(market, new Date())
  const exceptions = listExceptions(market, 'store', today)
  const isClosed = exceptions.some(({ date }) => date === today)
  const week = html`<dl>${texts.days.map(([label, day]) => html`<div><dt>${label}</dt><dd>${showHours(market, day)}</dd></div>`)}</dl>
${exceptions.length ? html`<p class="shop-stores-closed">${texts.closedOn} ${exceptions.map(({ date }) => showDay(market, date)).join(', ')}</p>` : NOTHING}`
  return html`<li id="${id}"><h2>${name}</h2>
<address>${street}<br>${showPostcode(market, postcode)} ${city}</address>
${
  isFolded
    ? html`<dl><div><dt>${texts.today}</dt><dd>${isClosed ? texts.closed : showHours(market, weekdayOf(today) - 1)}</dd></div></dl>
<details class="shop-stores-week"><summary>${texts.week}</summary>${week}</details>`
    : html`<h3>${texts.hours}</h3>
${week}`
}
<p class="shop-stores-ways"><a href="${findOnMap(at)}" rel="external noopener" aria-label="${texts.map}: ${name}">${texts.map}</a>
<a href="tel:${phone.replaceAll(' ', '')}" aria-label="${texts.call}: ${name}, ${phone.replaceAll(' ', '\u00a0')}">${phone.replaceAll(' ', '\u00a0')}</a></p></li>`
}

function showHours(market: MarketCode, day: number): string {
  const hours = SCHEDULES.store[day]?.hours ?? []
  return (
    hours.map(({ from, to }) => `${showTime(market, from)}–${showTime(market, to)}`).join(', ') ||
    TEXTS[market].closed
  )
}

/** Czech writes an hour without a zero before it. */
const showTime = (market: MarketCode, time: string): string =>
  market === 'cz' ? time.replace(/^0/, '') : time

/** `2026-12-01` as people of the market write it: `1.\u00a012.`, `1 dec.` */
const showDay = (market: MarketCode, date: string): string =>
  new Intl.DateTimeFormat(MARKETS[market].language, {
    day: 'numeric',
    month: market === 'cz' ? 'numeric' : 'short',
    timeZone: 'UTC',
  })
    .format(new Date(date))
    .replace(' ', '\u00a0')

const findOnMap = ({ latitude, longitude }: Pick<Store, 'latitude' | 'longitude'>): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

import { html } from 'hono/html'
import { MARKETS, type MarketCode } from '../contract.ts'
import { groupDigits, TEST_CARDS } from '../providers/cards.ts'
import type { Shop } from '../server/shop.ts'
import { MARKET_CODES } from '../site/site.ts'
import { QA_BUYING } from './buying-page.ts'
import { listCodes } from './describe-codes.ts'
import { CARD_ENDS, listSpecialGoods, listSpecialPlaces, listStudents, MARKET_WORDS } from './list-special.ts'
import type { Entry } from './sections.ts'

/** What each part of that page is sought by, beside its own words. */
const WORDS = {
  cards: 'payment card credit platba platit platební karta plată plăti card bancar',
  students: 'student card ISIC discount studentská karta sleva legitimație reducere',
  codes: 'discount code coupon voucher slevový kód sleva kupon poukaz cod cupon reducere',
  goods: 'goods stock zboží produkt sklad vyprodáno poslední produse stoc epuizat ultimele',
  places: 'place parcel pick-up výdejní místo box odběr plné zavřené punct ridicare plin închis',
  evening:
    'evening courier slot full večer kurýr rozvoz termín čas doručení plný seară curier interval livrare plin',
} as const

interface Found {
  part: keyof typeof WORDS
  name: string
  text: string
  market?: MarketCode
  /** As it is typed into a field. */
  isCode?: boolean
}

/** All that the page of what to buy names, each with the way to its part of the page. */
export async function listBuyingEntries(shop: Shop): Promise<Entry[]> {
  const students = await listStudents(shop)
  const ofMarkets = await Promise.all(MARKET_CODES.map(market => listOfMarket(shop, market)))
  const found: Found[] = [
    ...Object.entries(TEST_CARDS).map(([name, { number }]) => ({
      part: 'cards' as const,
      name: groupDigits(number),
      text: CARD_ENDS[name as keyof typeof TEST_CARDS],
      isCode: true,
    })),
    ...students.map(({ number, holder, validTo }) => ({
      part: 'students' as const,
      name: number,
      text: `Of ${holder}, good until ${validTo}.`,
      isCode: true,
    })),
    ...ofMarkets.flat(),
    { part: 'evening', name: 'A full evening', text: 'Fills the first evening that the courier offers.' },
  ]
  return found.map(describeFound)
}

async function listOfMarket(shop: Shop, market: MarketCode): Promise<Found[]> {
  const codes = await listCodes(shop.database, market)
  const goods = await listSpecialGoods(shop, market)
  const places = await listSpecialPlaces(shop, market)
  return [
    ...codes.map(({ code, does, state }) => ({
      part: 'codes' as const,
      name: code,
      text: `${does}: ${state}.`,
      market,
      isCode: true,
    })),
    ...goods.map(({ name, special }) => ({ part: 'goods' as const, name, text: special, market })),
    ...places.map(({ name, provider, special }) => ({
      part: 'places' as const,
      name,
      text: `${special} (${provider})`,
      market,
    })),
  ]
}

function describeFound({ part, name, text, market, isCode = false }: Found): Entry {
  const language = market && !isCode ? html` lang="${MARKETS[market].language}"` : ''
  const where = market ? `${part}-${market}` : part
  return {
    words: `${name} ${text} ${WORDS[part]}`,
    body: html`<h3${language}>${isCode ? html`<code>${name}</code>` : name}</h3><p>${text}</p>
<p class="tool-links"><a href="${QA_BUYING}#${where}" aria-label="${name}: what to buy">${market ? MARKET_WORDS[market] : 'Show'}</a></p>`,
  }
}

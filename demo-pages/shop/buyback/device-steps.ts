import { html } from 'hono/html'
import { formatMoney, MARKETS, type MarketCode, readDecimal } from '../contract.ts'
import { replaySelection } from '../devices/selector.ts'
import { renderSteps } from '../devices/steps.ts'
import type { Shop } from '../server/shop.ts'
import type { Html } from '../site/html.ts'
import { readReplayedAppraisal } from './appraisal.ts'

const TEXTS = {
  cz: {
    ask: {
      type: 'Co nám chcete prodat?',
      manufacturer: 'Kdo ho vyrobil?',
      model: 'Který model to je?',
      color: 'Jakou má barvu?',
    },
    best: 'Nejvíc za něj dáme',
    notBought: 'Toto zařízení už nevykupujeme.',
    again: 'Začít znovu',
  },
  ro: {
    ask: {
      type: 'Ce doriți să ne vindeți?',
      manufacturer: 'Cine l-a fabricat?',
      model: 'Care este modelul?',
      color: 'Ce culoare are?',
    },
    best: 'Vă oferim cel mult',
    notBought: 'Nu mai cumpărăm acest dispozitiv.',
    again: 'De la început',
  },
} as const

/** The selector without scripts: each step a list of links, and at its end the best price. */
export async function renderDeviceSteps(
  shop: Shop,
  market: MarketCode,
  query: URLSearchParams,
): Promise<Html> {
  const replayed = await replaySelection(shop.database, market, query)
  const { device } = replayed
  const appraisal = device && (await readReplayedAppraisal(shop.database, market, device, query))
  const prices = (appraisal?.appraisal_result ?? []).flatMap(({ price }) => readDecimal(price) ?? [])
  const texts = TEXTS[market]
  return renderSteps(replayed, {
    market,
    page: 'buyback',
    texts,
    renderEnd: () =>
      prices.length
        ? html`<p>${texts.best} <strong>${formatMoney(Math.max(...prices), MARKETS[market])}</strong>.</p>`
        : html`<p>${texts.notBought}</p>`,
  })
}

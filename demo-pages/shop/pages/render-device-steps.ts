import { html } from 'hono/html'
import { formatMoney, MARKETS, type MarketCode, readDecimal } from '../contract.ts'
import { readReplayedAppraisal, replaySelection } from '../data/read-selector.ts'
import { SELECTION_STEPS, writeSelectorUrl } from '../data/selector-url.ts'
import type { WireChoice } from '../data/wire-choice.ts'
import type { Shop } from '../shop.ts'
import { type Html, NOTHING } from './html.ts'

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
    best: 'Cel mult primiți pe el',
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
  const { selected, choices, device } = await replaySelection(shop.database, market, query)
  const texts = TEXTS[market]
  const step = SELECTION_STEPS.find(name => selected[name] === null)
  const trail = SELECTION_STEPS.flatMap(name =>
    choices[name].filter(choice => choice.value === selected[name]),
  )
  const shownTrail = trail.length
    ? html`<p class="shop-trail">${trail.map(choice => choice.label).join(' › ')} <a href="${writeSelectorUrl(market, new URLSearchParams())}">${texts.again}</a></p>`
    : NOTHING
  if (step) {
    const chosen = Object.entries(selected).flatMap(([name, value]) => (value ? [[name, value]] : []))
    const link = (value: string) => writeSelectorUrl(market, new URLSearchParams([...chosen, [step, value]]))
    return html`${shownTrail}<p><strong>${texts.ask[step]}</strong></p><ul class="shop-choices">${choices[
      step
    ].map(
      choice => html`<li><a href="${link(choice.value)}">${renderPicture(choice)}${choice.label}</a></li>`,
    )}</ul>`
  }
  const appraisal = device && (await readReplayedAppraisal(shop.database, market, device, query))
  const prices = (appraisal?.appraisal_result ?? []).flatMap(({ price }) => readDecimal(price) ?? [])
  return prices.length
    ? html`${shownTrail}<p>${texts.best} <strong>${formatMoney(Math.max(...prices), MARKETS[market])}</strong>.</p>`
    : html`${shownTrail}<p>${texts.notBought}</p>`
}

const renderPicture = ({ image }: WireChoice): Html =>
  image ? html`<img src="${image}" alt="" width="96" height="96" loading="lazy">` : NOTHING

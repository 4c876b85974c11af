import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { type DevicePage, type ReplayedSelection, SELECTION_STEPS, writeSelectorUrl } from './selector.ts'
import type { WireChoice } from './store.ts'

export interface StepsTexts {
  ask: Readonly<Record<(typeof SELECTION_STEPS)[number], string>>
  again: string
}

interface StepsPage {
  market: MarketCode
  page: DevicePage
  texts: StepsTexts
  /** What stands at the end, once the device is chosen. */
  renderEnd: () => Html
}

/** Choosing a device without scripts: each step a list of links. */
export function renderSteps(
  { selected, choices }: ReplayedSelection,
  { market, page, texts, renderEnd }: StepsPage,
): Html {
  const step = SELECTION_STEPS.find(name => selected[name] === null)
  const trail = SELECTION_STEPS.flatMap(name =>
    choices[name].filter(choice => choice.value === selected[name]),
  )
  const start = writeSelectorUrl(market, new URLSearchParams(), page)
  const shownTrail = trail.length
    ? html`<p class="shop-trail">${trail.map(choice => choice.label).join(' › ')} <a href="${start}">${texts.again}</a></p>`
    : NOTHING
  if (!step) return html`${shownTrail}${renderEnd()}`
  const chosen = Object.entries(selected).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const link = (value: string) =>
    writeSelectorUrl(market, new URLSearchParams([...chosen, [step, value]]), page)
  return html`${shownTrail}<p><strong>${texts.ask[step]}</strong></p><ul class="shop-choices">${choices[
    step
  ].map(
    choice => html`<li><a href="${link(choice.value)}">${renderPicture(choice)}${choice.label}</a></li>`,
  )}</ul>`
}

const renderPicture = ({ image }: WireChoice): Html =>
  image ? html`<img src="${image}" alt="" width="96" height="96" loading="lazy">` : NOTHING

import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import type { Content } from '../data/content.ts'
import { SITES } from '../site.ts'
import { type Html, NOTHING } from './html.ts'

export interface ContentSetting {
  market: MarketCode
  /** The choices of a device as links, made from the page's own address. */
  deviceSteps: Html
}

/** An editor's text as markup. */
export const renderContent = (contents: readonly Content[], setting: ContentSetting): Html =>
  html`${contents.map(content => renderOne(content, setting))}`

function renderOne(content: Content, setting: ContentSetting): Html {
  switch (content.kind) {
    case 'lead':
      return html`<p class="shop-lead">${content.text}</p>`
    case 'heading':
      return html`<h2${content.id ? html` id="${content.id}"` : NOTHING}>${content.text}</h2>`
    case 'paragraph':
      return html`<p>${content.text}</p>`
    case 'list':
      return html`<ul>${content.items.map(item => html`<li>${item}</li>`)}</ul>`
    case 'steps':
      return html`<ol class="shop-steps">${content.items.map(
        ({ title, text }) => html`<li><h3>${title}</h3><p>${text}</p></li>`,
      )}</ol>`
    case 'questions':
      return html`<div class="shop-questions">${content.items.map(
        ({ question, answer }) => html`<details><summary>${question}</summary><p>${answer}</p></details>`,
      )}</div>`
    case 'links':
      return html`<ul class="shop-cards">${content.items.map(
        ({ label, href, text }) =>
          html`<li><a href="${href}">${label}</a>${text ? html`<p>${text}</p>` : NOTHING}</li>`,
      )}</ul>`
    case 'phone':
      return renderPhone(content.text, setting.market)
    case 'device-steps':
      return setting.deviceSteps
  }
}

function renderPhone(text: string, market: MarketCode): Html {
  const { phone } = SITES[market]
  return html`<p>${text} <a class="shop-phone" href="tel:${phone.replaceAll(' ', '')}">${phone}</a></p>`
}

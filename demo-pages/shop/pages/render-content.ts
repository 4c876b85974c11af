import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import type { Content } from '../data/content.ts'
import { SITES } from '../site.ts'
import { renderCartLink } from './cart-link.ts'
import { embedJson, type Html, NOTHING } from './html.ts'
import { renderNewsletterForm } from './newsletter-form.ts'
import { renderBanner } from './render-banner.ts'
import { renderSignInForm } from './sign-in-form.ts'

export interface ContentSetting {
  market: MarketCode
  /** The choices of a device as links, made from the page's own address. */
  deviceSteps: Html
  /** The same for the service, and its search; made only for a page that has them. */
  renderServiceSteps?: () => Promise<Html>
  renderServiceSearch?: () => Promise<Html>
  /** Gives the visitor the token that plain forms carry; where there is none, a page has no such form. */
  takeCsrfToken?: () => string
}

/** An editor's text as markup. */
export const renderContent = (contents: readonly Content[], setting: ContentSetting): Html =>
  html`${contents.map(content => renderOne(content, setting))}`

function renderOne(content: Content, setting: ContentSetting): Html {
  switch (content.kind) {
    case 'lead':
      return html`<p class="shop-lead">${content.text}</p>`
    case 'heading':
      return renderHeading(content)
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
    case 'service-steps':
      return html`${setting.renderServiceSteps?.() ?? NOTHING}`
    case 'service-search':
      return html`${setting.renderServiceSearch?.() ?? NOTHING}`
    case 'cart-link':
      return html`<p>${renderCartLink(setting.market)}</p>`
    case 'banner':
      return renderBanner(content.params)
    case 'sign-in':
      return setting.takeCsrfToken
        ? renderSignInForm(setting.market, setting.takeCsrfToken(), {
            next: content.next,
            prefix: `${content.id}-`,
          })
        : NOTHING
    case 'newsletter-form':
      return setting.takeCsrfToken
        ? renderNewsletterForm(setting.market, setting.takeCsrfToken(), { prefix: `${content.id}-` })
        : NOTHING
    case 'tab':
      return html`<section class="shop-text" id="${content.id}" data-tab="${content.label ?? ''}">${renderContent(content.contents, setting)}</section>`
    case 'island':
      return html`<div data-component="${content.component}"><script type="application/json">${embedJson(content.params)}</script>${renderContent(content.contents, setting)}</div>`
  }
}

function renderHeading({ text, id, level }: Extract<Content, { kind: 'heading' }>): Html {
  const attribute = id ? html` id="${id}"` : NOTHING
  return level === 3 ? html`<h3${attribute}>${text}</h3>` : html`<h2${attribute}>${text}</h2>`
}

function renderPhone(text: string, market: MarketCode): Html {
  const { phone } = SITES[market]
  return html`<p>${text} <a class="shop-phone" href="tel:${phone.replaceAll(' ', '')}">${phone}</a></p>`
}

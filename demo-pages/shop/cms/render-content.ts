import { html } from 'hono/html'
import { renderCartLink } from '../cart/link.ts'
import type { MarketCode } from '../contract.ts'
import { renderNewsletterForm } from '../newsletter/form.ts'
import { embedJson, type Html, NOTHING } from '../site/html.ts'
import { renderIcon } from '../site/icons.ts'
import { renderSearchForm } from '../site/search-form.ts'
import { SEARCH_TEXTS } from '../site/search-texts.ts'
import { SITES } from '../site/site.ts'
import { renderSignInForm } from '../visitor/form.ts'
import type { Content, PlaceholderParam } from './content.ts'
import type { FragmentKind } from './fragments.ts'
import { renderFacts, renderHero, renderWays } from './render-showcase.ts'

export interface ContentSetting {
  market: MarketCode
  /** The page's main heading, where the content has it. */
  title?: string
  /** What the shop fills in; made only for a page that has it. */
  renderFragment?: (kind: FragmentKind) => Html | Promise<Html>
  /** Gives the visitor the token that plain forms carry; where there is none, a page has no such form. */
  takeCsrfToken?: () => string
}

/** An editor's text as markup. */
export const renderContent = (contents: readonly Content[], setting: ContentSetting): Html =>
  html`${contents.map(content => renderOne(content, setting))}`

function renderOne(content: Content, setting: ContentSetting): Html {
  const { market, takeCsrfToken } = setting
  switch (content.kind) {
    case 'phone':
      return renderPhone(content.text, market)
    case 'email':
      return html`<p>${content.text} <a href="mailto:${SITES[market].email}">${SITES[market].email}</a></p>`
    case 'device-steps':
    case 'service-steps':
    case 'service-search':
    case 'buyback-offers':
    case 'goods-picks':
      return html`${setting.renderFragment?.(content.kind) ?? NOTHING}`
    case 'hero':
      return renderHero(content, setting.title ?? '')
    case 'cart-link':
      return html`<p>${renderCartLink(market)}</p>`
    case 'banner':
      return renderBanner(content.params)
    case 'sign-in': {
      const { next, id } = content
      return takeCsrfToken ? renderSignInForm(market, takeCsrfToken(), { next, prefix: `${id}-` }) : NOTHING
    }
    case 'newsletter-form':
      return takeCsrfToken
        ? renderNewsletterForm(market, takeCsrfToken(), { prefix: `${content.id}-` })
        : NOTHING
    case 'device-search':
      return renderSearchForm(market, {
        id: content.id,
        label: SEARCH_TEXTS[market].sellLabel,
        forSale: true,
      })
    case 'tab':
      return html`<section class="shop-text" id="${content.id}" data-tab="${content.label ?? ''}">${renderContent(content.contents, setting)}</section>`
    case 'island':
      return html`<div data-component="${content.component}"><script type="application/json">${embedJson(content.params)}</script>${renderContent(content.contents, setting)}</div>`
    default:
      return renderText(content)
  }
}

type TextContent = Extract<
  Content,
  {
    kind:
      | 'lead'
      | 'paragraph'
      | 'heading'
      | 'list'
      | 'steps'
      | 'questions'
      | 'links'
      | 'ways'
      | 'facts'
      | 'more'
  }
>

/** What reads the same wherever it stands. */
function renderText(content: TextContent): Html {
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
    case 'more':
      return html`<p class="shop-more"><a href="${content.href}">${content.label}</a>${renderIcon('arrow-right')}</p>`
    case 'ways':
      return renderWays(content)
    case 'facts':
      return renderFacts(content)
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

/** A banner as a plain link, of the same markup as its island's. */
export function renderBanner(params: readonly PlaceholderParam[]): Html {
  const read = (name: string): string => String(params.find(param => param.name === name)?.value ?? '')
  const [image, title, text, action] = ['image', 'title', 'text', 'action'].map(read)
  const alt = read('imageAlt') || (title || text || action ? '' : read('name'))
  return html`<div class="ostrov"><a class="ostrov-marketing-banner" data-layout="${read('layout') || 'card'}" href="${read('href')}">
${image ? html`<img src="${image}" alt="${alt}" width="${read('imageWidth')}" height="${read('imageHeight')}">` : NOTHING}
${
  title || text || action
    ? html`<span class="ostrov-marketing-banner-words">
${title ? html`<strong class="ostrov-marketing-banner-title">${title}</strong>` : NOTHING}
${text ? html`<span class="ostrov-marketing-banner-text">${text}</span>` : NOTHING}
${action ? html`<span class="ostrov-button">${action}</span>` : NOTHING}</span>`
    : NOTHING
}</a></div>`
}

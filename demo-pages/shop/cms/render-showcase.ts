import { html } from 'hono/html'
import type { Html } from '../site/html.ts'
import { renderIcon } from '../site/icons.ts'
import type { Content } from './content.ts'

type Of<Kind extends Content['kind']> = Extract<Content, { kind: Kind }>

/** Whether a page begins with a part that has its main heading. */
export const isHero = (content: Content | undefined): boolean => content?.kind === 'hero'

export const renderHero = ({ lead, actions, points, images }: Of<'hero'>, title: string): Html =>
  html`<div class="shop-hero"><div class="shop-hero-words"><h1>${title}</h1>
<p class="shop-lead">${lead}</p>
<p class="shop-actions">${actions.map(
    ({ label, href }) => html`<a class="shop-button" href="${href}">${label}</a> `,
  )}</p>
<ul>${points.map(point => html`<li>${renderIcon('check')}${point}</li>`)}</ul></div>
<div class="shop-hero-pictures">${images.map(
    image => html`<img src="${image}" alt="" width="240" height="240" fetchpriority="high">`,
  )}</div></div>`

export const renderWays = ({ items }: Of<'ways'>): Html =>
  html`<ul class="shop-ways">${items.map(
    ({ icon, title, text, href, action, image }) => html`<li>
<img src="${image}" alt="" width="160" height="160" loading="lazy">
<h2>${renderIcon(icon)}${title}</h2><p>${text}</p><p><a href="${href}">${action}</a>${renderIcon('arrow-right')}</p></li>`,
  )}</ul>`

export const renderFacts = ({ items }: Of<'facts'>): Html =>
  html`<ul class="shop-trust">${items.map(
    ({ icon, title, text }) => html`<li>${renderIcon(icon)}<h3>${title}</h3><p>${text}</p></li>`,
  )}</ul>`

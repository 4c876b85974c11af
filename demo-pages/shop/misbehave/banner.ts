import { html } from 'hono/html'
import { MARKETS, type MarketCode } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { type Html, NOTHING } from '../site/html.ts'
import type { PageLanguage } from '../site/layout-texts.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import { listTold } from './store.ts'
import { formatUntil, groupRules, nameTold, type Told } from './told.ts'

const TEXTS = {
  cs: {
    label: 'Zkouška poruch',
    lead: 'Obchod teď na povel zlobí:',
    mine: 'jen v tomto prohlížeči',
    everybody: 'pro všechny',
    until: (time: string) => `do ${time}`,
    change: 'Změnit',
    stop: 'Vypnout',
  },
  ro: {
    label: 'Test de defecțiuni',
    lead: 'Magazinul simulează acum defecțiuni:',
    mine: 'doar în acest browser',
    everybody: 'pentru toți',
    until: (time: string) => `până la ${time}`,
    change: 'Modificare',
    stop: 'Oprire',
  },
  en: {
    label: 'Misbehaviour',
    lead: 'The shop misbehaves on purpose:',
    mine: 'only in this browser',
    everybody: 'for everybody',
    until: (time: string) => `until ${time}`,
    change: 'Change',
    stop: 'Stop',
  },
} as const satisfies Record<PageLanguage, object>

/** Tells on the shop's own pages what was made to go wrong, so that nobody takes it for a fault; nothing where all is well. */
export async function renderMisbehaviourBanner(
  c: ShopContext,
  shop: Shop,
  market: MarketCode | null,
): Promise<Html> {
  if (!shop.isDemo || !market) return NOTHING
  const groups = groupRules(await listTold(shop.database, c.get('scope')))
  if (groups.length === 0) return NOTHING
  // One thing by itself has a name in English alone, and nobody reads half a sentence in each language.
  const language = groups.every(({ rule }) => rule.preset) ? languageOf(market) : 'en'
  const { label, lead, change, stop } = TEXTS[language]
  const csrfToken = ensureCsrfToken(c)
  const { pathname, search } = new URL(c.req.url)
  return html`<link rel="stylesheet" href="/static/shop-tools.css">
<aside class="tool-banner" aria-label="${label}" lang="${language}">
<p>${lead} ${groups.map((group, at) => html`${at ? '; ' : ''}<b>${nameTold(group, language)}</b> ${sayForWhom(group, language)}`)}. <a href="/qa/misbehave/#now">${change}</a></p>
${renderPlainForm({
  action: '/qa/misbehave/',
  csrfToken,
  prefix: 'banner-',
  hidden: { stop: '', next: pathname + search },
  layout: 'line',
  submit: html`<button class="tool-button">${stop}</button>`,
})}
</aside>`
}

const languageOf = (market: MarketCode): PageLanguage => (MARKETS[market].language === 'ro' ? 'ro' : 'cs')

function sayForWhom({ rule: { scope, expiresAt } }: Told, language: PageLanguage): string {
  const texts = TEXTS[language]
  const until = expiresAt ? [texts.until(formatUntil(expiresAt, language))] : []
  return `(${[scope === null ? texts.everybody : texts.mine, ...until].join(', ')})`
}

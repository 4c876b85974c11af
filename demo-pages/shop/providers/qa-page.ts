import { html } from 'hono/html'
import { nullable, picklist, safeParse, strictObject } from 'valibot'
import { ensureCsrfToken } from '../django/csrf.ts'
import { ensureScope } from '../misbehave/scope.ts'
import { respondWithTool } from '../qa/respond-with-tool.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { takeForm } from '../site/forms.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import { MANNERS, type Manner, PROVIDERS, type Provider, readManners, setManner } from './manners.ts'

const PAGE = '/qa/providers/'
const NAMES: Readonly<Record<Provider, string>> = {
  'google-pay': 'Google Pay',
  'apple-pay': 'Apple Pay',
  packeta: 'Packeta',
  dpd: 'DPD',
  twisto: 'Twisto',
  'google-reviews': 'Google Customer Reviews',
}
const MANNER_NAMES = Object.keys(MANNERS).filter((name): name is Manner => name in MANNERS)

const Wish = strictObject({ provider: picklist(PROVIDERS), manner: nullable(picklist(MANNER_NAMES)) })

/** Where testers say how the doubles of providers are to behave: for their own browser, until they say otherwise. */
export function addProvidersPage(app: ShopApp, shop: Shop): void {
  app.get(PAGE, c => respondWithProviders(c, shop))
  app.post(PAGE, async c => {
    if (c.req.header('content-type')?.startsWith('application/json')) {
      const wish = safeParse(Wish, await c.req.json().catch(() => null))
      if (!wish.success) return c.json({ detail: 'Not understood.' }, 400)
      await setManner(shop.database, c.get('scope'), wish.output.provider, wish.output.manner)
      return c.body(null, 204)
    }
    return takeForm(c, shop, async form => {
      const wish = safeParse(Wish, { provider: form.get('provider'), manner: form.get('manner') || null })
      if (wish.success)
        await setManner(shop.database, ensureScope(c), wish.output.provider, wish.output.manner)
      return c.redirect(PAGE, 302)
    })
  })
}

async function respondWithProviders(c: ShopContext, shop: Shop): Promise<Response> {
  const csrfToken = ensureCsrfToken(c)
  const manners = await readManners(shop.database, c.get('scope'))
  const options = [
    ['', 'As it should'] as const,
    ...MANNER_NAMES.map(name => [name, `${name}: ${MANNERS[name]}`] as const),
  ]
  return respondWithTool(c, shop, {
    title: 'Providers',
    body: html`<p class="shop-lead">Wallets, maps and Twisto are doubles on this machine’s other name. Here you say how each behaves in this browser.</p>
${PROVIDERS.map(
  provider =>
    html`<section><h2>${NAMES[provider]}</h2>${renderPlainForm({
      action: PAGE,
      csrfToken,
      prefix: `${provider}-`,
      layout: 'line',
      hidden: { provider },
      fields: [
        { name: 'manner', label: 'Behaves', type: 'select', options, value: manners.get(provider) ?? '' },
      ],
      submit: 'Set',
    })}</section>`,
)}`,
  })
}

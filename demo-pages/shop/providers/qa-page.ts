import { html } from 'hono/html'
import { nullable, picklist, safeParse, strictObject } from 'valibot'
import { ensureCsrfToken } from '../django/csrf.ts'
import { ensureScope } from '../misbehave/scope.ts'
import { respondWithTool } from '../qa/respond-with-tool.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { takeForm } from '../site/forms.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import {
  MANNERS,
  type Manner,
  PROVIDER_NAMES,
  PROVIDERS,
  type Provider,
  readManners,
  setManner,
} from './manners.ts'

const PAGE = '/qa/providers/'
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
  return respondWithTool(c, shop, {
    title: 'Providers',
    body: html`<p class="shop-lead">Wallets, maps and Twisto are doubles on this machine’s other name. Here you say how each behaves, in this browser alone, until you set it back.</p>
<ul class="tool-cards">${PROVIDERS.map(
      provider =>
        html`<li><h2>${PROVIDER_NAMES[provider]}</h2><p>${describeManner(manners.get(provider))}</p>
${renderPlainForm({
  action: PAGE,
  csrfToken,
  prefix: `${provider}-`,
  hidden: { provider },
  fields: [
    {
      name: 'manner',
      label: 'Behaves',
      type: 'select',
      options: listManners(provider),
      value: manners.get(provider) ?? '',
    },
  ],
  submit: html`<p><button class="tool-button" aria-label="Set ${PROVIDER_NAMES[provider]}">Set</button></p>`,
})}</li>`,
    )}</ul>`,
  })
}

const isManner = (name: string | undefined): name is Manner =>
  name !== undefined && Object.hasOwn(MANNERS, name)

const describeManner = (name: string | undefined): string =>
  isManner(name) ? `Now: ${MANNERS[name]}` : 'Behaves as it should.'

/** Of the manners those that such a provider can have. */
const listManners = (provider: Provider): (readonly [string, string])[] => [
  ['', 'As it should'],
  ...MANNER_NAMES.filter(name => (ONLY[name] ?? [provider]).includes(provider)).map(
    name => [name, MANNERS[name]] as const,
  ),
]

const ONLY: Readonly<Partial<Record<Manner, readonly Provider[]>>> = {
  unavailable: ['google-pay', 'apple-pay'],
  stranger: ['packeta', 'dpd'],
  full: ['packeta', 'dpd'],
  rejected: ['twisto'],
}

import { html } from 'hono/html'
import { type MarketCode, validatePassword } from '#shop/contract.ts'
import { ensureCsrfToken } from '#shop/django/csrf.ts'
import type { Shop, ShopApp, ShopContext } from '#shop/server/shop.ts'
import { takeForm } from '#shop/site/forms.ts'
import { renderAlert, renderPlainForm } from '#shop/site/plain-form.ts'
import { respondWithPage } from '#shop/site/respond.ts'
import { SITES } from '#shop/site/site.ts'
import { findLinkOwner, usePasswordLink } from './password-links.ts'
import { ACCOUNT_TEXTS } from './texts.ts'

interface Faults {
  password?: string
  again?: string
}

/** Where the owner of a new account chooses a password, by the link of a mail. */
export function addPasswordPage(app: ShopApp, shop: Shop): void {
  for (const { market, paths } of Object.values(SITES)) {
    const path = `${paths.newPassword}:token/`
    app.get(path, c => respondWithForm(c, shop, market, {}))
    app.post(path, c =>
      takeForm(c, shop, async form => {
        const password = form.get('password') ?? ''
        const faults = findFaults(market, password, form.get('again') ?? '')
        if (Object.keys(faults).length > 0) return respondWithForm(c, shop, market, faults)
        return (await usePasswordLink(shop.database, c.req.param('token') ?? '', password))
          ? c.redirect(paths.signIn, 302)
          : respondWithForm(c, shop, market, {})
      }),
    )
  }
}

function findFaults(market: MarketCode, password: string, again: string): Faults {
  const texts = ACCOUNT_TEXTS[market]
  if (validatePassword(password).length > 0) return { password: texts.weak }
  return password === again ? {} : { again: texts.differs }
}

async function respondWithForm(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  faults: Faults,
): Promise<Response> {
  const texts = ACCOUNT_TEXTS[market]
  const owner = await findLinkOwner(shop.database, c.req.param('token') ?? '')
  const attributes = { autocomplete: 'new-password', required: true }
  c.header('X-Robots-Tag', 'noindex')
  return respondWithPage(c, shop, {
    status: owner === null ? 404 : Object.keys(faults).length > 0 ? 400 : 200,
    isStorable: false,
    market,
    title: texts.title,
    body:
      owner === null
        ? renderAlert(texts.over)
        : html`<p class="shop-lead">${texts.lead}</p>
${renderPlainForm({
  csrfToken: ensureCsrfToken(c),
  fields: [
    {
      name: 'password',
      label: texts.password,
      type: 'password',
      hint: texts.hint,
      fault: faults.password,
      attributes,
    },
    { name: 'again', label: texts.again, type: 'password', fault: faults.again, attributes },
  ],
  submit: texts.submit,
})}`,
  })
}

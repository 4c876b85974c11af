import { html } from 'hono/html'
import { type MarketCode, validatePassword } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import { redirectWithNote, takeNote } from '../django/kept-note.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { takeForm } from '../site/forms.ts'
import type { Html } from '../site/html.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import { respondWithPage } from '../site/respond.ts'
import { SITES } from '../site/site.ts'
import { renderShowBox, SHOW_SCRIPT } from './form.ts'
import { findLinkOwner, usePasswordLink } from './password-links.ts'
import { PASSWORD_TEXTS } from './password-texts.ts'
import { SIGN_IN_TEXTS } from './texts.ts'

type Fault = 'missing' | 'weak' | 'differs'

/** Where the owner of an account chooses a new password, by the link of a mail. */
export function addPasswordPage(app: ShopApp, shop: Shop): void {
  const { database } = shop
  for (const { market, paths } of Object.values(SITES)) {
    const path = `${paths.newPassword}:token/`
    app.get(path, c => respondWithForm(c, shop, market))
    app.post(path, c =>
      takeForm(c, shop, async form => {
        const password = form.get('password') ?? ''
        const fault = findFault(password, form.get('again') ?? '')
        if (fault) return redirectWithNote(database, c, c.req.path, { words: [fault] })
        return (await usePasswordLink(database, c.req.param('token') ?? '', password))
          ? redirectWithNote(database, c, paths.signIn, { words: ['passwordSaved'] })
          : c.redirect(c.req.path, 303)
      }),
    )
  }
}

function findFault(password: string, again: string): Fault | null {
  if (!password) return 'missing'
  if (validatePassword(password).length > 0) return 'weak'
  return password === again ? null : 'differs'
}

async function respondWithForm(c: ShopContext, shop: Shop, market: MarketCode): Promise<Response> {
  const texts = PASSWORD_TEXTS[market]
  const isOpen = (await findLinkOwner(shop.database, c.req.param('token') ?? '')) !== null
  const fault = (await takeNote(shop.database, c))?.words[0]
  c.header('X-Robots-Tag', 'noindex')
  return respondWithPage(c, shop, {
    status: isOpen ? 200 : 404,
    isStorable: false,
    market,
    title: isOpen ? texts.title : texts.overTitle,
    head: SHOW_SCRIPT,
    body: isOpen
      ? html`<p class="shop-lead">${texts.lead}</p>
${renderForm(market, ensureCsrfToken(c), fault)}`
      : html`<p class="shop-lead">${texts.over}</p>
<p><a class="shop-button" href="${SITES[market].paths.forgotten}">${texts.anew}</a></p>`,
  })
}

function renderForm(market: MarketCode, csrfToken: string, fault: string | undefined): Html {
  const texts = PASSWORD_TEXTS[market]
  const attributes = { autocomplete: 'new-password' }
  const isFirst = fault === 'missing' || fault === 'weak'
  return renderPlainForm({
    csrfToken,
    isCheckedHere: true,
    fields: [
      {
        name: 'password',
        label: texts.password,
        type: 'password',
        hint: texts.hint,
        fault: isFirst ? texts[fault] : undefined,
        attributes,
      },
      {
        name: 'again',
        label: texts.again,
        type: 'password',
        fault: fault === 'differs' ? texts.differs : undefined,
        attributes,
      },
    ],
    note: renderShowBox('', SIGN_IN_TEXTS[market].show, 'password again'),
    submit: texts.submit,
  })
}

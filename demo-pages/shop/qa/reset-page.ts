import { html } from 'hono/html'
import { ensureCsrfToken } from '../django/csrf.ts'
import { forgetAllTurns } from '../limits/turns.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { takeForm } from '../site/forms.ts'
import { renderNotice, renderPlainForm } from '../site/plain-form.ts'
import { QA_HOME, respondWithTool } from './respond-with-tool.ts'

const PATH = '/qa/reset/'

/** Brings the data of a new shop back, once that was confirmed; or only lets everybody try again. */
export function addResetPage(app: ShopApp, shop: Shop): void {
  app.get(PATH, c => respondWithReset(c, shop, false))
  app.post(PATH, c =>
    takeForm(c, shop, async form => {
      if (form.get('what') === 'limits') {
        await forgetAllTurns(shop.database)
        return c.redirect(`${PATH}?limits=1`, 302)
      }
      if (form.get('sure') !== '1' || !shop.resetData) return respondWithReset(c, shop, true)
      await forgetAllTurns(shop.database)
      await shop.resetData()
      return c.redirect(`${QA_HOME}?reset=1`, 302)
    }),
  )
}

function respondWithReset(c: ShopContext, shop: Shop, isUnsure: boolean): Promise<Response> {
  const csrfToken = ensureCsrfToken(c)
  return respondWithTool(c, shop, {
    status: isUnsure ? 400 : 200,
    title: 'Data reset',
    body: html`${renderNotice(c.req.query('limits') === '1' ? 'Limits are forgotten: everybody may try again.' : null)}
<section class="tool-panel" aria-labelledby="everything">
<h2 id="everything">Begin anew</h2>
<p>Everything goes back to what a new shop has: orders, buy-backs, mails, carts, stocks, categories, discounts, pre-orders, subscribers, prices, what editors changed on pages, misbehaviour and the log of calls. Everybody is signed out. It takes some seconds, and there is no way back.</p>
<p>Automatic tests are not disturbed: each run has a database of its own.</p>
${renderPlainForm({
  action: PATH,
  csrfToken,
  hidden: { what: 'data' },
  fields: [
    {
      name: 'sure',
      label: 'Yes, delete what all testers of this shop made',
      type: 'checkbox',
      attributes: { required: true },
      fault: isUnsure ? 'Tick this first, please: everybody’s data would be gone.' : undefined,
    },
  ],
  submit: html`<p><button class="shop-button tool-danger">Begin anew</button></p>`,
})}
</section>
<section class="tool-panel" aria-labelledby="limits">
<h2 id="limits">Only the limits</h2>
<p>After many wrong passwords or mails the shop makes a pause. This forgets who tried how often, and nothing else.</p>
${renderPlainForm({
  action: PATH,
  csrfToken,
  prefix: 'limits-',
  hidden: { what: 'limits' },
  submit: html`<p><button class="tool-button">Forget the limits</button></p>`,
})}
</section>`,
  })
}
